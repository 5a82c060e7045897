"""Printing in a real browser: as many pages as there are leaves, A4 and Letter; black on white."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from pyapp.words.language import NAMES
from tests.app import seats
from tests.app.gallery import spoken_gallery
from tests.app.imposition import party
from tests.app.table_driver import Browser
from tests.app.universalis import seats as coins
from tests.browser.before import lay
from tests.browser.conftest import Seat, is_ready
from tests.browser.measures import bare_page
from threefold.games import GAMES
from tools.builder.markup import markup

FORMATS = ("A4", "Letter")
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
"""A page in a PDF as Chromium writes it: outside any compressed part, one dictionary each."""
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter " * 4
WHITE, BLACK = "rgb(255, 255, 255)", "rgb(0, 0, 0)"


def tables() -> Iterator[Browser]:
    """A table of each game with short, with long and with foreign names and texts."""
    for name in ("Ann", LONG, "漢字مدينة" * 20):
        ghost = seats.laid((name, "Ben", name))
        who = seats.ids(ghost)[0]
        ghost.go(f"{seats.place(ghost, who)}/edit")
        ghost.write("ghosts.write", who, "word", value=name)
        ghost.write("ghosts.write", who, "effect", value=name * 30)
        yield ghost
        yield party.laid((name, "Ben"))
        yield coins.playing((name, f"{name} B"))


@pytest.fixture(scope="module")
def laid() -> list[tuple[str, dict[str, str]]]:
    """Where each of those tables is, and what a browser holds that has it."""
    return [(seats.home(browser), browser.stored) for browser in tables()]


@pytest.fixture(scope="module")
def page(seat: Seat, site: str, laid: list[tuple[str, dict[str, str]]]) -> Iterator[Page]:
    """One page for all of these tests: they change nothing."""
    page = seat.person.page
    page.emulate_media(color_scheme="dark")
    lay(page, site, {key: text for _, stored in laid for key, text in stored.items()})
    page.goto(site)
    is_ready(page)
    yield page
    seat.watching.check()


def pages(page: Page, size: str) -> int:
    return len(PAGE.findall(page.pdf(format=size)))


def test_every_leaf_is_one_page_on_either_paper(
    page: Page, site: str, laid: list[tuple[str, dict[str, str]]]
) -> None:
    places = [f"#/g/{game}/paper" for game in GAMES] + [f"#{home}/paper" for home, _ in laid]
    for place in places:
        page.goto(site + place)
        leaves = page.get_by_role("article")
        expect(leaves.first).to_be_visible()
        for size in FORMATS:
            assert pages(page, size) == leaves.count(), (place, size)


def test_in_every_language_a_leaf_is_one_page(browser: Chromium, dist: Path) -> None:
    """What is on a blank sheet is as long as a language makes it."""
    screens = [
        (code, name, markup(tree))
        for code in NAMES
        for name, _, tree in spoken_gallery(code, "Ann")
        if name.startswith("paper")
    ]
    assert len(screens) >= len(NAMES) * len(GAMES)
    with bare_page(browser, dist) as bare:
        for code, name, html in screens:
            bare.evaluate("(html) => { document.getElementById('app').innerHTML = html }", html)
            leaves = bare.get_by_role("article").count()
            for size in FORMATS:
                assert pages(bare, size) == max(1, leaves), (code, name, size)


def test_a_dialog_is_not_printed(page: Page, site: str) -> None:
    """Where one lies on the screen, what is printed is the screen."""
    page.goto(f"{site}#/g/ghosts~keys")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.emulate_media(media="print")
    expect(dialog).to_be_hidden()
    page.emulate_media(media="screen")


def test_paper_is_black_on_white_and_has_no_bars(
    page: Page, site: str, laid: list[tuple[str, dict[str, str]]]
) -> None:
    """Also from a dark screen, and also where the player prints with the browser's own way."""
    home = laid[0][0]
    for place in (f"#{home}/paper", f"#{home}", f"#{home}/log", f"#{home}/paper~keys"):
        page.goto(site + place)
        main = page.get_by_role("main")
        expect(main).to_contain_text("Ann")
        expect(page.locator("body")).not_to_have_css("background-color", WHITE)
        page.emulate_media(media="print", color_scheme="dark")
        expect(page.locator("body")).to_have_css("background-color", WHITE)
        expect(main.get_by_text("Ann").first).to_have_css("color", BLACK)
        expect(page.get_by_role("region", name="Actions")).to_have_count(0)
        expect(page.get_by_role("button")).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.emulate_media(media="screen", color_scheme="dark")


def test_the_button_opens_the_browsers_own_way_to_print(page: Page, site: str) -> None:
    page.goto(f"{site}#/g/ghosts")
    page.evaluate("globalThis.print = () => { document.documentElement.dataset.printed = 'yes' }")
    page.get_by_role("link", name="Blank sheets").click()
    page.get_by_role("button", name="Print", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
