"""More than one table: side by side, under their own rulings, put away and brought back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Person


def rename(person: Person, name: str) -> None:
    person.menu("Rulings and settings")
    person.write("Name of the table", name)
    person.back(name)


def test_two_tables_know_nothing_of_each_other(somebody: Callable[..., Person]) -> None:
    person = somebody().come()
    for table, name in (("Harbour nights", "Ada"), ("Uphill", "Zoe")):
        person.new_table()
        rename(person, table)
        person.add_character(name)
        person.done(name)
        person.back(table)
        person.back("Threefold")
    listed = person.main.get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("Uphill")
    person.link(re.compile("^Harbour nights")).click()
    person.is_at("Harbour nights")
    person.open_sheet("Ada")
    person.roll()
    person.back("Harbour nights")
    person.reads("A roll waits to be kept")
    person.back("Threefold")
    expect(listed.first).to_contain_text("Harbour nights")
    person.link(re.compile("^Uphill")).click()
    person.is_at("Uphill")
    expect(person.link("Ada")).to_have_count(0)
    assert person.log() == ["Zoe joined the table.", "The table is called “Uphill” now."]
    person.press("Undo")
    expect(person.link("Zoe")).to_have_count(0)
    person.back("Threefold")
    person.link(re.compile("^Harbour nights")).click()
    person.reads("A roll waits to be kept")


def test_a_table_is_put_away_and_brought_back(somebody: Callable[..., Person]) -> None:
    person = somebody().come()
    person.new_table()
    person.add_character("Ada")
    person.done("Ada")
    person.menu("Rulings and settings")
    person.press("Put this table away")
    person.is_at("Threefold")
    person.reads("No table yet")
    person.reload()
    expect(person.link(re.compile("^City of Ghosts"))).to_have_count(0)
    person.press("Bring back City of Ghosts")
    person.is_at("City of Ghosts")
    expect(person.link("Ada")).to_be_visible()
    person.reload()
    person.back("Threefold")
    expect(person.link(re.compile("^City of Ghosts"))).to_be_visible()
    expect(person.button(re.compile("^Bring back"))).to_have_count(0)


def test_a_ruling_is_settled_told_and_undone(ada: Person) -> None:
    ada.edit("Ada")
    ada.press("Mark Minor 1")
    expect(ada.button("Clear Minor 1")).to_be_visible()
    ada.menu("Rulings and settings")
    never = ada.page.get_by_role("radio", name=re.compile("^A marked slot stays marked"))
    never.check()
    assert ada.log()[0].startswith("Ruling: Can a marked consequence be cleared?")
    ada.is_at("Rulings and settings")
    expect(never).to_be_checked()
    ada.press("Undo")
    expect(never).not_to_be_checked()
    ada.press("Redo")
    expect(never).to_be_checked()
    ada.back("City of Ghosts")
    ada.open_sheet("Ada")
    ada.edit("Ada")
    expect(ada.field("Minor 1")).to_be_visible()
    expect(ada.button("Clear Minor 1")).to_have_count(0)


def test_a_character_leaves_and_undo_brings_everything_back(ada: Person) -> None:
    ada.edit("Ada")
    ada.press("Remove Ada")
    ada.is_at("City of Ghosts")
    expect(ada.link(re.compile("^Ada"))).to_have_count(0)
    ada.press("Undo")
    ada.open_sheet("Ada")
    for label in ("Old maps", "Grew up together", "She owes me one"):
        expect(ada.button(label)).to_be_enabled()
    ada.press("Redo")
    ada.is_at("City of Ghosts")
    expect(ada.link(re.compile("^Ada"))).to_have_count(0)


def test_an_unknown_table_is_told_with_a_way_on(ada: Person) -> None:
    ada.page.goto(f"{ada.site}#/t/nowhere")
    ada.reads("No such table here")
    ada.link("Go to your tables").click()
    ada.is_at("Threefold")


def test_what_cannot_be_undone_is_said(ada: Person) -> None:
    ada.page.goto(ada.site + "#")
    ada.new_table()
    ada.press("Undo")
    expect(ada.page.get_by_text("There is nothing to undo.")).to_have_count(1)
    ada.press("Redo")
    expect(ada.page.get_by_text("There is nothing to redo.")).to_have_count(1)
