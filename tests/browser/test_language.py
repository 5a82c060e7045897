"""The page in German: from the first paint on where the browser asks for it, or by choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pyapp.words import ENGLISH
from pyapp.words.german import GERMAN
from pyapp.words.german.app import GERMAN as APP
from pyapp.words.german.parts import GERMAN as PARTS
from pyapp.words.german.shell import GERMAN as SHELL
from tests.browser.before import before_python
from tests.browser.conftest import Player, is_ready
from tests.browser.watching import Watch

# What the page says before Python is there, and in which language it says it is.
FIRST_SAID = """
globalThis.said = [];
document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => {
  said.push(document.documentElement.lang, document.querySelector("#app").textContent);
}));
"""
BACK = PARTS["part.back"].format(where=APP["home.title"])
STRANGE = re.compile(r"\b(the|table|tables|backup|dice)\b", re.IGNORECASE)


def language(page: Page) -> str:
    return str(page.locator("html").get_attribute("lang"))


def test_a_german_browser_is_greeted_in_german_before_python_is_there(
    player: Player, site: str
) -> None:
    page = player(locale="de-AT")
    page.add_init_script(FIRST_SAID)
    page.goto(site)
    is_ready(page)
    lang, words = page.evaluate("said")
    assert lang == "de"
    assert APP["home.none.title"] in words
    assert not STRANGE.search(words)
    expect(page.get_by_role("heading", name=APP["home.none.title"])).to_be_visible()
    assert language(page) == "de"


@pytest.mark.parametrize("fragment", ["#/t/none/log", "#/about"])
def test_what_is_opened_is_framed_in_german(player: Player, site: str, fragment: str) -> None:
    page = player(locale="de-DE")
    with before_python(page, site + fragment):
        expect(page.get_by_role("main")).to_contain_text(APP["opening.place"])
        expect(page.get_by_role("link", name=BACK)).to_be_visible()
        assert language(page) == "de"


def test_a_language_is_chosen_and_stays(player: Player, site: str) -> None:
    page = player()
    page.goto(f"{site}#/device")
    is_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH["device.title"])
    assert language(page) == "en"
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text(GERMAN["device.title"])
    expect(page).to_have_title(f"{GERMAN['device.title']} · Threefold")
    expect(page.get_by_role("radio", name="Deutsch")).to_be_focused()
    assert language(page) == "de"
    page.reload()
    is_ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(GERMAN["device.title"])
    assert language(page) == "de"
    page.get_by_role("radio", name="English").check()
    expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH["device.title"])
    assert language(page) == "en"


def test_a_start_that_fails_says_so_in_german(player: Player, site: str, watch: Watch) -> None:
    watch.expect("Failed to load resource|page error|fetch|wasm|preload")
    page = player(locale="de")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-state", "failed", timeout=60_000)
    alert = page.get_by_role("alert")
    expect(alert.get_by_role("heading")).to_have_text(SHELL["shell.missing"])
    expect(alert).to_contain_text(SHELL["shell.missing.advice"])
    expect(alert).to_contain_text(SHELL["shell.detail"])
    expect(alert.get_by_role("button", name=SHELL["shell.again"])).to_be_visible()
