"""Draws the icons anew from their SVGs, in the browser of the tests: `python -m tools.icons`.

A drawing has a plate, the rounded square behind, and a mark in the middle of it. Where the system
cuts an icon to a shape of its own, the plate fills the whole picture and the mark draws in from the
edges. Only what is drawn here goes to static/icons; the games' drawings stay in tools/drawings.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tools import chromium
from tools.builder.manifest import SIZES
from tools.netlify import ROOT

ICONS = ROOT / "static" / "icons"
APP = ICONS / "threefold.svg"
DRAWINGS = ROOT / "tools" / "drawings"
SAFE = 0.4
"""What every mask spares, by the manifest's standard: a circle of this radius, in edges."""
SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture to be made.

    Attributes:
        name: Of its file, without the ending.
        drawing: The SVG it is made from.
        size: Its edge in pixels.
        mark: How large the mark is, by its size in the drawing; 1 leaves plate and mark as drawn,
            less makes the plate fill the picture.
    """

    name: str
    drawing: Path
    size: int
    mark: float = 1

    @property
    def filled(self) -> bool:
        """Whether the plate fills the picture, so that nothing shines through."""
        return self.mark < 1


def icons() -> Iterator[Icon]:
    """List every picture: the app's, then one for each game that is drawn."""
    for size in (192, 512):
        yield Icon(f"threefold-{size}", APP, size)
        yield Icon(f"maskable-{size}", APP, size, mark=0.88)
    yield Icon("apple-touch-180", APP, 180, mark=0.94)
    for drawing in sorted(DRAWINGS.glob("*.svg")):
        for size in SIZES:
            yield Icon(f"{drawing.stem}-{size}", drawing, size)


def svg(icon: Icon) -> str:
    """Return the drawing as this picture needs it."""
    ET.register_namespace("", SVG.strip("{}"))
    drawing = ET.fromstring(icon.drawing.read_text("utf-8"))
    drawing.set("width", str(icon.size))
    drawing.set("height", str(icon.size))
    if icon.filled:
        plate, mark = (drawing.find(f"{SVG}*[@id='{part}']") for part in ("plate", "mark"))
        if plate is None or mark is None:
            raise SystemExit(f"{icon.drawing.name} needs a plate and a mark.")
        del plate.attrib["rx"]
        mark.set("transform", f"{mark.get('transform', '')} scale({icon.mark})".strip())
    return ET.tostring(drawing, encoding="unicode")


def drawn(browser: Browser, icon: Icon) -> bytes:
    """Return the picture as a PNG; what no plate covers is transparent."""
    page = browser.new_page(viewport=ViewportSize(width=icon.size, height=icon.size))
    try:
        page.set_content(f"<body style='margin:0;font-size:0'>{svg(icon)}</body>")
        return page.screenshot(omit_background=True)
    finally:
        page.close()


def plate_of(drawing: Path) -> str:
    """Return the colour of a drawing's plate."""
    found = re.search(r'id="plate"[^>]*fill="(#[0-9a-f]{6})"', drawing.read_text("utf-8"))
    if not found:
        raise SystemExit(f"{drawing.name} needs a plate with a colour.")
    return found[1]


def main() -> None:
    """Draw them all; a picture that nothing is drawn for any more goes."""
    found = chromium.find()
    if not found:
        raise SystemExit(chromium.MISSING)
    for old in ICONS.glob("*.png"):
        old.unlink()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=chromium.arguments())
        for icon in icons():
            (ICONS / f"{icon.name}.png").write_bytes(drawn(browser, icon))
        browser.close()


if __name__ == "__main__":
    main()
