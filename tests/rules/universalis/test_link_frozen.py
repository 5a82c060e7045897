"""Links of Universalis of version 1 replay to what they showed when they were made.

tests/fixtures/links/v1-universalis.json is frozen: add to it, and never change what is there. That
all of it is read, and made again, is held for every game in tests/rules/test_link_frozen.py.
"""

import pytest

from tests.rules.links import DEFLATED, frozen_in, head, name_of
from threefold.link import decode

FROZEN = frozen_in("v1-universalis")


@pytest.mark.parametrize("frozen", [one for one in FROZEN if "replay" in one], ids=name_of)
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
