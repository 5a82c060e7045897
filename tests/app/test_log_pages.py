"""The log page by page: each no longer than the next, and any reached at once by its address."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from pyapp import chunk, route, store
from pyapp.chunk import CHUNK
from pyapp.views.log import PAGE
from tests.app.saga import big, told
from tests.app.table_driver import Browser
from tests.app.trees import elements, heard

ENTRIES = 7 * PAGE + 11


@pytest.fixture(autouse=True)
def _saga() -> Iterator[None]:
    with big():
        yield


@pytest.fixture
def stored() -> dict[str, str]:
    return dict(store.saving(None, told(5, 5, ENTRIES)).writes)


def shown(browser: Browser) -> list[int]:
    """The numbers of the steps on the page."""
    lines = [heard(one.children) for one in elements(browser.tree) if one.tag == "li"]
    return [int(line.removeprefix("Step ").partition(":")[0]) for line in lines]


def way(browser: Browser, words: str) -> str | None:
    """Where the link of that name leads."""
    for one in elements(browser.tree):
        if one.tag == "a" and one.name == words:
            return str(one.attrs["href"]).removeprefix("#")
    return None


def pages(browser: Browser, words: str) -> list[list[int]]:
    """This page and all that follow it by the link of that name."""
    found = [shown(browser)]
    while (onward := way(browser, words)) is not None:
        browser.follow(onward)
        assert browser.aimed[-1] == "main"
        found.append(shown(browser))
    return found


def test_older_pages_tell_all_of_it_once_and_none_is_longer(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/big/log")
    assert way(browser, "Newer entries") is None
    found = pages(browser, "Older entries")
    assert [number for page in found for number in page] == list(range(ENTRIES, 0, -1))
    assert {len(page) for page in found[:-1]} == {PAGE}


def test_newer_pages_lead_back_the_same_way(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/big/log")
    there = pages(browser, "Older entries")
    assert pages(browser, "Newer entries") == there[::-1]
    assert browser.model.fragment == "/t/big/log"


def test_from_any_entry_newer_pages_end_at_the_newest(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/big/log/1-3")
    assert shown(browser) == list(range(CHUNK + 4, CHUNK + 4 - PAGE, -1))
    found = pages(browser, "Newer entries")
    assert found[-1] == list(range(ENTRIES, ENTRIES - PAGE, -1))
    for page, newer in pairwise(found[:-1]):
        assert newer[-1] == page[0] + 1
    assert found[-1][-1] <= found[-2][0] + 1


@pytest.mark.parametrize("entry", ["999999999-0", "6-99", "6-28", "6-31"])
def test_an_entry_that_is_not_there_gives_the_newest_page(
    stored: dict[str, str], entry: str
) -> None:
    browser = Browser(stored, f"/t/big/log/{entry}")
    assert shown(browser)[0] == ENTRIES
    assert way(browser, "Newer entries") is None


def test_a_number_beyond_its_chunk_gives_the_end_of_that_chunk(stored: dict[str, str]) -> None:
    assert shown(Browser(stored, "/t/big/log/2-77"))[0] == 3 * CHUNK


@pytest.mark.parametrize("entry", ["x", "1", "1-", "-1-2", "1-2-3", "²-0", "1-9999999999"])
def test_what_names_no_entry_is_no_page_of_the_log(entry: str) -> None:
    assert route.read(f"/t/big/log/{entry}").screen == "game"


def test_an_address_names_the_entry_it_was_made_from() -> None:
    assert route.read(route.to_log("big", (12, 7))) == route.Route("log", "big", entry=(12, 7))
    assert route.read(route.to_log("big")) == route.Route("log", "big")


def test_a_page_stays_as_it_is_when_more_is_played(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/big/log/3-3")
    before = shown(browser)
    browser.send("rename_table", value="Later")
    assert shown(browser) == before


def test_entries_that_were_undone_are_on_no_page(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/big/log/6-10")
    for _ in range(60):
        browser.send("undo")
    assert shown(browser)[0] == ENTRIES - 60
    assert way(browser, "Newer entries") is None


def test_damaged_chunks_are_told_of_and_passed_by(stored: dict[str, str]) -> None:
    damaged = {**stored, "threefold/1/big/log/3": "{"}
    browser = Browser(damaged, "/t/big/log")
    there: list[str] = []
    while True:
        lines = [heard(one.children) for one in elements(browser.tree) if one.tag == "li"]
        there += lines
        onward = way(browser, "Older entries")
        if onward is None:
            break
        browser.follow(onward)
    assert len(there) == ENTRIES - CHUNK + 1
    assert sum("damaged" in line for line in there) == 1
    while (onward := way(browser, "Newer entries")) is not None:
        browser.follow(onward)
    assert browser.model.fragment == "/t/big/log"


def test_a_page_far_back_reads_no_more_than_its_own_chunks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = dict(store.saving(None, told(5, 5, 100 * CHUNK)).writes)
    browser = Browser(texts, "/t/big")
    read: list[str] = []
    entries = chunk._entries

    def counted(game: str, data: Any) -> Any:
        read.append(game)
        return entries(game, data)

    monkeypatch.setattr(chunk, "_entries", counted)
    chunk.opened.cache_clear()
    browser.go("/t/big/log/30-3")
    assert shown(browser)[0] == 30 * CHUNK + 4
    assert len(read) <= 4
