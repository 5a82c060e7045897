"""The settings of this device in a real page: the theme from the first paint on, the wake lock."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyapp.device import KEY
from tests.browser.before import before_python, lay
from tests.browser.conftest import Player
from tests.browser.player import comes_true, is_ready

# Whatever is on the root is noted with whether anything could have been painted by then.
WORN = """
globalThis.worn = [];
new MutationObserver(() => {
  if (document.documentElement.dataset.theme !== worn.at(-1)?.[0])
    worn.push([document.documentElement.dataset.theme, document.body === null]);
}).observe(document, { subtree: true, attributes: true, childList: true });
"""
LOCK = """
globalThis.locks = { asked: 0, held: 0, refuses: false };
let seen = "visible";
Object.defineProperty(document, "visibilityState", { get: () => seen });
globalThis.look = (state) => {
  seen = state;
  document.dispatchEvent(new Event("visibilitychange"));
};
Object.defineProperty(navigator, "wakeLock", { value: {
  request: async (kind) => {
    locks.asked += 1;
    if (locks.refuses || kind !== "screen") throw new DOMException("on purpose", "NotAllowedError");
    const lock = { released: false, release: async () => {
      if (!lock.released) locks.held -= 1;
      lock.released = true;
    } };
    locks.held += 1;
    document.addEventListener("visibilitychange", () => seen === "hidden" && lock.release());
    return lock;
  },
} });
"""
LIGHT, DARK = "rgb(233, 237, 233)", "rgb(12, 19, 21)"
"""What the page lies on, as tokens.css has it."""
SHOWN = """() => [...document.querySelectorAll("meta[name=theme-color]")]
  .filter((meta) => matchMedia(meta.media).matches).map((meta) => meta.content)"""


def ground(page: Page) -> Any:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def bars(page: Page) -> Any:
    """The colours that the browser is told to paint its own bars in; one at a time."""
    return page.evaluate(SHOWN)


def test_the_theme_is_worn_before_anything_is_painted(player: Player, site: str) -> None:
    page = player(color_scheme="light")
    page.add_init_script(WORN)
    lay(page, site, {KEY: json.dumps({"v": 1, "theme": "dark"})})
    with before_python(page, site):
        assert page.evaluate("worn.filter(([theme]) => theme)") == [["dark", True]]
        assert (ground(page), bars(page)) == (DARK, ["#0c1315"])
    assert (ground(page), bars(page)) == (DARK, ["#0c1315"])


@pytest.mark.parametrize("text", ["{", "null", '{"v":2,"theme":"dark"}', '{"v":1,"theme":"x"}'])
def test_what_the_shell_cannot_read_leaves_the_page_to_the_device(
    player: Player, site: str, text: str
) -> None:
    page = player(color_scheme="dark")
    lay(page, site, {KEY: text})
    page.goto(site)
    assert page.evaluate("document.documentElement.dataset.theme ?? null") is None
    assert (ground(page), bars(page)) == (DARK, ["#0c1315"])


def test_a_theme_is_worn_at_once_and_in_every_tab(player: Player, site: str) -> None:
    page = player(color_scheme="light")
    page.goto(f"{site}#/device")
    other = page.context.new_page()
    other.goto(site)
    for one in (page, other):
        is_ready(one)
    for theme, lies_on in (("Dark", DARK), ("Light", LIGHT), ("Dark", DARK), ("Auto", LIGHT)):
        page.get_by_role("radio", name=theme).check()
        for one in (page, other):
            expect(one.locator("html")).to_have_css("background-color", lies_on)
            assert len(bars(one)) == 1
    page.reload()
    is_ready(page)
    expect(page.get_by_role("radio", name="Auto")).to_be_checked()


def held(page: Page, count: int) -> None:
    comes_true(page, f"locks.held === {count}")


def test_the_screen_stays_awake_at_a_table_that_is_seen(player: Player, site: str) -> None:
    page = player()
    page.add_init_script(LOCK)
    page.goto(site)
    is_ready(page)
    assert page.evaluate("locks.asked") == 0
    page.get_by_role("button", name="New City of Ghosts table").click()
    held(page, 1)
    table = page.url
    page.evaluate("look('hidden')")
    held(page, 0)
    page.evaluate("look('visible')")
    held(page, 1)
    page.get_by_role("link", name="Back to Your tables").click()
    held(page, 0)
    page.evaluate("look('hidden')")
    page.evaluate("look('visible')")
    page.goto(f"{site}#/device")
    page.get_by_role("checkbox", name="Keep the screen awake").uncheck()
    asked = page.evaluate("locks.asked")
    page.goto(table)
    expect(page.get_by_role("textbox", name="Name of a new character")).to_be_visible()
    page.reload()
    is_ready(page)
    assert page.evaluate("locks.asked") == 0
    assert asked == 2, "at the table, and when it was seen again"


def test_a_refusal_is_nobodys_trouble(player: Player, site: str) -> None:
    page = player()
    page.add_init_script(LOCK)
    page.goto(site)
    is_ready(page)
    page.evaluate("locks.refuses = true")
    page.get_by_role("button", name="New City of Ghosts table").click()
    comes_true(page, "locks.asked === 1")
    expect(page.get_by_role("heading", level=1)).to_have_text("City of Ghosts")
    page.evaluate("locks.refuses = false")
    page.evaluate("look('visible')")
    held(page, 1)


def test_a_browser_without_either_says_so(player: Player, site: str) -> None:
    page = player()
    page.add_init_script("delete Navigator.prototype.wakeLock; delete Navigator.prototype.vibrate")
    page.goto(f"{site}#/device")
    is_ready(page)
    for name in ("Buzz when the dice land", "Keep the screen awake"):
        expect(page.get_by_role("checkbox", name=name)).to_be_disabled()
    expect(page.get_by_role("main")).to_contain_text("This browser lets the screen sleep")
