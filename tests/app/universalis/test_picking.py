"""However many traits, components and facts there are, each can be picked, and few are drawn."""

from __future__ import annotations

from functools import cache

import pytest

from pyapp.games.universalis.desk import CHALLENGE, CONFLICT, TELL
from pyapp.games.universalis.picking import OFFERED
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, VANE, WOLF

SCARS, PRESENT = 40, 60
BENS = range(30, PRESENT)
"""Which of the components Ben speaks for."""


def scarred() -> Browser:
    """A conflict is open, and the captain in it has forty traits beside the name."""
    texts, fragment = _scarred()
    return Browser(dict(texts), fragment)


@cache
def _scarred() -> tuple[tuple[tuple[str, str], ...], str]:
    table = _rich()
    for number in range(1, SCARS + 1):
        table.send("universalis.trait", seats.tale(table).taken, VANE, 1, value=f"Scar {number}.")
    seats.buy(table, "thing", "The wolf")
    table.send("universalis.hand_over", seats.tale(table).taken, WOLF, value=str(BEN))
    return tuple(disputes.opened(table).stored.items()), seats.home(table)


def crowded() -> Browser:
    """A scene with sixty components, thirty of them Ben's; Anna is on turn."""
    texts, fragment = _crowded()
    return Browser(dict(texts), fragment)


@cache
def _crowded() -> tuple[tuple[tuple[str, str], ...], str]:
    table = _rich()
    for number in range(1, PRESENT):
        table.send("universalis.buy", seats.tale(table).taken, "thing", value=f"Key {number}.")
    for number in BENS:
        table.send("universalis.hand_over", seats.tale(table).taken, number, value=str(BEN))
    return tuple(table.stored.items()), seats.home(table)


def _rich() -> Browser:
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "100")
    seats.act(table, "begin")
    seats.bid_all(table, 3, 0)
    seats.frame(table)
    seats.act(table, "end_framing")
    return table


def look(table: Browser, key: str, part: str, text: str) -> None:
    """Write a part of a name on the line of the page that finds such things."""
    message = ["universalis.find", key, part]
    assert ("data-submit", message) in sent(table.tree)
    table.send(*message, value=text)


def drawable(table: Browser) -> list[int]:
    """Which traits can be drawn on, in the order of the page."""
    return [args[-1] for _, (name, *args) in sent(table.tree) if name == "universalis.draw_trait"]


def laid(table: Browser, key: str, part: str) -> list[int]:
    """What can be picked for a part of a setup, in the order of the page."""
    picking = ("universalis.lay", "universalis.dispute")
    shown = [args for _, (name, *args) in sent(table.tree) if name in picking]
    return [value for where, what, value in shown if (where, what) == (key, part)]


def draw(table: Browser, number: int) -> None:
    seats.act(table, "draw_trait", ANNA, 0, VANE, number)


def test_the_newest_of_many_traits_are_offered_and_the_others_counted() -> None:
    table = scarred()
    assert drawable(table) == [*range(SCARS, SCARS - OFFERED, -1)]
    assert f"{SCARS + 1 - OFFERED} more: write a part of the one you mean." in words(table.tree)


def test_a_trait_among_forty_is_drawn_on() -> None:
    table = scarred()
    draw(table, 39)
    look(table, CONFLICT, "trait", "scar 2.")
    assert drawable(table) == [2]
    draw(table, 2)
    stakes = disputes.conflict(table).sides[0].stakes
    assert [stake.trait for stake in stakes] == [39, 2]
    # The next one is picked from the newest again, without those that are used up.
    assert drawable(table) == [40, *range(38, 38 - OFFERED + 1, -1)]


def test_every_single_trait_is_found_by_its_name() -> None:
    table = scarred()
    for number, trait in enumerate(seats.tale(table).component(VANE).traits):
        look(table, CONFLICT, "trait", trait.text)
        assert drawable(table) == [number]


def test_what_is_used_up_is_found_with_the_reason() -> None:
    table = scarred()
    draw(table, 40)
    look(table, CONFLICT, "trait", "scar 40")
    assert drawable(table) == []
    assert "drawn on already" in words(table.tree)


def test_nothing_found_is_said_and_the_newest_come_back() -> None:
    table = scarred()
    look(table, CONFLICT, "trait", "no such scar")
    assert drawable(table) == []
    assert "Nothing has that in it." in words(table.tree)
    table.tap("universalis.lay", CONFLICT, "find", "")
    assert len(drawable(table)) == OFFERED


def test_a_reload_keeps_what_is_looked_for() -> None:
    table = scarred()
    look(table, CONFLICT, "trait", "scar 3.")
    again = table.reload()
    assert again.tree == table.tree
    assert drawable(again) == [3]


def test_a_trait_among_forty_is_raised_in_the_telling() -> None:
    table = decided(scarred())
    table.write("universalis.choose", TELL, "kind", value="rank")
    assert len(laid(table, TELL, "trait")) <= OFFERED + 1
    table.tap("universalis.lay", TELL, "component", VANE)
    look(table, TELL, "trait", "scar 5.")
    table.tap("universalis.lay", TELL, "trait", 5)
    seats.act(table, "tell_rank", ANNA, VANE, 5, 1)
    assert seats.tale(table).component(VANE).trait(5).rank == 2


