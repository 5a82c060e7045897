"""A table that one of a backup takes the place of: put away first, whole whenever the tab dies."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from pyapp import backup, room, store
from pyapp.table import Table, redo, undo
from tests.app import seats
from tests.app.described import described
from tests.app.shelves import DiedError
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import all_tables, file_of, only, opening, played
from tests.app.trees import words

Texts = dict[str, str]
UNDER_THE_LIST = "before the backup was opened"
NO_ROOM_FOR_BOTH = "no room for both"


@pytest.fixture(scope="module")
def here(good: Texts) -> Texts:
    """A table with a log of many chunks, of which the last steps are undone."""
    browser = Browser(played(good, *(f"Name {at}" for at in range(80))), f"/t/{seats.TABLE}")
    for _ in range(3):
        browser.send("undo")
    return dict(browser.stored)


@pytest.fixture(scope="module")
def there(good: Texts) -> Texts:
    """The same table as a backup has it, gone another way."""
    return played(good, "Of the backup", "And on")


def replacing(here: Texts, there: Texts) -> Browser:
    browser = opening(Browser(dict(here), f"/t/{seats.TABLE}"), file_of(there))
    assert not only(browser).done
    return browser


def put_away(stored: Texts) -> list[str]:
    return [head.id for head in store.heads(stored).values() if head.deleted and head.replaced]


def whole(table: Table) -> object:
    """All of a table but whether it is put away, and when: every stage that is to be had."""
    walked: list[object] = [described(replace(table, deleted=False, touched=0))]
    for walk in (undo, redo):
        at: Table | None = table
        while at is not None:
            walked.append(at.stage)
            at = walk(at, 0)
    return walked


def same(table_id: str, texts: Texts, expected: Texts) -> bool:
    if f"{store.prefix(table_id)}head" not in texts:
        return False
    return whole(store.table_from_texts(table_id, texts)) == whole(
        store.table_from_texts(seats.TABLE, expected)
    )


def test_it_is_brought_back_after_a_reload_with_undo_and_redo(here: Texts, there: Texts) -> None:
    browser = replacing(here, there)
    assert "put away as it is now" in words(browser.tree)
    browser.tap("take", 0, "replace")
    assert "bring it back on the first screen" in words(browser.tree)
    again = browser.reload()
    again.go("/")
    (away,) = put_away(again.stored)
    assert f"Name 76 ({UNDER_THE_LIST}, 20" in words(again.tree).replace("\u2068", "").replace(
        "\u2069", ""
    )
    again.tap("bring_back", away)
    assert same(away, again.stored, here)
    assert same(seats.TABLE, again.stored, there)
    for name in ("Name 77", "Name 78", "Name 79"):
        again.send("redo")
        assert again.table.stage.name == name
    again.go("/")
    assert UNDER_THE_LIST in words(again.tree)
    again.go(f"/t/{away}/settings")
    again.write("rename_table", value="Ours")
    again.go("/")
    assert UNDER_THE_LIST not in words(again.reload().tree)


@pytest.mark.parametrize("way", ["replace", "merge"])
def test_whenever_the_tab_dies_one_of_both_is_whole(
    good: Texts, here: Texts, there: Texts, way: str
) -> None:
    if way == "merge":
        here, there = good, played(good, "Goes on", *(f"Name {at}" for at in range(40)))
    states = dying(lambda: replacing(here, there), "take", 0, way)
    assert same(seats.TABLE, states[-1], there)
    for stored in states:
        readable = [head for head in store.heads(stored).values() if not head.trouble]
        away = [head.id for head in readable if head.id != seats.TABLE]
        kept = any(same(name, stored, here) for name in away)
        assert kept or same(seats.TABLE, stored, here)
        if f"{store.prefix(seats.TABLE)}head" in stored:
            # What is listed in its place is one of the two, and no mixture.
            assert same(seats.TABLE, stored, here) or same(seats.TABLE, stored, there)


def test_whenever_the_tab_dies_while_it_is_undone_one_of_both_is_whole(
    here: Texts, there: Texts
) -> None:
    def taken() -> Browser:
        browser = replacing(here, there)
        browser.tap("take", 0, "replace")
        return browser

    states = dying(taken, "untake", 0)
    assert all_tables(states[-1]) == all_tables(here)
    for stored in states:
        kept = any(same(name, stored, here) for name in put_away(stored))
        assert kept or same(seats.TABLE, stored, here)


def dying(browser_of: Callable[[], Browser], name: str, *args: object) -> list[Texts]:
    """What storage holds when the tab dies after each write that a tap leads to, and after all."""
    states = []
    for writes in range(1_000):
        browser = browser_of()
        browser.shelf.dies_after = writes
        try:
            browser.tap(name, *args)
        except DiedError:
            states.append(dict(browser.stored))
            continue
        assert len(states) > 4
        return [*states, dict(browser.stored)]
    raise AssertionError("it never ends")


def filled(here: Texts, spare: int) -> Texts:
    filler = "threefold/1/big/log/0"
    free = backup.ROOM - room.RESERVE - backup.size(here) - len(filler)
    return {**here, filler: "x" * (free - spare)}


def test_without_room_for_both_that_is_said_before_and_undo_works_in_the_tab(
    here: Texts, there: Texts
) -> None:
    full = filled(here, 2_000)
    browser = replacing(full, there)
    assert NO_ROOM_FOR_BOTH in words(browser.tree)
    browser.tap("take", 0, "replace")
    assert put_away(browser.stored) == []
    assert same(seats.TABLE, browser.stored, there)
    assert "no room to put away" in words(browser.tree)
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == all_tables(full)


def wanted(here: Texts, there: Texts) -> int:
    """How much it takes to keep both: the one put away, and what the other is longer by."""
    browser = replacing(here, there)
    browser.tap("take", 0, "replace")
    done = only(browser).done
    assert done
    over = {key: text for key, text in here.items() if key in done.after}
    longer = backup.size(done.after) - backup.size(over)
    # One more digit is kept free for times to come.
    return backup.size(done.away) + 1 + max(longer, 0)


def test_room_for_both_is_counted_to_the_last_character(here: Texts, there: Texts) -> None:
    needed = wanted(here, there)
    states = dying(lambda: replacing(here, there), "take", 0, "replace")
    most = max(backup.size(all_tables(stored)) for stored in states)
    assert most <= backup.size(all_tables(here)) + needed, "never more than was counted"
    assert NO_ROOM_FOR_BOTH not in words(replacing(filled(here, needed), there).tree)
    assert NO_ROOM_FOR_BOTH in words(replacing(filled(here, needed - 1), there).tree)


def test_room_that_is_gone_meanwhile_changes_nothing_and_is_said(here: Texts, there: Texts) -> None:
    browser = replacing(here, there)
    browser.stored.update(filled(here, 2_000))
    before = dict(browser.stored)
    browser.tap("take", 0, "replace")
    assert browser.stored == before
    assert "more characters" in browser.notice
    assert NO_ROOM_FOR_BOTH in words(browser.tree)
    browser.tap("take", 0, "replace")
    assert same(seats.TABLE, browser.stored, there)


def test_what_is_taken_leaves_less_room_for_the_next(here: Texts, there: Texts) -> None:
    def both(texts: Texts) -> Texts:
        other = {key.replace(seats.TABLE, "t1"): text for key, text in texts.items()}
        return {**texts, **other}

    once = wanted(here, there) + 100
    browser = opening(Browser(filled(both(here), once)), file_of(both(there)))
    assert NO_ROOM_FOR_BOTH not in words(browser.tree)
    browser.tap("take", 0, "replace")
    assert NO_ROOM_FOR_BOTH in words(browser.tree)
    browser.tap("take", 1, "replace")
    browser.tap("untake", 1)
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == all_tables(filled(both(here), once))


def test_undo_leaves_alone_what_was_brought_back_and_gone_on_with(
    here: Texts, there: Texts
) -> None:
    browser = replacing(here, there)
    browser.tap("take", 0, "replace")
    (away,) = put_away(browser.stored)
    browser.go("/")
    browser.tap("bring_back", away)
    browser.send("rename_table", value="Gone on")
    browser.go("/import")
    browser.tap("untake", 0)
    assert {key: browser.stored[key] for key in here} == here
    assert browser.model.heads[away].name == "Gone on"
    assert store.table_from_texts(away, browser.stored).stage.name == "Gone on"


def test_undone_it_is_off_the_list_of_what_is_put_away(here: Texts, there: Texts) -> None:
    browser = replacing(here, there)
    browser.tap("take", 0, "replace")
    (away,) = put_away(browser.stored)
    assert away in browser.model.heads
    browser.tap("untake", 0)
    assert away not in browser.model.heads
    browser.go("/")
    assert not browser.offers("bring_back", away)


@pytest.mark.parametrize("at", ["1790000000000", True, -1, 10**15, None, [1]])
def test_whatever_stands_there_for_a_time_takes_no_table_down(good: Texts, at: object) -> None:
    data = {**json.loads(good[seats.HEAD]), "replaced": at, "deleted": True}
    browser = Browser({**good, seats.HEAD: json.dumps(data)}, "/")
    browser.tap("bring_back", seats.TABLE)
    assert same(seats.TABLE, browser.stored, good)


def test_the_keyboard_stays_where_the_button_was(here: Texts, there: Texts) -> None:
    browser = replacing(here, there)
    browser.tap("take", 0, "replace")
    assert browser.aimed[-1] == "untake-0"
    assert "untake-0" in browser.ids
    browser.tap("untake", 0)
    assert browser.aimed[-1] == "take-0"
    assert "take-0" in browser.ids
