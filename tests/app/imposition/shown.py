"""Every screen of Imposition, in every state worth a look, with any writing in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyapp.games.imposition.desk import DUEL, LEFT, LOOSE, RIGHT
from pyapp.model import Model
from tests.app.imposition import party as seats
from tests.app.table_driver import Browser
from threefold import imposition, link

Shown = tuple[str, Model, Any]


def screens(text: str) -> Iterator[Shown]:
    """Name, model and tree of every screen; wherever a player writes, `text` is written."""
    browser = Browser(salt=text[:20])
    browser.tap("new_table", imposition.ID)
    yield _shown("table, nobody there", browser)
    yield _at(browser, seats.place(browser, DUEL), "duel, nobody there")
    yield from _sheets(browser, text)
    ann, ben = seats.ids(browser)
    yield from _gm(browser, text)
    yield from _gathering(browser, ann, text)
    yield from _results(browser, ann, text)
    yield from _passed_out(browser, ben)
    yield from _duel(browser, ann, text)
    yield from _loose(browser, text)
    yield from _links(browser, text)
    yield _at(browser, f"{seats.home(browser)}/log", "log")
    yield _at(browser, f"{seats.home(browser)}/paper", "paper")


def _shown(name: str, browser: Browser) -> Shown:
    return f"imposition: {name}", browser.model, browser.tree


def _at(browser: Browser, place: str, name: str) -> Shown:
    browser.go(place)
    return _shown(name, browser)


def _sheets(browser: Browser, text: str) -> Iterator[Shown]:
    browser.go(seats.home(browser))
    browser.submit("imposition.add", text)
    ann = seats.ids(browser)[0]
    yield _shown("edit, blank", browser)
    yield _at(browser, seats.place(browser, ann), "sheet, no path")
    seats.add(browser, text, text, text)
    yield _at(browser, seats.home(browser), "table, two there")
    yield _at(browser, seats.place(browser, DUEL), "duel, no path")
    path = seats.add_path(browser, ann, text)
    browser.write("imposition.path_die", ann, path, value="8")
    aspect = seats.add_aspect(browser, ann, path, text)
    browser.write("imposition.write", ann, "level", value=text)
    browser.write("imposition.level", ann, value="8")
    browser.tap("imposition.aptitude", ann, path, aspect, 1)
    browser.tap("imposition.aptitude", ann, path, aspect, 2)
    browser.tap("imposition.constant", ann, 1)
    browser.tap("imposition.boxes", ann, 4)
    seats.add_path(browser, ann, "")
    browser.tap("imposition.add_aspect", ann, seats.party(browser).character(ann).paths[-1].id)
    yield _shown("edit, written", browser)


def _gm(browser: Browser, text: str) -> Iterator[Shown]:
    seats.add_npc(browser, text)
    yield _shown("npc", browser)
    browser.go(seats.home(browser))
    browser.tap("imposition.everyone", 1)
    for die in (4, 6, 8, 10, 12):
        browser.write("imposition.difficulty", die, value=text)
    yield _shown("table, all written", browser)


def _gathering(browser: Browser, ann: str, text: str) -> Iterator[Shown]:
    browser.go(seats.place(browser, ann))
    path, aspect = seats.path_of(browser, ann)
    browser.write("imposition.describe", ann, "deed", value=text)
    browser.write("imposition.describe", ann, "note", value=text)
    browser.tap("imposition.pick_aspect", ann, path, aspect)
    yield _shown("sheet, gathered", browser)
    browser.tap("imposition.spend", ann, 2, 1)
    browser.tap("imposition.lay", ann, "irresistible", 1)
    yield _shown("sheet, spending", browser)
    browser.write("imposition.lay", ann, "irresistible", "all", value="true")
    yield _shown("sheet, nothing gets through", browser)
    browser.tap("imposition.pick_npc", ann, seats.party(browser).npcs[0].id)
    yield _shown("sheet, against an NPC", browser)
    browser.write("imposition.toggle_hand", ann, value="true")
    browser.tap("imposition.type_face", ann, 0, 2)
    yield _shown("sheet, dice half typed", browser)


def _results(browser: Browser, ann: str, text: str) -> Iterator[Shown]:
    for number, face in enumerate((2, 1, 3)):
        browser.tap("imposition.type_face", ann, number, face)
    seats.throw(browser, ann)
    yield _shown("result, failure", browser)
    browser.tap("imposition.keep", ann)
    browser.write("imposition.describe", ann, "text", value=text)
    yield _shown("keep, failure", browser)
    browser.tap("imposition.think_again", ann)
    seats.type_dice(browser, ann, 3, 1, 3)
    yield _shown("result, rerolled", browser)
    seats.keep(browser, ann, text)
    yield _shown("kept, with its link", browser)
    seats.type_dice(browser, ann, 5, 5, 2)
    yield _shown("result, full", browser)
    seats.keep(browser, ann)


def _passed_out(browser: Browser, ben: str) -> Iterator[Shown]:
    browser.go(f"{seats.place(browser, ben)}/edit")
    browser.tap("imposition.boxes", ben, 7)
    seats.by_hand(browser, ben, 1, 1, 2)
    yield _shown("result, two boxes left", browser)
    seats.type_dice(browser, ben, 1, 1, 2)
    yield _shown("result, one box left", browser)
    seats.type_dice(browser, ben, 1, 2, 2)
    yield _shown("result, last box", browser)
    seats.keep(browser, ben)
    yield _shown("sheet, passed out", browser)
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("settle", "imposition.rest", "never", value="on")
    yield _at(browser, seats.place(browser, ben), "sheet, passed out for good")
    browser.tap("undo")
    browser.tap("imposition.boxes", ben, 2)


def _duel(browser: Browser, ann: str, text: str) -> Iterator[Shown]:
    npc = seats.party(browser).npcs[0].id
    browser.go(seats.place(browser, DUEL))
    browser.write("imposition.describe", DUEL, "deed", value=text)
    yield _shown("duel", browser)
    browser.tap("imposition.lay", LEFT, "paid", 1)
    browser.write("imposition.sit", RIGHT, value=npc)
    browser.write("imposition.name_die", RIGHT, "path_die", value="6")
    yield _shown("duel with an NPC", browser)
    browser.write("imposition.toggle_hand", DUEL, value="true")
    yield _shown("duel, by hand", browser)
    seats.type_dice(browser, DUEL, 1, 1, 3, 1, 6, 2)
    yield _shown("duel, thrown", browser)
    browser.write("imposition.toggle_hand", ann, value="false")
    yield _at(browser, seats.place(browser, ann), "sheet, in a duel")
    browser.go(seats.place(browser, DUEL))
    browser.tap("imposition.share_open", DUEL)
    yield _at(browser, browser.shared[-1].fragment, "link, duel")
    browser.go(seats.place(browser, DUEL))
    browser.tap("imposition.keep", DUEL)
    for part in ("text", "other_text"):
        browser.write("imposition.describe", DUEL, part, value=text)
    yield _shown("keep, duel", browser)
    browser.tap("imposition.kept", DUEL)
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("settle", "imposition.duel-die", "level-die", value="on")
    browser.go(seats.place(browser, DUEL))
    browser.write("imposition.sit", RIGHT, value=seats.ids(browser)[1])
    yield _shown("duel, Level dice", browser)


def _loose(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, seats.place(browser, LOOSE), "loose")
    browser.write("imposition.name_actor", LOOSE, value=text)
    browser.write("imposition.loose_die", LOOSE, "path", value="10")
    browser.tap("imposition.loose_points", LOOSE, 1)
    browser.tap("imposition.loose_constant", LOOSE, 1)
    yield _shown("loose, named", browser)
    browser.seeds.append(bytes(16))
    seats.throw(browser, LOOSE)
    yield _shown("loose, result", browser)
    yield _at(browser, seats.home(browser), "table, a loose roll waits")
    browser.go(seats.place(browser, LOOSE))
    seats.keep(browser, LOOSE)


def _links(browser: Browser, text: str) -> Iterator[Shown]:
    act = imposition.Act(text, text, text, text, 8, text, 6, text, 2, 10, boxes=3, aptitude=1)
    request = imposition.Request(act, text)
    asked = link.encode(link.RequestLink(imposition.ID, request))
    yield _at(browser, asked, "link, request")
    browser.tap("take_request", browser.table.id)
    yield _shown("request, to be seated", browser)
    browser.tap("imposition.seat", LOOSE)
    yield _shown("loose, as asked", browser)
    browser.go(asked)
    browser.tap("take_request", browser.table.id)
    yield _at(browser, seats.home(browser), "table, a request waits")
    roll = imposition.Roll(act, (imposition.Seeded(bytes(16)), imposition.ByHand(1, 2, 3)))
    shared = link.encode(link.ResultLink(imposition.ID, roll))
    yield _at(browser, shared, "link, result")
