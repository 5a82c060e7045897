"""Dialogs in the page: opened and closed in every way there is, and no trail of it left."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.measures import SETTLED
from tests.browser.player import Person, is_ready

KEYS = "Keyboard shortcuts"


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def steps(person: Person) -> int:
    """How long this tab's history is."""
    return int(person.page.evaluate("history.length"))


def scrolled(person: Person) -> int:
    return round(person.page.evaluate("scrollY"))


def open_keys(person: Person) -> Locator:
    """Open the list of shortcuts at the foot of home; its button has the keyboard then."""
    opener = person.button(KEYS)
    opener.focus()
    opener.press("Enter")
    expect(dialog(person).get_by_role("heading", name=KEYS)).to_be_focused()
    return opener


def by_escape(person: Person) -> None:
    person.page.keyboard.press("Escape")


def by_its_button(person: Person) -> None:
    dialog(person).get_by_role("button", name="Close").click()


def by_a_tap_beside_it(person: Person) -> None:
    person.page.mouse.click(5, 5)


def by_going_back(person: Person) -> None:
    person.page.go_back()


def by_the_key_that_opened_it(person: Person) -> None:
    person.page.keyboard.press("?")


WAYS = [by_escape, by_its_button, by_a_tap_beside_it, by_going_back, by_the_key_that_opened_it]


@pytest.fixture
def home(ada: Person) -> Person:
    ada.page.goto(ada.site + "#/about")
    ada.is_at("About Threefold")
    ada.page.goto(ada.site + "#/")
    ada.is_at("Threefold")
    return ada


@pytest.mark.parametrize("close", WAYS)
def test_every_way_out_leads_back_to_what_opened_it(
    home: Person, close: Callable[[Person], None]
) -> None:
    before = home.page.url
    opener = open_keys(home)
    kept = scrolled(home)
    length = steps(home)
    assert home.page.url == f"{before}~keys"
    close(home)
    expect(dialog(home)).to_have_count(0)
    expect(opener).to_be_focused()
    expect(home.page).to_have_url(before)
    assert scrolled(home) == kept
    open_keys(home)
    by_its_button(home)
    expect(home.page).to_have_url(before)
    # Opening adds one step, and the next opening takes the place of it.
    assert steps(home) == length
    home.page.go_back()
    home.is_at("About Threefold")


def test_what_is_under_it_is_out_of_reach(home: Person) -> None:
    open_keys(home)
    home.page.keyboard.press("Shift+Tab")
    home.page.keyboard.press("Tab")
    home.page.keyboard.press("Tab")
    assert home.page.evaluate("!document.getElementById('main').contains(document.activeElement)")
    home.main.evaluate("main => main.focus()")
    expect(home.main).not_to_be_focused()
    by_escape(home)
    home.main.evaluate("main => main.focus()")
    expect(home.main).to_be_focused()


def test_forward_opens_it_again_and_a_tap_inside_leaves_it_open(home: Person) -> None:
    open_keys(home)
    home.page.go_back()
    expect(dialog(home)).to_have_count(0)
    home.page.go_forward()
    expect(dialog(home)).to_be_visible()
    dialog(home).get_by_text("Redo").click()
    expect(dialog(home)).to_be_visible()
    by_its_button(home)
    expect(dialog(home)).to_have_count(0)


def test_a_reload_shows_the_screen_and_the_dialog(home: Person) -> None:
    open_keys(home)
    home.reload()
    expect(dialog(home).get_by_role("heading", name=KEYS)).to_be_focused()
    by_escape(home)
    expect(dialog(home)).to_have_count(0)
    home.is_at("Threefold")
    home.page.go_back()
    home.is_at("About Threefold")


