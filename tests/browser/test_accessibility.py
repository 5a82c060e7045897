"""Every screen, for every eye and thumb: axe in both themes, touch targets, narrow and large text.

The screens are visited once, since that takes a while; each test then looks at one kind of finding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.app.gallery import gallery
from tests.browser.conftest import Furnished, seated
from tests.browser.measures import (
    ALL,
    DESK,
    FINE_PRINT,
    HEIGHT,
    NARROW,
    PHONE_WIDE,
    SETTLED,
    SMALL,
    TALL,
    WIDE,
    bare_page,
)
from tests.browser.phones import Phones
from tests.browser.screens import walk
from tools.builder.markup import markup

AT_A_DESK = {
    "sheet, all opened",
    "result, rerolled",
    "a roll shared",
    "universalis: a conflict, tied",
    "universalis: ledger",
    "import, opened",
    "home, some cannot be read",
}

# What no walk can catch, since it is over at once or takes another tab: put into a page as markup.
PASSING = {
    "search, going on",
    "log, being written out",
    "search, changed since",
    "code, being drawn",
}

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
    phones: Phones, furnished: Furnished, axe: Callable[..., list[str]]
) -> tuple[list[str], Findings]:
    """Visit every screen once; return their names and all that was found."""
    screens: list[str] = []
    findings: Findings = {kind: [] for kind in KINDS}
    with seated(phones, furnished.storage) as (person, watching):
        for screen in walk(person, furnished.table):
            screens.append(screen)
            for kind, found in look(person.page, screen, axe):
                findings[kind] += [f"{screen}: {one}" for one in found]
        watching.check()
    return screens, findings


def look(page: Page, screen: str, axe: Callable[..., list[str]]) -> Iterator[tuple[str, list[str]]]:
    tall = max(TALL, page.evaluate(HEIGHT))
    page.set_viewport_size({"width": 360, "height": tall})
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.evaluate(SETTLED)
        # A theme changes colours and nothing else, so the second one is asked about those.
        yield f"axe, {theme}", axe(page, *(COLOURS if theme == "dark" else ()))
    page.set_viewport_size(NARROW)
    yield from page.evaluate(ALL).items()
    if screen in AT_A_DESK:
        page.set_viewport_size(DESK)
        yield "axe, wide", axe(page)
        yield "small target, wide", page.evaluate(SMALL)
    # The walk goes on as wide as phones are.
    page.set_viewport_size(PHONE_WIDE)


def test_all_screens_were_looked_at(looked: tuple[list[str], Findings]) -> None:
    screens, _ = looked
    assert len(screens) == len(set(screens))
    assert len(screens) >= 95
    assert set(screens) >= AT_A_DESK


@pytest.mark.parametrize("kind", KINDS)
def test_no_screen_has_a(looked: tuple[list[str], Findings], kind: str) -> None:
    _, findings = looked
    assert findings[kind] == []


def test_what_passes_too_soon_for_a_walk_is_as_sound(
    browser: Browser, dist: Path, axe: Callable[..., list[str]]
) -> None:
    shown = {name: markup(tree) for name, _, tree in gallery() if name in PASSING}
    assert shown.keys() == PASSING
    with bare_page(browser, dist) as page:
        page.evaluate("document.title = 'Threefold'")
        for screen, html in shown.items():
            page.evaluate("html => { document.getElementById('app').innerHTML = html }", html)
            for kind, found in look(page, screen, axe):
                assert found == [], (screen, kind)


def test_the_eyes_can_see(browser: Browser, axe: Callable[..., list[str]]) -> None:
    """The measurements find what they look for, on a page made to be wrong."""
    page = browser.new_page(viewport=NARROW)
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
