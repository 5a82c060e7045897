"""Saves as plain data: round trips, frozen examples, parts that do not fit together."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.universalis.contests import garbage, well_said
from tests.rules.universalis.examples import STEPS, TALES
from tests.rules.universalis.tables import facing, playing
from threefold import InvalidInput, Unreadable, universalis
from threefold.games.universalis import Line, Step, Tale, lines_from_memo, memo
from threefold.gate import read_json

tales = pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))


def through_json(data: Any) -> Any:
    return read_json(json.dumps(data), 1_000_000)


@pytest.mark.parametrize(("step", "data"), STEPS)
def test_the_data_of_each_step_is_for_ever(step: Step, data: list[Any]) -> None:
    written = universalis.step_to_data(step)
    assert through_json(written) == written == data
    assert universalis.step_from_data(data) == step


def test_every_step_has_an_example() -> None:
    assert {type(step) for step, _ in STEPS} == set(universalis.Step.__args__)


@tales
def test_a_state_survives_a_save(tale: Tale) -> None:
    assert universalis.state_from_data(through_json(universalis.state_to_data(tale))) == tale


def test_the_data_of_a_state_is_for_ever() -> None:
    assert universalis.state_to_data(TALES["telling"]) == {
        "players": ["Ann", "Bob", "Cleo"],
        "components": {
            "0": ["character", [["Mara", 1], ["a sword", 2], ["a wound", 2]], 0, True, False],
            "1": ["character", [["ogre", 1], ["strong", 4]], 1, True, False],
        },
        "facts": {
            "0": ["an inn", "place", 0, 1, False],
            "1": ["a night in winter", "time", 0, 1, False],
        },
        "ledger": [[[-2, -75], [0, 22], [1, 28], [2, 25]], 14, []],
        "phase": "turns",
        "scene": [1, 0, 0, 0, 1],
        "turn": 1,
        "bidding": None,
        "challenge": None,
        "conflict": [
            "the door",
            [1, 1, [[1, 3, 1, 1]]],
            [0, 0, [[0, 2, 0, 1]]],
            [[2, 5, 9, 4, 10]],
            [0, 4, 2, 0],
            "larger",
        ],
        "loose": None,
        "taken": 22,
    }


def test_the_data_of_what_is_open_is_for_ever() -> None:
    data = {name: universalis.state_to_data(tale) for name, tale in TALES.items()}
    assert data["bidding"]["bidding"] == [[0, 1, 2], [[2, 3]], []]
    assert data["tied"]["bidding"] == [[0, 2], [[2, 3]], [[0, 2], [1, 0], [2, 2]]]
    assert data["talking"]["challenge"] == [1, 0, "no", 1, None]
    assert data["bids"]["challenge"] == [1, 0, "no", None, [[0, 1, 2, None], [1, 0, 1, 1]]]
    assert data["gathering"]["conflict"][2] == [0, 0, [[0, 2, 0, 1], [2, 2]]]
    assert data["gathering"]["ledger"][2] == [[1, 2, -1, 2, "dice", "Mara"]]
    assert data["framing"]["scene"] == [1, 0, 4, 0, None]


def test_components_and_facts_are_kept_by_number_in_order() -> None:
    """So that what a step changed is found by key."""
    before, now = playing(), facing()
    old, new = universalis.state_to_data(before), universalis.state_to_data(now)
    assert list(new["components"]) == ["0", "1"]
    assert old["components"]["0"] == new["components"]["0"]
    assert old["facts"] == new["facts"]


Change = Callable[[Any], Any]


def at(*path: Any, to: Any) -> Change:
    """Exchange one part of a state's data."""

    def change(data: Any) -> Any:
        inner = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = to
        return data

    return change


