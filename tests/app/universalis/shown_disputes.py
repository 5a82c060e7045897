"""Challenges, conflicts, the ledger and links of Universalis in every state worth a look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyapp.games.universalis.desk import CHALLENGE, CONFLICT, LOOSE, TELL
from pyapp.model import Model
from tests.app.table_driver import Browser
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, CLEO
from threefold import link, universalis
from threefold.games.universalis import Brought, Contest, Request, Roll, Seeded, Side

Shown = tuple[str, Model, Any]


def screens(text: str) -> Iterator[Shown]:
    """Name, model and tree of every screen; wherever a player writes, `text` is written."""
    names = (text, f"{text} B", f"{text} C")
    yield from _challenges(disputes.facing(names), text)
    yield from _conflicts(disputes.facing(names), text)
    yield from _loose(disputes.facing(names), text)


def _shown(name: str, browser: Browser) -> Shown:
    return f"universalis: {name}", browser.model, browser.tree


def _at(browser: Browser, name: str, *rest: str) -> Shown:
    browser.go(seats.home(browser, *rest))
    return _shown(name, browser)


def _challenges(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, "a challenge to open", "challenge")
    browser.tap("universalis.dispute", CHALLENGE, "fact", 0)
    yield _shown("a fact to challenge", browser)
    browser.tap("universalis.dispute", CHALLENGE, "fact", None)
    disputes.challenged(browser, text)
    yield _shown("a challenge, talking", browser)
    yield _at(browser, "a component while a challenge is open", "c", "0")
    browser.go(seats.home(browser))
    disputes.pick_coins(browser, 2)
    seats.act(browser, "open_bids", 2)
    yield _shown("a challenge, bidding", browser)
    disputes.next_bid(browser, CLEO, 1, 3)
    yield _shown("a challenge, two bids", browser)
    seats.act(browser, "close_bids")
    yield _shown("a challenge is over", browser)


def _conflicts(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, "a conflict to open", "conflict")
    disputes.opened(browser, text)
    yield _shown("a conflict, no dice yet", browser)
    browser.tap("undo")
    disputes.gathered(browser)
    yield _shown("a conflict, dice gathered", browser)
    browser.write("universalis.toggle_hand", CONFLICT, value="true")
    browser.tap("universalis.type_face", CONFLICT, 0, 4)
    yield _shown("a conflict, real dice half typed", browser)
    browser.tap("universalis.type_face", CONFLICT, 0, 0)
    # Two successes each; those of the wolf add up to more, so it has a die more then.
    disputes.throw(browser, 1, 1, 9, 9, 9, 1, 2)
    yield _shown("a conflict, tied", browser)
    yield _at(browser, "a component while a conflict is open", "c", "0")
    browser.go(seats.home(browser))
    disputes.throw(browser, 5, 4, 9, 3, 9, 9, 9, 9)
    yield from _telling(browser, text)
    yield _at(browser, "log, a conflict", "log")
    yield from _ledger(browser)


def _telling(browser: Browser, text: str) -> Iterator[Shown]:
    yield _shown("the winner tells", browser)
    for kind in ("trait", "rank"):
        browser.write("universalis.choose", TELL, "kind", value=kind)
        yield _shown(f"the winner tells, a {kind}", browser)
    browser.write("universalis.choose", TELL, "kind", value="fact")
    seats.submit(browser, "tell_fact", ANNA, value=text)
    yield _shown("the winner told a fact", browser)
    browser.tap("universalis.share_open", CONFLICT)
    shared = browser.shared[-1].fragment
    seats.act(browser, "next_teller")
    yield _shown("the loser tells", browser)
    seats.act(browser, "next_teller")
    yield _shown("the conflict is over", browser)
    browser.go(shared)
    yield _shown("link, conflict", browser)


def _ledger(browser: Browser) -> Iterator[Shown]:
    yield _at(browser, "ledger", "ledger")
    yield _at(browser, "ledger of a player", "ledger", str(BEN), "all")
    yield _at(browser, "ledger of a scene", "ledger", "all", "1")


def _loose(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, "loose dice", "loose")
    browser.write("universalis.describe", LOOSE, "deed", value=text)
    for side in (0, 1):
        browser.write("universalis.name_side", LOOSE, side, value=text)
    browser.tap("universalis.count_dice", LOOSE, 0, 4)
    yield _shown("loose dice, named", browser)
    browser.seeds.append(bytes(16))
    browser.tap("universalis.throw", LOOSE, 0)
    yield _shown("loose dice, thrown", browser)
    yield _at(browser, "a turn, loose dice wait")
    yield from _links(browser, text)


def _links(browser: Browser, text: str) -> Iterator[Shown]:
    brought = (Brought(text, 3, text, text), Brought(text, 1, None, ""))
    contest = Contest(text, Side(text, text, brought), Side(text, text, brought[:1]))
    asked = link.encode(link.RequestLink(universalis.ID, Request(contest, text)))
    browser.go(asked)
    yield _shown("link, request", browser)
    browser.tap("take_request", browser.table.id)
    yield _shown("request, loose dice are in the way", browser)
    yield _at(browser, "a turn, a request waits")
    browser.go(seats.home(browser, "loose"))
    _keep(browser)
    browser.go(asked)
    browser.tap("take_request", browser.table.id)
    yield _shown("loose dice, as asked", browser)
    roll = Roll(contest, (Seeded(bytes(16)),))
    browser.go(link.encode(link.ResultLink(universalis.ID, roll)))
    yield _shown("link, result", browser)


def _keep(browser: Browser) -> None:
    """Keep the loose dice; where they are tied, throw them until they are not."""
    for _ in range(20):
        loose = seats.tale(browser).loose
        if loose is None:
            return
        if browser.offers("universalis.keep", LOOSE):
            browser.tap("universalis.keep", LOOSE)
        else:
            browser.tap("universalis.throw", LOOSE, len(loose.throws))
    raise AssertionError("the dice are tied for ever")
