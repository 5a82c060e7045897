"""Tables of Universalis laid ready for tests, made by tapping."""

from __future__ import annotations

from functools import cache
from typing import Any

from pyapp.games.universalis.desk import BUY
from tests.app.table_driver import Browser
from tests.app.trees import sent
from threefold import universalis
from threefold.games.universalis import Tale

NAMES = ("Anna", "Ben", "Cleo")


def laid(names: tuple[str, ...] = NAMES) -> Browser:
    """A browser at a new table where these players sit; play has not begun."""
    return _copied(_laid(names))


def begun(names: tuple[str, ...] = NAMES) -> Browser:
    """A browser at a table where everybody has their coins and the first bids are due."""
    return _copied(_begun(names))


def playing(names: tuple[str, ...] = NAMES) -> Browser:
    """A browser at a table in its first scene, the first player on turn with one character."""
    return _copied(_playing(names))


Stored = tuple[tuple[tuple[str, str], ...], str]


def _copied(stored: Stored) -> Browser:
    texts, fragment = stored
    return Browser(dict(texts), fragment)


@cache
def _laid(names: tuple[str, ...]) -> Stored:
    browser = Browser(salt=f"universalis {names}")
    browser.tap("new_table", universalis.ID)
    for name in names:
        submit(browser, "join", value=name)
    return tuple(browser.stored.items()), home(browser)


@cache
def _begun(names: tuple[str, ...]) -> Stored:
    browser = laid(names)
    act(browser, "begin")
    return tuple(browser.stored.items()), home(browser)


@cache
def _playing(names: tuple[str, ...]) -> Stored:
    browser = begun(names)
    bid_all(browser, 5, *[1] * (len(names) - 1))
    frame(browser)
    act(browser, "end_framing")
    return tuple(browser.stored.items()), home(browser)


def tale(browser: Browser) -> Tale:
    """What the open table has told and paid so far."""
    found: Tale = browser.table.stage.play
    return found


def home(browser: Browser, *rest: str) -> str:
    """Where the open table's own screen is, or a place of it."""
    return "/".join(("/t", browser.table.id, *rest))


def act(browser: Browser, name: str, *args: Any) -> None:
    """Tap what takes a step."""
    browser.tap(f"universalis.{name}", tale(browser).taken, *args)


def submit(browser: Browser, name: str, *args: Any, value: str) -> None:
    """Submit a form that takes a step."""
    message = [f"universalis.{name}", tale(browser).taken, *args]
    page = [one for where, one in sent(browser.tree) if where == "data-submit"]
    assert message in page, f"{message} is not on the page: {page}"
    browser.send(*message, value=value)


def open_bid(browser: Browser, seat: int) -> None:
    """Take the phone and unveil the own bid screen."""
    browser.go(home(browser))
    act(browser, "open_bid", seat)


def choose(browser: Browser, seat: int, coins: int) -> None:
    """Choose so many coins on the bid screen, key by key as a player does."""
    offered = [args[2] for _, (name, *args) in sent(browser.tree) if name == "universalis.lay_bid"]
    now = max(number for number in offered if number <= coins)
    act(browser, "lay_bid", seat, now)
    for number in range(now + 1, coins + 1):
        act(browser, "lay_bid", seat, number)


def bid(browser: Browser, seat: int, coins: int) -> None:
    """Let somebody take the phone and bid."""
    open_bid(browser, seat)
    choose(browser, seat, coins)
    act(browser, "bid", seat, coins)


def bid_all(browser: Browser, *coins: int) -> None:
    """Let everybody whose bid is due bid, in order, and show the bids."""
    bidding = tale(browser).bidding
    assert bidding is not None
    for seat, count in zip(bidding.waiting, coins, strict=True):
        bid(browser, seat, count)
    act(browser, "reveal")


def buy(browser: Browser, what: str, text: str) -> None:
    """Buy a line on the table's screen: where, when, fact, character, place or thing."""
    browser.go(home(browser))
    browser.tap("universalis.pick", BUY, what)
    submit(browser, "buy", what, value=text)


def frame(browser: Browser, place: str = "A harbour", time: str = "At dusk") -> None:
    """Say where and when the scene is, and bring a new character in."""
    buy(browser, "where", place)
    buy(browser, "when", time)
    buy(browser, "character", "Captain Vane")


def trait(browser: Browser, component: int, text: str, ranks: int = 1) -> None:
    """Go to a component and buy it a trait."""
    browser.go(home(browser, "c", str(component)))
    for number in range(2, ranks + 1):
        browser.tap("universalis.lay_ranks", BUY, component, number)
    submit(browser, "trait", component, ranks, value=text)


def settle(browser: Browser, ruling: str, choice: str) -> None:
    """Settle a point of the game on the settings page, and come back to the table."""
    browser.go(home(browser, "settings"))
    name = f"universalis.{ruling}"
    if browser.offers("settle", name):
        browser.write("settle", name, value=choice)
    else:
        browser.write("settle", name, choice, value="on")
    browser.go(home(browser))


def check_money(browser: Browser) -> None:
    """Every coin is somewhere: bank and players hold what was issued, nobody less than nothing."""
    now = tale(browser)
    held = [now.coins(seat) for seat in range(len(now.players))]
    assert min([now.ledger.in_bank, *held]) >= 0
    assert sum(held) + now.ledger.in_bank == now.ledger.issued
