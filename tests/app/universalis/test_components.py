"""Components: traits and ranks, Importance, coming and going, control, removal for good."""

from __future__ import annotations

import pytest

from pyapp.games.universalis.components_view import matching
from pyapp.games.universalis.desk import BUY, FIND, REMOVE
from tests.app.table_driver import Browser
from tests.app.trees import links, sent, words
from tests.app.universalis import seats

VANE = 0


@pytest.fixture
def table() -> Browser:
    table = seats.playing()
    table.go(seats.home(table, "c", str(VANE)))
    return table


def test_a_trait_costs_a_coin_for_each_rank(table: Browser) -> None:
    before = seats.tale(table).coins(0)
    seats.trait(table, VANE, "limp", 2)
    now = seats.tale(table)
    vane = now.component(VANE)
    assert [(trait.text, trait.rank) for trait in vane.traits] == [("Captain Vane", 1), ("limp", 2)]
    assert vane.importance == 3
    assert now.coins(0) == before - 2
    assert "Anna pays 2 coins" in table.notice
    assert "limp" in table.notice
    seats.check_money(table)


def test_the_effect_of_a_trait_is_said_in_numbers_before_it_is_bought(table: Browser) -> None:
    assert "Importance 1 becomes 2. To remove it for good takes 2 coins then." in words(table.tree)
    table.tap("universalis.lay_ranks", BUY, VANE, 2)
    table.tap("universalis.lay_ranks", BUY, VANE, 3)
    assert "Importance 1 becomes 4. To remove it for good takes 4 coins then." in words(table.tree)
    assert "Pay 3 coins" in words(table.tree)


def test_ranks_laid_out_for_one_component_are_not_those_of_another(table: Browser) -> None:
    table.tap("universalis.lay_ranks", BUY, VANE, 2)
    seats.buy(table, "thing", "A brass key")
    table.go(seats.home(table, "c", "1"))
    assert "Pay 1 coin" in words(table.tree)


def test_each_plus_one_costs_a_coin_and_counts_once(table: Browser) -> None:
    message = ("universalis.rank", seats.tale(table).taken, VANE, 0)
    before = seats.tale(table).coins(0)
    assert table.offers(*message)
    table.send(*message)
    table.send(*message)
    now = seats.tale(table)
    assert now.component(VANE).traits[0].rank == 2
    assert now.coins(0) == before - 1


def test_what_is_too_dear_is_refused_with_price_and_purse(table: Browser) -> None:
    stage = table.table.stage
    table.send("universalis.trait", seats.tale(table).taken, VANE, 30, value="strong")
    assert table.notice == "This takes 30 coins, and Anna has 22 to pay with."
    assert table.table.stage == stage


def test_it_leaves_for_nothing_and_comes_in_for_a_coin(table: Browser) -> None:
    seats.act(table, "send_out", VANE)
    before = seats.tale(table).coins(0)
    assert not seats.tale(table).component(VANE).present
    assert "Bring in for 1 coin" in words(table.tree)
    seats.act(table, "bring_in", VANE)
    assert seats.tale(table).component(VANE).present
    assert seats.tale(table).coins(0) == before - 1


def test_coming_in_may_be_free(table: Browser) -> None:
    seats.settle(table, "bring-in", "free")
    table.go(seats.home(table, "c", str(VANE)))
    seats.act(table, "send_out", VANE)
    before = seats.tale(table).coins(0)
    assert "Bring in for nothing" in words(table.tree)
    seats.act(table, "bring_in", VANE)
    assert seats.tale(table).coins(0) == before


def test_control_is_handed_over_by_agreement(table: Browser) -> None:
    message = ("universalis.hand_over", seats.tale(table).taken, VANE)
    table.write(*message, value="2")
    assert seats.tale(table).component(VANE).controller == 2
    assert "Cleo speaks for it" in words(table.tree)
    taken = seats.tale(table).taken
    for value in ("2", "nobody", ""):
        table.write("universalis.hand_over", taken, VANE, value=value)
        assert seats.tale(table).taken == taken


def plan(browser: Browser, *shares: int) -> None:
    browser.send("universalis.plan_removal", REMOVE, VANE, list(shares))


def test_several_share_the_price_of_a_removal(table: Browser) -> None:
    seats.trait(table, VANE, "feared", 4)
    table.tap("universalis.plan_removal", REMOVE, VANE, [5, 0, 0])
    table.tap("universalis.plan_removal", REMOVE, VANE, [4, 0, 0])
    assert "Still missing: 1 coin" in words(table.tree)
    assert "universalis.remove" not in {name for _, (name, *_) in sent(table.tree)}
    table.tap("universalis.plan_removal", REMOVE, VANE, [4, 0, 1])
    assert "The price is complete." in words(table.tree)
    message = ("universalis.remove", seats.tale(table).taken, VANE, [[0, 4], [2, 1]])
    assert table.offers(*message)
    table.send(*message)
    table.send(*message)
    now = seats.tale(table)
    assert now.component(VANE).removed
    assert [now.coins(seat) for seat in range(3)] == [14, 25, 24]
    assert "It was removed for good" in words(table.tree)
    seats.check_money(table)


