"""Takes the pictures of the README from the built page itself: `python -m tools.pictures`.

The browser's random bytes come from a counter here, so the dice on the pictures stay the same.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from tools import chromium
from tools.builder.site import ROOT, build
from tools.serve import server

PHONE = ViewportSize(width=360, height=640)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PICTURES = ROOT / "docs" / "screenshots"
COUNTED = """
let drawn = 0;
crypto.getRandomValues = (bytes) => {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (7 * at + 31 * drawn) % 256;
  drawn += 1;
  return bytes;
};
"""
MARA = {
    "What keeps you going?": "Find my brother",
    "What do others see first?": "Never blinks first",
    "What gives you joy?": "Other people's secrets",
    "What are you best at?": "Climb anything",
    "What is it?": "A brass compass",
}


@contextmanager
def page_in(theme: Literal["light", "dark"], address: str) -> Iterator[Page]:
    """Open the page on a phone in a theme."""
    found = chromium.find()
    if not found:
        raise SystemExit(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=chromium.arguments())
        context = browser.new_context(
            viewport=PHONE, device_scale_factor=2, color_scheme=theme, reduced_motion="reduce"
        )
        context.add_init_script(COUNTED)
        page = context.new_page()
        page.goto(address)
        expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=60_000)
        yield page
        browser.close()


def ghosts(page: Page, theme: str) -> None:
    """Play City of Ghosts up to a result, with a picture of the pool and one of the result."""
    page.get_by_role("button", name="New City of Ghosts table").click()
    for name in ("Iven", "Mara"):
        page.get_by_label("Name of a new character").fill(name)
        page.get_by_role("button", name="Add").click()
        for label, text in MARA.items():
            page.get_by_label(label).fill(text)
        page.get_by_role("link", name="Done").click()
        page.get_by_role("link", name="Back to").click()
    page.get_by_role("link", name="Mara").click()
    page.get_by_label("What do you attempt?").fill("Cross the roof before the bell")
    page.get_by_role("button", name="Climb anything").click()
    page.get_by_role("button", name="Never blinks first").click()
    _picture(page, f"ghosts-pool-{theme}")
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    _picture(page, f"ghosts-result-{theme}")


def imposition(page: Page, theme: str) -> None:
    """Play Imposition up to a result, with a picture of the ways to spend and one of the result."""
    page.get_by_role("button", name="New Imposition table").click()
    page.get_by_label("Name of a new character").fill("Rook")
    page.get_by_role("button", name="Add").first.click()
    page.get_by_role("button", name="Add a path").click()
    page.get_by_label("What the path is called").fill("Tricks")
    page.get_by_role("radio", name="d8").last.check()
    page.get_by_role("button", name="Add an aspect").click()
    page.get_by_label("What the aspect is called").fill("Trash talk")
    for _ in range(2):
        page.get_by_role("button", name="More: Aptitude").first.click()
    page.get_by_role("link", name="Done").click()
    page.get_by_label("What do you attempt?").fill("Rattle the champion")
    page.get_by_role("button", name="Trash talk").click()
    page.get_by_role("radio", name="d10").first.check()
    page.get_by_role("button", name="2 Aptitude, 1 Stress").click()
    chosen = page.get_by_role("button", name="2 Aptitude, 1 Stress")
    chosen.evaluate("row => row.scrollIntoView({ block: 'center' })")
    _picture(page, f"imposition-spending-{theme}")
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    _picture(page, f"imposition-result-{theme}")


def universalis(page: Page, theme: str) -> None:
    """Play Universalis up to a conflict, with a picture of its forecast and one of its payout."""
    page.get_by_role("button", name="New Universalis table").click()
    for name in ("Anna", "Ben", "Cleo"):
        page.get_by_label("Name of the next player").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_label("Name of the next player")).to_have_value("")
    page.get_by_role("button", name="Begin").click()
    for name, coins in (("Anna", "3"), ("Ben", "1"), ("Cleo", "0")):
        page.get_by_role("button", name=f"I am {name}").click()
        page.get_by_role("button", name=coins, exact=True).click()
        page.get_by_role("button", name=f"Bid {coins} coin").click()
    page.get_by_role("button", name="Show the bids").click()
    _pay(page, "Where does the scene take place?", "The lamp room of the lighthouse")
    _pay(page, "When does it take place?", "The night of the storm")
    _pay(page, "Name of the character", "The keeper")
    page.get_by_role("button", name="Framing is done").click()
    page.get_by_role("button", name="End the turn").click()
    page.get_by_role("button", name="Character").click()
    _pay(page, "Name of the character", "The drowned mate")
    page.get_by_role("link", name="Open a conflict").click()
    page.get_by_role("button", name="The keeper").click()
    page.get_by_role("region", name="Actions").get_by_role("button").click()
    page.get_by_role("button", name="2 dice").click()
    page.get_by_role("button", name="The drowned mate 1 die").click()
    page.get_by_role("radio", name="The keeper").check()
    page.get_by_label("Who adds them?").select_option("Cleo")
    page.get_by_role("button", name="2 dice").click()
    page.get_by_role("button", name="The keeper Anna").click()
    page.get_by_role("button", name="The keeper 1 die").click()
    page.get_by_role("button", name="Roll").evaluate("_ => scrollTo(0, 0)")
    _picture(page, f"universalis-conflict-{theme}")
    roll = page.get_by_role("button", name=re.compile("^Roll "))
    verdict = page.get_by_role("heading", level=2).first
    roll.click()
    expect(verdict).to_be_focused()
    while verdict.inner_text() == "A tie":
        roll.click()
        expect(roll.or_(page.get_by_role("button", name="Done"))).not_to_have_attribute(
            "aria-disabled", "true"
        )
    _picture(page, f"universalis-result-{theme}")


def _pay(page: Page, label: str, text: str) -> None:
    """Write a line and pay for it; the field is empty again once it is paid."""
    page.get_by_label(label).fill(text)
    page.get_by_role("button", name="Pay 1 coin").click()
    expect(page.get_by_role("main").get_by_text(text).first).to_be_visible()


def _picture(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")


def main(dist: Path) -> None:
    """Build the page, serve it, and take every picture in both themes."""
    build(dist)
    PICTURES.mkdir(parents=True, exist_ok=True)
    serving = server(dist)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    for theme in THEMES:
        with page_in(theme, f"http://localhost:{serving.server_port}/") as page:
            ghosts(page, theme)
            page.goto(page.url.partition("#")[0] + "#/")
            imposition(page, theme)
            page.goto(page.url.partition("#")[0] + "#/")
            universalis(page, theme)
    serving.shutdown()
    serving.server_close()


if __name__ == "__main__":
    main(ROOT / "dist")
