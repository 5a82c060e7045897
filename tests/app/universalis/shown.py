"""The table's screens of Universalis in every state worth a look, with any writing in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyapp.games.universalis.desk import BUY, CONFLICT, FIND, REMOVE
from pyapp.model import Model
from tests.app.table_driver import Browser
from tests.app.universalis import seats
from threefold import universalis

Shown = tuple[str, Model, Any]
MANY = 33
"""More components, and more facts, than are drawn at once."""


def screens(text: str) -> Iterator[Shown]:
    """Name, model and tree of every screen; wherever a player writes, `text` is written."""
    browser = Browser(salt=text[:20])
    yield from _seats(browser, text)
    yield from _bids(browser)
    yield from _framing(browser, text)
    yield from _turns(browser)
    yield from _components(browser, text)
    yield from _removal(browser)
    yield from _poor(text)
    yield from _many(text)


def _shown(name: str, browser: Browser) -> Shown:
    return f"universalis: {name}", browser.model, browser.tree


def _at(browser: Browser, name: str, *rest: str) -> Shown:
    browser.go(seats.home(browser, *rest))
    return _shown(name, browser)


def _seats(browser: Browser, text: str) -> Iterator[Shown]:
    browser.tap("new_table", universalis.ID)
    yield _shown("nobody there", browser)
    for _ in range(3):
        seats.submit(browser, "join", value=text)
    yield _shown("three seats", browser)
    seats.act(browser, "unseat", 2)
    yield _at(browser, "log, a seat left", "log")
    browser.go(seats.home(browser))


def _bids(browser: Browser) -> Iterator[Shown]:
    seats.act(browser, "begin")
    yield _shown("begun, the phone goes round", browser)
    yield _at(browser, "no component", "c")
    yield _at(browser, "no fact", "facts")
    seats.open_bid(browser, 0)
    yield _shown("a bid to be made", browser)
    seats.choose(browser, 0, 7)
    yield _shown("a bid chosen", browser)
    seats.act(browser, "bid", 0, 7)
    yield _shown("one has bid", browser)
    seats.bid(browser, 1, 7)
    yield _shown("all bids are in", browser)
    seats.act(browser, "reveal")
    yield _shown("tied, again", browser)
    seats.bid_all(browser, 9, 8)


def _framing(browser: Browser, text: str) -> Iterator[Shown]:
    yield _shown("framing begins", browser)
    for what in ("where", "when", "character"):
        seats.buy(browser, what, text)
        yield _shown(f"framing, {what} bought", browser)
    browser.tap("universalis.pick", BUY, "thing")
    yield _shown("framing, a thing next", browser)
    seats.act(browser, "end_framing")


def _turns(browser: Browser) -> Iterator[Shown]:
    yield _shown("a turn", browser)
    seats.act(browser, "interrupt", 1)
    yield _shown("interrupted", browser)
    yield _at(browser, "names", "names")
    browser.go(seats.home(browser))
    seats.settle(browser, "refresh", "0")
    yield _shown("a turn, no coins for scenes", browser)


def _components(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, "components", "c")
    yield _at(browser, "facts", "facts")
    yield _at(browser, "component", "c", "0")
    browser.tap("universalis.lay_ranks", BUY, 0, 2)
    yield _shown("component, two ranks", browser)
    seats.submit(browser, "trait", 0, 2, value=text)
    yield _shown("component, a trait bought", browser)
    seats.act(browser, "send_out", 0)
    yield _shown("component, sent out", browser)
    seats.settle(browser, "bring-in", "free")
    yield _at(browser, "component, free to come in", "c", "0")
    seats.act(browser, "rank", 0, 1)


def _removal(browser: Browser) -> Iterator[Shown]:
    importance = seats.tale(browser).component(0).importance
    browser.tap("universalis.plan_removal", REMOVE, 0, [0, importance])
    yield _shown("removal, complete", browser)
    browser.tap("universalis.plan_removal", REMOVE, 0, [0, importance - 1])
    yield _shown("removal, a coin missing", browser)
    browser.tap("universalis.plan_removal", REMOVE, 0, [1, importance - 1])
    seats.act(browser, "remove", 0, [[0, 1], [1, importance - 1]])
    yield _shown("removed for good", browser)
    browser.go(seats.home(browser))
    seats.act(browser, "end_scene")
    yield _at(browser, "component while bids are due", "c", "0")
    yield _at(browser, "log", "log")


def _poor(text: str) -> Iterator[Shown]:
    """Five coins for both together: the framer pays on from the purse, then nobody has any."""
    browser = seats.laid((text, f"{text} B"))
    seats.settle(browser, "start", "5")
    seats.settle(browser, "bid-tie", "clockwise")
    seats.act(browser, "begin")
    seats.bid_all(browser, 0, 0)
    yield _shown("framing from the purse", browser)
    for what in ("where", "when", "character", *["fact"] * 2):
        seats.buy(browser, what, text)
    yield _shown("the last coin passes the turn on", browser)
    for _ in range(5):
        seats.buy(browser, "fact", text)
    yield _shown("nobody has a coin", browser)


def _many(text: str) -> Iterator[Shown]:
    browser = seats.laid((text, text))
    seats.settle(browser, "start", "100")
    seats.act(browser, "begin")
    seats.bid_all(browser, 5, 3)
    for what in ("where", "when", *["thing"] * MANY, *["fact"] * MANY):
        message = ("universalis.buy", seats.tale(browser).taken, what)
        browser.send(*message, value=text)
    yield _at(
        browser,
        "a crowded scene",
    )
    yield _at(browser, "many components", "c")
    browser.send("universalis.find", FIND, "component", value=text)
    yield _shown("components found", browser)
    browser.send("universalis.find", FIND, "component", value=f"no {text}")
    yield _shown("components, none found", browser)
    yield _at(browser, "many facts, newest", "facts")
    yield _at(browser, "many facts, oldest", "facts", "0")
    yield _at(browser, "paper, many pages", "paper")
    yield from _many_meet(browser, text)


def _many_meet(browser: Browser, text: str) -> Iterator[Shown]:
    """A conflict among more components than are offered at once."""
    browser.send("universalis.end_framing", seats.tale(browser).taken)
    for number in range(MANY // 2):
        browser.send("universalis.hand_over", seats.tale(browser).taken, number, value="1")
    yield _at(browser, "a conflict among many to open", "conflict")
    browser.send("universalis.find", CONFLICT, "other", value=text)
    yield _shown("a conflict among many, some found", browser)
    browser.send("universalis.find", CONFLICT, "component", value=f"no {text}")
    yield _shown("a conflict among many, none found", browser)
    for part, number in (("component", MANY - 1), ("other", 0)):
        browser.send("universalis.lay", CONFLICT, part, number)
    seats.act(browser, "conflict")
    yield _shown("a conflict among many", browser)
