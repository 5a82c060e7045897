"""What the spending table of Imposition costs under CPython, over checks of every size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from statistics import median

from threefold import imposition
from tools.bench.table import Figure
from tools.bench.timing import by_turns

BUDGET_MS = 5.0
DICE = tuple(imposition.Die)
BOXES = (0, 3, 9)
Case = tuple[imposition.Check, int, int]
CASES: list[Case] = [
    (imposition.Check(level, path, die, constant=constant), aptitude, boxes)
    for level, path, die, constant, aptitude, boxes in product(
        (4, 8, 12), (4, 8, 12), DICE, (0, 2), (0, 2, 5), BOXES
    )
]


def _table(case: Case) -> object:
    check, aptitude, boxes = case
    return imposition.spending(check, aptitude, boxes, imposition.BOXES - boxes)


def _plainly(case: Case) -> object:
    """The odds of every spending there is, with nothing left out: what the table saves."""
    check, aptitude, boxes = case
    dice = (check.level, check.path, check.imposition, check.constant)
    return [
        imposition.odds(imposition.Check(*dice, aptitude=points, stress=stress))
        for points, stress in product(range(aptitude + 1), range(boxes + 1))
    ]


def _times(work: Callable[[Case], object], calls: int, rounds: int) -> list[float]:
    return by_turns([partial(work, case) for case in CASES], calls, rounds)


def figures() -> list[Figure]:
    """Time the table, and the odds of every spending beside it."""
    ours, plain = _times(_table, calls=3, rounds=5), _times(_plainly, calls=1, rounds=5)
    worst = max(range(len(CASES)), key=ours.__getitem__)
    return [
        Figure(
            f"`imposition.spending`, median of {len(CASES)} checks",
            median(ours),
            "ms",
            "odds of every spending, same checks",
            median(plain),
            budget=BUDGET_MS,
        ),
        Figure(
            "`imposition.spending`, slowest check",
            ours[worst],
            "ms",
            "odds of every spending, same check",
            plain[worst],
            budget=BUDGET_MS,
        ),
    ]
