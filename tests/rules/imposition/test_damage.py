"""Data that is damaged, or says what the rules forbid: unreadable, and never anything else."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from tests.rules.imposition.examples import (
    A_DATA,
    ACT_DATA,
    B_DATA,
    SEED,
    STEPS,
    duelling,
)
from tests.rules.imposition.tables import rolled, table, well_said
from threefold import InvalidInput, Unreadable, imposition


def replaced(data: Any, path: list[int], value: Any) -> Any:
    """The data with one part exchanged; the path says which."""
    if not path:
        return value
    at = path[0] % len(data)
    return [*data[:at], replaced(data[at], path[1:], value), *data[at + 1 :]]


def leaves(data: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The paths to every part, lists themselves included."""
    inner = data if isinstance(data, list) else []
    return [path, *(p for i, part in enumerate(inner) for p in leaves(part, (*path, i)))]


READERS: list[tuple[Callable[[Any], Any], Any]] = [
    (imposition.state_from_data, imposition.state_to_data(rolled(table()))),
    (imposition.state_from_data, imposition.state_to_data(duelling())),
    (lambda data: imposition.roll_from_data(data, {}), [ACT_DATA, [[5, 2, 1], SEED]]),
    (
        lambda data: imposition.roll_from_data(data, {}),
        imposition.roll_to_data(duelling().duel.duel),  # type: ignore[union-attr]
    ),
    (imposition.request_from_data, [ACT_DATA, "now!"]),
    *((imposition.step_from_data, data) for _, data in STEPS),
]


@given(st.sampled_from(READERS), st.data())
def test_damaged_data_is_unreadable_or_good(
    reader: tuple[Callable[[Any], Any], Any], data: st.DataObject
) -> None:
    """Each part of real data exchanged for something else: read, or refused as unreadable."""
    read, good = reader
    path = data.draw(st.sampled_from(leaves(good)))
    bad = replaced(good, list(path), data.draw(strategies.garbage))
    try:
        read(bad)
    except Unreadable as error:
        well_said(error)


@given(st.sampled_from(READERS), strategies.garbage)
def test_garbage_is_unreadable(reader: tuple[Callable[[Any], Any], Any], garbage: Any) -> None:
    with pytest.raises(Unreadable):
        reader[0](garbage)


@pytest.mark.parametrize(
    "data",
    [
        [ACT_DATA, []],
        [ACT_DATA, [[9, 1, 1]]],
        [ACT_DATA, [[1, 1, 13]]],
        [ACT_DATA, [[1, 1]]],
        [ACT_DATA, [SEED[:15]]],
        [ACT_DATA, [SEED] * 6],
        [[*ACT_DATA[:5], ["grip", 3, 4], *ACT_DATA[6:]], [SEED]],
        [[*ACT_DATA[:5], ["grip", 5, 2], *ACT_DATA[6:]], [SEED]],
        [[*ACT_DATA[:8], 5, False], [SEED]],
        [[*ACT_DATA[:9], True], [SEED]],
        [[*ACT_DATA[:6], [7, 1], *ACT_DATA[7:]], [SEED]],
        [[*ACT_DATA[:6], [12, "some"], *ACT_DATA[7:]], [SEED]],
        [ACT_DATA, [SEED], ACT_DATA],
        [A_DATA, [SEED], A_DATA, [SEED]],
        [B_DATA, [SEED], B_DATA, [SEED]],
    ],
)
def test_a_roll_against_the_rules_is_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable):
        imposition.roll_from_data(data, {})


@pytest.mark.parametrize(
    "writer",
    [
        imposition.state_to_data,
        imposition.step_to_data,
        imposition.roll_to_data,
        imposition.request_to_data,
    ],
)
def test_only_our_own_values_become_data(writer: Callable[[Any], Any]) -> None:
    for bad in (None, "roll", 7, ["add", "ann", "Ann"], object()):
        with pytest.raises(InvalidInput):
            writer(bad)
