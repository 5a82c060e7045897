"""What a page of the ledger looks at: never more than it has to, whatever is asked for."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from pyapp import log
from pyapp.games.universalis import ledger, ledger_chart
from pyapp.games.universalis.ledger import Filter, window
from pyapp.log import Log
from tests.app.table_driver import Browser
from tests.app.trees import words
from tests.app.universalis import seats
from tests.app.universalis.disputes import ANNA
from tests.app.universalis.test_ledger import lines, many, rows, scenes


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of five lines, chunks of four steps."""
    monkeypatch.setattr(ledger, "WINDOW", 5)
    monkeypatch.setattr(log, "CHUNK", 4)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The scenes of all memos that are looked at from now on."""
    scenes: list[int] = []
    walked = Log.memos

    def watched(self: Log, before: log.Place | None = None) -> object:
        for memo in walked(self, before):
            if memo is not None:
                scenes.append(ledger.read(memo)[0].scene)
            yield memo

    monkeypatch.setattr(Log, "memos", watched)
    return scenes


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("place", ["99999999-0", "0-99999999", "99999999-99999999"])
def test_a_page_from_beyond_the_end_begins_at_the_end(place: str) -> None:
    table = many(seats.playing(), 12)
    table.go(seats.home(table, "ledger"))
    newest = rows(table)
    table.go(seats.home(table, "ledger", "all", "all", place))
    assert "No such lines here." not in words(table.tree)
    assert rows(table)
    if place.startswith("9"):
        assert rows(table) == newest


@pytest.mark.usefixtures("short")
def test_a_page_of_one_player_is_no_longer_than_any_other() -> None:
    table = many(seats.playing(), 12)
    meant = Filter(ANNA)
    assert len(lines(table, meant)) > 10
    shown = window(table.table.log, meant)
    assert len(shown.lines) == 5
    assert shown.older is not None
    table.go(seats.home(table, "ledger", str(ANNA), "all"))
    assert len(rows(table)) == 5


@pytest.mark.usefixtures("short")
def test_the_lines_of_a_scene_end_where_the_scene_before_it_ends(seen: list[int]) -> None:
    table = scenes(seats.playing(), 6)
    wanted = [line for line in lines(table) if line.scene == 4]
    assert wanted
    assert lines(table, Filter(scene=4)) == wanted
    seen.clear()
    window(table.table.log, Filter(ANNA, 4))
    # Lines before this page are counted within their chunk, so a scene further back may be met.
    assert min(seen) >= 2


def drawn(browser: Browser, monkeypatch: pytest.MonkeyPatch, most: int) -> str:
    """Say how the coins over time are drawn where so many lines are drawn one by one."""
    how: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(ledger_chart, "FINE", most)
        patch.setattr(ledger_chart, "_fine", noted(how, ledger_chart._fine))
        patch.setattr(ledger_chart, "_coarse", noted(how, ledger_chart._coarse))
        assert ledger_chart.chart(browser.table.log, seats.tale(browser)) is not None
    (only,) = how
    return only


def noted(how: list[str], whole: Callable[..., object]) -> Callable[..., object]:
    """The same function, which notes its name when it is called."""

    def called(*given: object) -> object:
        how.append(whole.__name__)
        return whole(*given)

    return called


def test_every_line_is_drawn_up_to_a_number_of_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    table = many(seats.playing(), 5)
    count = len(lines(table))
    assert drawn(table, monkeypatch, count) == "_fine"
    assert drawn(table, monkeypatch, count - 1) == "_coarse"


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("most", [0, 1000])
def test_the_chart_ends_with_what_everybody_has_though_a_memo_is_damaged(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger_chart, "FINE", most)
    table = many(seats.playing(), 10)
    whole = len(lines(table))
    key = f"threefold/1/{table.table.id}/log/3"
    entries = json.loads(table.stored[key])
    at, step, memo = entries[1]
    entries[1] = [at, step, [[*memo[0][:3], -1, *memo[0][4:]]]]
    table.stored[key] = json.dumps(entries)
    again = table.reload()
    tale = seats.tale(again)
    assert len(lines(again)) == whole - 1
    points, _ = (ledger_chart._fine if most else ledger_chart._coarse)(again.table.log, tale)
    assert points[-1] == (whole, tuple(tale.coins(seat) for seat in range(3)))
    assert all(min(held) >= 0 for _, held in points)
    assert [place for place, _ in points] == sorted(place for place, _ in points)
    again.go(seats.home(again, "ledger"))
    page = words(again.tree)
    assert "Coins over time" in page
