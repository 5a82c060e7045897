"""Secret bids: nobody learns an amount before the reveal, wherever they look."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from itertools import pairwise
from typing import Any

import pytest

from pyapp import app, store
from pyapp.games.universalis.desk import BID, FIND
from pyapp.games.universalis.laid import unveiled
from tests.app.table_driver import Browser
from tests.app.trees import elements, links, sent, words
from tests.app.universalis import seats
from threefold import universalis
from threefold.games.universalis import Phase

SECRET = 23
TOLD = re.compile(rf"(?<![0-9a-z]){SECRET}(?![0-9a-z])")
"""The amount as a number of its own; ids of tables may have these digits in them."""


@pytest.fixture
def table() -> Browser:
    return seats.begun()


def told(browser: Browser) -> list[str]:
    """Every place where the amount can be learnt now: each screen, its title, the saved desk."""
    here = seats.home(browser)
    places = {here, *(way for way in links(browser.tree) if way.startswith(here))}
    places |= {f"{here}/{rest}" for rest in ("log", "settings", "c", "facts", "ledger", "names")}
    model, found = browser.model, []
    for place in sorted(places):
        browser.go(place)
        tree, title = app.drawn(browser.model)
        if TOLD.search(json.dumps(tree, ensure_ascii=False)) or TOLD.search(title):
            found.append(place)
    browser.model = model
    for text in (browser.notice, browser.model.said[0], browser.model.fragment):
        found += [text] if TOLD.search(text) else []
    return found


def test_the_phone_goes_round_and_each_unveils_their_own_screen(table: Browser) -> None:
    assert "Hand the phone to" in words(table.tree)
    assert unveiled(table.table) is None
    seats.open_bid(table, 0)
    assert unveiled(table.table) == 0
    assert "Your bid" in words(table.tree)
    assert "Hand the phone to" not in words(table.tree)
    seats.choose(table, 0, SECRET)
    seats.act(table, "bid", 0, SECRET)
    assert unveiled(table.table) is None
    assert table.notice == "Anna has bid."
    assert table.model.said[0] == "Anna has bid."
    assert "I am Ben" in words(table.tree)


def test_every_handing_on_has_a_button_of_its_own(table: Browser) -> None:
    """A second tap finds the button it was meant for gone, also where tied players bid again."""
    found: list[str] = []
    for seat, coins in ((0, 6), (1, 6), (2, 1)):
        found.append(handing(table))
        seats.bid(table, seat, coins)
    seats.act(table, "reveal")
    for seat, coins in ((0, 3), (1, 4)):
        found.append(handing(table))
        seats.bid(table, seat, coins)
    assert all(one != other for one, other in pairwise(found))


def handing(browser: Browser) -> str:
    """The id of the button that says who holds the phone."""
    buttons = [one for one in elements(browser.tree) if one.tag == "button"]
    (button,) = [one for one in buttons if one.name.startswith("I am ")]
    return str(button.attrs["id"])


def test_no_screen_and_no_voice_tells_a_bid_before_the_reveal(table: Browser) -> None:
    seats.bid(table, 0, SECRET)
    assert told(table) == []
    seats.open_bid(table, 1)
    assert told(table) == []
    seats.choose(table, 1, 3)
    seats.act(table, "bid", 1, 3)
    assert told(table) == []
    seats.bid(table, 2, 0)
    assert "All bids are in" in words(table.tree)
    assert told(table) == []
    seats.act(table, "reveal")
    assert str(SECRET) in table.notice
    assert seats.home(table, "log") in told(table)


def test_undo_and_redo_tell_no_amount(table: Browser) -> None:
    seats.bid(table, 0, SECRET)
    table.tap("undo")
    assert table.notice == "Undone: Anna has bid."
    assert told(table) == []
    assert unveiled(table.table) is None
    table.tap("redo")
    assert table.notice == "Redone: Anna has bid."
    assert told(table) == []


def test_the_log_tells_that_somebody_bid_and_only_the_reveal_how_much(table: Browser) -> None:
    seats.bid_all(table, SECRET, 3, 0)
    table.go(seats.home(table, "log"))
    entries = [line for line in words(table.tree).split("\n") if SECRET and str(SECRET) in line]
    assert len(entries) == 1
    assert "Anna has bid." in words(table.tree)


def test_a_draft_is_never_stored(table: Browser) -> None:
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    head = json.loads(table.stored[f"{store.prefix(table.table.id)}head"])
    assert BID not in head["desk"]["setups"]
    again = table.reload()
    assert unveiled(again.table) is None
    assert "Hand the phone to" in words(again.tree)
    assert told(again) == []


def test_a_damaged_desk_unveils_nothing(table: Browser) -> None:
    key = f"{store.prefix(table.table.id)}head"
    head = json.loads(table.stored[key])
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    head["desk"]["setups"][BID] = asdict(table.table.desk.of(BID))
    opened = store.table_from_texts(table.table.id, {**table.stored, key: json.dumps(head)})
    assert opened.touched == table.table.touched
    assert unveiled(replace(opened, desk=table.table.desk)) == 0
    assert unveiled(opened) is None


def test_a_draft_is_veiled_by_whatever_happens_at_the_table(table: Browser) -> None:
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    table.tap("undo")
    table.tap("redo")
    seats.open_bid(table, 0)
    assert table.table.desk.of(BID).coins == 0
    seats.choose(table, 0, SECRET)
    table.tap("universalis.hide_bid")
    assert unveiled(table.table) is None
    assert told(table) == []


@pytest.mark.parametrize("place", ["log", "ledger", "c", "settings", "names"])
def test_a_draft_is_veiled_when_its_player_looks_something_up(table: Browser, place: str) -> None:
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    stage = table.table.stage
    table.go(seats.home(table, place))
    assert BID not in table.table.desk.setups
    table.go(seats.home(table))
    assert unveiled(table.table) is None
    assert "Hand the phone to" in words(table.tree)
    assert table.table.stage == stage
    seats.open_bid(table, 0)
    assert table.table.desk.of(BID).coins == 0


def test_a_draft_is_veiled_when_its_player_goes_to_other_tables(table: Browser) -> None:
    here = seats.home(table)
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    table.go("/")
    table.go(here)
    assert unveiled(table.table) is None
    assert told(table) == []


def test_a_draft_stays_while_nobody_goes_anywhere(table: Browser) -> None:
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    table.go(seats.home(table))
    assert unveiled(table.table) == 0
    assert table.table.desk.of(BID).coins == SECRET


def test_a_draft_is_veiled_when_the_page_is_put_away(table: Browser) -> None:
    seats.open_bid(table, 0)
    seats.choose(table, 0, SECRET)
    table.send("hidden")
    assert unveiled(table.table) is None
    assert told(table) == []


def test_only_the_bid_is_cleared_when_the_page_is_put_away(table: Browser) -> None:
    table.go(seats.home(table, "c"))
    table.send("universalis.find", FIND, "component", value="Vane")
    desk, notice = table.table.desk, table.model.notice
    saves = len(table.saves)
    table.send("hidden")
    table.go(seats.home(table))
    table.send("hidden")
    assert table.table.desk is desk
    assert table.model.notice == notice
    assert len(table.saves) == saves


def test_a_bid_counts_once_and_is_made_by_who_is_due(table: Browser) -> None:
    seats.open_bid(table, 0)
    message = ("universalis.bid", seats.tale(table).taken, 0, 0)
    table.send(*message)
    stage = table.table.stage
    table.send(*message)
    assert table.table.stage == stage
    table.send("universalis.bid", seats.tale(table).taken, 0, 1)
    assert table.notice == "This player has made their bid already."
    assert table.table.stage == stage


def test_nobody_bids_more_than_they_have(table: Browser) -> None:
    seats.open_bid(table, 0)
    seats.act(table, "lay_bid", 0, 25)
    assert not table.offers("universalis.lay_bid", seats.tale(table).taken, 0, 26)
    table.send("universalis.bid", seats.tale(table).taken, 0, 26)
    assert table.notice == "This takes 26 coins, and Anna has 25 to pay with."
    assert seats.tale(table).bidding is not None


def test_the_bids_are_shown_when_all_are_in_and_not_before(table: Browser) -> None:
    seats.bid(table, 0, 4)
    table.send("universalis.reveal", seats.tale(table).taken)
    assert table.notice == "Some bids are still to be made: everybody bids first."
    seats.bid(table, 1, 2)
    seats.bid(table, 2, 1)
    seats.act(table, "reveal")
    now = seats.tale(table)
    assert (now.phase, now.turn, now.scene.budget) == (Phase.FRAMING, 0, 4)
    assert [now.coins(seat) for seat in range(3)] == [25, 25, 25]
    assert "4 coins of the bid are left" in words(table.tree)


def test_tied_players_bid_again_and_the_new_bids_are_as_secret(table: Browser) -> None:
    seats.bid_all(table, 6, 6, 2)
    assert seats.tale(table).bidding is not None
    assert "Anna 6, Ben 6, Cleo 2" in words(table.tree)
    seats.bid(table, 0, SECRET)
    assert told(table) == []
    seats.bid(table, 1, 9)
    seats.act(table, "reveal")
    now = seats.tale(table)
    assert (now.turn, now.scene.budget) == (0, SECRET)


def test_who_loses_pays_where_the_table_has_it_so() -> None:
    table = seats.laid()
    seats.settle(table, "losing-bids", "pay")
    seats.act(table, "begin")
    seats.bid_all(table, 4, 2, 0)
    now = seats.tale(table)
    assert [now.coins(seat) for seat in range(3)] == [25, 23, 25]
    seats.check_money(table)


@pytest.mark.parametrize("made", [0, 1, 2, 3])
def test_a_reload_comes_back_to_where_the_phone_is(table: Browser, made: int) -> None:
    for seat in range(made):
        seats.bid(table, seat, SECRET)
    again = table.reload()
    assert again.table.stage == table.table.stage
    assert _without_notice(again) == _without_notice(table)
    assert told(again) == []


def _without_notice(browser: Browser) -> Any:
    shown = [one for one in sent(browser.tree) if one[1][0] != "dismiss"]
    return shown, browser.table.stage


def test_the_purses_say_who_has_bid(table: Browser) -> None:
    seats.bid(table, 0, SECRET)
    assert words(table.tree).count("Has bid") == 1


def test_bids_of_the_next_scene_are_due_from_everybody_again() -> None:
    table = seats.playing()
    seats.act(table, "end_scene")
    bidding = seats.tale(table).bidding
    assert bidding is not None
    assert bidding.waiting == (0, 1, 2)
    assert [seats.tale(table).coins(seat) for seat in range(3)] == [27, 30, 30]
    assert universalis.refresh({}) == 5
