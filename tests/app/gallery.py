"""Every screen there is, in every state worth a look, with any writing in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from pyapp import app, chronicle, route
from pyapp.effect import Msg
from pyapp.finding import quoted
from pyapp.games import SCREENS
from pyapp.games.ghosts.desk import LOOSE
from pyapp.model import Model
from pyapp.words import language, speak
from tests.app import backups_shown, seats
from tests.app.imposition.shown import screens as imposition_screens
from tests.app.table_driver import Browser, seed_with
from tests.app.universalis.shown import screens as universalis_screens
from tests.app.universalis.shown_disputes import screens as universalis_disputes
from threefold import ghosts, link
from threefold.games.ghosts import Act, Outcome, Pool

Shown = tuple[str, Model, Any]


def spoken_gallery(code: str, text: str) -> list[Shown]:
    """The same to somebody whose browser asks for a language; afterwards English is spoken."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "FIRST", code)
        shown = list(screens(text))
    speak(language.FIRST)
    return shown


@cache
def gallery() -> tuple[Shown, ...]:
    """Every screen with "Ann" written, drawn once for all modules that look at it: change none."""
    return tuple(screens("Ann"))


def screens(text: str) -> Iterator[Shown]:
    """Name, model and tree of every screen; wherever a player writes, `text` is written."""
    browser = Browser(salt=text[:20])
    yield _shown("home, no table", browser)
    yield _at(browser, route.to_game(ghosts.ID), "start, no table")
    yield _at(browser, "/about", "about")
    yield _at(browser, "/device", "this device, nobody asked yet what it can")
    browser.send("device_able", ["wakes"])
    yield _shown("this device, without a buzz", browser)
    yield _at(browser, "/style", "style")
    yield _at(browser, "/style/ghosts", "style of a game")
    yield _at(browser, "/t/none", "no such table")
    browser.go("/")
    browser.tap("new_table", ghosts.ID)
    yield _shown("table, nobody there", browser)
    yield _at(browser, f"{seats.home(browser)}/log", "log, empty")
    yield _at(browser, f"{seats.home(browser)}/paper", "paper, nobody there")
    for game in SCREENS:
        yield _at(browser, route.to_blanks(game), f"paper, blank: {game}")
    ann, ben = (_joined(browser, text) for _ in range(2))
    yield from _sheets(browser, ann, ben, text)
    yield from _gathering(browser, ann, ben, text)
    yield from _results(browser, ann, ben, text)
    yield from _loose(browser, text)
    yield from _links(browser, text)
    yield from _shared_screens(browser, text)
    yield from universalis_screens(text)
    yield from universalis_disputes(text)
    yield from imposition_screens(text)
    yield from _news(text)
    yield from _dialogs(text)


def _dialogs(text: str) -> Iterator[Shown]:
    browser = Browser(salt=text[:20])
    browser.tap("open_dialog", "keys")
    yield _shown("home, shortcuts", browser)
    yield _at(browser, "/about~term/ghosts.condition", "about, a term")
    browser.go("/")
    browser.tap("new_table", ghosts.ID)
    browser.send("open_dialog", "term/ghosts.condition")
    yield _shown("table, a term and its ruling", browser)


def _news(text: str) -> Iterator[Shown]:
    browser = Browser(salt=text[:20])
    browser.send("offline_ready", True)
    yield _shown("home, ready to play offline", browser)
    browser.send("update_waiting")
    yield _shown("home, an update waits", browser)
    yield _at(browser, "/about", "about, an update waits")


def _shown(name: str, browser: Browser) -> Shown:
    return name, browser.model, browser.tree


def _at(browser: Browser, place: str, name: str) -> Shown:
    browser.go(place)
    return _shown(name, browser)


def _joined(browser: Browser, text: str) -> str:
    browser.go(seats.home(browser))
    browser.submit("ghosts.add", text)
    return browser.cast.characters[-1].id


