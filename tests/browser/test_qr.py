"""A link as a QR code: what draws it comes on demand, and what a camera reads is the link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.phones import PHONE
from tests.browser.player import Person
from tests.browser.scanner import scanned
from tests.browser.screens import REQUEST, RESULT
from tests.browser.watching import Watch
from threefold import ghosts, link

ON_DEMAND = ("micropip", "segno")
WHEELS = "**/*.whl"
MISSING = "could not be fetched"
DRAWING = "Drawing the code"
Somebody = Callable[..., Person]


def code_of(person: Person) -> Locator:
    """Wait for the code that is shown."""
    code = person.main.get_by_role("img", name=re.compile("^QR code of the link to this "))
    expect(code).to_be_visible()
    return code


def written(person: Person) -> str:
    """Read the link that stands beside the code."""
    return person.field("Link").input_value()


def wheels_of(page: Page) -> list[str]:
    """Collect what a page asks for of that which comes on demand, from now on."""
    asked: list[str] = []

    def note(url: str) -> None:
        name = url.rpartition("/")[2].partition("-")[0]
        if name in ON_DEMAND:
            asked.append(name)

    page.on("request", lambda request: note(request.url))
    return asked


@pytest.fixture
def thrower(ada: Person) -> Person:
    """Somebody with a roll that waits."""
    ada.pick("Old maps")
    ada.roll_by_hand("6")
    return ada


def test_nothing_of_it_is_fetched_before_the_tap_and_nothing_twice(somebody: Somebody) -> None:
    # Without a service worker, which keeps the wheels for playing offline once the page is idle.
    person = somebody(bare=True)
    asked = wheels_of(person.page)
    person.come(f"#{RESULT}")
    person.is_at("A roll, shared")
    assert asked == []
    person.link("Show QR code").click()
    code_of(person)
    assert asked == [*ON_DEMAND]
    person.back("A roll, shared")
    person.page.goto(f"{person.site}#/code/{REQUEST}")
    expect(code_of(person)).to_have_accessible_name("QR code of the link to this request")
    assert asked == [*ON_DEMAND]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_camera_reads_the_link_of_a_roll(thrower: Person, theme: str) -> None:
    page = thrower.page
    assert page.viewport_size == PHONE["viewport"]
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    thrower.press("Show QR code")
    thrower.is_at("QR code")
    assert scanned(code_of(thrower)) == [written(thrower)]
    page.goto(written(thrower))
    thrower.is_at("A roll, shared")
    assert thrower.outcome() == "Success"
    page.emulate_media(color_scheme="light")


def test_a_camera_reads_what_is_asked_for(ada: Person) -> None:
    ada.pick("Old maps")
    ada.page.get_by_text("Ask somebody to roll this").click()
    ada.field("A note to them").fill("At once, please")
    ada.press("Show QR code")
    (address,) = scanned(code_of(ada))
    ada.page.goto(address)
    ada.is_at("Please roll")
    ada.reads("At once, please")


def test_a_camera_reads_what_was_kept_also_from_the_log(thrower: Person) -> None:
    thrower.begin_keeping()
    thrower.link("Show QR code").click()
    (kept,) = scanned(code_of(thrower))
    thrower.back("Ada")
    thrower.menu("Log")
    thrower.press("Show QR code: Ada", exact=True)
    thrower.is_at("QR code")
    assert scanned(code_of(thrower)) == [kept] == [written(thrower)]
    thrower.back("Log")


def test_the_roll_waits_where_it_was(thrower: Person) -> None:
    thrower.press("Show QR code")
    code_of(thrower)
    thrower.back("Ada")
    expect(thrower.outcome_heading()).to_have_text("Success")
    thrower.press("Show QR code")
    code_of(thrower)
    thrower.page.go_back()
    expect(thrower.outcome_heading()).to_have_text("Success")


def test_a_reload_draws_it_again(thrower: Person) -> None:
    thrower.press("Show QR code")
    before = scanned(code_of(thrower))
    thrower.reload()
    assert scanned(code_of(thrower)) == before
    thrower.back("Threefold")


def test_a_long_link_is_read_from_a_phone_and_called_hard(somebody: Somebody) -> None:
    noise = "".join(chr(0x4E00 + number * 7919 % 20_000) for number in range(600))
    act = ghosts.Act("Zoe", "", (noise,))
    long = link.encode(link.RequestLink(ghosts.ID, ghosts.Request(act, "")))
    person = somebody(device_scale_factor=3).come(f"#/code/{long}")
    assert scanned(code_of(person)) == [f"{person.site}#{long}"]
    person.reads("hold the other phone close")


@pytest.mark.parametrize("lacking", ON_DEMAND)
def test_what_cannot_be_fetched_is_said_and_can_be_tried_again(
    somebody: Somebody, watch: Watch, lacking: str
) -> None:
    watch.expect("ERR_FAILED", "segno is not there")
    watch.allow(f"error occurred while loading {lacking}", "Failed to fetch")
    person = somebody(bare=True).come(f"#{RESULT}")
    blocked = f"**/{lacking}-*.whl"
    person.page.route(blocked, lambda route: route.abort())
    person.link("Show QR code").click()
    person.reads(MISSING)
    person.press("Share")
    person.reads(MISSING)
    person.page.unroute(blocked)
    person.press("Try again")
    assert scanned(code_of(person)) == [f"{person.site}#{RESULT}"]
    expect(person.main.get_by_text(MISSING)).to_have_count(0)


def test_another_file_than_ours_is_not_taken(somebody: Somebody, watch: Watch) -> None:
    watch.expect("integrity", "segno is not there")
    watch.allow("error occurred while loading", "Failed to fetch")

    def changed(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.body() + b"\n")

    person = somebody(bare=True).come()
    person.page.route(WHEELS, changed)
    person.page.goto(f"{person.site}#/code/{RESULT}")
    person.reads(MISSING)
    person.page.unroute(WHEELS)
    person.press("Try again")
    code_of(person)


def test_while_it_is_drawn_that_is_said(somebody: Somebody) -> None:
    person = somebody(bare=True).come()
    held: list[Route] = []
    person.page.route(WHEELS, lambda route: held.append(route))
    person.page.goto(f"{person.site}#/code/{RESULT}")
    person.reads(DRAWING)
    person.page.unroute(WHEELS)
    for route in held:
        route.continue_()
    code_of(person)
    expect(person.main.get_by_text(DRAWING)).to_have_count(0)
    expect(person.page.get_by_text("The code is drawn.")).to_have_count(1)


def test_with_the_keyboard_alone(somebody: Somebody) -> None:
    person = somebody().come(f"#{RESULT}")
    keys = person.page.keyboard
    person.link("Show QR code").focus()
    keys.press("Enter")
    code_of(person)
    expect(person.main).to_be_focused()
    keys.press("Tab")
    expect(person.field("Link")).to_be_focused()
    keys.press("Tab")
    expect(person.button("Share", exact=True)).to_be_focused()
    for _ in range(2):
        keys.press("Shift+Tab")
    expect(person.link("Back to where you were")).to_be_focused()
    keys.press("Enter")
    person.is_at("A roll, shared")
