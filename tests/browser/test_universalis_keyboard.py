"""A scene of Universalis with the keyboard alone: bids, framing, a dispute, dice, the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.test_keyboard import is_somewhere, press, tab_to, to_the_log
from tests.browser.universalis import WORDS, Phone


def typed(phone: Phone, label: str, text: str) -> None:
    """Walk to a field, type a line and hand it over; the keyboard stays in the page."""
    tab_to(phone.person, phone.person.field(label))
    phone.page.keyboard.type(text)
    phone.page.keyboard.press("Enter")
    phone.person.reads(text)
    is_somewhere(phone.person)


def pressed(phone: Phone, name: str) -> None:
    """Walk to a button and press it; the keyboard stays in the page."""
    press(phone.person, phone.button(name))
    is_somewhere(phone.person)


def test_a_scene_without_a_mouse(phone: Phone) -> None:
    players_sit_down(phone)
    bids_are_made(phone)
    a_scene_is_framed(phone)
    a_conflict_is_fought(phone)
    pressed(phone, "End scene 1")
    expect(phone.button("I am Anna")).to_be_visible()
    to_the_log(phone.person, "The wolf wins")


def players_sit_down(phone: Phone) -> None:
    """From a table that is not there yet to the first bid."""
    phone.page.goto(phone.person.site + "#/")
    press(phone.person, phone.button("New Universalis table"))
    phone.person.is_at("Universalis")
    expect(phone.main).to_be_focused()
    for name in ("Anna", "Ben"):
        tab_to(phone.person, phone.person.field("Name of the next player"))
        phone.page.keyboard.type(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.get_by_role("group", name=name, exact=True)).to_be_visible()
        is_somewhere(phone.person)
    pressed(phone, "Begin with 25 coins each")


def bids_are_made(phone: Phone) -> None:
    for name, key in (("Anna", "3"), ("Ben", "1")):
        pressed(phone, f"I am {name}")
        expect(phone.main).to_be_focused()
        picker = phone.page.get_by_role("group", name="Your bid", exact=True)
        press(phone.person, picker.get_by_role("button", name=key, exact=True), "Space")
        pressed(phone, f"Bid {key} coin" + "s" * (key != "1"))
        expect(phone.main).to_be_focused()
    pressed(phone, "Show the bids")
    phone.turn("Anna")


def a_scene_is_framed(phone: Phone) -> None:
    typed(phone, WORDS["where"], "A harbour")
    typed(phone, WORDS["when"], "At dusk")
    typed(phone, WORDS["character"], "Captain Vane")
    pressed(phone, "Framing is done")
    pressed(phone, "Ben pays 1 coin")
    phone.turn("Ben")
    press(phone.person, phone.button("Character"), "Space")
    typed(phone, WORDS["character"], "The wolf")
    phone.have({"Anna": 22, "Ben": 23})


def a_conflict_is_fought(phone: Phone) -> None:
    """One die each, typed: Ben's shows 4, Anna's none."""
    press(phone.person, phone.person.link("Open a conflict"))
    phone.person.is_at("Conflict")
    pressed(phone, "Begin the conflict")
    pressed(phone, "1 die · 1 coin")
    side = phone.page.get_by_role("radio", name="The wolf")
    tab_to(phone.person, side)
    phone.page.keyboard.press("ArrowDown")
    expect(phone.page.get_by_role("radio", name="Captain Vane")).to_be_checked()
    pressed(phone, "1 die · 1 coin")
    phone.have({"Anna": 21, "Ben": 22})
    press(phone.person, phone.page.get_by_role("checkbox", name="Dice on the table"), "Space")
    for at, face in enumerate(("4", "9"), 1):
        pad = phone.page.get_by_role("group", name=re.compile(r": die 1 of 1\b"))
        press(phone.person, pad.get_by_role("button", name=face, exact=True), "Space")
        expect(pad).to_have_count(2 - at if at == 2 else 1)
    pressed(phone, "Use these dice")
    expect(phone.banner()).to_have_text("The wolf wins")
    expect(phone.banner()).to_be_focused()
    phone.have({"Anna": 22, "Ben": 26})
    typed(phone, "A fact of how it ends", "The pier is empty")
    pressed(phone, "Done: now Captain Vane")
    expect(phone.main).to_be_focused()
    pressed(phone, "The conflict is over")


def test_an_act_whose_button_is_gone_leaves_the_keyboard_in_its_place(phone: Phone) -> None:
    """In the conflict of the example: a die handed over, and all of it called off."""
    phone.page.goto(phone.person.site + "#/g/universalis")
    phone.page.get_by_role("button", name="Try with an example story").press("Enter")
    for name in (re.compile("^The keeper.* 1 die"), re.compile("^Call it off")):
        act = phone.page.get_by_role("button", name=name).first
        act.focus()
        act.press("Enter")
        expect(act).to_have_count(0)
        is_somewhere(phone.person)