def _sheets(browser: Browser, ann: str, ben: str, text: str) -> Iterator[Shown]:
    yield _at(browser, seats.place(browser, ann), "sheet, blank")
    yield _at(browser, f"{seats.place(browser, ann)}/edit", "edit, blank")
    for field in ("tag1", "tag2", "tag3", "tag4", "anchor", "word", "effect"):
        browser.write("ghosts.write", ann, field, value=text)
    browser.tap("ghosts.mark", ann, "minor1")
    yield _shown("edit, slot marked", browser)
    browser.write("ghosts.write", ann, "minor1", value=text)
    browser.write("ghosts.relate", ann, ben, value=text)
    browser.tap("ghosts.anchor", ann, True)
    yield _shown("edit, written", browser)
    browser.tap("ghosts.health", ann, ben, False)
    yield _shown("edit, broken", browser)
    yield _at(browser, seats.place(browser, ann), "sheet, broken")
    browser.go(f"{seats.place(browser, ann)}/edit")
    browser.tap("ghosts.health", ann, ben, True)
    browser.tap("ghosts.anchor", ann, False)
    browser.tap("ghosts.clear", ann, "minor1")
    yield _at(browser, seats.home(browser), "table, two there")


def _gathering(browser: Browser, ann: str, ben: str, text: str) -> Iterator[Shown]:
    browser.go(seats.place(browser, ann))
    browser.write("ghosts.describe", ann, "deed", value=text)
    browser.write("ghosts.describe", ann, "note", value=text)
    browser.tap("ghosts.pick_tag", ann, 0)
    browser.tap("ghosts.pick_other", ann, ben)
    browser.tap("ghosts.pick_word", ann)
    yield _shown("sheet, gathered", browser)
    browser.write("ghosts.toggle_hand", ann, value="true")
    browser.tap("ghosts.type_face", ann, 0, 3)
    yield _shown("sheet, dice half typed", browser)
    browser.write("ghosts.toggle_hand", ann, value="false")


def _results(browser: Browser, ann: str, ben: str, text: str) -> Iterator[Shown]:
    first = Pool(1, True, True)
    browser.seeds += [
        seed_with(first, Outcome.FAILURE),
        seed_with(first.rerolled(), Outcome.PARTIAL),
    ]
    seats.throw(browser, ann)
    yield _shown("result, failure", browser)
    browser.tap("ghosts.keep", ann)
    browser.write("ghosts.choose_loss", ann, ben, value="on")
    yield _shown("keep, a relationship chosen", browser)
    browser.tap("ghosts.think_again", ann)
    seats.throw(browser, ann)
    yield _shown("result, rerolled", browser)
    browser.tap("ghosts.keep", ann)
    browser.write("ghosts.describe", ann, "text", value=text)
    yield _shown("keep, complication", browser)
    browser.tap("ghosts.kept", ann)
    yield _shown("kept, with its link", browser)
    browser.go(f"{seats.place(browser, ben)}/edit")
    browser.write("ghosts.write", ben, "anchor", value=text)
    for number in range(6):
        seats.by_hand(browser, ben, 1, 2)
        browser.tap("ghosts.keep", ben)
        if browser.offers("ghosts.describe", ben, "text"):
            browser.write("ghosts.describe", ben, "text", value=text)
        yield _shown(f"keep, loss {number}", browser)
        browser.tap("ghosts.kept", ben)
    seats.by_hand(browser, ben, 2, 3)
    yield _shown("result, to be rerolled by hand", browser)
    for number, face in enumerate((2, 3, 6)):
        browser.tap("ghosts.type_face", ben, number, face)
    seats.throw(browser, ben)
    yield _shown("result, the Word", browser)
    browser.tap("ghosts.keep", ben)
    for part in ("text", "effect"):
        browser.write("ghosts.describe", ben, part, value=text)
    yield _shown("keep, the Word", browser)
    browser.tap("ghosts.kept", ben)
    yield _at(browser, f"{seats.home(browser)}/log", "log, full")


def _loose(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, seats.place(browser, LOOSE), "loose, nothing counted")
    browser.write("ghosts.name_actor", LOOSE, value=text)
    browser.tap("ghosts.count", LOOSE, "tags", 1)
    browser.write("ghosts.count", LOOSE, "relationship", True, value="true")
    browser.write("ghosts.count", LOOSE, "word", True, value="true")
    yield _shown("loose, counted", browser)
    browser.seeds.append(seed_with(Pool(1, True, True), Outcome.SUCCESS))
    seats.throw(browser, LOOSE)
    yield _shown("loose, result", browser)


