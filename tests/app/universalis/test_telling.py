"""After the dice: the winner tells how a conflict ends, then the loser, each within their worth."""

from __future__ import annotations

import pytest

from pyapp.games.universalis.desk import TELL
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, CLEO, VANE, WOLF


@pytest.fixture
def table() -> Browser:
    return disputes.facing()


def coins(browser: Browser) -> list[int]:
    return [seats.tale(browser).coins(seat) for seat in (ANNA, BEN, CLEO)]


def decided(table: Browser) -> Browser:
    """The captain won; 12 coins' worth to tell with against 2."""
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    return table


def test_the_winner_tells_first_then_the_loser(table: Browser) -> None:
    decided(table)
    before = coins(table)
    assert "The winner tells: Captain Vane" in words(table.tree)
    seats.submit(table, "tell_fact", ANNA, value="The bridge holds")
    assert disputes.narration(table).left == (11, 2)
    assert coins(table) == before
    assert seats.tale(table).facts[-1].text == "The bridge holds"
    seats.act(table, "next_teller")
    page = words(table.tree)
    assert "Now the loser tells: The wolf" in page
    assert "Nothing may undo what was told for Captain Vane" in page
    seats.submit(table, "tell_fact", BEN, value="The wolf gets away")
    seats.act(table, "next_teller")
    assert seats.tale(table).conflict is None
    assert "conflict is over" in table.notice


def test_a_wounds_effect_is_shown_before_it_is_established(table: Browser) -> None:
    decided(table)
    table.write("universalis.choose", TELL, "kind", value="trait")
    table.tap("universalis.lay", TELL, "ranks", 2)
    assert seats.tale(table).component(WOLF).importance == 3
    page = words(table.tree)
    assert "Importance of The wolf: 3, then 5" in page
    assert "will take 5 coins" in page
    seats.submit(table, "tell_trait", ANNA, WOLF, 2, value="Lame")
    assert seats.tale(table).component(WOLF).importance == 5
    assert disputes.narration(table).left == (10, 2)


def test_a_trait_is_raised_as_part_of_the_outcome(table: Browser) -> None:
    decided(table)
    table.write("universalis.choose", TELL, "kind", value="rank")
    table.tap("universalis.lay", TELL, "component", VANE)
    table.tap("universalis.lay", TELL, "trait", 1)
    seats.act(table, "tell_rank", ANNA, VANE, 1, 1)
    assert seats.tale(table).component(VANE).trait(1).rank == 4


def test_what_is_told_costs_coins_where_the_table_says_so(table: Browser) -> None:
    seats.settle(table, "outcome", "spent")
    decided(table)
    before = coins(table)
    assert "Tell it for 1 coin" in words(table.tree)
    seats.submit(table, "tell_fact", ANNA, value="The bridge holds")
    assert coins(table) == [before[ANNA] - 1, *before[1:]]
    assert "Anna pays 1 coin" in table.notice


def test_nothing_is_offered_beyond_what_the_dice_brought(table: Browser) -> None:
    decided(table)
    seats.act(table, "next_teller")
    table.write("universalis.choose", TELL, "kind", value="trait")
    table.tap("universalis.lay", TELL, "ranks", 2)
    assert not table.offers("universalis.lay", TELL, "ranks", 3)
    table.tap("universalis.lay", TELL, "ranks", 1)
    seats.submit(table, "tell_trait", BEN, WOLF, 1, value="Sly")
    seats.submit(table, "tell_trait", BEN, WOLF, 1, value="Old")
    assert "Everything is told" in words(table.tree)
    assert not any(name.startswith("universalis.tell_") for _, (name, *_) in sent(table.tree))


def test_a_conflict_goes_back_and_forth_by_undo(table: Browser) -> None:
    decided(table)
    stage = table.table.stage
    for _ in range(5):
        table.tap("undo")
    assert disputes.conflict(table).throws == ()
    for _ in range(5):
        table.tap("redo")
    assert table.table.stage == stage
