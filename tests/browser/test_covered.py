"""What is said at home lies over nothing else that is being said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.app import seats
from tests.app.table_driver import Browser as Laid
from tests.browser.measures import bare_page
from tools.builder.markup import markup

SHOW = "html => { document.getElementById('app').innerHTML = html; }"
BOXES = """() => [...document.querySelectorAll(".notice")].map((notice) => {
  const { top, bottom } = notice.getBoundingClientRect();
  return [top, bottom];
})"""
GREETED = "Ready to play offline"


def home(*, removed: bool) -> Laid:
    """Home as it greets somebody who can play offline by now; what they removed was just said."""
    browser = seats.laid(("Ann",))
    table = browser.table.id
    browser.go(f"{seats.home(browser)}/settings")
    browser.tap("put_away")
    browser.tap("remove", table, True)
    if not removed:
        browser.tap("dismiss")
    browser.send("offline_ready", True)
    assert GREETED in str(browser.tree)
    assert bool(browser.notice) is removed
    return browser


@pytest.fixture(scope="module")
def bare(browser: Browser, dist: Path) -> Iterator[Page]:
    with bare_page(browser, dist) as page:
        yield page


@pytest.mark.parametrize("width", [320, 360, 1440])
def test_the_greeting_covers_no_notice(bare: Page, width: int) -> None:
    bare.set_viewport_size({"width": width, "height": 640})
    bare.evaluate(SHOW, markup(home(removed=True).tree))
    boxes = sorted(bare.evaluate(BOXES))
    assert len(boxes) == 2
    assert boxes[0][1] <= boxes[1][0]


def test_alone_it_moves_nothing(bare: Page) -> None:
    """It lies over the tagline, so that nobody taps what has just jumped."""
    bare.set_viewport_size({"width": 360, "height": 640})
    bare.evaluate(SHOW, markup(home(removed=False).tree))
    assert len(bare.evaluate(BOXES)) == 1
    place = "getComputedStyle(document.querySelector('.notice')).position"
    assert bare.evaluate(place) == "fixed"
