"""Challenges and conflicts at a table of Universalis, made by tapping."""

from __future__ import annotations

from functools import cache

from pyapp.games.universalis.desk import CHALLENGE, CONFLICT, LOOSE
from tests.app.table_driver import Browser
from tests.app.universalis import seats
from threefold.games.universalis import Challenge, Conflict, Narration

VANE, WOLF = 0, 1
"""Numbers of the two components: Anna's captain and Ben's wolf."""
ANNA, BEN, CLEO = 0, 1, 2


def facing(names: tuple[str, ...] = seats.NAMES) -> Browser:
    """A browser at a table where Ben's wolf met Anna's captain, and it is Anna's turn."""
    texts, fragment = _facing(names)
    return Browser(dict(texts), fragment)


@cache
def _facing(names: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], str]:
    browser = seats.playing(names)
    seats.trait(browser, VANE, "Quick", 3)
    _interrupt(browser, BEN)
    seats.buy(browser, "character", "The wolf")
    seats.trait(browser, WOLF, "Hungry", 2)
    _interrupt(browser, ANNA)
    return tuple(browser.stored.items()), seats.home(browser)


def _interrupt(browser: Browser, seat: int) -> None:
    browser.go(seats.home(browser))
    seats.act(browser, "interrupt", seat)


def opened(browser: Browser, what: str = "The bridge") -> Browser:
    """Open the conflict of the two."""
    browser.go(seats.home(browser, "conflict"))
    browser.write("universalis.describe", CONFLICT, "deed", value=what)
    seats.act(browser, "conflict")
    return browser


def gathered(browser: Browser) -> Browser:
    """Anna draws on Quick and buys a die, Cleo buys one with her; Ben draws on Hungry."""
    opened(browser)
    bring(browser, ANNA, 0)
    seats.act(browser, "draw_trait", ANNA, 0, VANE, 1)
    seats.act(browser, "buy_dice", ANNA, 0, 1)
    bring(browser, CLEO, 0)
    seats.act(browser, "buy_dice", CLEO, 0, 1)
    bring(browser, BEN, 1)
    browser.tap("universalis.lay", CONFLICT, "component", WOLF)
    seats.act(browser, "draw_trait", BEN, 1, WOLF, 1)
    return browser


def bring(browser: Browser, seat: int, side: int) -> None:
    """Choose who adds dice, and to which side."""
    browser.write("universalis.choose", CONFLICT, "seat", value=str(seat))
    browser.write("universalis.choose", CONFLICT, "side", value=str(side))


def throw(browser: Browser, *faces: int, who: str = CONFLICT, looks: bool = True) -> None:
    """Roll real dice and type what they show, side by side, and use them.

    Looks at each page whether what is tapped stands there, which takes most of the time.
    """
    tap = browser.tap if looks else browser.send
    if not browser.table.desk.of(who).by_hand:
        browser.write("universalis.toggle_hand", who, value="true")
    for number, face in enumerate(faces):
        tap("universalis.type_face", who, number, face)
    tale = seats.tale(browser)
    if who == LOOSE:
        made = len(tale.loose.throws) if tale.loose else 0
    else:
        made = len(conflict(browser).throws)
    tap("universalis.throw", who, made)


def conflict(browser: Browser) -> Conflict:
    """The open conflict."""
    found = seats.tale(browser).conflict
    assert found is not None
    return found


def narration(browser: Browser) -> Narration:
    """How far the telling is."""
    found = conflict(browser).narration
    assert found is not None
    return found


def challenge(browser: Browser) -> Challenge:
    """The open challenge."""
    found = seats.tale(browser).challenge
    assert found is not None
    return found


SAID = "The harbour burns"
"""What Anna says, and Ben does not want in the story."""


def challenged(browser: Browser, words: str = SAID, fact: int | None = None) -> Browser:
    """Ben challenges what Anna says, or a fact that is established already."""
    browser.go(seats.home(browser, "challenge"))
    browser.write("universalis.describe", CHALLENGE, "deed", value=words)
    if fact is not None:
        browser.tap("universalis.dispute", CHALLENGE, "fact", fact)
    seats.act(browser, "challenge")
    return browser


def bidding(
    browser: Browser, coins: int = 2, words: str = SAID, fact: int | None = None
) -> Browser:
    """Ben challenges, they cannot agree, and he bids."""
    challenged(browser, words, fact)
    pick_coins(browser, coins)
    seats.act(browser, "open_bids", coins)
    return browser


def next_bid(browser: Browser, seat: int, side: int, coins: int) -> None:
    """Add a bid to the open challenge."""
    browser.write("universalis.bidder", CHALLENGE, "seat", value=str(seat))
    browser.write("universalis.bidder_side", value=str(side))
    pick_coins(browser, coins)
    seats.act(browser, "add_bid")


def pick_coins(browser: Browser, coins: int) -> None:
    """Choose a number of coins on the picker, key by key."""
    for _ in range(200):
        now = browser.table.desk.of(CHALLENGE).coins
        if now == coins:
            return
        step = now + (1 if now < coins else -1)
        best = coins if browser.offers("universalis.lay", CHALLENGE, "coins", coins) else step
        browser.tap("universalis.lay", CHALLENGE, "coins", best)
    raise AssertionError(f"no way to {coins}")
