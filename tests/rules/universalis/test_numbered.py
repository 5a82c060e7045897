"""States written and read with the help of what is known: the same as without, only sooner."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rules.universalis import tables
from threefold import universalis as game
from threefold.errors import Unreadable
from threefold.games.universalis import Tale

STATES: dict[str, Tale] = {
    "empty": game.new(),
    "begun": tables.begun(),
    "framing": tables.framing(),
    "playing": tables.playing(),
    "more": tables.playing(
        game.Introduce(game.Kind.THING, "A brass lantern"), game.AddFact("It never goes out")
    ),
    "fewer": tables.playing(game.AddFact("It never goes out")),
    "changed": tables.facing(),
    "told": tables.told(),
}


def anew(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("known", STATES)
@pytest.mark.parametrize("name", STATES)
def test_whatever_is_known_a_state_is_written_and_read_the_same(name: str, known: str) -> None:
    state, other = STATES[name], STATES[known]
    plain = game.state_to_data(state)
    for data in (game.state_to_data(other), anew(game.state_to_data(other))):
        before = anew(data)
        written = game.data_since(state, other, data)
        assert json.dumps(written) == json.dumps(plain)
        assert game.state_since(written, other, data) == state
        assert game.state_since(anew(plain), other, data) == state
        assert data == before


def test_what_is_the_same_is_shared() -> None:
    before = STATES["changed"]
    data = game.state_to_data(before)
    bought = tables.after(before, game.AddTrait(tables.MARA, "quick"))
    since = game.data_since(bought, before, data)
    assert since["facts"] is data["facts"]
    assert since["components"]["0"] is not data["components"]["0"]
    assert since["components"]["1"] is data["components"]["1"]
    read = game.state_since(since, before, data)
    assert read.facts is before.facts
    assert read.components[1] is before.components[1]


def test_nothing_is_shared_with_the_data_of_the_next_empty_table() -> None:
    game.state_to_data(game.new())["components"]["0"] = "anything"
    assert game.state_to_data(game.new())["components"] == {}


@pytest.mark.parametrize(
    ("part", "place", "wrong"),
    [("components", 3, 1), ("components", 2, False), ("facts", 4, 0), ("facts", 0, "")],
)
def test_what_only_looks_like_something_known_is_refused(
    part: str, place: int, wrong: object
) -> None:
    """To Python, 1 equals True and 0 equals False; in a save they are not the same."""
    known = STATES["playing"]
    data = game.state_to_data(known)
    damaged = anew(data)
    damaged[part]["0"][place] = wrong
    with pytest.raises(Unreadable):
        game.state_since(damaged, known, data)


@pytest.mark.parametrize("part", ["components", "facts"])
@pytest.mark.parametrize(
    "wrong", [None, [], {"1": []}, {"0": None}, {"00": []}, {str(n): [] for n in range(50_001)}]
)
def test_a_map_that_is_none_by_number_is_refused(part: str, wrong: object) -> None:
    known = STATES["playing"]
    data = game.state_to_data(known)
    with pytest.raises(Unreadable):
        game.state_since({**anew(data), part: wrong}, known, data)
