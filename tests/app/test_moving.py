"""A table moves by link: whole while it fits, else as it is now; the other phone looks first."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyapp import app, moving, route, store
from pyapp.effect import Go, Msg
from pyapp.games import SCREENS
from pyapp.table import redo, undo
from tests.app import seats
from tests.app.described import described
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import all_tables, file_of, only, opening, played
from tests.app.trees import elements, links, words
from threefold import parcel

FIXTURES = Path(__file__).parents[1] / "fixtures"
FROZEN = json.loads((FIXTURES / "parcels" / "v1.json").read_text("ascii"))
SAVES = sorted((FIXTURES / "saves").rglob("*.json"))
Texts = dict[str, str]


def save_of(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def moved_by(browser: Browser, title: str = "With its whole log") -> str:
    """Share the link of that title on the page of the ways to another phone."""
    browser.go(f"/t/{browser.table.id}/move")
    (button,) = [
        one for one in elements(browser.tree)
        if one.attrs.get("aria-label") == f"Share link: {title}"
    ]  # fmt: skip
    name, *args = json.loads(button.attrs["data-msg"])
    browser.tap(name, *args)
    return browser.shared[-1].fragment


def coming(fragment: str, stored: Texts | None = None) -> Browser:
    return Browser(dict(stored or {}), fragment, salt="other")


def long_table(steps: int) -> Browser:
    """A table with a log of words that cannot be pressed much."""
    browser = seats.laid(("Ann", "Ben"))
    for number in range(steps):
        browser.send("rename_table", value=parcel.encode(f"{number * 7919}".encode() * 2)[2:22])
    return browser


def test_a_table_moves_with_its_log_and_undo() -> None:
    source = seats.laid(("Ann", "Ben"))
    for _ in range(3):
        source.send("undo")
    source.go(f"/t/{source.table.id}/settings")
    source.follow(f"/t/{source.table.id}/move")
    before = all_tables(source.stored)
    friend = coming(moved_by(source))
    assert all_tables(source.stored) == before, "moving changes nothing here"
    assert friend.stored == {}, "nothing changes there until something is chosen"
    assert "From another phone" in words(friend.tree)
    friend.tap("take", 0, "add")
    friend.follow(f"/t/{source.table.id}")
    ours, theirs = source.table, friend.table
    assert described(theirs) == described(ours)
    for walk in (undo, redo):
        while (ours_next := walk(ours, 0)) is not None:
            ours, theirs = ours_next, walk(theirs, 0)  # type: ignore[assignment]
            assert theirs.stage == ours.stage
        assert walk(theirs, 0) is None


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
@pytest.mark.parametrize("log", [True, False])
def test_every_frozen_table_moves(path: Path, log: bool) -> None:
    """Of every game, in every state: with the log it is the same, without it as it is now."""
    save = save_of(path)
    table = store.table_from_texts(save["table"], save["texts"])
    fragment = moving._link(table if log else moving.without_log(table))
    if not fragment:
        assert (log, path.stem) == (True, "in-parts"), "the one whose log is too long for a link"
        return
    found = only(coming(fragment))
    assert not found.trouble
    texts = {store.prefix(table.id) + rest: text for rest, text in found.texts.items()}
    there = store.table_from_texts(table.id, texts)
    assert there.stage == table.stage
    desk = SCREENS[table.game].desk_to_data
    assert desk(there.desk) == desk(table.desk)
    assert (there.deleted, there.touched) == (table.deleted, table.touched)
    assert there.log.place == (table.log.place if log else (0, 0))
    assert (undo(there, 0) is None) is (not log or undo(table, 0) is None)
    browser = Browser(dict(texts), f"/t/{table.id}")
    for rest in ("", "/log", "/settings", "/move"):
        browser.go(f"/t/{table.id}{rest}")
        assert words(browser.tree)


def test_the_log_of_many_chunks_is_the_same_log(good: Texts) -> None:
    here = played(good, *(f"Name {at}" for at in range(80)))
    source = Browser(dict(here), f"/t/{seats.TABLE}")
    fragment = moved_by(source)
    assert only(coming(fragment, here)).standing == "same"
    assert only(coming(fragment, played(good, "Name 0"))).standing == "ahead"
    assert only(coming(fragment, played(good, "Other"))).standing == "apart"
    assert only(coming(fragment)).standing == "new"


def test_short_ones_have_a_code_and_longer_ones_only_a_link() -> None:
    small, longer = seats.laid(("Ann",)), long_table(60)
    small.go(f"/t/{small.table.id}/move")
    (code,) = [way for way in links(small.tree) if way.startswith("/code/import/")]
    assert len(code) <= len("/code") + moving.CODE_MOST
    assert "Without its log" not in words(small.tree)
    small.follow(code)
    assert small.coded == [code.removeprefix("/code")]
    small.send("code_found", small.coded[0], f"https://example.org/#{small.coded[0]}", ("1",))
    assert "Scan it with the camera of the other phone" in words(small.tree)
    whole = moved_by(longer)
    assert moving.CODE_MOST < len(whole) <= moving.LINK_MOST
    assert "too long for a QR code" in words(longer.tree)
    now = moved_by(longer, "Without its log")
    assert len(now) <= moving.CODE_MOST, "what does more than the whole one is offered too"


def test_what_does_not_fit_is_said_and_the_file_is_offered() -> None:
    browser = long_table(900)
    browser.go(f"/t/{browser.table.id}/move")
    assert "too large for a link with its whole log" in words(browser.tree)
    assert browser.offers("export_table")
    friend = coming(moved_by(browser, "Without its log"))
    assert only(friend).steps == 0
    friend.tap("take", 0, "add")
    friend.follow(f"/t/{browser.table.id}")
    assert friend.table.stage == browser.table.stage


def test_one_that_fits_in_no_way_has_only_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "LINK_MOST", 200)
    browser = seats.laid(("Ann",))
    browser.go(f"/t/{browser.table.id}/move")
    assert "Without its log it is too large for a link, too." in words(browser.tree)
    assert not [sent for sent in elements(browser.tree) if "Share link" in str(sent.attrs)]
    assert browser.offers("export_table")


def test_a_long_log_is_not_even_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = seats.laid(("Ann",))
    chunks = browser.table.log.chunks * (moving.CHUNKS_MOST + 1)
    long = replace(browser.table, log=replace(browser.table.log, chunks=chunks), head="other")
    tried: list[int] = []
    saving = store.saving
    monkeypatch.setattr(
        store, "saving",
        lambda before, after: tried.append(len(after.log.chunks)) or saving(before, after),
    )  # fmt: skip
    assert moving.links(long).whole == ""
    assert tried == [1]


def test_it_is_worked_out_once_for_a_table_as_it_is() -> None:
    browser = seats.laid(("Ann",))
    first = moving.links(browser.table)
    assert moving.links(browser.table) is first
    browser.send("rename_table", value="Other")
    assert moving.links(browser.table) != first


def test_whatever_is_written_there_arrives() -> None:
    text = "\ud83c \u202e {name} <b> \U0001f469\u200d\U0001f680 \x00 __proto__ \udfff"
    browser = seats.laid(("Ann",))
    browser.send("ghosts.write", seats.ids(browser)[0], "anchor", value=text)
    friend = coming(moved_by(browser))
    friend.tap("take", 0, "add")
    friend.go(f"/t/{browser.table.id}")
    assert friend.table.stage == browser.table.stage
    assert friend.cast.characters[0].anchor.text == browser.cast.characters[0].anchor.text


def test_undo_works_after_going_there_and_back(good: Texts) -> None:
    source = Browser(played(good, "On"), f"/t/{seats.TABLE}")
    fragment = moved_by(source)
    friend = coming(fragment, good)
    friend.tap("take", 0, "merge")
    friend.go(f"/t/{seats.TABLE}")
    friend.go(fragment)
    friend.tap("untake", 0)
    assert all_tables(friend.stored) == good
    again = coming(fragment, dict(friend.stored))
    assert only(again).standing == "ahead", "opened anew after a reload"


def test_closed_it_does_not_open_again(good: Texts) -> None:
    friend = coming(moved_by(Browser(dict(good), f"/t/{seats.TABLE}")))
    friend.tap("file_closed")
    assert (friend.model.opened, friend.model.fragment) == (None, route.IMPORT)
    assert "Backup file" in words(friend.tree)


def test_another_link_or_a_file_takes_its_place(good: Texts) -> None:
    other = {key.replace(seats.TABLE, "other"): text for key, text in good.items()}
    first = moved_by(Browser(dict(good), f"/t/{seats.TABLE}"))
    second = moved_by(Browser(dict(other), "/t/other"))
    friend = coming(first)
    friend.go(second)
    assert only(friend).id == "other"
    assert only(opening(friend, file_of(good))).id == seats.TABLE


BAD = {
    "damaged": "1.AAAA",
    "cut off": "1.",
    "newer": "2.AAAA",
    "no backup": parcel.encode(b"[]"),
    "a newer backup": parcel.encode(b'{"format":"threefold/raw","version":9,"saved":{}}'),
    "no table": parcel.encode(b'{"format":"threefold/raw","version":1,"saved":{}}'),
    "no parcel": "hello",
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_link_says_so_and_changes_nothing(name: str, good: Texts) -> None:
    fragment = route.to_import(BAD[name])
    browser = coming(fragment, good)
    assert browser.notice
    assert (browser.stored, browser.model.opened) == (good, None)
    assert words(Browser(dict(good), route.to_code(fragment)).tree)
    browser.send("file_read", "some.json", file_of(good))
    assert only(browser).standing == "same", "the next one is opened as ever"


def test_who_follows_a_link_has_not_come_to_play(good: Texts) -> None:
    fragment = moved_by(Browser(dict(good), f"/t/{seats.TABLE}"))
    assert coming(fragment, good).stored == good, "no session is counted"
    newest = max(head.touched for head in store.heads(good).values())
    assert "threefold/app/1" in Browser(dict(good), "/", at=newest).stored


@pytest.mark.parametrize("one", FROZEN, ids=lambda one: one["what"])
def test_a_frozen_link_opens_to_what_it_held(one: dict[str, Any]) -> None:
    save = save_of(FIXTURES / "saves" / "v1" / f"{one['save']}.json")
    held = store.table_from_texts(save["table"], save["texts"])
    friend = coming(route.to_import(one["parcel"]))
    friend.tap("take", 0, "add")
    there = store.table_from_texts(held.id, friend.stored)
    assert there.stage == held.stage
    assert there.log.place == (held.log.place if one["log"] else (0, 0))
    assert all_tables(friend.stored) == one["holds"]["saved"]


def test_closing_replaces_the_address(good: Texts) -> None:
    friend = coming(moved_by(Browser(dict(good), f"/t/{seats.TABLE}")))
    _, effects = app.update(friend.model, Msg("file_closed"))
    assert effects == (Go(route.IMPORT, replace=True),)
