"""The bars at the edges leave room for what they serve, and never hide what has the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.app.gallery import spoken_gallery
from tests.browser.measures import NARROW, PHONE_WIDE, bare_page
from tools.builder.markup import markup

MOST = 0.45
"""So much of a window the bars may take together."""

CHOSEN = (
    "home, a table",
    "sheet, gathered",
    "result, to be rerolled by hand",
    "imposition: result, failure",
    "universalis: a conflict, tied",
    "link, request",
)
ON_ITS_SIDE = ViewportSize(width=640, height=320)
STOPS = 60

SHOW = """([html, size]) => {
  document.documentElement.style.fontSize = size;
  document.getElementById("app").innerHTML = html;
  scrollTo(0, 0);
}"""
# What lies over a long screen, however short this one is, while somebody reads in the midst of it.
TAKEN = """() => {
  document.getElementById("main").style.minHeight = "400vh";
  scrollTo(0, innerHeight);
  const seen = ({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return [...document.querySelectorAll(".app-bar, .action-bar")]
    .map((bar) => seen(bar.getBoundingClientRect()))
    .reduce((all, one) => all + one, 0) / innerHeight;
}"""
# Whether what has the keyboard is covered whole, label and all: looked for at points all over it.
# At the end of a round nothing of the page has the keyboard.
HIDDEN = """() => {
  const element = document.activeElement;
  if (element === document.body) return "the end";
  const parts = [element, ...(element.labels || [])];
  const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
  const seen = parts.some((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return steps.some((across) => steps.some((down) => part.contains(
      document.elementFromPoint(left + across * width, top + down * height))));
  });
  return seen ? "" : element.textContent.trim() || element.id;
}"""


@pytest.fixture(scope="module")
def screens() -> dict[tuple[str, str], str]:
    """The chosen screens in every language, as markup."""
    return {
        (code, name): markup(tree)
        for code in ("en", "de")
        for name, _, tree in spoken_gallery(code, "Ann")
        if name in CHOSEN
    }


@pytest.fixture(scope="module")
def bare(browser: Browser, dist: Path) -> Iterator[Page]:
    with bare_page(browser, dist) as page:
        yield page


@pytest.mark.parametrize("viewport", [NARROW, PHONE_WIDE, ON_ITS_SIDE])
@pytest.mark.parametrize("size", ["100%", "150%", "200%"])
def test_they_leave_more_than_half_of_the_window(
    bare: Page, screens: dict[tuple[str, str], str], viewport: ViewportSize, size: str
) -> None:
    bare.set_viewport_size(viewport)
    assert len(screens) == 2 * len(CHOSEN)
    for which, html in screens.items():
        bare.evaluate(SHOW, [html, size])
        assert bare.evaluate(TAKEN) <= MOST, which


def test_the_main_act_stays_at_the_thumb_at_the_size_most_people_read(
    bare: Page, screens: dict[tuple[str, str], str]
) -> None:
    for viewport in (NARROW, PHONE_WIDE, ON_ITS_SIDE):
        bare.set_viewport_size(viewport)
        bare.evaluate(SHOW, [screens["en", "sheet, gathered"], "100%"])
        bare.evaluate(TAKEN)
        act = bare.get_by_role("region").get_by_role("button").last
        box = act.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= viewport["height"]


@pytest.mark.parametrize(
    ("viewport", "size"), [(NARROW, "100%"), (NARROW, "200%"), (ON_ITS_SIDE, "100%")]
)
def test_what_has_the_keyboard_is_never_hidden(
    bare: Page, screens: dict[tuple[str, str], str], viewport: ViewportSize, size: str
) -> None:
    bare.set_viewport_size(viewport)
    for name in CHOSEN[:2]:
        bare.evaluate(SHOW, [screens["en", name], size])
        for key in ("Tab", "Shift+Tab"):
            assert list(round_trip(bare, key)) == [], (name, key)


def round_trip(page: Page, key: str) -> Iterator[str]:
    """Press a key until the page's end; tell what is hidden when it has the keyboard."""
    for stop in range(STOPS):
        page.keyboard.press(key)
        hidden = page.evaluate(HIDDEN)
        if hidden == "the end":
            assert stop > 5
            return
        if hidden:
            yield hidden
    raise AssertionError(f"no end after {STOPS} stops")
