"""The QR code of a link: how one comes to it, what it shows meanwhile, and when there is none."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any
from unittest.mock import MagicMock

import pytest

from pyapp.code import MOST
from pyapp.effect import FindCode, Msg
from pyapp.games.ghosts.desk import LOOSE
from pyapp.views.code import DENSE
from pyapp.views.parts.squares import MARGIN
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import elements, links, sent, words
from threefold import ghosts, link

ACT = ghosts.Act("Ann", "Cross the bridge", ("Picks locks",), "Trusts", "Ember", True)
ROLL = link.encode(link.ResultLink(ghosts.ID, ghosts.start(ACT, ghosts.ByHand((5, 2, 3), (3,)))))
REQUEST = link.encode(link.RequestLink(ghosts.ID, ghosts.Request(ACT, "Be quick")))
ROWS = ("11101", "10010", "00000", "11111", "01010")


@pytest.fixture
def table() -> Browser:
    return seats.laid()


@pytest.fixture
def ann(table: Browser) -> str:
    return seats.ids(table)[0]


def looking(fragment: str) -> Browser:
    return Browser({}, f"/code/{fragment}")


def picture(browser: Browser) -> Any:
    (found,) = [one for one in elements(browser.tree) if one.attrs.get("role") == "img"]
    return found


def find(browser: Browser, rows: tuple[str, ...] = ROWS) -> str:
    (fragment,) = browser.coded
    browser.send("code_found", fragment, f"https://example.org/#{fragment}", rows)
    return fragment


def test_a_roll_that_waits_has_a_code(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 6)
    roll = seats.standing(table, ann)
    before = dict(table.stored)
    table.tap("ghosts.code_open", ann)
    assert link.decode(find(table)) == link.ResultLink(ghosts.ID, roll)
    assert table.shared == []
    assert table.stored == before


def test_a_roll_of_the_log_has_a_code(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 6)
    roll = seats.standing(table, ann)
    seats.keep(table, ann)
    table.go(f"{seats.home(table)}/log")
    (way,) = [args for _, (name, *args) in sent(table.tree) if name == "ghosts.code_kept"]
    table.tap("ghosts.code_kept", *way)
    assert link.decode(find(table)) == link.ResultLink(ghosts.ID, roll)


def test_a_request_has_a_code_with_its_note(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    table.tap("ghosts.pick_tag", ann, 3)
    table.write("ghosts.describe", ann, "note", value="Be quick")
    table.tap("ghosts.code_ask", ann)
    asked = link.decode(find(table))
    assert isinstance(asked, link.RequestLink)
    assert asked.request.note == "Be quick"
    assert "take the request" in words(table.tree)


def test_what_was_just_kept_has_a_code(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 6)
    table.tap("ghosts.keep", ann)
    assert table.model.notice is not None
    fragment = table.model.notice.fragment
    table.follow(f"/code/{fragment}")
    assert find(table) == fragment


def test_a_friends_roll_has_a_code() -> None:
    friend = Browser({}, ROLL)
    friend.follow(f"/code/{ROLL}")
    assert find(friend) == ROLL


def test_an_address_to_be_copied_by_hand_has_a_code_too(table: Browser) -> None:
    table.send("shared", "failed", f"https://example.org/#{ROLL}", table.model.fragment)
    table.follow(f"/code/{ROLL}")
    assert f"/code/{ROLL}" not in links(table.tree)


def test_nothing_is_asked_for_before_somebody_wants_a_code(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 6)
    table.tap("ghosts.share_open", ann)
    seats.keep(table, ann)
    table.go(f"{seats.home(table)}/log")
    Browser(table.stored, ROLL)
    assert table.coded == []


def test_the_picture_is_the_code_with_a_margin_all_around() -> None:
    browser = looking(ROLL)
    assert "Drawing the code" in words(browser.tree)
    find(browser)
    drawn = picture(browser)
    side = 5 + 2 * MARGIN
    assert MARGIN >= 4
    assert drawn.attrs["viewBox"] == f"0 0 {side} {side}"
    assert drawn.name == "QR code of the link to this roll"
    (path,) = [one for one in elements(browser.tree) if "path" in one.tag and drawn in one.around]
    assert painted(path.attrs["d"]) == {
        (x + MARGIN, y + MARGIN)
        for y, row in enumerate(ROWS)
        for x, square in enumerate(row)
        if square == "1"
    }
    assert browser.model.said[0] == "The code is drawn."


def painted(outline: str) -> set[tuple[int, int]]:
    """Where a path of bars, each ``Mx yhwv1h-wz``, is dark."""
    dark = set()
    for bar in outline.removesuffix("z").split("z"):
        place, across, back = bar.removeprefix("M").replace("v1", "").split("h")
        x, y = map(int, place.split())
        assert int(back) == -int(across)
        dark |= {(x + along, y) for along in range(int(across))}
    return dark


def test_the_link_itself_stands_beside_its_code() -> None:
    browser = looking(REQUEST)
    find(browser)
    assert picture(browser).name == "QR code of the link to this request"
    assert f"https://example.org/#{REQUEST}" in words(browser.tree)
    browser.tap("share", REQUEST, "Threefold", "Somebody asks for a roll.")
    assert browser.shared[-1].fragment == REQUEST


def test_one_comes_back_to_where_one_was(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 6)
    was = table.model.fragment
    table.tap("ghosts.code_open", ann)
    table.go(f"/code/{ROLL}")
    assert was in links(table.tree)
    table.follow(was)
    assert table.model.code is None
    assert table.offers("ghosts.code_open", ann)


def test_a_reload_shows_the_same_code_and_leads_to_the_tables(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 6)
    table.tap("ghosts.code_open", ann)
    again = table.reload()
    assert find(again) == find(table)
    assert links(again.tree) == ["/"]


def test_what_cannot_be_fetched_is_said_and_tried_again() -> None:
    browser = looking(ROLL)
    browser.send("code_missing", ROLL)
    assert "could not be fetched" in words(browser.tree)
    assert "could not be fetched" in browser.model.said[0]
    browser.tap("code_again")
    assert "Drawing the code" in words(browser.tree)
    assert browser.aimed[-1] in browser.ids
    assert browser.coded == [ROLL, ROLL]
    browser.send("code_found", ROLL, "https://example.org/#x", ROWS)
    assert picture(browser)


@pytest.mark.parametrize("name", ["code_missing", "code_found"])
def test_an_answer_that_comes_too_late_changes_nothing(name: str) -> None:
    browser = looking(ROLL)
    rest = ("https://example.org/#x", ROWS) if name == "code_found" else ()
    for elsewhere in ("/", f"/code/{REQUEST}"):
        browser.go(elsewhere)
        before = browser.model
        browser.send(name, ROLL, *rest)
        assert browser.model == before
    browser.go("/")
    browser.send("code_again")
    assert browser.coded == [ROLL, REQUEST]


def long_link(letters: int) -> str:
    noise = "".join(chr(0x4E00 + number * 7919 % 20_000) for number in range(letters))
    act = ghosts.Act("Ann", "", (noise,))
    return link.encode(link.RequestLink(ghosts.ID, ghosts.Request(act, "")))


def test_a_long_link_is_called_hard_to_scan() -> None:
    browser = looking(long_link(600))
    find(browser)
    assert DENSE < len(browser.coded[0]) < MOST
    assert "hold the other phone close" in words(browser.tree)
    short = looking(ROLL)
    find(short)
    assert "hold the other phone close" not in words(short.tree)


def test_a_link_too_long_for_any_code_says_so_and_can_be_shared() -> None:
    fragment = long_link(2_000)
    browser = looking(fragment)
    assert browser.coded == []
    assert f"it has {len(fragment)} characters" in words(browser.tree)
    assert "img" not in {one.attrs.get("role") for one in elements(browser.tree)}
    assert browser.offers("share", fragment, "Threefold", "Somebody asks for a roll.")


def test_where_the_address_leaves_no_room_that_is_said_as_well() -> None:
    browser = looking(ROLL)
    find(browser, ())
    assert "too long for a QR code" in words(browser.tree)


@pytest.mark.parametrize("fragment", [f"{ROLL}A", "9.AAAA", ROLL[:-4]])
def test_no_code_leads_to_a_link_that_nobody_can_open(fragment: str) -> None:
    browser = looking(fragment)
    assert "Your own tables are untouched" in words(browser.tree)
    assert "Drawing" not in words(browser.tree)


@pytest.mark.parametrize("fragment", ["", "x", "t", LOOSE])
def test_what_is_no_link_has_no_code(fragment: str) -> None:
    browser = looking(fragment)
    assert browser.coded == []
    assert browser.model.code is None


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The room that carries effects out, upon a page that shows everything at once."""
    js = MagicMock()
    js.document.visibilityState = "hidden"
    js.setTimeout = lambda act, _ms: act()
    js.Date.now = lambda: 0
    ffi = MagicMock(create_once_callable=lambda act: act, JsException=OSError)
    fakes = {"js": js, "page": MagicMock(), "pyodide": MagicMock(ffi=ffi), "pyodide.ffi": ffi}
    for name, fake in fakes.items():
        monkeypatch.setitem(sys.modules, name, fake)
    before = {name for name in sys.modules if name.startswith("pyapp.browser")}
    yield import_module("pyapp.browser.effects")
    for name in [one for one in sys.modules if one.startswith("pyapp.browser")]:
        if name not in before:
            del sys.modules[name]


@pytest.mark.parametrize("fault", [None, ImportError, ValueError, OSError])
def test_whatever_goes_wrong_with_a_code_the_player_is_answered(
    effects: Any, monkeypatch: pytest.MonkeyPatch, fault: type[Exception] | None
) -> None:
    answers: list[Msg] = []

    async def fails(_text: str) -> tuple[str, ...]:
        raise (fault or effects.MissingError)("segno")

    async def asks() -> None:
        effects.run(FindCode(ROLL), answers.append)
        for _ in range(3):
            await asyncio.sleep(0)

    monkeypatch.setattr(effects.codes, "squares", fails)
    asyncio.run(asks())
    assert [(answer.name, answer.args) for answer in answers] == [("code_missing", (ROLL,))]
    assert effects.console.error.called == (fault is not None)
