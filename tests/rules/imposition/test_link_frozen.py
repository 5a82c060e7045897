"""Links of Imposition of version 1 replay to what they showed when they were made.

tests/fixtures/links/v1-imposition.json is frozen: add to it, and never change what is there. That
all of it is read, and made again, is held for every game in tests/rules/test_link_frozen.py.
"""

import pytest

from tests.rules.links import DEFLATED, frozen_in, head, name_of
from threefold.games.imposition import Duel
from threefold.link import decode

FROZEN = frozen_in("v1-imposition")


@pytest.mark.parametrize("frozen", [one for one in FROZEN if "replay" in one], ids=name_of)
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
