"""Nothing jumps when Python takes over: the layout shift that the browser counts is none at all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.before import before_python, lay, tables
from tests.browser.conftest import Furnished, Player, is_ready
from tests.browser.test_shell import HEAD, REQUEST, RESULT

GAUGE = """
  globalThis.shifts = [];
  globalThis.told = (entries) => shifts.push(...entries.map(({ value, sources }) => ({
    value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 200) ?? node?.data),
  })));
  globalThis.gauge = new PerformanceObserver((list) => told(list.getEntries()));
  gauge.observe({ type: "layout-shift", buffered: true });
"""
READ = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  told(gauge.takeRecords());
  done(shifts);
})))"""
SIZES = [(360, 640), (1440, 900)]


def shifts(page: Page) -> list[dict[str, Any]]:
    """Everything that moved since the page was opened, once the last paint is seen."""
    found: list[dict[str, Any]] = page.evaluate(READ)
    return found


@pytest.fixture(params=SIZES, ids=["phone", "desktop"])
def gauged(request: pytest.FixtureRequest, player: Player) -> Page:
    return gauge(player(bare=True), *request.param)


def gauge(page: Page, width: int, height: int) -> Page:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(GAUGE)
    return page


def test_the_gauge_sees_a_shift(gauged: Page, site: str) -> None:
    gauged.goto(site)
    is_ready(gauged)
    assert shifts(gauged) == []
    gauged.evaluate("document.getElementById('main').before('A line that pushes all down.')")
    assert sum(entry["value"] for entry in shifts(gauged)) > 0


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_at_the_first_visit(player: Player, site: str, size: tuple[int, int]) -> None:
    gauged = gauge(player(new=True), *size)
    gauged.clock.install()
    with before_python(gauged, site):
        gauged.clock.fast_forward("00:01")
        expect(gauged.get_by_role("status").first).to_have_text("First visit: fetching the rules")
        gauged.clock.fast_forward("00:10")
        expect(gauged.get_by_role("status").first).to_have_text(
            "Still at it. What you tap is kept."
        )
    assert shifts(gauged) == []


@pytest.mark.parametrize("count", [1, 12])
def test_at_home_with_tables(gauged: Page, site: str, count: int) -> None:
    lay(gauged, site, tables(HEAD, count))
    for known in (False, True):
        with before_python(gauged, site):
            expect(gauged.get_by_role("listitem")).to_have_count(count if known else 0)
        expect(gauged.get_by_role("listitem")).to_have_count(count)
        assert shifts(gauged) == [], known


@pytest.mark.parametrize("rest", ["", "/log"])
def test_at_a_table(gauged: Page, site: str, furnished: Furnished, rest: str) -> None:
    items = furnished.storage["origins"][0]["localStorage"]
    lay(gauged, site, {item["name"]: item["value"] for item in items})
    with before_python(gauged, site + furnished.table + rest):
        expect(gauged.get_by_role("main")).to_have_text("Laying out this table …")
    assert shifts(gauged) == []


@pytest.mark.parametrize("fragment", [RESULT, REQUEST], ids=["result", "request"])
def test_at_a_code(gauged: Page, site: str, fragment: str) -> None:
    with before_python(gauged, f"{site}#/code/{fragment}"):
        expect(gauged.get_by_role("main")).to_have_text("One moment …")
    expect(gauged.get_by_role("img", name="QR code")).to_be_visible()
    expect(gauged.get_by_role("textbox", name="Link")).to_have_value(
        re.compile(re.escape(fragment))
    )
    assert shifts(gauged) == []


@pytest.mark.parametrize("fragment", [RESULT, REQUEST], ids=["result", "request"])
def test_at_a_link(gauged: Page, site: str, fragment: str) -> None:
    with before_python(gauged, f"{site}#{fragment}"):
        expect(gauged.get_by_role("article")).to_be_visible()
    expect(gauged.get_by_role("article")).to_have_count(0)
    assert shifts(gauged) == []