def _links(browser: Browser, text: str) -> Iterator[Shown]:
    act = Act(text, text, (text, ""), text, text, True)
    asked = link.encode(link.RequestLink(ghosts.ID, ghosts.Request(act, text)))
    yield _at(browser, asked, "link, request")
    browser.tap("take_request", browser.table.id)
    yield _shown("request, to be seated", browser)
    browser.go(seats.place(browser, LOOSE))
    seats.keep(browser, LOOSE)
    browser.go(f"{seats.home(browser)}/asked")
    browser.tap("ghosts.seat", LOOSE)
    yield _shown("loose, as asked", browser)
    browser.go(asked)
    browser.tap("take_request", browser.table.id)
    yield _at(browser, seats.home(browser), "table, a request waits")
    throws = (ghosts.Seeded(seed_with(Pool(2, True, True), Outcome.SUCCESS)),)
    roll = link.encode(link.ResultLink(ghosts.ID, ghosts.Roll(act, throws)))
    yield _at(browser, roll, "link, result")
    yield from _codes(browser, roll)
    yield _at(browser, f"{roll}A", "link, damaged")
    yield _at(browser, "9.AAAA", "link, newer")


def _codes(browser: Browser, roll: str) -> Iterator[Shown]:
    yield _at(browser, f"/code/{roll}", "code, being drawn")
    browser.send("code_missing", roll)
    yield _shown("code, not to be had", browser)
    browser.tap("code_again")
    browser.send("code_found", roll, f"https://example.org/#{roll}", ("101", "010", "110"))
    yield _shown("code", browser)
    browser.send("code_found", roll, f"https://example.org/#{roll}", ())
    yield _shown("code, too long", browser)


def _found(browser: Browser, text: str) -> Iterator[Shown]:
    log = f"{seats.home(browser)}/log"
    yield _at(browser, f"{log}/find", "search, not begun")
    yield _at(browser, f"{log}/find/nothing.like.this", "search, nothing found")
    yield _at(browser, f"{log}/find/{quoted(text) or 'is'}", "search, found")
    begun = replace(browser.model, fragment=f"{log}/find/o", finding=None)
    on = app.update(begun, Msg("seek", at=browser.at))[0]
    assert on.finding is not None
    on = replace(on, finding=replace(on.finding, before=(1, 0)))
    yield "search, going on", on, app.view(on)
    browser.go(log)
    telling = chronicle.begun(browser.table, "text", "copy", None, 0)
    writing = replace(browser.model, telling=telling)
    yield "log, being written out", writing, app.view(writing)
    browser.go(f"{log}/find/{quoted(text) or 'is'}")
    browser.send("rename_table", value="Once more")
    yield _shown("search, changed since", browser)
    browser.tap("undo")
    browser.go(log)


def _shared_screens(browser: Browser, text: str) -> Iterator[Shown]:
    yield _at(browser, f"{seats.home(browser)}/paper", "paper")
    yield _at(browser, f"{seats.home(browser)}/settings", "settings")
    browser.write("settle", "ghosts.heal", "never", value="on")
    browser.write("rename_table", value=text)
    yield _shown("settings, renamed", browser)
    yield _at(browser, f"{seats.home(browser)}/log", "log, renamed")
    yield from _found(browser, text)
    browser.shelf.full = True
    browser.tap("undo")
    browser.send("shared", "failed", "https://example.org/#1.x", browser.model.fragment)
    yield _shown("not saved, not shared", browser)
    browser.shelf.full = False
    browser.tap("redo")
    yield _at(browser, "/", "home, a table")
    yield _at(browser, route.to_game(ghosts.ID), "start, a table")
    browser.go(f"{seats.home(browser)}/settings")
    browser.tap("put_away")
    yield _shown("home, put away", browser)
    yield _at(browser, seats.home(browser), "table, put away")
    yield from backups_shown.screens(browser.stored, text)
    browser.stored["threefold/1/bad/head"] = "{"
    damaged = Browser(browser.stored)
    yield _shown("home, damaged", damaged)
    damaged.tap("remove", "bad", True)
    yield _shown("home, removed for good", damaged)
    damaged.tap("put_back", 0)
    yield _shown("table, damaged", Browser(browser.stored, "/t/bad"))