BROKEN: list[tuple[str, Change]] = [
    ("playing", at("players", to=["Ann"])),
    ("playing", at("players", to=["Ann"] * 9)),
    ("playing", at("components", "0", 2, to=3)),
    ("playing", at("components", "0", 4, to=True)),
    ("playing", at("components", "0", 1, to=[])),
    ("playing", at("components", "0", 1, 0, 1, to=0)),
    ("playing", at("components", "0", 0, to="beast")),
    ("playing", at("components", "7", to=["thing", [["x", 1]], 0, True, False])),
    ("playing", at("facts", "0", 0, to="")),
    ("playing", at("facts", "0", 2, to=3)),
    ("playing", at("facts", "0", 3, to=2)),
    ("playing", at("ledger", 0, to=[[-2, -5], [3, 5]])),
    ("playing", at("ledger", 0, to=[[-2, -5], [0, 4]])),
    ("playing", at("ledger", 2, to=[[1, 0, -1, 21, "fact", ""]])),
    ("playing", at("ledger", 2, to=[[2, 0, -1, 1, "fact", ""]])),
    ("playing", at("ledger", 2, to=[[1, 0, -1, 1, "theft", ""]])),
    ("playing", at("phase", to="seating")),
    ("playing", at("phase", to="bidding")),
    ("playing", at("phase", to="over")),
    ("playing", at("scene", 0, to=0)),
    ("playing", at("scene", 1, to=None)),
    ("playing", at("scene", 1, to=3)),
    ("playing", at("scene", 2, to=1)),
    ("playing", at("scene", 3, to=1)),
    ("playing", at("scene", 3, to=2)),
    ("playing", at("turn", to=3)),
    ("playing", at("ledger", 0, to=[[-2, -50], [1, 25], [2, 25]])),
    ("playing", at("taken", to=-1)),
    ("playing", at("bidding", to=[[0, 1, 2], [], []])),
    ("framing", at("scene", 2, to=26)),
    ("framing", at("turn", to=1)),
    ("framing", at("facts", "0", 4, to=True)),
    ("later", at("components", "0", 3, to=True)),
    ("later", at("scene", 3, to=0)),
    ("second", at("scene", 3, to=0)),
    ("empty", at("turn", to=1)),
    ("seating", at("facts", "0", to=["x", "fact", 0, 1, False])),
    ("bidding", at("bidding", to=None)),
    ("bidding", at("bidding", 0, to=[0, 1])),
    ("bidding", at("bidding", 0, to=[0, 1, 3])),
    ("bidding", at("bidding", 1, to=[[2, 26]])),
    ("bidding", at("bidding", 1, to=[[2, 1], [2, 1]])),
    ("tied", at("bidding", 1, to=[[1, 1]])),
    ("tied", at("bidding", 2, to=[[2, 2], [0, 2]])),
    ("talking", at("challenge", 0, to=0)),
    ("talking", at("challenge", 0, to=3)),
    ("talking", at("challenge", 3, to=2)),
    ("talking", at("facts", "1", 4, to=True)),
    ("talking", at("conflict", to=["", [0, 0, []], [0, 0, []], [], None, "larger"])),
    ("bids", at("challenge", 4, to=[])),
    ("bids", at("challenge", 4, 0, 1, to=0)),
    ("bids", at("challenge", 4, 0, 2, to=26)),
    ("bids", at("challenge", 4, 1, 2, to=0)),
    ("bids", at("challenge", 4, 1, 3, to=2)),
    ("bids", at("challenge", 3, to=1)),
    ("bids", at("phase", to="bidding")),
    ("gathering", at("conflict", 1, 1, to=2)),
    ("gathering", at("conflict", 1, 0, to=0)),
    ("gathering", at("conflict", 2, 2, 0, 1, to=1)),
    ("gathering", at("conflict", 2, 2, 0, to=[0, 2, 0])),
    ("gathering", at("conflict", 2, 2, 0, to=[0, 2, 0, 2])),
    ("gathering", at("conflict", 2, 2, 1, to=[0, 2, 0, 1])),
    ("gathering", at("conflict", 2, 2, 1, to=[3, 2])),
    ("gathering", at("conflict", 2, 2, 1, to=[2, 61])),
    ("gathering", at("components", "0", 3, to=False)),
    ("gathering", at("conflict", 4, to=[0, 1, 1, 0])),
    ("gathering", at("conflict", 5, to="never")),
    ("thrown", at("conflict", 3, 0, to=[2, 8, 9, 4])),
    ("thrown", at("conflict", 3, 0, to=[2, 5, 9, 4, 10])),
    ("telling", at("conflict", 4, to=None)),
    ("telling", at("conflict", 4, 3, to=1)),
    ("telling", at("conflict", 4, 1, to=8)),
    ("telling", at("conflict", 1, 2, 0, 1, to=5)),
    ("removed", at("components", "0", 3, to=True)),
    ("removed", at("loose", 1, to=[])),
]


