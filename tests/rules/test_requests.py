"""Asking somebody to roll is alike in every game, but no game takes the requests of another."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, replace
from itertools import permutations
from typing import Any

import pytest

from tests.rules.universalis.contests import CONTEST
from threefold import ghosts, imposition, universalis
from threefold.errors import InvalidInput, Unreadable

ASKED: dict[Any, Any] = {
    ghosts: ghosts.Request(ghosts.Act(deed="jump"), "now!"),
    imposition: imposition.Request(imposition.Act(deed="jump"), "now!"),
    universalis: universalis.Request(CONTEST, "now!"),
}
every = pytest.mark.parametrize("game", list(ASKED), ids=[game.ID for game in ASKED])


@every
def test_a_request_is_read_as_it_was_written(game: Any) -> None:
    request = ASKED[game]
    read = game.request_from_data(game.request_to_data(request))
    assert (type(read), read, hash(read)) == (game.Request, request, hash(request))
    assert game.Request(act=request.act) == game.Request(request.act, "")


@every
def test_a_request_is_a_value(game: Any) -> None:
    request = ASKED[game]
    with pytest.raises(FrozenInstanceError):
        request.note = "later"
    assert not hasattr(request, "__dict__")
    assert replace(request, note="later").note == "later"
    assert list(asdict(request)) == ["act", "note"]
    assert copy.deepcopy(request) == pickle.loads(pickle.dumps(request)) == request
    assert repr(request).startswith("Request(act=")


@pytest.mark.parametrize(("one", "other"), list(permutations(ASKED, 2)))
def test_no_game_takes_what_another_asks_for(one: Any, other: Any) -> None:
    foreign = ASKED[other]
    assert not isinstance(foreign, one.Request)
    assert ASKED[one] != foreign
    with pytest.raises(InvalidInput) as caught:
        one.request_to_data(foreign)
    assert caught.value.code == "request.kind"
    with pytest.raises(InvalidInput):
        one.Request(foreign.act)
    with pytest.raises(Unreadable):
        one.request_from_data(other.request_to_data(foreign))


@every
@pytest.mark.parametrize("note", [None, 7, "x" * 20_001])
def test_a_note_is_a_text_that_is_not_too_long(game: Any, note: Any) -> None:
    with pytest.raises(InvalidInput) as caught:
        game.Request(ASKED[game].act, note)
    assert caught.value.code.startswith("text.")
    act, _ = game.request_to_data(ASKED[game])
    with pytest.raises(Unreadable):
        game.request_from_data([act, note])
