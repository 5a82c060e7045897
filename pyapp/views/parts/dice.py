"""Dice drawn as dice. Safe and risk dice differ in outline, pips and words, never by colour alone.

A die is an outline (by its kind) with marks on it (by its face); both are looked up by the number
of sides, so a new size joins by one entry in `OUTLINES` and one in `MARKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from pyapp.views.parts.tree import Child, Tree, attrs, classes
from pyapp.words import say


class Kind(StrEnum):
    """What a die stands for in the roll."""

    SAFE = "safe"
    RISK = "risk"

    @property
    def word(self) -> str:
        """The name printed beside dice of this kind."""
        return say(f"part.kind.{self}")


MOST_DRAWN = 24
"""More dice of one kind than this are counted, not drawn: a link may hold a hundred."""

# Where the pips of a six-sided die sit, on a grid of -1, 0, 1 around its middle.
_SPOTS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_MIDDLE = 32
_STEP = 13


def _round_square() -> Tree:
    box = {"x": "7", "y": "7", "width": "50", "height": "50", "rx": "13"}
    return ["rect", {"class": "body", **box}]


def _splintered_square() -> Tree:
    """A square with cut corners and saw teeth along each side."""
    edge = [(14, 5), (19, 10), (24, 4), (29, 10), (35, 10), (40, 4), (45, 10), (50, 5)]
    points: list[tuple[int, int]] = []
    for _ in range(4):
        points += edge
        edge = [(64 - y, x) for x, y in edge]
    return ["polygon", {"class": "body", "points": " ".join(f"{x},{y}" for x, y in points)}]


def _round_pip(x: int, y: int) -> Tree:
    return ["circle", {"class": "pip", "cx": str(x), "cy": str(y), "r": "5"}]


def _cut_pip(x: int, y: int) -> Tree:
    return ["path", {"class": "pip", "d": f"M{x} {y - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z"}]


def _pips(kind: Kind, face: int) -> list[Tree]:
    pip = _round_pip if kind is Kind.SAFE else _cut_pip
    return [pip(_MIDDLE + _STEP * x, _MIDDLE + _STEP * y) for x, y in _SPOTS[face]]


OUTLINES: Mapping[tuple[Kind, int], Callable[[], Tree]] = {
    (Kind.SAFE, 6): _round_square,
    (Kind.RISK, 6): _splintered_square,
}
MARKS: Mapping[int, Callable[[Kind, int], list[Tree]]] = {6: _pips}


def die(kind: Kind, face: int | None, *, counts: bool = False, sides: int = 6) -> Tree:
    """Draw one die.

    Args:
        kind: Safe or risk.
        face: What it shows, 1 to `sides`; None for a die that has not been thrown.
        counts: This die is the one its kind is judged by; it gets a ring and a flag.
        sides: A size that `OUTLINES` and `MARKS` know.
    """
    drawn = {
        "class": classes("die", kind.value, unthrown=face is None, counts=counts),
        "viewBox": "0 0 64 64",
        "role": "img",
        "aria-label": spoken(kind, face, counts=counts),
    }
    marks = MARKS[sides](kind, face) if face is not None else []
    return ["svg", drawn, OUTLINES[kind, sides](), *marks]


def blank(kind: Kind, *, sides: int = 6) -> Tree:
    """Draw only a die's outline, as a sign beside words that say it; hidden from screen readers."""
    drawn = {"class": f"die {kind.value} unthrown", "viewBox": "0 0 64 64", "aria-hidden": "true"}
    return ["svg", drawn, OUTLINES[kind, sides]()]


def spoken(kind: Kind, face: int | None, *, counts: bool = False) -> str:
    """Say a die aloud: ``Safe die: 5, counts``."""
    shown = say("part.unthrown") if face is None else str(face)
    words = [say(f"part.die.{kind}", face=shown), say("part.counts") if counts else ""]
    return ", ".join(filter(None, words))


def dice_row(kind: Kind, faces: Sequence[int | None], counting: int | None = None) -> Tree | None:
    """Draw the dice of one kind in a row under its name; nothing when there are none.

    Args:
        kind: Safe or risk.
        faces: In the order thrown; None for dice not thrown yet.
        counting: The value that counts; the first die that shows it is marked.
    """
    if not faces:
        return None
    shown = _drawn(faces, counting)
    marked = shown.index(counting) if counting is not None and counting in shown else None
    items: list[Tree] = [_place(kind, face, at == marked) for at, face in enumerate(shown)]
    if len(faces) > len(shown):
        items.append(["li", {"class": "die-place"}, f"+{len(faces) - len(shown)}"])
    row = {"class": "dice-row", "role": "list", "aria-label": say(f"part.dice.{kind}")}
    heading = [
        "span",
        {"class": classes("dice-name", kind.value), "aria-hidden": "true"},
        kind.word,
    ]
    return ["div", {"class": classes("dice-kind", kind.value)}, heading, ["ul", row, *items]]


def _drawn(faces: Sequence[int | None], counting: int | None) -> list[int | None]:
    """Leave out dice beyond `MOST_DRAWN`, never the one that counts."""
    shown = list(faces[:MOST_DRAWN])
    if counting is not None and counting in faces and counting not in shown:
        shown[-1] = counting
    return shown


def _place(kind: Kind, face: int | None, counts: bool) -> Tree:
    given = {"class": "die-mark", "aria-hidden": "true"}
    flag: Child = ["span", given, say("part.counts")] if counts else None
    return ["li", {"class": "die-place"}, die(kind, face, counts=counts), flag]


def dice_table(
    safe: Sequence[int | None],
    risk: Sequence[int | None],
    *,
    safe_counts: int | None = None,
    risk_counts: int | None = None,
    size: str | None = None,
) -> Tree:
    """Draw a whole throw: safe dice, then risk dice.

    Args:
        safe: Faces of the safe dice; None for each die not thrown yet.
        risk: Faces of the risk dice, likewise.
        safe_counts: The value of the safe dice that counts.
        risk_counts: The value of the risk dice that counts.
        size: ``"small"`` or ``"large"``; else middling.
    """
    rows = [dice_row(Kind.SAFE, safe, safe_counts), dice_row(Kind.RISK, risk, risk_counts)]
    return ["div", attrs({"class": classes("dice", size)}), *rows]


def pool_preview(safe: int, risk: int, *, size: str | None = "small") -> Tree:
    """Draw the dice about to be thrown, blank: `safe` and `risk` are how many of each."""
    return dice_table([None] * safe, [None] * risk, size=size)
