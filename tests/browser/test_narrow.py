"""Sheets and paper in the narrowest window, text twice as large: nothing runs out at the side."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from tests.app.gallery import gallery
from tools.builder.markup import markup
from tools.builder.site import ROOT
from tools.builder.styles import IMPORT

CSS = ROOT / "static" / "css"
NAME = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterb"
SHEETS = re.compile("sheet|edit|paper|keep, loss [04]|component, two|written|put away|thrown|drawn")
OUTSIDE = """() => [...document.querySelectorAll("#app *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("svg svg"))
  .map((one) => `${one.tagName}.${one.className}`)"""


def style() -> str:
    """All style sheets as one, in their order."""
    text = (CSS / "app.css").read_text("utf-8")
    return IMPORT.sub(lambda found: (CSS / found[1]).read_text("utf-8"), text)


def test_no_name_runs_out_of_its_sheet(browser: Browser) -> None:
    """Drawn without Python: what it would paint is the same, and this takes a tenth of the time."""
    page = browser.new_page(viewport={"width": 320, "height": 640})
    head = f'<!doctype html><html lang="en" style="font-size: 200%"><style>{style()}</style>'
    drawn, wide = 0, {}
    for name, _, tree in gallery(NAME):
        if SHEETS.search(name):
            page.set_content(f'{head}<div id="app">{markup(tree)}</div>', wait_until="commit")
            drawn += 1
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide[name] = page.evaluate(OUTSIDE)[:4]
    page.close()
    assert drawn > 30
    assert wide == {}
