"""The log page by page: older and newer entries, and the browser's own way back."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.player import is_ready

EVENING = json.loads((Path(__file__).parents[1] / "fixtures/saves/v1/evening.json").read_text())
STEPS = EVENING["opens"]["steps back"]
A_PAGE = 30


def entries(page: Page) -> list[str]:
    return page.get_by_role("main").locator("ol.log > li").all_inner_texts()


def test_older_entries_newer_entries_and_back(page: Page, site: str) -> None:
    for key, text in EVENING["texts"].items():
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
    page.goto(f"{site}#/t/{EVENING['table']}/log")
    page.reload()
    is_ready(page)
    older, newer = (page.get_by_role("link", name=f"{way} entries") for way in ("Older", "Newer"))
    newest = entries(page)
    assert len(newest) == A_PAGE < STEPS <= 2 * A_PAGE
    expect(newer).to_have_count(0)
    older.click()
    expect(newer).to_be_visible()
    expect(older).to_have_count(0)
    expect(page.get_by_role("main")).to_be_focused()
    assert len(entries(page)) == STEPS - A_PAGE
    page.reload()
    is_ready(page)
    assert len(entries(page)) == STEPS - A_PAGE
    page.go_back()
    expect(newer).to_have_count(0)
    assert entries(page) == newest
    page.go_forward()
    newer.click()
    expect(newer).to_have_count(0)
    assert entries(page) == newest