@pytest.mark.parametrize(("name", "change"), BROKEN)
def test_parts_that_do_not_fit_together_are_unreadable(name: str, change: Change) -> None:
    data = through_json(universalis.state_to_data(TALES[name]))
    with pytest.raises(Unreadable) as caught:
        universalis.state_from_data(change(data))
    well_said(caught.value)


@pytest.mark.parametrize("part", list(universalis.state_to_data(TALES["empty"])))
def test_no_part_of_a_state_may_be_missing(part: str) -> None:
    data = universalis.state_to_data(TALES["playing"])
    with pytest.raises(Unreadable):
        universalis.state_from_data({key: data[key] for key in data if key != part})
    with pytest.raises(Unreadable):
        universalis.state_from_data({**data, f"{part}s": None})


def parts(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to every part, lists and maps themselves left out."""
    if isinstance(data, dict):
        return [found for key in data for found in parts(data[key], (*path, key))]
    if isinstance(data, list):
        return [found for key, part in enumerate(data) for found in parts(part, (*path, key))]
    return [path]


@given(st.sampled_from(list(TALES)), st.data())
def test_a_damaged_state_is_unreadable_or_good(name: str, data: st.DataObject) -> None:
    good = through_json(universalis.state_to_data(TALES[name]))
    path = data.draw(st.sampled_from(parts(good)))
    bad = at(*path, to=data.draw(garbage))(good)
    try:
        tale = universalis.state_from_data(bad)
    except Unreadable as error:
        well_said(error)
    else:
        assert universalis.state_to_data(tale) == bad


@given(st.sampled_from(STEPS), st.data())
def test_a_damaged_step_is_unreadable_or_good(
    example: tuple[Step, list[Any]], data: st.DataObject
) -> None:
    good = through_json(example[1])
    path = data.draw(st.sampled_from(parts(good)))
    try:
        universalis.step_from_data(at(*path, to=data.draw(garbage))(good))
    except Unreadable as error:
        well_said(error)


@pytest.mark.parametrize(
    "read", [universalis.state_from_data, universalis.step_from_data, lines_from_memo]
)
@given(bad=garbage)
def test_garbage_is_unreadable(read: Callable[[Any], Any], bad: Any) -> None:
    if bad is None and read is lines_from_memo:
        assert read(bad) == ()
        return
    with pytest.raises(Unreadable):
        read(bad)


@pytest.mark.parametrize(
    "write", [universalis.state_to_data, universalis.step_to_data, universalis.memo]
)
def test_only_our_own_values_become_data(write: Callable[[Any], Any]) -> None:
    for bad in (None, "tale", 7, ["seat", "Ann"], object()):
        with pytest.raises(InvalidInput):
            write(bad)


@tales
def test_the_lines_of_a_step_are_kept_beside_it(tale: Tale) -> None:
    data = memo(tale)
    assert (data is None) == (not tale.ledger.lines)
    assert lines_from_memo(through_json(data)) == tale.ledger.lines


def test_lines_of_another_kind_are_unreadable() -> None:
    good = [1, 0, -1, 1, "fact", "rain"]
    assert lines_from_memo([good]) == (Line(1, 0, -1, 1, "fact", "rain"),)
    for bad in ([], [good[:5]], [[*good[:4], "theft", ""]], [[1, 0, 0, 1, "fact", ""]], "fact"):
        with pytest.raises(Unreadable):
            lines_from_memo(bad)
