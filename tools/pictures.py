"""Takes the pictures of the README from the built page itself: `python -m tools.pictures`.

They are drawn as those of the style page are (`tools.snapshots`), so that every machine draws them
alike and a test can hold them against the app. The browser's random bytes come from a counter here:
the dice stay the same as well.
"""

from __future__ import annotations

import io
import json
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tools import snapshots
from tools.builder.site import ROOT, build
from tools.serve import server

PHONE = ViewportSize(width=360, height=640)
SHOWN: Mapping[str, Literal["light", "dark"]] = {
    "ghosts-pool": "light",
    "ghosts-result": "dark",
    "imposition-spending": "light",
    "imposition-result": "dark",
    "universalis-conflict": "light",
    "universalis-result": "dark",
}
"""The moments that are pictured, each game by day and by night, in the order they are played."""
NAMES = [f"{moment}-{theme}" for moment, theme in SHOWN.items()]
"""What the pictures are called, without an ending."""
PICTURES = ROOT / "docs" / "screenshots"
BROWSER = PICTURES / "browser.json"
COLOURS = 128
COUNTED = """
let drawn = 0;
crypto.getRandomValues = (bytes) => {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (7 * at + 31 * drawn) % 256;
  drawn += 1;
  return bytes;
};
"""
# What acts once rests after a tap, against thumbs that slip; whoever plays here never does.
HASTY = """addEventListener("DOMContentLoaded",
  () => document.documentElement.style.setProperty("--rest", "50ms"))"""
PATIENCE_MS = 20_000
MARA = {
    "What keeps you going?": "Find my brother",
    "What do others see first?": "Never blinks first",
    "What gives you joy?": "Other people's secrets",
    "What are you best at?": "Climb anything",
    "What is it?": "A brass compass",
}


def pictures(site: str, browser: Browser) -> Iterator[tuple[str, Image.Image]]:
    """Play each game up to its moments of `SHOWN`, and take a picture of each.

    Args:
        site: Where the built page is served, with a slash at its end.
        browser: One of `snapshots.drawing`.

    Yields:
        The name of the picture, without an ending, and the picture in RGB.
    """
    context = browser.new_context(
        viewport=PHONE,
        has_touch=True,
        device_scale_factor=2,
        color_scheme="light",
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    context.add_init_script(COUNTED)
    context.add_init_script(HASTY)
    snapshots.lettered(context)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=100_000)
    for play in (ghosts, imposition, universalis):
        page.goto(f"{site}#/")
        for moment in play(page):
            page.emulate_media(color_scheme=SHOWN[moment])
            snapshots.whole(page, least=2)
            shot = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
            yield f"{moment}-{SHOWN[moment]}", shot.convert("RGB")
            page.emulate_media(color_scheme="light")
    context.close()


def ghosts(page: Page) -> Iterator[str]:
    """Play City of Ghosts up to a result; stop with the pool picked, and at the result."""
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
    yield "ghosts-pool"
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    yield "ghosts-result"


def imposition(page: Page) -> Iterator[str]:
    """Play Imposition up to a result; stop at the ways to spend, and at the result."""
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
    yield "imposition-spending"
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    yield "imposition-result"


def universalis(page: Page) -> Iterator[str]:
    """Play Universalis up to a conflict; stop at its forecast, and at its payout."""
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
    yield "universalis-conflict"
    roll = page.get_by_role("button", name=re.compile("^Roll "))
    verdict = page.get_by_role("heading", level=2).first
    roll.click()
    expect(verdict).to_be_focused()
    while verdict.inner_text() == "A tie":
        roll.click()
        expect(roll.or_(page.get_by_role("button", name="Done"))).not_to_have_attribute(
            "aria-disabled", "true"
        )
    yield "universalis-result"


def _pay(page: Page, label: str, text: str) -> None:
    """Write a line and pay for it; the field is empty again once it is paid."""
    page.get_by_label(label).fill(text)
    page.get_by_role("button", name="Pay 1 coin").click()
    expect(page.get_by_role("main").get_by_text(text).first).to_be_visible()


def main(into: Path) -> None:
    """Build the page, serve it, and renew every picture.

    Args:
        into: The folder they go to; pictures that lie there are taken away.
    """
    dist = ROOT / "dist"
    build(dist)
    expect.set_options(timeout=PATIENCE_MS)
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("*.png"):
        old.unlink()
    serving = server(dist)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    with sync_playwright() as playwright, snapshots.drawing(playwright.chromium) as browser:
        for name, picture in pictures(f"http://localhost:{serving.server_port}/", browser):
            small = picture.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
            small.save(into / f"{name}.png", optimize=True)
        number = json.dumps({"chromium": snapshots.major(browser)})
        (into / BROWSER.name).write_text(number + "\n", "utf-8")
    serving.shutdown()
    serving.server_close()


if __name__ == "__main__":
    main(Path(*sys.argv[1:2]) if sys.argv[1:] else PICTURES)
