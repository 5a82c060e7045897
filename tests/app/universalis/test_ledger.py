"""The ledger: read from what was written down, paged, filtered, drawn and taken along."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import log
from pyapp.games.universalis import ledger, ledger_chart, ledger_view
from pyapp.games.universalis.desk import LEDGER
from pyapp.games.universalis.ledger import Filter, window
from pyapp.log import Log
from tests.app.table_driver import Browser
from tests.app.test_undo import STEPS
from tests.app.trees import elements, links, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import BEN
from tests.app.universalis.test_walk import TaleWalk
from threefold.games.universalis import MINT, Line

UNHURRIED = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


@pytest.fixture
def table() -> Browser:
    browser = disputes.gathered(disputes.facing())
    disputes.throw(browser, 1, 9, 4, 5, 2, 3, 8)
    return browser


def lines(browser: Browser, meant: Filter = Filter()) -> list[Line]:  # noqa: B008
    """All lines that are meant, oldest first, page by page."""
    found: list[Line] = []
    before = None
    for _ in range(1000):
        page = window(browser.table.log, meant, before)
        found += [one.line for one in page.lines]
        before = page.older
        if before is None:
            return found[::-1]
    raise AssertionError("the pages never end")


def numbers(browser: Browser) -> list[int]:
    found: list[int] = []
    before = None
    while True:
        page = window(browser.table.log, Filter(), before)
        found += [one.number for one in page.lines]
        before = page.older
        if before is None:
            return found


def balances(moved: list[Line], players: int) -> list[int]:
    held = [0] * players
    for line in moved:
        if line.source >= 0:
            held[line.source] -= line.amount
        if line.target >= 0:
            held[line.target] += line.amount
    return held


def check_ledger(browser: Browser) -> None:
    """The lines, read from what was written beside the steps, come to what everybody has."""
    tale = seats.tale(browser)
    moved = lines(browser)
    count = len(tale.players)
    assert balances(moved, count) == [tale.coins(seat) for seat in range(count)]
    issued = sum(line.amount for line in moved if line.source == MINT)
    assert issued == tale.ledger.issued
    total = tale.ledger.count + len(tale.ledger.lines)
    assert numbers(browser) == list(range(total, 0, -1))


@settings(max_examples=25, suppress_health_check=UNHURRIED)
@given(st.data())
def test_the_lines_come_to_the_balances_whatever_happened(data: st.DataObject) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log, "CHUNK", 4)
        walk = TaleWalk()
        for _ in range(data.draw(STEPS, label="steps")):
            walk.step(data)
            check_ledger(walk.browser)
        check_ledger(walk.browser.reload())


def test_undo_takes_lines_back_and_redo_brings_them_again(table: Browser) -> None:
    whole = lines(table)
    for _ in range(4):
        table.tap("undo")
    check_ledger(table)
    assert lines(table) == whole[: len(lines(table))]
    for _ in range(4):
        table.tap("redo")
    assert lines(table) == whole


def test_no_step_is_taken_again_to_show_the_ledger(
    table: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table.reload()

    def refuse(*_: object) -> None:
        raise AssertionError("a chunk was replayed")

    monkeypatch.setattr(Log, "read", refuse)
    table.go(seats.home(table, "ledger"))
    assert "Conflict won: Captain Vane" in words(table.tree)


def test_the_page_says_who_pays_whom_and_why(table: Browser) -> None:
    table.go(seats.home(table, "ledger"))
    page = words(table.tree)
    tale = seats.tale(table)
    assert f"bank {tale.ledger.in_bank} coins: {tale.ledger.issued} coins in all." in page
    for why in ("Trait: Quick", "Dice: Captain Vane", "Conflict lost: The wolf", "Interrupt"):
        assert why in page
    assert "Scene 1" in page
    assert "New coins" in page


def test_a_player_and_a_scene_filter_the_lines(table: Browser) -> None:
    table.go(seats.home(table, "ledger"))
    table.send("universalis.ledger_player", "all", value="1")
    assert table.model.fragment == seats.home(table, "ledger", "1", "all")
    shown = window(table.table.log, Filter(BEN))
    assert all(BEN in (one.line.source, one.line.target) for one in shown.lines)
    assert [one for one in lines(table) if BEN in (one.source, one.target)] == lines(
        table, Filter(BEN)
    )
    table.send("universalis.ledger_scene", "1", value="1")
    assert table.model.fragment == seats.home(table, "ledger", "1", "1")
    assert all(line.scene == 1 for line in lines(table, Filter(BEN, 1)))


def many(browser: Browser, facts: int) -> Browser:
    """So many more facts, each a line, interrupting by turns so that no purse runs dry."""
    for number in range(facts):
        seats.buy(browser, "fact", f"Fact {number}")
        if not seats.tale(browser).purse:
            break
    return browser


def test_the_page_never_grows_and_others_are_reached_by_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ledger, "WINDOW", 5)
    table = many(seats.playing(), 12)
    table.go(seats.home(table, "ledger"))
    assert 5 <= len(rows(table)) <= 8
    first = words(table.tree)
    (older,) = [link for link in links(table.tree) if re.search(r"/ledger/all/all/\d+-\d+$", link)]
    table.follow(older)
    assert 5 <= len(rows(table)) <= 8
    assert words(table.tree) != first
    assert "Newest" in words(table.tree)
    again = table.reload()
    assert words(again.tree) == words(table.tree)


def rows(browser: Browser) -> list[str]:
    """What names the lines on the page: the numbers they have in the ledger."""
    lines = [one for one in elements(browser.tree) if one.attrs.get("class") == "entry"]
    return [one.attrs["key"] for one in lines]


def scenes(browser: Browser, count: int) -> Browser:
    """Play so many short scenes: bids, a fact or two, the end."""
    for _ in range(count):
        browser.go(seats.home(browser))
        seats.act(browser, "end_scene")
        seats.bid_all(browser, 2, 1, 0)
        seats.frame(browser)
        seats.act(browser, "end_framing")
    return browser


def test_a_scene_long_ago_is_found_without_walking_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log, "CHUNK", 4)
    table = scenes(seats.playing(), 8)
    seen: list[int] = []
    walked = Log.memos

    def watched(self: Log, before: log.Place | None = None) -> object:
        for memo in walked(self, before):
            if memo is not None:
                seen.append(memo.place[0])
            yield memo

    wanted = [line for line in lines(table) if line.scene == 2]
    monkeypatch.setattr(Log, "memos", watched)
    shown = window(table.table.log, Filter(scene=2))
    assert [one.line for one in shown.lines][::-1] == wanted
    assert shown.older is None
    assert max(seen) < table.table.log.chunk - 8


def test_a_search_that_finds_little_stops_and_can_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "CHUNK", 4)
    monkeypatch.setattr(ledger, "REACH", 3)
    names = ("Anna", "Ben", "Cleo")
    table = many(seats.playing(names), 14)
    shown = window(table.table.log, Filter(2))
    assert shown.searched
    assert len(shown.lines) < 2
    table.go(seats.home(table, "ledger", "2", "all"))
    assert "Search further back" in words(table.tree)
    found = lines(table, Filter(2))
    assert [line for line in lines(table) if 2 in (line.source, line.target)] == found


def test_the_chart_of_a_long_game_is_drawn_when_it_is_asked_for(
    table: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger_view, "AT_ONCE", 0)
    table.go(seats.home(table, "ledger"))
    assert "The same in numbers" not in words(table.tree)
    table.tap("universalis.lay", LEDGER, "kind", "chart")
    assert "The same in numbers" in words(table.tree)
    table.tap("universalis.lay", LEDGER, "kind", "")
    assert "The same in numbers" not in words(table.tree)


@pytest.mark.parametrize("rest", ["9/all", "all/99", "x/all", "all/all/x", "all", "1/1/1-1/1"])
def test_addresses_that_name_nothing_show_the_table(table: Browser, rest: str) -> None:
    table.go(seats.home(table, "log"))
    table.go(seats.home(table))
    page = words(table.tree)
    table.go(seats.home(table, "ledger", rest))
    assert words(table.tree) == page


def test_the_chart_ends_with_what_everybody_has(table: Browser) -> None:
    table.go(seats.home(table, "ledger"))
    tale = seats.tale(table)
    points, marks = ledger_chart._fine(table.table.log, tale)
    assert points[0] == (0, (0, 0, 0))
    assert points[-1][1] == tuple(tale.coins(seat) for seat in range(3))
    moved = lines(table)
    for place, held in points:
        assert list(held) == balances(moved[:place], 3)
    assert [scene for _, scene in marks] == [1]
    assert "Coins over time" in words(table.tree)


def test_a_long_ledger_is_drawn_from_what_is_stored_of_the_states(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log, "CHUNK", 4)
    monkeypatch.setattr(ledger_chart, "FINE", 0)
    monkeypatch.setattr(ledger_chart, "STARTS", 6)
    table = scenes(seats.playing(), 6).reload()
    points, marks = ledger_chart._coarse(table.table.log, seats.tale(table))
    moved = lines(table)
    assert len(points) in {6, 7}
    for place, held in points:
        assert list(held) == balances(moved[:place], 3)
    assert [scene for _, scene in marks] == sorted({scene for _, scene in marks})


def test_a_damaged_chunk_is_said_and_the_rest_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "CHUNK", 4)
    table = many(seats.playing(), 10)
    key = f"threefold/1/{table.table.id}/log/2"
    table.stored[key] = "[[1,"
    again = table.reload()
    again.go(seats.home(again, "ledger"))
    page = words(again.tree)
    assert "Some lines here are damaged" in page
    assert "Fact: Fact 9" in page
    assert "To begin with" in page
    shown = window(again.table.log, Filter())
    newest = seats.tale(again).ledger
    assert shown.lines[0].number == newest.count + len(newest.lines)
    assert shown.lines[-1].number == 1
