"""Links of Universalis of version 1 stay readable for ever, and replay to what they showed.

tests/fixtures/links/v1-universalis.json is frozen: add to it, and never change what is there.
"""

import json
from pathlib import Path

import pytest

from tests.rules.links import shown
from threefold import base64url, universalis
from threefold.link import RequestLink, ResultLink, decode, encode

LINKS = Path(__file__).parents[2] / "fixtures" / "links" / "v1-universalis.json"
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
        assert shown(universalis.roll_to_data(link.roll)) == frozen["roll"]
    else:
        assert isinstance(link, RequestLink)
        assert shown(universalis.request_to_data(link.request)) == frozen["request"]


@pytest.mark.parametrize("frozen", [one for one in FROZEN if "replay" in one], ids=names)
def test_it_replays_to_the_same_dice_outcomes_and_coins(frozen):
    roll = decode(frozen["link"]).roll
    assert [
        {
            "dice": [list(side) for side in roll.dice(i)],
            "outcome": roll.result(i).outcome.name,
            "coins": list(roll.result(i).coins),
        }
        for i in range(len(roll.throws))
    ] == frozen["replay"]


@pytest.mark.parametrize("frozen", FROZEN, ids=names)
def test_making_it_again_gives_the_same_text_or_at_least_the_same_link(frozen):
    link = decode(frozen["link"])
    again = encode(link)
    assert decode(again) == link
    # The prefix code is ours. Deflate is not: builds of zlib may differ in the bytes they make.
    if not head(frozen["link"]) & DEFLATED:
        assert again == frozen["link"]


def test_an_ordinary_conflict_fits_into_three_hundred_characters():
    (ordinary,) = [one for one in FROZEN if one["name"] == "three contributors a side, one tie"]
    sides = ordinary["roll"][0][2:]
    assert [len(side[2]) for side in sides] == [3, 3]
    assert len(ordinary["link"]) <= 300


def test_the_frozen_links_cover_the_game():
    assert len({frozen["name"] for frozen in FROZEN}) == len(FROZEN)
    throws = [throw for frozen in FROZEN for throw in frozen.get("replay", ())]
    assert {throw["outcome"] for throw in throws} == {"WIN", "TIE", "LOSE"}
    assert max(len(frozen["replay"]) for frozen in FROZEN if "replay" in frozen) > 2
    assert any(frozen["rulings"] for frozen in FROZEN)
    assert any(head(frozen["link"]) & DEFLATED for frozen in FROZEN)
