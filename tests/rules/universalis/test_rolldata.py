"""Rolls and requests as plain data: round trips, frozen examples, damage."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.universalis.contests import (
    CONTEST,
    CONTEST_DATA,
    EVEN,
    LARGER_A,
    SEED,
    SEED_TEXT,
    WON,
    contests,
    garbage,
    requests,
    rolls,
    well_said,
)
from threefold import InvalidInput, Unreadable, cbor
from threefold.games.universalis.contest import Contest, Request
from threefold.games.universalis.roll import Roll, Seeded, start
from threefold.games.universalis.rolldata import (
    contest_at,
    contest_to_data,
    open_at,
    open_to_data,
    request_from_data,
    request_to_data,
    roll_from_data,
    roll_to_data,
    throw_at,
    throw_to_data,
)
from threefold.gate import read_json, reading

AGAIN = {"universalis.tie": "again"}


def test_the_data_of_a_link_is_for_ever() -> None:
    roll = start(CONTEST, EVEN).thrown(Seeded(SEED))
    data = [CONTEST_DATA, [[4, 6, 7, 4, 8], SEED]]
    assert roll_to_data(roll) == data
    assert roll_from_data(data, {}) == roll
    assert request_to_data(Request(CONTEST, "now!")) == [CONTEST_DATA, "now!"]
    assert request_from_data([CONTEST_DATA, "now!"]) == Request(CONTEST, "now!")


def test_the_data_of_a_save_is_for_ever() -> None:
    roll = start(CONTEST, LARGER_A, "again").thrown(Seeded(SEED))
    data = [CONTEST_DATA, [[5, 6, 7, 4, 8], SEED_TEXT], "again"]
    assert open_to_data(roll) == data
    assert open_at(json.loads(json.dumps(data)), "loose") == roll


@given(rolls())
def test_rolls_survive_a_link(roll: Roll) -> None:
    data = cbor.loads(cbor.dumps(roll_to_data(roll)))
    assert roll_from_data(data, {"universalis.tie": roll.tie}) == roll


@given(rolls())
def test_rolls_survive_a_save(roll: Roll) -> None:
    data = read_json(json.dumps(open_to_data(roll)), 1_000_000)
    assert open_at(data, "loose") == roll


@given(contests)
def test_contests_survive_both(contest: Contest) -> None:
    written = contest_to_data(contest)
    for data in (json.loads(json.dumps(written)), cbor.loads(cbor.dumps(written))):
        assert contest_at(data, "contest") == contest


@given(requests)
def test_requests_survive_a_link(request: Request) -> None:
    assert request_from_data(cbor.loads(cbor.dumps(request_to_data(request)))) == request


@given(contests)
def test_a_name_is_written_once(contest: Contest) -> None:
    _, names, *_ = contest_to_data(contest)
    assert len(names) == len(set(names))


def test_a_link_holds_inputs_and_never_a_result() -> None:
    first, second = (start(CONTEST, Seeded(bytes([n]) * 16)) for n in (1, 2))
    assert first.dice() != second.dice()
    contest, throws = roll_to_data(first)
    assert contest == roll_to_data(second)[0]
    assert throws == [bytes([1]) * 16]


def test_the_rulings_of_a_link_say_how_its_ties_went_on() -> None:
    data = roll_to_data(start(CONTEST, LARGER_A, "again").thrown(WON))
    assert roll_from_data(data, AGAIN).decided
    with pytest.raises(Unreadable) as caught:
        roll_from_data(data, {})
    assert caught.value.code == "faces.count"


@pytest.mark.parametrize("rulings", [{"universalis.tie": "never"}, {"universalis.luck": "again"}])
def test_a_link_with_an_unknown_ruling_is_refused(rulings: dict[str, str]) -> None:
    with pytest.raises(InvalidInput):
        roll_from_data([CONTEST_DATA, [SEED]], rulings)


def test_a_throw_is_a_seed_or_faces() -> None:
    assert throw_to_data(Seeded(SEED)) == SEED_TEXT
    assert throw_to_data(Seeded(SEED), bytes) == SEED
    assert throw_at(SEED_TEXT, "throw") == throw_at(SEED, "throw") == Seeded(SEED)
    assert throw_at(throw_to_data(WON), "throw") == WON


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
    (lambda data: roll_from_data(data, {}), [CONTEST_DATA, [[4, 6, 7, 4, 8], SEED]]),
    (lambda data: reading(lambda: open_at(data, "x")), [CONTEST_DATA, [SEED_TEXT], "larger"]),
    (request_from_data, [CONTEST_DATA, "now!"]),
]


@given(st.sampled_from(READERS), st.data())
def test_damaged_data_is_unreadable_or_good(
    reader: tuple[Callable[[Any], Any], Any], data: st.DataObject
) -> None:
    """Each part of real data exchanged for something else: read, or refused as unreadable."""
    read, good = reader
    path = data.draw(st.sampled_from(leaves(good)))
    bad = replaced(good, list(path), data.draw(garbage))
    try:
        read(bad)
    except Unreadable as error:
        well_said(error)


@given(st.sampled_from(READERS), garbage)
def test_garbage_is_unreadable(reader: tuple[Callable[[Any], Any], Any], garbage: Any) -> None:
    with pytest.raises(Unreadable):
        reader[0](garbage)


def one_changed(path: list[int], value: Any) -> Any:
    return [replaced(CONTEST_DATA, path, value), [SEED]]


@pytest.mark.parametrize(
    "data",
    [
        [CONTEST_DATA, []],
        [CONTEST_DATA, [SEED[:15]]],
        [CONTEST_DATA, [SEED + b"x"]],
        [CONTEST_DATA, ["not base64url!"]],
        [CONTEST_DATA, [[1, 2, 3, 4]]],
        [CONTEST_DATA, [[1, 2, 3, 4, 11]]],
        [CONTEST_DATA, [[0, 2, 3, 4, 5]]],
        [CONTEST_DATA, [[1, 2, 3, 4, True]]],
        [CONTEST_DATA, [[[1, 2, 3], [4, 5]]]],
        [CONTEST_DATA, [[4, 6, 7, 4, 8]] * 101],
        [CONTEST_DATA, [[1, 5, 9, 4, 6], SEED]],
        [CONTEST_DATA, [[5, 6, 7, 4, 8], [1, 5, 9, 4, 6]]],
        [CONTEST_DATA, [SEED], "larger"],
        [CONTEST_DATA],
        one_changed([0], 7),
        one_changed([1], []),
        one_changed([1], ["Ida", "Ann", "Cleo", "the ogre"]),
        one_changed([1, 0], None),
        one_changed([2], [0, 1]),
        one_changed([2, 0], 5),
        one_changed([2, 0], -1),
        one_changed([2, 1], "Ann"),
        one_changed([2, 2], []),
        one_changed([2, 2], [[1, 60], [1, 1]]),
        one_changed([2, 2], [[1, 1]] * 61),
        one_changed([2, 2, 0], [1]),
        one_changed([2, 2, 0], [1, 0]),
        one_changed([2, 2, 0], [1, 61]),
        one_changed([2, 2, 0], [1, True]),
        one_changed([2, 2, 0], [1, 2, "quick"]),
        one_changed([2, 2, 0], [1, 2, None, 0]),
        one_changed([2, 2, 0], [1, 2, "quick", 5]),
        one_changed([2, 2, 0], [1, 2, "quick", 0, 0]),
        one_changed([2, 2, 0], [9, 2, "quick", 0]),
        one_changed([3], None),
    ],
)
def test_a_roll_against_the_rules_is_unreadable(data: Any) -> None:
    assert roll_from_data([CONTEST_DATA, [SEED]], {})
    with pytest.raises(Unreadable):
        roll_from_data(data, {})


@pytest.mark.parametrize("tie", ["never", None, 1, ""])
def test_a_saved_roll_names_a_known_choice(tie: object) -> None:
    with pytest.raises(Unreadable):
        open_at([CONTEST_DATA, [SEED_TEXT], tie], "loose")


@pytest.mark.parametrize("writer", [roll_to_data, request_to_data])
def test_only_our_own_values_become_data(writer: Callable[[Any], Any]) -> None:
    for bad in (None, "roll", 7, CONTEST, object()):
        with pytest.raises(InvalidInput):
            writer(bad)
