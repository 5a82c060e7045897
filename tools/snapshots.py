"""Takes the pictures that the style page is held against: `python -m tools.snapshots` renews them.

All that differs from one machine to the next is taken out: letters come from two typefaces that are
locked like any other dependency, and are drawn without hints of the system; nothing moves. What is
left is the browser itself: its number is kept beside the pictures.
"""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    Route,
    expect,
    sync_playwright,
)

from tools import chromium
from tools.builder.site import ROOT, build
from tools.serve import server

PICTURES = ROOT / "tests" / "fixtures" / "pictures"
BROWSER = PICTURES / "browser.json"
COLOURS = 48
"""So many in a picture: it is a fifth smaller for it, and no pixel counts as another one."""
_DRAWING = ("--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb")
_FONTS = ROOT / "node_modules" / "@fontsource-variable"
_FACES = {
    "sans-normal": ("source-sans-3", "wght", "normal"),
    "sans-italic": ("source-sans-3", "wght", "italic"),
    "serif-normal": ("source-serif-4", "wght", "normal"),
    "serif-italic": ("source-serif-4", "wght", "italic"),
}
# Unlayered, so that it outranks what the page says itself.
_SHEET = """
:root { --sans: "sans"; --serif: "serif"; }
code { font-family: var(--sans); }
"""
_LOADED = """document.fonts.ready.then(
  () => [...document.fonts].filter(({ status }) => status == "loaded").length)"""
# Each section begins at a whole pixel, however tall those above it are: else a change in one of
# them would soften the edges in all that follow.
_WHOLE = """() => {
  const sections = [...document.getElementById("main").children];
  for (const { style } of sections) style.blockSize = "";
  const tall = sections.map((section) => Math.ceil(section.getBoundingClientRect().height));
  sections.forEach(({ style }, at) => { style.blockSize = `${tall[at]}px`; });
}"""
# Letters of other scripts come from whatever the machine has.
_FOREIGN = ".field:has(#rtl)"


class Shot(NamedTuple):
    """One way to look at the style page: how wide, by day or by night."""

    width: int
    theme: Literal["light", "dark"]


SHOTS = (Shot(360, "light"), Shot(360, "dark"), Shot(1024, "light"))


def pictures(site: str, browser: Browser) -> Iterator[tuple[str, Image.Image]]:
    """Open the style page and take a picture of each of its sections, in each way of `SHOTS`.

    Yields:
        The name of the picture, without an ending, and the picture in RGB.
    """
    context = browser.new_context(
        device_scale_factor=1, reduced_motion="reduce", locale="en-GB", service_workers="block"
    )
    lettered(context)
    page = context.new_page()
    page.goto(f"{site}#/style")
    expect(page.locator(".specimens").last).to_be_visible(timeout=100_000)
    for shot in SHOTS:
        page.emulate_media(color_scheme=shot.theme)
        yield from _cut(page, shot)
    context.close()


def lettered(context: BrowserContext) -> None:
    """Have the pages of a context written in the two typefaces that are locked here."""
    context.route("**/app.css", _lettered)
    context.route("**/letters/*.woff2", _letters)


def whole(page: Page, least: int = len(_FACES)) -> None:
    """Wait until the typefaces that a page asks for are there.

    Args:
        page: A page of a context that is `lettered`.
        least: How many it asks for, at the least.

    Raises:
        SystemExit: They are not, so letters would be the machine's own.
    """
    loaded = page.evaluate(_LOADED)
    if loaded < least:
        raise SystemExit(
            f"{loaded} of the {len(_FACES)} typefaces came; `npm ci` brings them into node_modules."
        )


def _lettered(route: Route) -> None:
    """Hand over the page's sheet with typefaces of our own behind it."""
    answer = route.fetch()
    faces = "".join(
        f'@font-face {{ font-family: "{name.partition("-")[0]}"; font-weight: 200 900; '
        f'font-style: {style}; src: url("/letters/{name}.woff2"); }}\n'
        for name, (_, _, style) in _FACES.items()
    )
    route.fulfill(response=answer, body=answer.text() + faces + _SHEET)


def _letters(route: Route) -> None:
    family, axis, style = _FACES[Path(route.request.url).stem]
    file = _FONTS / family / "files" / f"{family}-latin-{axis}-{style}.woff2"
    route.fulfill(body=file.read_bytes(), content_type="font/woff2")


def _cut(page: Page, shot: Shot) -> Iterator[tuple[str, Image.Image]]:
    """Make the window as tall as the page, take one picture, and cut it into the sections."""
    page.set_viewport_size({"width": shot.width, "height": 900})
    whole(page)
    page.evaluate(_WHOLE)
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": shot.width, "height": height})
    foreign = [page.locator(_FOREIGN)]
    seen = Image.open(io.BytesIO(page.screenshot(animations="disabled", mask=foreign)))
    boxes = page.locator(".specimens").evaluate_all(
        "all => all.map(({id, offsetTop, offsetHeight}) => [id, offsetTop, offsetHeight])"
    )
    for name, top, tall in boxes:
        cut = seen.convert("RGB").crop((0, top, shot.width, top + tall))
        yield f"{name.removeprefix('style-')}-{shot.width}-{shot.theme}", cut


@contextmanager
def drawing(chrome: BrowserType) -> Iterator[Browser]:
    """Start a browser that draws the same everywhere.

    Raises:
        SystemExit: There is no Chromium.
    """
    found = chromium.find()
    if not found:
        raise SystemExit(chromium.MISSING)
    arguments = [*chromium.arguments(), *_DRAWING]
    browser = chrome.launch(executable_path=found, args=arguments)
    yield browser
    browser.close()


def major(browser: Browser) -> int:
    """Return the number that a browser goes by."""
    return int(browser.version.partition(".")[0])


def main() -> None:
    """Build the page, serve it, and renew every picture."""
    dist = ROOT / "dist"
    build(dist)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.png"):
        old.unlink()
    serving = server(dist)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    with sync_playwright() as playwright, drawing(playwright.chromium) as browser:
        for name, picture in pictures(f"http://localhost:{serving.server_port}/", browser):
            small = picture.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
            small.save(PICTURES / f"{name}.png", optimize=True)
        BROWSER.write_text(json.dumps({"chromium": major(browser)}) + "\n", "utf-8")
    serving.shutdown()
    serving.server_close()
    sizes = [file.stat().st_size for file in PICTURES.glob("*.png")]
    print(f"{PICTURES.relative_to(ROOT)}: {len(sizes)} pictures, {sum(sizes) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
