"""Links of version 1 stay readable for ever, and replay to what they showed when they were made.

The files of tests/fixtures/links are frozen: add to them, and never change what is there. What a
link of each game replays to stands in the folder of that game.
"""

import pytest

from tests.rules.links import DEFLATED, EVERY, FROZEN, head, name_of, shown
from threefold.games import by_id
from threefold.link import RequestLink, ResultLink, decode, encode


@pytest.mark.parametrize("frozen", EVERY, ids=name_of)
def test_it_holds_exactly_what_is_written_beside_it(frozen):
    link = decode(frozen["link"])
    game = by_id(frozen["game"])
    assert (link.game, dict(link.rulings)) == (frozen["game"], frozen["rulings"])
    if "roll" in frozen:
        assert isinstance(link, ResultLink)
        assert shown(game.roll_to_data(link.roll)) == frozen["roll"]
    else:
        assert isinstance(link, RequestLink)
        assert shown(game.request_to_data(link.request)) == frozen["request"]


@pytest.mark.parametrize("frozen", [one for one in FROZEN if "replay" in one], ids=name_of)
def test_it_replays_to_the_same_dice_and_outcomes(frozen):
    roll = decode(frozen["link"]).roll
    replay = [(roll.dice(i), roll.result(i)) for i in range(len(roll.throws))]
    assert [
        {
            "safe": list(dice.safe),
            "risk": list(dice.risk),
            "outcome": result.outcome.name,
            "learns_word": result.learns_word,
        }
        for dice, result in replay
    ] == frozen["replay"]


@pytest.mark.parametrize("frozen", EVERY, ids=name_of)
def test_making_it_again_gives_the_same_text_or_at_least_the_same_link(frozen):
    link = decode(frozen["link"])
    again = encode(link)
    assert decode(again) == link
    # The prefix code is ours. Deflate is not: builds of zlib may differ in the bytes they make.
    if not head(frozen["link"]) & DEFLATED:
        assert again == frozen["link"]


def test_the_frozen_links_cover_the_format():
    assert {head(frozen["link"]) for frozen in FROZEN} == {0x01, 0x02, 0x01 | DEFLATED}
    assert len({frozen["name"] for frozen in FROZEN}) == len(FROZEN)
    outcomes = {one["outcome"] for frozen in FROZEN for one in frozen.get("replay", ())}
    assert outcomes == {"SUCCESS", "PARTIAL", "FAILURE", "AUTOMATIC_FAILURE"}
    assert {choice for one in FROZEN for choice in one["rulings"]} == {
        "ghosts.heal",
        "ghosts.shield",
    }
