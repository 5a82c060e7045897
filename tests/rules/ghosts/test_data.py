"""Saves and links as plain data: round trips, frozen examples, damage."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.ghosts import strategies
from tests.rules.ghosts.tables import rolled, table, well_said
from threefold import InvalidInput, Unreadable, cbor
from threefold.games import ghosts
from threefold.games.ghosts import Act, ByHand, Consequence, Request, Seeded, Slot, start
from threefold.gate import read_json

ACT = Act("Ann", "run", ("quick",), "old rivals", None, True)
ACT_DATA = ["Ann", "run", ["quick"], "old rivals", None, True]
SEED = bytes(range(16))
SEED_TEXT = "AAECAwQFBgcICQoLDA0ODw"

STEPS: list[tuple[ghosts.Step, list[Any]]] = [
    (ghosts.AddCharacter("ann", "Ann"), ["add", "ann", "Ann"]),
    (ghosts.RemoveCharacter("ann"), ["remove", "ann"]),
    (ghosts.Write("ann", "tag1", "quick"), ["write", "ann", "tag1", "quick"]),
    (ghosts.Mark("ann", Slot(Consequence.MINOR, 1), "x"), ["mark", "ann", "minor2", "x"]),
    (ghosts.ClearSlot("ann", Slot(Consequence.MAJOR)), ["clear", "ann", "major"]),
    (ghosts.SetAnchor("ann", True), ["anchor", "ann", True]),
    (ghosts.Forget("ann"), ["forget", "ann"]),
    (ghosts.Relate("ann", "bob", "rivals"), ["relate", "ann", "bob", "rivals"]),
    (ghosts.SetHealth("ann", "bob", False), ["health", "ann", "bob", False]),
    (ghosts.ThrowDice("ann", ACT, Seeded(SEED)), ["throw", "ann", ACT_DATA, SEED_TEXT]),
    (ghosts.ThrowDice(None, ACT, ByHand((5, 1))), ["throw", None, ACT_DATA, [[5, 1], []]]),
    (ghosts.Reroll("ann", ByHand((5,), (2,))), ["reroll", "ann", [[5], [2]]]),
    (ghosts.Keep("ann", "a", "b", "bob"), ["keep", "ann", "a", "b", "bob"]),
    (ghosts.Keep(None), ["keep", None, "", "", None]),
]


@pytest.mark.parametrize(("step", "data"), STEPS)
def test_the_data_of_each_step_is_for_ever(step: ghosts.Step, data: list[Any]) -> None:
    assert ghosts.step_to_data(step) == data
    assert ghosts.step_from_data(data) == step


def test_the_data_of_a_state_is_for_ever() -> None:
    word = ghosts.Write("bob", "word", "Ash")
    cast = rolled(table(word, ghosts.Mark("bob", Slot(Consequence.MINOR))), 3)
    ann_tags = ["finding my brother", "ink on both hands", "the sea at night", "telling lies apart"]
    roll = [["Ann", "run", ["finding my brother"], None, None, False], [[[3], []]]]
    blank = ["", "", "", ""]
    none = [None, None, None]
    data = [
        [
            ["ann", "Ann", ann_tags, ["", False], none, None, None, roll],
            ["bob", "Bob", blank, ["", False], ["", None, None], None, ["Ash", ""], None],
            ["cleo", "Cleo", blank, ["", False], none, None, None, None],
        ],
        [
            ["ann", "bob", "old rivals", True],
            ["ann", "cleo", "she raised me", True],
            ["bob", "cleo", "", True],
        ],
        None,
    ]
    assert ghosts.state_to_data(cast) == data
    assert ghosts.state_from_data(data) == cast


def test_the_data_of_a_link_is_for_ever() -> None:
    roll = start(Act("Ann", tags=("a", "b")), ByHand((5, 2))).thrown(Seeded(SEED))
    data = [["Ann", "", ["a", "b"], None, None, False], [[[5, 2], []], SEED]]
    assert ghosts.roll_to_data(roll) == data
    assert ghosts.roll_from_data(data, {}) == roll
    assert ghosts.request_to_data(Request(ACT, "now!")) == [ACT_DATA, "now!"]
    assert ghosts.request_from_data([ACT_DATA, "now!"]) == Request(ACT, "now!")


@given(strategies.rolls(), strategies.rulings)
def test_rolls_survive_a_link(roll: ghosts.Roll, rulings: dict[str, str]) -> None:
    data = cbor.loads(cbor.dumps(ghosts.roll_to_data(roll)))
    assert ghosts.roll_from_data(data, rulings) == roll


@given(strategies.requests)
def test_requests_survive_a_link(request: Request) -> None:
    data = cbor.loads(cbor.dumps(ghosts.request_to_data(request)))
    assert ghosts.request_from_data(data) == request


@given(strategies.steps)
def test_steps_survive_a_save(step: ghosts.Step) -> None:
    data = read_json(json.dumps(ghosts.step_to_data(step)), 1_000_000)
    assert ghosts.step_from_data(data) == step


def test_a_link_holds_inputs_and_never_a_result() -> None:
    first, second = (start(ACT, Seeded(bytes([n]) * 16)) for n in (1, 2))
    assert first.dice() != second.dice()
    act, throws = ghosts.roll_to_data(first)
    assert act == ghosts.roll_to_data(second)[0]
    assert throws == [bytes([1]) * 16]


@pytest.mark.parametrize("rulings", [{"ghosts.heal": "sometimes"}, {"ghosts.luck": "by-hand"}])
def test_a_link_with_an_unknown_ruling_is_refused(rulings: dict[str, str]) -> None:
    data = ghosts.roll_to_data(start(ACT, Seeded(SEED)))
    with pytest.raises(InvalidInput):
        ghosts.roll_from_data(data, rulings)


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


STATE = ghosts.state_to_data(rolled(table(), 3))
READERS: list[tuple[Callable[[Any], Any], Any]] = [
    (ghosts.state_from_data, STATE),
    (lambda data: ghosts.roll_from_data(data, {}), [ACT_DATA, [[[5, 2], []], SEED]]),
    (ghosts.request_from_data, [ACT_DATA, "now!"]),
    *((ghosts.step_from_data, data) for _, data in STEPS),
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
        [ACT_DATA, [[[5, 2, 1], []]]],
        [ACT_DATA, [[[5, 7], []]]],
        [ACT_DATA, [SEED[:15]]],
        [ACT_DATA, [[[5, 5], []], [[1, 1], [6]], [[6, 6], [1, 1]]]],
        [["", "", ["a"] * 5, None, None, False], [SEED]],
        [["", "", [], None, "Ash", False], [SEED]],
        [["", "", [], None, None, 1], [SEED]],
    ],
)
def test_a_roll_against_the_rules_is_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable):
        ghosts.roll_from_data(data, {})


@pytest.mark.parametrize(
    "writer",
    [ghosts.state_to_data, ghosts.step_to_data, ghosts.roll_to_data, ghosts.request_to_data],
)
def test_only_our_own_values_become_data(writer: Callable[[Any], Any]) -> None:
    for bad in (None, "roll", 7, ["add", "ann", "Ann"], object()):
        with pytest.raises(InvalidInput):
            writer(bad)