def test_a_trait_of_a_higher_rank_than_there_is_room_fills_its_side_and_says_so() -> None:
    table = _rich()
    seats.trait(table, VANE, "Giant", 58)
    seats.trait(table, VANE, "Quick", 3)
    seats.buy(table, "thing", "The wolf")
    table.send("universalis.hand_over", seats.tale(table).taken, WOLF, value=str(BEN))
    disputes.opened(table)
    draw(table, 1)
    assert "Quick\n2 dice" in words(table.tree).replace("\n ", "").replace("\n\n", "\n")
    draw(table, 2)
    assert "Anna draws on Quick: 2 dice" in table.notice
    assert disputes.conflict(table).sides[0].dice == 60
    assert drawable(table) == []
    assert "a side has 60 dice at the most" in words(table.tree)


def test_few_of_sixty_components_are_offered_for_a_conflict() -> None:
    table = crowded()
    table.go(seats.home(table, "conflict"))
    assert laid(table, CONFLICT, "component") == [*range(29, 29 - OFFERED, -1)]
    assert laid(table, CONFLICT, "other") == [*range(59, 59 - OFFERED, -1)]


@pytest.mark.parametrize(("ours", "theirs"), [(VANE, 59), (1, 30), (29, 45)])
def test_any_two_of_sixty_components_meet_and_are_told_of(ours: int, theirs: int) -> None:
    table = crowded()
    table.go(seats.home(table, "conflict"))
    for part, number in (("component", ours), ("other", theirs)):
        look(table, CONFLICT, part, seats.tale(table).component(number).name)
        table.tap("universalis.lay", CONFLICT, part, number)
    seats.act(table, "conflict")
    assert [side.component for side in disputes.conflict(table).sides] == [ours, theirs]
    decided(table)
    table.write("universalis.choose", TELL, "kind", value="trait")
    table.tap("universalis.lay", TELL, "component", theirs)
    seats.submit(table, "tell_trait", ANNA, theirs, 1, value="Bent")
    assert seats.tale(table).component(theirs).trait(1).text == "Bent"


@pytest.mark.parametrize("number", [3, 33, 59])
def test_anything_of_a_crowded_scene_is_drawn_on_and_told_of(number: int) -> None:
    table = crowded()
    table.go(seats.home(table, "conflict"))
    for part, side in (("component", 29), ("other", 58)):
        table.tap("universalis.lay", CONFLICT, part, side)
    seats.act(table, "conflict")
    assert laid(table, CONFLICT, "component")[:2] == [29, 58]
    find_component(table, CONFLICT, number)
    assert drawable(table) == [0]
    seats.act(table, "draw_trait", ANNA, 0, number, 0)
    assert disputes.conflict(table).sides[0].stakes[0].component == number
    decided(table)
    table.write("universalis.choose", TELL, "kind", value="trait")
    find_component(table, TELL, number)
    seats.submit(table, "tell_trait", ANNA, number, 1, value="Bent")
    assert seats.tale(table).component(number).trait(1).text == "Bent"


def find_component(table: Browser, key: str, number: int) -> None:
    assert len(laid(table, key, "component")) <= OFFERED + 1
    look(table, key, "component", f"key {number}.")
    table.tap("universalis.lay", key, "component", number)


def decided(table: Browser) -> Browser:
    """Both sides have a die more, and Anna's wins."""
    for seat in (ANNA, BEN):
        disputes.bring(table, seat, seat)
        seats.act(table, "buy_dice", seat, seat, 1)
    sides = disputes.conflict(table).sides
    disputes.throw(table, *[5] * sides[0].dice, *[9] * sides[1].dice)
    return table


def test_struck_facts_are_offered_neither_as_leverage_nor_to_be_challenged() -> None:
    table = seats.playing()
    seats.buy(table, "fact", "It has rained for days")
    rain = len(seats.tale(table).facts) - 1
    disputes.challenged(table, "", rain)
    seats.act(table, "settle", True)
    assert seats.tale(table).facts[rain].struck
    table.go(seats.home(table, "challenge"))
    assert laid(table, CHALLENGE, "fact") == [None, *reversed(range(rain))]
    disputes.bidding(table)
    assert laid(table, CHALLENGE, "fact") == [None, *reversed(range(rain))]


def test_a_fact_that_was_picked_and_then_struck_backs_no_bid() -> None:
    table = seats.playing()
    seats.buy(table, "fact", "It has rained for days")
    rain = len(seats.tale(table).facts) - 1
    disputes.challenged(table, "", rain)
    seats.act(table, "settle", True)
    disputes.bidding(table)
    table.send("universalis.lay", CHALLENGE, "fact", rain)
    disputes.next_bid(table, ANNA, 1, 1)
    assert [bid.fact for bid in disputes.challenge(table).bids or ()] == [None, None]