def test_an_address_from_somewhere_else_opens_both(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.page.goto(person.site + "#/about~keys")
    is_ready(person.page)
    expect(dialog(person)).to_be_visible()
    by_its_button(person)
    expect(dialog(person)).to_have_count(0)
    person.is_at("About Threefold")
    # There is no step of ours to go back to: the address is mended in its place.
    expect(person.page).to_have_url(re.compile("#/about$"))
    expect(person.main).to_be_focused()


def test_keys_are_letters_in_a_field_and_acts_elsewhere(ada: Person) -> None:
    deed = ada.field("What do you attempt?")
    deed.fill("")
    deed.press_sequentially("hurl? 1/2")
    expect(deed).to_have_value("hurl? 1/2")
    ada.is_at("Ada")
    deed.blur()
    ada.page.keyboard.press("2")
    chip = ada.button("Ink on my hands")
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(chip).to_be_focused()
    ada.page.keyboard.press("/")
    expect(deed).to_be_focused()
    deed.blur()
    ada.page.keyboard.press("r")
    expect(ada.outcome_heading()).to_be_visible()
    ada.page.keyboard.press("l")
    ada.is_at("Log")
    ada.page.keyboard.press("t")
    ada.is_at("City of Ghosts")
    ada.page.keyboard.press("h")
    ada.is_at("Threefold")


def test_keys_find_what_they_press_however_it_is_styled(ada: Person) -> None:
    ada.page.evaluate(
        "for (const one of document.querySelectorAll('[class]')) one.removeAttribute('class')"
    )
    ada.page.keyboard.press("/")
    deed = ada.field("What do you attempt?")
    expect(deed).to_be_focused()
    deed.blur()
    ada.page.keyboard.press("1")
    expect(ada.button("Finding my sister")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("r")
    expect(ada.outcome_heading()).to_be_visible()


CLOSE = "document.querySelector('#dialog [data-msg]').click();"
OPEN = "[...document.querySelectorAll('.foot [data-msg]')].pop().click();"
PRESS = """const press = (key) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));"""


@pytest.mark.parametrize(
    ("acts", "title", "lies"),
    [
        (CLOSE + "document.querySelector('a[href=\"#/device\"]').click()", "device", False),
        (CLOSE + "press('h'); press('?'); press('?')", "home", False),
        (CLOSE + OPEN, "home", True),
        (CLOSE + OPEN + CLOSE, "home", False),
        (CLOSE + OPEN + CLOSE + OPEN, "home", True),
    ],
    ids=["a link", "keys", "opened", "opened, closed", "opened, closed, opened"],
)
def test_what_is_done_at_once_after_closing_is_not_overtaken(
    home: Person, acts: str, title: str, lies: bool
) -> None:
    """All in one turn of the page: the browser has yet to take the step back that closing asks."""
    titles = {"home": "Threefold", "device": "Settings of this device"}
    place = {"home": "/", "device": "/device"}[title] + ("~keys" if lies else "")
    open_keys(home)
    home.page.evaluate(f"() => {{ {PRESS} {acts} }}")
    home.is_at(titles[title])
    expect(home.page).to_have_url(f"{home.site}#{place}")
    expect(dialog(home)).to_have_count(int(lies))
    home.page.go_back()
    home.is_at("About Threefold" if title == "home" and not lies else "Threefold")
    expect(dialog(home)).to_have_count(0)


def test_a_term_is_looked_up_where_it_is_met(ada: Person) -> None:
    sheet = ada.page.url
    length = steps(ada)
    word = ada.button("Conditions", exact=True)
    word.click()
    expect(dialog(ada).get_by_role("heading", name="Condition")).to_be_focused()
    expect(dialog(ada)).to_contain_text("At this table")
    expect(dialog(ada)).to_contain_text("Anyone at the table may clear a slot")
    dialog(ada).get_by_role("button", name="Anchor").click()
    expect(dialog(ada).get_by_role("heading", name="Anchor")).to_be_focused()
    expect(dialog(ada)).to_have_count(1)
    # From one term to another is no step more.
    assert steps(ada) <= length + 1
    ada.page.go_back()
    expect(dialog(ada)).to_have_count(0)
    expect(ada.page).to_have_url(sheet)
    expect(word).to_be_focused()


@pytest.mark.parametrize("opened", ["keys", "term/ghosts.condition"])
@pytest.mark.parametrize("size", [(320, 480), (1440, 900)], ids=["phone", "desk"])
def test_a_dialog_fits_and_has_nothing_that_axe_finds(
    ada: Person, axe: Callable[..., list[str]], opened: str, size: tuple[int, int]
) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.page.goto(f"{ada.page.url}~{opened}")
    expect(dialog(ada)).to_be_visible()
    assert axe(ada.page) == []
    ada.page.emulate_media(color_scheme="dark")
    ada.page.evaluate(SETTLED)
    assert axe(ada.page) == []
    ada.page.emulate_media(color_scheme="light")
    box = dialog(ada).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1] + 1
    assert dialog(ada).evaluate("one => one.scrollWidth <= one.clientWidth")
    by_its_button(ada)
    ada.page.set_viewport_size({"width": 360, "height": 640})


# Two paints later, whatever a key has begun is to be seen.
PAINTED = """() => new Promise((done) => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(done))))"""


def after_keys(person: Person, *keys: str) -> None:
    """Press keys, one after the other, and let the page do what it does about them."""
    for key in keys:
        person.page.keyboard.press(key)
        person.page.evaluate(PAINTED)


def switch_keys(person: Person, on: bool) -> None:
    """Say in the settings of this device whether keys are shortcuts; be on the About screen."""
    person.page.goto(person.site + "#/device")
    person.page.get_by_role("checkbox", name="Keys are shortcuts").set_checked(on)
    person.page.goto(person.site + "#/about")
    person.is_at("About Threefold")


def test_keys_can_be_switched_off(home: Person) -> None:
    """Each key is pressed where it would do something, and looked for before one goes elsewhere."""
    switch_keys(home, on=False)
    after_keys(home, "?")
    assert dialog(home).count() == 0
    after_keys(home, "h")
    assert home.title.inner_text() == "About Threefold"
    switch_keys(home, on=True)
    after_keys(home, "?")
    assert dialog(home).count() == 1
    after_keys(home, "?")
    expect(dialog(home)).to_have_count(0)
    after_keys(home, "h")
    home.is_at("Threefold")
