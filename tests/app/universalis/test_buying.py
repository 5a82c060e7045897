"""What a coin buys on the table's own screen: facts and new components."""

from __future__ import annotations

import pytest

from pyapp.games.universalis.desk import BUY
from pyapp.games.universalis.laid import WHATS
from tests.app.table_driver import Browser
from tests.app.trees import elements, heard, links, sent, words
from tests.app.universalis import seats
from threefold.games.universalis import FactKind, Kind


@pytest.fixture
def table() -> Browser:
    return seats.playing()


def picks(browser: Browser) -> list[str]:
    return [args[1] for _, (name, *args) in sent(browser.tree) if name == "universalis.pick"]


def test_a_fact_costs_a_coin_and_says_who_paid(table: Browser) -> None:
    before = seats.tale(table).coins(0)
    seats.buy(table, "fact", "The tide is out")
    now = seats.tale(table)
    assert now.coins(0) == before - 1
    fact = now.facts[-1]
    assert (fact.text, fact.kind, fact.payer) == ("The tide is out", FactKind.OTHER, 0)
    assert "Anna pays 1 coin" in table.notice
    assert table.model.said[0] == table.notice
    seats.check_money(table)


@pytest.mark.parametrize("kind", list(Kind))
def test_a_component_costs_a_coin_and_is_there_at_once(table: Browser, kind: Kind) -> None:
    seats.buy(table, kind.value, "Grey Wolf")
    made = seats.tale(table).components[-1]
    assert (made.kind, made.name, made.importance) == (kind, "Grey Wolf", 1)
    assert (made.controller, made.present) == (0, True)
    assert seats.home(table, "c", "1") in links(table.tree)


def test_where_and_when_are_offered_only_while_framing_and_once(table: Browser) -> None:
    assert picks(table) == ["fact", "character", "place", "thing", "trait"]
    seats.act(table, "end_scene")
    seats.bid_all(table, 5, 1, 1)
    assert picks(table) == [*WHATS, "bring"]
    seats.buy(table, "where", "A lighthouse")
    assert picks(table) == ["when", "fact", "character", "place", "thing", "bring"]
    table.send("universalis.buy", seats.tale(table).taken, "where", value="Elsewhere")
    assert table.notice == "It is settled already where this scene is."


def test_a_trait_is_bought_on_the_tables_page_for_any_component_there(table: Browser) -> None:
    seats.buy(table, "thing", "A brass key")
    table.tap("universalis.pick", BUY, "trait")
    (names,) = [one for one in elements(table.tree) if one.attrs.get("id") == "trait-of"]
    assert [heard([child]) for child in names.children] == ["A brass key", "Captain Vane"]
    table.write("universalis.choose", BUY, "component", value="0")
    table.tap("universalis.lay_ranks", BUY, 0, 2)
    assert "Importance 1 becomes 3." in words(table.tree)
    before = seats.tale(table).coins(0)
    assert "Pay 2 coins" in words(table.tree)
    seats.submit(table, "trait", 0, 2, value="Quick")
    now = seats.tale(table)
    assert [(one.text, one.rank) for one in now.component(0).traits][1:] == [("Quick", 2)]
    assert now.coins(0) == before - 2
    seats.submit(table, "trait", 0, 1, value="Limps")
    assert len(seats.tale(table).component(0).traits) == 3


def test_ranks_end_where_the_purse_does() -> None:
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "5")
    seats.act(table, "begin")
    seats.bid_all(table, 3, 0)
    seats.frame(table)
    table.tap("universalis.pick", BUY, "trait")
    table.tap("universalis.lay_ranks", BUY, 0, 2)
    assert not table.offers("universalis.lay_ranks", BUY, 0, 3)
    seats.buy(table, "fact", "It rains")
    table.tap("universalis.pick", BUY, "trait")
    assert not table.offers("universalis.lay_ranks", BUY, 0, 2)
    assert "Pay 1 coin" in words(table.tree)


def test_somebody_is_brought_in_on_the_tables_page_and_found_by_name(table: Browser) -> None:
    for number in range(9):
        seats.buy(table, "thing", f"Key {number}")
    seats.act(table, "end_scene")
    seats.bid_all(table, 8, 1, 1)
    table.tap("universalis.pick", BUY, "bring")
    assert not table.offers("universalis.bring_in", seats.tale(table).taken, 0)
    assert "Bring in for 1 coin" in words(table.tree)
    table.send("universalis.find", BUY, "bring", value="VANE")
    before = seats.tale(table).coins(0)
    table.tap("universalis.bring_in", seats.tale(table).taken, 0)
    assert seats.tale(table).component(0).present
    assert seats.tale(table).coins(0) == before - 1
    assert not table.offers("universalis.bring_in", seats.tale(table).taken, 0)
    table.tap("universalis.bring_in", seats.tale(table).taken, 9)
    assert seats.tale(table).component(9).present


