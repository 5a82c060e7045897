"""What is put away or cannot be read is removed for good, makes room, and comes back by undo."""

from __future__ import annotations

import json

import pytest

from pyapp import log, reminder, store
from pyapp.effect import Save
from pyapp.keys import ASIDE
from pyapp.outline import outline
from pyapp.shelf import STORED_LIMIT, TOO_LONG
from pyapp.texts import plain, short
from pyapp.writer import Writer
from tests.app import seats
from tests.app.seats import HEAD, TABLE
from tests.app.shelves import DictShelf
from tests.app.table_driver import Browser
from tests.app.test_writer import size
from tests.app.trees import words

BEGIN = f"threefold/1/{TABLE}/"


def own(stored: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in stored.items() if TABLE in key}


def away(good: dict[str, str]) -> Browser:
    """At home, with a table that is put away."""
    browser = Browser(dict(good), f"/t/{TABLE}")
    browser.send("put_away")
    return browser


def headless(good: dict[str, str]) -> Browser:
    return Browser({key: text for key, text in good.items() if key != HEAD})


def damaged(good: dict[str, str]) -> Browser:
    return Browser({**good, HEAD: "{"})


STATES = pytest.mark.parametrize("state", [away, headless, damaged])


@STATES
def test_it_is_removed_with_all_its_texts_and_put_back_as_it_was(
    good: dict[str, str], state: object
) -> None:
    assert callable(state)
    browser: Browser = state({**good, f"{ASIDE}{TABLE}/log/3/0123": "half"})
    before, listed = own(browser.stored), browser.model.heads[TABLE]
    browser.tap("remove", TABLE, True)
    assert own(browser.stored) == {}
    assert TABLE not in browser.model.heads
    assert own(browser.reload().stored) == {}
    browser.tap("put_back", 0)
    assert own(browser.stored) == before
    assert browser.model.heads[TABLE] == listed
    assert not browser.offers("put_back", 0)
    assert browser.reload().model.heads[TABLE] == listed


def test_only_what_was_set_aside_is_removed(good: dict[str, str]) -> None:
    key = f"{ASIDE}{TABLE}/log/3/0123"
    browser = Browser({**good, key: "half"})
    browser.tap("remove", TABLE, False)
    assert own(browser.stored) == good
    assert "Set aside" not in words(browser.tree)
    browser.tap("put_back", 0)
    assert own(browser.stored) == {**good, key: "half"}


def test_a_table_in_use_offers_no_removal_and_is_not_removed(good: dict[str, str]) -> None:
    browser = Browser(dict(good))
    assert not browser.offers("remove", TABLE, True)
    browser.send("remove", TABLE, True)
    assert own(browser.stored) == good
    assert "Not removed" in browser.notice


def test_one_that_another_tab_brought_back_is_not_removed(good: dict[str, str]) -> None:
    browser = away(good)
    there = Browser(browser.stored, salt="there")
    there.tap("bring_back", TABLE)
    before = own(browser.stored)
    browser.tap("remove", TABLE, True)
    assert own(browser.stored) == before
    assert "Not removed" in browser.notice


def test_one_that_was_changed_at_the_same_moment_stays_listed(good: dict[str, str]) -> None:
    browser = away(good)
    as_read = dict(browser.stored)
    there = Browser(browser.stored, salt="there")
    there.tap("bring_back", TABLE)
    before = own(browser.stored)
    browser.send("remove_texts", TABLE, True, as_read)
    assert own(browser.stored) == before
    assert not browser.model.heads[TABLE].deleted
    assert browser.model.trouble == ""


def test_undo_does_not_write_over_what_is_there_by_now(good: dict[str, str]) -> None:
    browser = away(good)
    browser.tap("remove", TABLE, True)
    other = {**good, HEAD: good[HEAD].replace("City", "Town")}
    browser.stored.update(other)
    browser.tap("put_back", 0)
    assert own(browser.stored) == other
    assert "Not undone" in browser.notice


def test_the_room_it_makes_is_used_at_once(good: dict[str, str]) -> None:
    """The advice of the notice, followed: also where it could not be saved that it is put away."""
    for full_first in (False, True):
        browser = Browser(dict(good), f"/t/{TABLE}")
        browser.send("new_table", "ghosts")
        here = browser.table.id
        browser.shelf.room = size(browser.stored) if full_first else None
        browser.go(f"/t/{TABLE}")
        browser.send("put_away")
        browser.shelf.room = size(browser.stored)
        browser.go(f"/t/{here}")
        browser.send("rename_table", value="Longer " * 20)
        assert "remove those for good" in words(browser.tree)
        browser.go("/")
        browser.tap("remove", TABLE, True)
        assert browser.model.trouble == ""
        assert own(browser.stored) == {}
        name = json.loads(browser.stored[f"threefold/1/{here}/head"])["name"]
        assert name.startswith("Longer")
        browser.shelf.room = size(browser.stored)
        browser.tap("put_back", 0)
        assert "no room" in browser.notice
        assert own(browser.stored) == {}
        browser.shelf.room = None
        browser.tap("put_back", 0)
        assert own(browser.stored)


def test_a_table_without_a_head_is_listed_handed_over_and_backed_up(good: dict[str, str]) -> None:
    browser = headless(good)
    lost = {key: text for key, text in good.items() if key != HEAD}
    assert "A table that cannot be read" in words(browser.tree)
    browser.tap("unread", TABLE)
    assert json.loads(browser.downloads[-1].content)["saved"] == lost
    browser.tap("export_all")
    saved = json.loads(browser.downloads[-1].content)["saved"]
    assert {key: text for key, text in saved.items() if key != reminder.KEY} == lost
    assert own(browser.stored) == lost


def test_a_start_reads_nothing_of_what_was_set_aside(good: dict[str, str]) -> None:
    read: list[str] = []

    class Watched(DictShelf):
        def texts(self, wanted: object) -> dict[str, str]:
            assert callable(wanted)
            found = {key: text for key, text in self.stored.items() if wanted(key)}
            read.extend(found)
            return found

    key = f"{ASIDE}{TABLE}/log/3/0123"
    texts = outline(Writer(Watched({**good, key: "half" * 9999, "other": "x"})))
    assert read == [HEAD]
    assert texts[key] == ""
    assert "other" not in texts


def test_what_could_not_be_read_again_is_not_written() -> None:
    long = "[" + "0," * (STORED_LIMIT // 2) + "0]"
    assert short(long) == long
    assert plain(short(long[: STORED_LIMIT - 9])) == long[: STORED_LIMIT - 9]
    shelf = DictShelf({"a": "x"})
    assert Writer(shelf).write(Save((("a", long),))) == TOO_LONG
    assert shelf.stored == {"a": "x"}


def test_chunks_that_a_dead_tab_left_are_written_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log, "CHUNK", 4)
    browser = seats.laid(("Ann",))
    begin, last = store.prefix(browser.table.id), len(browser.table.log.chunks)
    for number in (last, last + 1):
        browser.stored |= {f"{begin}log/{number}": "[]", f"{begin}start/{number}": "{"}
    again = browser.reload()
    for number in range(9):
        again.send("rename_table", value=f"Name {number}")
    table = again.reload().table
    assert len(table.log.chunks) >= last + 2
    assert all(table.log.read(number) for number in range(len(table.log.chunks)))