def test_what_is_missing_can_be_added_at_once(table: Browser) -> None:
    seats.trait(table, VANE, "feared", 6)
    table.tap("universalis.plan_removal", REMOVE, VANE, [7, 0, 0])
    for coins in (6, 5, 4):
        table.tap("universalis.plan_removal", REMOVE, VANE, [coins, 0, 0])
    assert "Cleo adds 3 coins" in words(table.tree)
    table.tap("universalis.plan_removal", REMOVE, VANE, [4, 0, 3])
    assert "The price is complete." in words(table.tree)


def test_nobody_is_asked_for_more_than_they_have_or_than_it_costs(table: Browser) -> None:
    plan(table, 9, 9, 9)
    shown = [args[2] for _, (name, *args) in sent(table.tree) if name.endswith("plan_removal")]
    assert shown == [[0, 0, 0], []]
    assert table.offers("universalis.remove", seats.tale(table).taken, VANE, [[0, 1]])


def test_a_wrong_sum_is_refused_with_the_price(table: Browser) -> None:
    table.send("universalis.remove", seats.tale(table).taken, VANE, [[0, 1], [1, 1]])
    assert table.notice.startswith("Removing this component costs 1 in all, its Importance")
    assert not seats.tale(table).component(VANE).removed


def test_a_removed_component_offers_nothing_and_is_given_nothing(table: Browser) -> None:
    plan(table, 1, 0, 0)
    seats.act(table, "remove", VANE, [[0, 1]])
    page = {name for _, (name, *_) in sent(table.tree) if name.startswith("universalis.")}
    assert page == set()
    stage = table.table.stage
    for name, value, *args in (
        ("trait", "ghost", VANE, 1),
        ("rank", "", VANE, 0),
        ("bring_in", "", VANE),
        ("hand_over", "1", VANE),
    ):
        table.send(f"universalis.{name}", seats.tale(table).taken, *args, value=value)
        assert table.notice == ("This component was removed for good: it can take no further part.")
    assert table.table.stage == stage


def test_a_plan_can_be_dropped(table: Browser) -> None:
    table.tap("universalis.plan_removal", REMOVE, VANE, [1, 0, 0])
    table.tap("universalis.plan_removal", REMOVE, None, [])
    assert "The price is complete." not in words(table.tree)


def many(count: int) -> Browser:
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "100")
    seats.act(table, "begin")
    seats.bid_all(table, 3, 0)
    seats.frame(table)
    for number in range(count):
        table.send("universalis.buy", seats.tale(table).taken, "thing", value=f"Key {number}.")
    return table


def test_twenty_components_are_drawn_and_the_rest_is_found_by_name() -> None:
    table = many(40)
    rows = f"{seats.home(table)}/c/"
    page = words(table.tree)
    assert "21 more are in the scene: see Components." in page
    table.follow(seats.home(table, "c"))
    assert "21 more: write more of the name." in words(table.tree)
    table.send("universalis.find", FIND, "component", value="KEY 39")
    assert [way for way in links(table.tree) if way.startswith(rows)] == [f"{rows}40"]
    table.send("universalis.find", FIND, "component", value="no such")
    assert "No component has such a name." in words(table.tree)
    table.tap("universalis.lay", FIND, "find", "")
    assert "21 more" in words(table.tree)


def test_those_in_the_scene_come_first_and_the_removed_last() -> None:
    table = many(2)
    table.go(seats.home(table, "c", "0"))
    table.send("universalis.remove", seats.tale(table).taken, 0, [[0, 1]])
    table.go(seats.home(table, "c", "1"))
    seats.act(table, "send_out", 1)
    assert matching(seats.tale(table), "") == [2, 1, 0]


def test_before_any_component_the_page_says_so() -> None:
    table = seats.begun()
    table.go(seats.home(table, "c"))
    assert "No component yet" in words(table.tree)


@pytest.mark.parametrize("rest", ["1", "x", "-1", "99999999999", "٣"])
def test_an_address_that_names_no_component_shows_the_table(table: Browser, rest: str) -> None:
    table.go(seats.home(table))
    shown = table.tree
    table.go(seats.home(table, "c", rest))
    assert sent(table.tree) == sent(shown)


def test_a_reload_keeps_what_was_laid_out(table: Browser) -> None:
    table.tap("universalis.lay_ranks", BUY, VANE, 2)
    table.tap("universalis.plan_removal", REMOVE, VANE, [1, 0, 0])
    again = table.reload()
    assert again.tree == table.tree
    assert again.table.desk == table.table.desk
