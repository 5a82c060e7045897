"""Dice that land: in good time, skipped by a tap or a key, felt once, and only when thrown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Furnished, Seat
from tests.browser.phones import phone_of, resting
from tests.browser.player import NAMELESS_KEY, REROLL, Person, comes_true
from tests.browser.test_announce import LISTEN, heard
from tests.browser.watching import Watch

LONGEST_MS = 700
FALL, OUTCOME = "fall", "outcome"
ROLL = re.compile(r"^Roll \d")
KEEP = re.compile("^Keep: ")
# What a landing does is noted: what moves, from what on; what the phone feels. Where it is told to
# hold, the dice hang in the air until somebody skips: no machine is too slow for a test then.
NOTES = """
globalThis.notes = { moves: [], landings: [], buzzes: [], holds: false };
navigator.vibrate = (pattern) => notes.buzzes.push([...pattern]) > 0;
const { setTimeout: later } = window;
window.setTimeout = (act, wait, ...more) =>
  later(act, notes.holds && wait > 1000 ? 1e6 : wait, ...more);
document.addEventListener("animationstart", () => {
  if (!document.querySelector("[data-landing]")) return;
  const { activeElement } = document;
  notes.moves = document.getAnimations().map((one) => {
    if (notes.holds) one.pause();
    const means = one.effect.getKeyframes().flatMap(Object.keys);
    const { endTime, delay } = one.effect.getComputedTiming();
    return { name: one.animationName, means, endTime, delay, aimed: activeElement.textContent };
  });
}, true);
new MutationObserver((changes) => {
  for (const { target } of changes) notes.landings.push(target.hasAttribute("data-landing"));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-landing"] });
"""
FORGET = """holds => Object.assign(notes, { moves: [], landings: [], buzzes: [], holds })"""
GO_ON = """() => {
  notes.holds = false;
  document.getAnimations().forEach((one) => one.play());
}"""
TIMING = {"offset", "computedOffset", "easing", "composite"}


@pytest.fixture(scope="module")
def mover(browser: Browser, site: str) -> Iterator[Seat]:
    """One phone for this file, on which things move."""
    context = phone_of(browser, reduced_motion="no-preference")
    context.add_init_script(NOTES)
    with Watch().over(context) as watching:
        yield Seat(Person(context.new_page(), site).come(), watching)
    context.close()


def sits_down(seat: Seat, furnished: Furnished, *, holds: bool) -> Person:
    """Be at Ada's sheet with a tag picked, nothing noted yet."""
    person = seat.person
    person.sit_down(furnished.storage, furnished.table)
    person.open_sheet("Ada")
    person.pick("Old maps")
    person.pick("Opening locks")
    person.page.evaluate(FORGET, holds)
    return person


@pytest.fixture
def ada(mover: Seat, furnished: Furnished) -> Iterator[Person]:
    """Ada, about to roll; her dice hang in the air until they are skipped."""
    yield sits_down(mover, furnished, holds=True)
    mover.watching.check()


def notes(person: Person, what: str) -> Any:
    return person.page.evaluate(f"notes.{what}")


def falling(person: Person) -> Locator:
    return person.page.locator("[data-landing]")


def until_lying(person: Person) -> None:
    expect(falling(person)).to_have_count(0)


def test_they_land_in_good_time_by_themselves_and_are_felt_once(
    mover: Seat, furnished: Furnished
) -> None:
    ada = sits_down(mover, furnished, holds=False)
    ada.page.evaluate(LISTEN)
    ada.roll()
    comes_true(ada.page, "notes.landings.length === 2")
    until_lying(ada)
    moves = notes(ada, "moves")
    assert {FALL, OUTCOME} <= {move["name"] for move in moves}
    assert len([move for move in moves if move["name"] == FALL]) == len(ada.dice().safe) == 2
    assert max(move["endTime"] for move in moves) <= LONGEST_MS
    # Only what a graphics card can do alone.
    assert {mean for move in moves for mean in move["means"]} - TIMING == {"opacity", "transform"}
    outcome = ada.outcome()
    assert {move["aimed"] for move in moves} == {outcome}, "it is there, and aimed at, at once"
    assert [said.split(".")[0] for said in heard(ada)] == [outcome], "and said once"
    assert len(notes(ada, "buzzes")) == 1
    assert notes(ada, "landings") == [True, False]
    mover.watching.check()


def test_the_outcome_shows_last_and_the_phone_buzzes_with_it(ada: Person) -> None:
    ada.roll()
    comes_true(ada.page, "notes.moves.length > 0")
    by_name = {move["name"]: move for move in notes(ada, "moves")}
    assert by_name[OUTCOME]["endTime"] == max(move["endTime"] for move in by_name.values())
    assert by_name[OUTCOME]["delay"] >= by_name[FALL]["endTime"]
    assert notes(ada, "buzzes") == []
    ada.page.evaluate(GO_ON)
    until_lying(ada)
    assert len(notes(ada, "buzzes")) == 1


@pytest.mark.parametrize("by", ["tap", "key", "key without a name"])
def test_a_tap_or_a_key_ends_it_at_once(ada: Person, by: str) -> None:
    ada.roll()
    expect(falling(ada)).to_have_count(1)
    if by == "tap":
        ada.page.touchscreen.tap(180, 90)
    elif by == "key":
        ada.page.keyboard.press("Shift")
    else:
        ada.page.evaluate(NAMELESS_KEY, "body")
    until_lying(ada)
    assert ada.page.evaluate("document.getAnimations().length") == 0
    assert len(notes(ada, "buzzes")) == 1
    expect(ada.outcome_heading()).to_be_visible()


@pytest.mark.parametrize("name", [REROLL, KEEP], ids=["reroll", "keep"])
def test_a_tap_on_a_button_meanwhile_skips_and_does_nothing_else(
    ada: Person, name: re.Pattern[str]
) -> None:
    """However late: the rest after the tap that rolled is over long before dice lie here."""
    ada.roll()
    expect(falling(ada)).to_have_count(1)
    button = ada.button(name)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    comes_true(ada.page, f"performance.now() > {ada.page.evaluate('performance.now()') + 100}")
    expect(button).to_be_disabled()
    with resting(ada.page):
        for _ in range(2):
            ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until_lying(ada)
    expect(ada.outcome_heading()).to_be_visible()
    expect(ada.main).not_to_contain_text("Throw 1:")
    expect(button).to_be_enabled()
    assert notes(ada, "landings") == [True, False]
    button.tap()
    if name is REROLL:
        ada.reads("Throw 1:")
    else:
        expect(button).to_have_count(0)


def test_who_leaves_meanwhile_finds_everything_awake(ada: Person) -> None:
    ada.roll()
    expect(falling(ada)).to_have_count(1)
    ada.page.get_by_role("button", name="Undo").dispatch_event("click")
    expect(ada.outcome_heading()).to_have_count(0)
    expect(ada.button(ROLL)).to_be_enabled()
    expect(ada.page.locator("[aria-disabled]")).to_have_count(0)


def test_the_key_for_the_main_act_skips_and_does_nothing_else(ada: Person) -> None:
    ada.roll()
    expect(falling(ada)).to_have_count(1)
    ada.page.keyboard.press("r")
    until_lying(ada)
    expect(ada.outcome_heading()).to_be_visible()
    expect(ada.button(KEEP)).to_be_visible()
    expect(ada.main).not_to_contain_text("Throw 1:")


def test_a_second_tap_meanwhile_skips_and_rolls_nothing(ada: Person) -> None:
    roll = ada.button(ROLL)
    box = roll.bounding_box()
    assert box is not None
    with resting(ada.page):
        for _ in range(2):
            ada.page.touchscreen.tap(box["x"] + 0.4 * box["width"], box["y"] + box["height"] / 2)
        expect(ada.outcome_heading()).to_be_visible()
        until_lying(ada)
    expect(ada.button(KEEP)).to_be_visible()
    expect(ada.main).not_to_contain_text("Throw 1:")


def test_the_key_that_threw_may_be_held_down(ada: Person) -> None:
    ada.button(ROLL).focus()
    for _ in range(6):
        ada.page.keyboard.down("Enter")
    expect(falling(ada)).to_have_count(1)
    expect(ada.main).not_to_contain_text("Throw 1:")
    ada.page.keyboard.up("Enter")
    expect(ada.outcome_heading()).to_be_focused()
    ada.page.keyboard.press("Enter")
    until_lying(ada)
    expect(ada.button(KEEP)).to_be_visible()


def test_nothing_falls_that_was_thrown_before(ada: Person) -> None:
    ada.roll()
    ada.page.keyboard.press("Escape")
    until_lying(ada)
    ada.press("Undo")
    ada.press("Redo")
    expect(ada.outcome_heading()).to_be_visible()
    ada.reload()
    expect(ada.outcome_heading()).to_be_visible()
    assert (notes(ada, "landings"), notes(ada, "buzzes")) == ([], []), "after the reload"


def test_real_dice_have_landed_and_are_only_felt(ada: Person) -> None:
    ada.roll_by_hand("66")
    assert notes(ada, "landings") == []
    assert notes(ada, "buzzes") == [[40]]


def test_no_buzz_where_this_device_is_set_so(ada: Person) -> None:
    here = ada.page.url
    ada.menu("Settings of this device")
    ada.page.get_by_role("checkbox", name="Buzz when the dice land").uncheck()
    ada.page.goto(here)
    ada.roll()
    ada.page.keyboard.press("Escape")
    until_lying(ada)
    assert notes(ada, "buzzes") == []
    ada.menu("Settings of this device")
    ada.page.get_by_role("checkbox", name="Buzz when the dice land").check()


def test_nothing_moves_where_motion_is_not_wanted(ada: Person) -> None:
    ada.page.emulate_media(reduced_motion="reduce")
    ada.roll()
    assert (notes(ada, "landings"), notes(ada, "moves")) == ([], [])
    assert len(notes(ada, "buzzes")) == 1, "what can be felt is another setting"
    ada.page.emulate_media(reduced_motion="no-preference")
