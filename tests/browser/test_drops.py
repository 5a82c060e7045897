"""A file let fall on the page: opened where one can be picked, of no effect anywhere else."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Person

DROP = """([text, onto]) => {
  const brings = new DataTransfer();
  brings.items.add(new File([text], "night.json", { type: "application/json" }));
  const said = { bubbles: true, cancelable: true, dataTransfer: brings };
  return ["dragover", "drop"].map((kind) =>
    !document.querySelector(onto).dispatchEvent(new DragEvent(kind, said)));
}"""
"""Tells of both events whether the page kept the browser from leaving for the file."""
WORDS = """onto => {
  const brings = new DataTransfer();
  brings.setData("text/plain", "some words");
  const said = { bubbles: true, cancelable: true, dataTransfer: brings };
  return document.querySelector(onto).dispatchEvent(new DragEvent("drop", said));
}"""


def dropped(page: Page, text: str, onto: str) -> None:
    assert page.evaluate(DROP, [text, onto]) == [True, True]


@pytest.mark.parametrize("onto", ["#main", "h1", "#backup-file", "body"])
def test_on_the_page_for_backups_it_is_opened_wherever_it_falls(ada: Person, onto: str) -> None:
    saved = {key: text for key, text in ada.stored().items() if key.startswith("threefold/1/")}
    backup = json.dumps({"format": "threefold/raw", "version": 1, "saved": saved})
    ada.page.goto(f"{ada.site}#/import")
    ada.is_at("Open a backup")
    dropped(ada.page, backup, onto)
    expect(ada.page.get_by_role("heading", name="In “night.json”")).to_be_visible()
    expect(ada.page.get_by_text("The same table is here already").first).to_be_visible()
    # A second one is opened in its place.
    dropped(ada.page, "{}", onto)
    expect(ada.page.get_by_text("This file is no backup").first).to_be_visible()


def test_elsewhere_nothing_comes_of_it(somebody: Callable[..., Person]) -> None:
    person = somebody().come()
    before = person.page.get_by_role("main").inner_text()
    dropped(person.page, "{}", "#main")
    assert person.page.get_by_role("main").inner_text() == before
    assert person.page.url == person.site
    # Words that are dragged into a field are the browser's own business.
    assert person.page.evaluate(WORDS, "#main")
