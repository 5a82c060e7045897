"""Every screen, for every eye and thumb: axe in both themes, touch targets, narrow and large text.

The screens are visited once, since that takes a while; each test then looks at one kind of finding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Furnished
from tests.browser.phones import phone_of
from tests.browser.player import Person
from tests.browser.screens import walk

NARROW, PHONE_WIDE = {"width": 320, "height": 640}, {"width": 360, "height": 640}
# So tall that the bar of actions covers nothing: what lies below it depends on fonts and scrolling.
TALL = {"width": 360, "height": 12000}
DESK = {"width": 1440, "height": 900}
AT_A_DESK = {
    "sheet, all opened",
    "result, rerolled",
    "a roll shared",
    "universalis: a conflict, tied",
    "universalis: ledger",
    "import, opened",
    "home, some cannot be read",
}

SMALL = """() => {
  const span = (boxes, near, far) =>
    Math.max(...boxes.map((box) => box[far])) - Math.min(...boxes.map((box) => box[near]));
  const targets = "button, a[href], input, textarea, select, summary";
  const small = [];
  for (const element of document.querySelectorAll(targets)) {
    const inline = getComputedStyle(element).display === "inline";
    if (inline || !element.checkVisibility({ visibilityProperty: true })) continue;
    const ticked = ["checkbox", "radio"].includes(element.type);
    const parts = [element, ...(ticked ? element.labels : [])];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const size = [span(boxes, "left", "right"), span(boxes, "top", "bottom")];
    if (Math.min(...size) < 43.9)
      small.push(`${element.ariaLabel || element.textContent || element.id}: ${size.join(" x ")}`);
  }
  return small;
}"""
WIDE = """() => {
  const whole = document.documentElement.scrollWidth;
  const wide = whole > innerWidth ? [`the page: ${whole} in ${innerWidth}`] : [];
  for (const element of document.querySelectorAll("#app *")) {
    const { width, right } = element.getBoundingClientRect();
    if (width > 1 && right > innerWidth + 0.5 && element.checkVisibility())
      wide.push(`${element.tagName} ${element.getAttribute("class")}: ${right} in ${innerWidth}`);
  }
  return wide;
}"""
FINE_PRINT = """() => [...document.querySelectorAll("input, textarea, select")]
  .filter((field) => !["checkbox", "radio"].includes(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => `${field.id}: ${getComputedStyle(field).fontSize}`)"""
# Colours fade into each other when the theme changes; what counts is where that ends.
SETTLED = "() => document.getAnimations().forEach((animation) => animation.finish())"


COLOURS = ("color-contrast", "link-in-text-block")
Findings = dict[str, list[str]]
KINDS = (
    "axe, light",
    "axe, dark",
    "axe, wide",
    "small target",
    "small target, wide",
    "overflow at 320",
    "fine print",
    "overflow with text of 200%",
    "small target with text of 200%",
)


@pytest.fixture(scope="module")
def looked(
    browser: Browser, site: str, furnished: Furnished, axe: Callable[..., list[str]]
) -> Iterator[tuple[list[str], Findings]]:
    """Visit every screen once; return their names and all that was found."""
    context = phone_of(browser, storage_state=furnished.storage, reduced_motion="reduce")
    person = Person(context.new_page(), site).come()
    screens: list[str] = []
    findings: Findings = {kind: [] for kind in KINDS}
    for screen in walk(person, furnished.table):
        screens.append(screen)
        for kind, found in look(person.page, screen, axe):
            findings[kind] += [f"{screen}: {one}" for one in found]
    yield screens, findings
    context.close()


def look(page: Page, screen: str, axe: Callable[..., list[str]]) -> Iterator[tuple[str, list[str]]]:
    page.set_viewport_size(TALL)  # type: ignore[arg-type]
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.evaluate(SETTLED)
        # A theme changes colours and nothing else, so the second one is asked about those.
        yield f"axe, {theme}", axe(page, *(COLOURS if theme == "dark" else ()))
    page.set_viewport_size(PHONE_WIDE)  # type: ignore[arg-type]
    yield "small target", page.evaluate(SMALL)
    yield "fine print", page.evaluate(FINE_PRINT)
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    yield "overflow at 320", page.evaluate(WIDE)
    page.set_viewport_size(PHONE_WIDE)  # type: ignore[arg-type]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    yield "overflow with text of 200%", page.evaluate(WIDE)
    yield "small target with text of 200%", page.evaluate(SMALL)
    page.evaluate("document.documentElement.style.fontSize = ''")
    if screen in AT_A_DESK:
        page.set_viewport_size(DESK)  # type: ignore[arg-type]
        yield "axe, wide", axe(page)
        yield "small target, wide", page.evaluate(SMALL)
        page.set_viewport_size(PHONE_WIDE)  # type: ignore[arg-type]


def test_all_screens_were_looked_at(looked: tuple[list[str], Findings]) -> None:
    screens, _ = looked
    assert len(screens) == len(set(screens))
    assert len(screens) >= 83
    assert set(screens) >= AT_A_DESK


@pytest.mark.parametrize("kind", KINDS)
def test_no_screen_has_a(looked: tuple[list[str], Findings], kind: str) -> None:
    _, findings = looked
    assert findings[kind] == []


def test_the_eyes_can_see(browser: Browser, axe: Callable[..., list[str]]) -> None:
    """The measurements find what they look for, on a page made to be wrong."""
    page = browser.new_page(viewport=NARROW)  # type: ignore[arg-type]
    page.set_content(
        "<div id=app style='width: 400px'><p>Wide</p>"
        "<button style='color: #888'>Go</button><input id=name style='font-size: 12px'>"
        "<p>An <a href='#'>inline link</a> may be small.</p></div>"
    )
    assert len(page.evaluate(SMALL)) == 2
    assert page.evaluate(FINE_PRINT) == ["name: 12px"]
    assert page.evaluate(WIDE)
    assert [one.partition(":")[0] for one in axe(page, *COLOURS)] == ["color-contrast"]
    assert {"label", "document-title"} <= {one.partition(":")[0] for one in axe(page)}
    page.close()
