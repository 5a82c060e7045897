"""The screens of Universalis one after the other, with names that hardly fit on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from pyapp.games.universalis.desk import BUY, CHALLENGE, CONFLICT, LOOSE, REMOVE, TELL
from tests.app.table_driver import Browser as Laid
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, CLEO, VANE
from tests.browser.player import Person
from tests.browser.universalis import Phone
from threefold import link, universalis
from threefold.games.universalis import Brought, ByHand, Contest, Request, Roll, Side

LONG = "W" * 120
RIGHT_TO_LEFT = "שלום" * 15
EMOJI = "👩‍👩‍👧‍👦🏳️‍🌈" * 6
NAMES = (LONG, RIGHT_TO_LEFT, EMOJI)


def walk(person: Person) -> Iterator[str]:
    """Visit every screen of the game; yield the name of each."""
    phone = Phone(person)
    parts = (_seats, _bids, _framing, _turns, _components, _removal, _challenges, _conflicts)
    for part in (*parts, _thrown, _told, _money, _loose):
        for screen, laid in part():
            phone.lay(laid)
            expect(person.title).not_to_be_empty()
            yield f"universalis: {screen}"
    yield from _bidding(phone)
    yield from _by_link(person)


Laying = Iterator[tuple[str, Laid]]


def _seats() -> Laying:
    browser = seats.laid(())
    yield "nobody there", browser
    yield "seats", seats.laid(NAMES)


def _bids() -> Laying:
    browser = seats.begun(NAMES)
    yield "the phone goes round", browser
    for seat, coins in enumerate((17, 17, 3)):
        seats.bid(browser, seat, coins)
    yield "all bids are in", browser
    seats.act(browser, "reveal")
    yield "tied, again", browser


def _framing() -> Laying:
    browser = seats.begun(NAMES)
    seats.bid_all(browser, 5, 1, 1)
    yield "framing begins", browser
    seats.buy(browser, "where", LONG)
    seats.buy(browser, "when", RIGHT_TO_LEFT)
    seats.buy(browser, "character", LONG)
    yield "framed", browser


def faced() -> Laid:
    """A table in its first scene: components of Anna and Ben, a fact, Anna on turn."""
    browser = seats.begun(NAMES)
    seats.bid_all(browser, 5, 1, 1)
    for what, text in (("where", LONG), ("when", RIGHT_TO_LEFT), ("character", LONG)):
        seats.buy(browser, what, text)
    seats.act(browser, "end_framing")
    seats.trait(browser, VANE, EMOJI, 3)
    browser.go(seats.home(browser))
    seats.act(browser, "interrupt", BEN)
    seats.buy(browser, "place", RIGHT_TO_LEFT)
    seats.trait(browser, 1, LONG, 2)
    browser.go(seats.home(browser))
    seats.act(browser, "interrupt", ANNA)
    seats.buy(browser, "fact", LONG)
    return browser


def _turns() -> Laying:
    browser = faced()
    yield "a turn", browser
    yield from _places(browser, "names", "c", "facts", "log", "settings")
    poor = seats.laid(NAMES[:2])
    for ruling, choice in (("start", "5"), ("bid-tie", "clockwise")):
        seats.settle(poor, ruling, choice)
    seats.act(poor, "begin")
    seats.bid_all(poor, 0, 0)
    for what in ("where", "when", "character", *["fact"] * 7):
        seats.buy(poor, what, EMOJI)
    yield "nobody has a coin", poor


def _places(browser: Laid, *places: str) -> Laying:
    for place in places:
        browser.go(seats.home(browser, *place.split("/")))
        yield place, browser


def _components() -> Laying:
    browser = faced()
    browser.go(seats.home(browser, "c", "0"))
    browser.tap("universalis.lay_ranks", BUY, VANE, 2)
    yield "a component", browser
    seats.act(browser, "send_out", VANE)
    yield "a component that is not there", browser


def _removal() -> Laying:
    browser = faced()
    browser.go(seats.home(browser, "c", "1"))
    browser.tap("universalis.plan_removal", REMOVE, 1, [3, 0, 0])
    browser.tap("universalis.plan_removal", REMOVE, 1, [2, 0, 0])
    yield "a removal, a coin missing", browser
    browser.tap("universalis.plan_removal", REMOVE, 1, [2, 0, 1])
    yield "a removal, complete", browser
    seats.act(browser, "remove", 1, [[0, 2], [2, 1]])
    yield "removed for good", browser


def _challenges() -> Laying:
    browser = faced()
    yield from _places(browser, "challenge")
    disputes.challenged(browser, LONG)
    yield "a challenge, talking", browser
    disputes.pick_coins(browser, 2)
    seats.act(browser, "open_bids", 2)
    browser.write("universalis.bidder", CHALLENGE, "seat", value=str(CLEO))
    browser.tap("universalis.lay", CHALLENGE, "fact", 2)
    yield "a challenge, bidding", browser
    disputes.next_bid(browser, CLEO, 1, 3)
    yield "a challenge, two bids", browser


def _conflicts() -> Laying:
    browser = faced()
    yield from _places(browser, "conflict")
    disputes.opened(browser, LONG)
    yield "a conflict, no dice yet", browser
    browser.tap("undo")
    disputes.gathered(browser)
    yield "a conflict, dice gathered", browser
    browser.write("universalis.toggle_hand", CONFLICT, value="true")
    browser.tap("universalis.type_face", CONFLICT, 0, 4)
    yield "a conflict, real dice half typed", browser


def _thrown() -> Laying:
    browser = disputes.gathered(faced())
    disputes.throw(browser, 1, 1, 9, 9, 9, 1, 2)
    yield "a conflict, tied", browser
    disputes.throw(browser, 5, 4, 9, 3, 9, 9, 9, 9)
    yield "the winner tells", browser
    for kind in ("trait", "rank"):
        browser.write("universalis.choose", TELL, "kind", value=kind)
        yield f"the winner tells, a {kind}", browser


def _told() -> Laying:
    browser = disputes.gathered(faced())
    disputes.throw(browser, 5, 4, 9, 3, 9, 9, 9)
    seats.act(browser, "next_teller")
    yield "the loser tells", browser
    seats.act(browser, "next_teller")
    browser.go(seats.home(browser, "log"))
    yield "the log of a conflict", browser


def _money() -> Laying:
    browser = faced()
    yield from _places(browser, "ledger", "ledger/1/1")


def _loose() -> Laying:
    browser = faced()
    yield from _places(browser, "loose")
    for side, name in enumerate(NAMES[:2]):
        browser.write("universalis.name_side", LOOSE, side, value=name)
    browser.seeds.append(bytes(16))
    browser.tap("universalis.throw", LOOSE, 0)
    yield "dice without coins, thrown", browser


def _bidding(phone: Phone) -> Iterator[str]:
    """The one screen that no storage holds: somebody's bid."""
    phone.lay(seats.begun(NAMES))
    phone.take(LONG)
    phone.count("Your bid", 17)
    yield "universalis: a bid"


def _by_link(person: Person) -> Iterator[str]:
    brought = (Brought(LONG, 3, EMOJI, LONG), Brought(RIGHT_TO_LEFT, 2, None, ""))
    contest = Contest(LONG, Side(LONG, LONG, brought), Side(RIGHT_TO_LEFT, EMOJI, brought))
    faces = ByHand((1, 9, 9, 5, 3, 10, 8, 2, 2, 9))
    for words, opened in (
        ("A roll, shared", link.ResultLink(universalis.ID, Roll(contest, (faces,)))),
        ("Please roll", link.RequestLink(universalis.ID, Request(contest, RIGHT_TO_LEFT))),
    ):
        person.page.goto(f"{person.site}#{link.encode(opened)}")
        person.is_at(words)
        yield f"universalis: {words}"
