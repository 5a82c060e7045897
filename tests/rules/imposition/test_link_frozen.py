"""Links of Imposition of version 1 stay readable for ever, and replay to what they showed.

tests/fixtures/links/v1-imposition.json is frozen: add to it, and never change what is there.
"""

import json
from pathlib import Path

import pytest

from tests.rules.links import shown
from threefold import base64url, imposition
from threefold.games.imposition import Duel
from threefold.link import RequestLink, ResultLink, decode, encode

LINKS = Path(__file__).parents[2] / "fixtures" / "links" / "v1-imposition.json"
FROZEN = json.loads(LINKS.read_text(encoding="utf-8"))
DEFLATED = 0x10


def names(frozen):
    return frozen["name"]


def head(link: str) -> int:
    return base64url.decode(link.removeprefix("1."))[0]


@pytest.mark.parametrize("frozen", FROZEN, ids=names)
def test_it_holds_exactly_what_is_written_beside_it(frozen):
    link = decode(frozen["link"])
    assert (link.game, dict(link.rulings)) == (frozen["game"], frozen["rulings"])
    if "roll" in frozen:
        assert isinstance(link, ResultLink)
        assert shown(imposition.roll_to_data(link.roll)) == frozen["roll"]
    else:
        assert isinstance(link, RequestLink)
        assert shown(imposition.request_to_data(link.request)) == frozen["request"]


@pytest.mark.parametrize("frozen", [one for one in FROZEN if "replay" in one], ids=names)
def test_it_replays_to_the_same_dice_and_outcomes(frozen):
    roll = decode(frozen["link"]).roll
    rolls = roll.rolls if isinstance(roll, Duel) else (roll,)
    assert [
        [
            {"dice": list(one.dice(i)), "outcome": one.result(i).outcome.name}
            for i in range(len(one.throws))
        ]
        for one in rolls
    ] == frozen["replay"]


@pytest.mark.parametrize("frozen", FROZEN, ids=names)
def test_making_it_again_gives_the_same_text_or_at_least_the_same_link(frozen):
    link = decode(frozen["link"])
    again = encode(link)
    assert decode(again) == link
    # The prefix code is ours. Deflate is not: builds of zlib may differ in the bytes they make.
    if not head(frozen["link"]) & DEFLATED:
        assert again == frozen["link"]


def test_the_frozen_links_cover_the_game():
    assert len({frozen["name"] for frozen in FROZEN}) == len(FROZEN)
    sides = [side for frozen in FROZEN for side in frozen.get("replay", ())]
    assert {throw["outcome"] for side in sides for throw in side} == {
        "FULL",
        "CONSEQUENCES",
        "FAILURE",
    }
    assert {len(frozen["replay"]) for frozen in FROZEN if "replay" in frozen} == {1, 2}
    assert any(head(frozen["link"]) & DEFLATED for frozen in FROZEN)
