"""Names that hardly fit: every screen there is, with such writing wherever players write.

The screens are those of tests/app/gallery.py, put into a page as plain markup with the style
sheet of the app: no Python has to start, so all are looked at in seconds, narrow and enlarged.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from pyapp.words.language import NAMES
from tests.app.gallery import spoken_gallery
from tests.browser.measures import NARROW, SMALL, WIDE, bare_page
from tools.builder.markup import markup

WORD = "W" * 60
FAMILY = "👩‍👩‍👧‍👦🏳️‍🌈🧙🏿‍♂️" * 4
TEXTS = {
    "a word of 60 letters in 200": f"{WORD} {FAMILY} {'Never, ever blinks first. ' * 4}",
    "right to left": f"{'شكراجزيلاعلىكلشيءفيهذهالمدينةالقديمة' * 2} {WORD} 12 {'שלום' * 9}",
}
CASES = [
    *(("en", text) for text in TEXTS.values()),
    # Other languages have longer words than ours: beside a name of any length.
    *((code, WORD) for code in NAMES if code != "en"),
]
# Each screen is laid out twice: as it is, and with the text at 200%.
LOOK = f"""(screens) => {{
  const wide = {WIDE}, small = {SMALL}, found = [];
  const app = document.getElementById("app"), root = document.documentElement;
  for (const [name, html] of screens) {{
    app.innerHTML = html;
    for (const size of ["100%", "200%"]) {{
      root.style.fontSize = size;
      found.push(...wide().map((one) => `${{name}} at ${{size}}: ${{one}}`));
      found.push(...small().map((one) => `${{name}} at ${{size}}: small ${{one}}`));
    }}
  }}
  return found;
}}"""


@pytest.fixture(scope="module")
def bare(browser: Browser, dist: Path) -> Iterator[Page]:
    with bare_page(browser, dist) as page:
        yield page


@pytest.mark.parametrize(("code", "text"), CASES)
def test_it_fits_at_320_pixels_and_with_text_of_200_percent(
    bare: Page, code: str, text: str
) -> None:
    bare.set_viewport_size(NARROW)
    bare.evaluate("(code) => { document.documentElement.lang = code }", code)
    screens = [(name, markup(tree)) for name, _, tree in spoken_gallery(code, text)]
    assert len(screens) > 100
    assert bare.evaluate(LOOK, screens) == []


def test_the_eyes_can_see(bare: Page) -> None:
    wide = '<p style="white-space: nowrap">' + "W" * 60 + "</p>"
    assert len(bare.evaluate(LOOK, [["a screen", wide]])) >= 2