def test_without_coins_a_component_says_why_nothing_is_bought_for_it() -> None:
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "5")
    seats.settle(table, "bid-tie", "clockwise")
    seats.act(table, "begin")
    seats.bid_all(table, 0, 0)
    for what in ("where", "when", "character", *["fact"] * 7):
        seats.buy(table, what, "It rains")
    table.go(seats.home(table, "c", "0"))
    names = {name for _, (name, *_) in sent(table.tree)}
    assert not names & {"universalis.rank", "universalis.trait", "universalis.lay_ranks"}
    assert "Ben has no coins to pay with." in words(table.tree)
    seats.act(table, "send_out", 0)
    assert not table.offers("universalis.bring_in", seats.tale(table).taken, 0)


def test_nothing_written_is_refused_with_the_reason(table: Browser) -> None:
    stage = table.table.stage
    for what in ("fact", "character"):
        table.tap("universalis.pick", "-buy", what)
        seats.submit(table, "buy", what, value="  ")
        assert "needs a few words" in table.notice
    assert table.table.stage == stage


def test_the_same_purchase_sent_twice_is_paid_once(table: Browser) -> None:
    message = ("universalis.buy", seats.tale(table).taken, "fact")
    table.send(*message, value="It rains")
    coins, said = seats.tale(table).coins(0), table.notice
    table.send(*message, value="It rains")
    assert seats.tale(table).coins(0) == coins
    assert len(seats.tale(table).facts) == 3
    assert table.notice == said


def test_what_is_picked_survives_a_reload_and_is_over_once_it_is_bought(table: Browser) -> None:
    table.tap("universalis.pick", "-buy", "thing")
    again = table.reload()
    assert "Name of the thing" in words(again.tree)
    seats.submit(again, "buy", "thing", value="A brass key")
    assert "What is true from now on?" in words(again.tree)


def test_whose_coins_are_spent_is_said(table: Browser) -> None:
    assert "Anna pays, and has 22 coins." in words(table.tree)
    assert "Pay 1 coin" in words(table.tree)
    seats.act(table, "end_turn")
    assert "Ben pays, and has 25 coins." in words(table.tree)


def test_nothing_is_bought_while_bids_are_due(table: Browser) -> None:
    seats.act(table, "end_scene")
    table.send("universalis.buy", seats.tale(table).taken, "fact", value="It rains")
    assert table.notice == "No scene is framed yet: make the bids for it first."
    table.go(seats.home(table, "c", "0"))
    assert "nothing can be bought until it is framed" in words(table.tree)
    assert not {"universalis.trait", "universalis.rank"} & {
        name for _, (name, *_) in sent(table.tree)
    }


def test_facts_stand_in_order_with_payer_and_scene(table: Browser) -> None:
    seats.act(table, "end_turn")
    seats.buy(table, "fact", "The tide is out")
    table.follow(seats.home(table, "facts"))
    page = words(table.tree)
    assert page.index("A harbour") < page.index("At dusk") < page.index("The tide is out")
    assert "Fact, by Ben in scene 1" in page
    assert "Place of a scene, by Anna in scene 1" in page


def test_facts_are_thirty_to_a_page_newest_page_first() -> None:
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "100")
    seats.act(table, "begin")
    seats.bid_all(table, 40, 0)
    seats.frame(table)
    for number in range(59):
        table.send("universalis.buy", seats.tale(table).taken, "fact", value=f"Omen {number}.")
    assert len(seats.tale(table).facts) == 61
    table.go(seats.home(table, "facts"))
    assert "Omen 58." in words(table.tree)
    assert "Omen 57." not in words(table.tree)
    table.follow(seats.home(table, "facts", "1"))
    assert "Omen 28." in words(table.tree)
    assert "Omen 57." in words(table.tree)
    table.follow(seats.home(table, "facts", "0"))
    assert "A harbour" in words(table.tree)
    table.follow(seats.home(table, "facts", "1"))


def test_before_any_fact_the_page_says_so() -> None:
    table = seats.begun()
    table.go(seats.home(table, "facts"))
    assert "No fact yet" in words(table.tree)
