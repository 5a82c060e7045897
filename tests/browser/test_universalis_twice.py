"""Two taps in the same place, by thumb or by mouse, are one step and one payment, undone as one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.app.table_driver import Browser as Laid
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import VANE, WOLF
from tests.browser.phones import resting
from tests.browser.player import Name
from tests.browser.universalis import WORDS, Phone

BUYING = "What it is, has or can do"


def ready_made(phone: Phone) -> None:
    """Nothing has to be done before the button is there."""


def written(label: str, phone: Phone) -> None:
    phone.person.field(label).fill("Written once")


def shared(phone: Phone) -> None:
    phone.do("Share the price")


class Act(NamedTuple):
    """Something done by one button: the table, the place there, what is done first, who pays."""

    laid: Callable[[], Laid]
    button: Name
    paid: Mapping[str, int]
    place: tuple[str, ...] = ()
    ready: Callable[[Phone], None] = ready_made


def sent_out() -> Laid:
    browser = disputes.facing()
    browser.go(seats.home(browser, "c", str(WOLF)))
    seats.act(browser, "send_out", WOLF)
    return browser


def bidden() -> Laid:
    """All bids of a scene are in."""
    browser = seats.begun()
    for seat, coins in enumerate((3, 2, 1)):
        seats.bid(browser, seat, coins)
    return browser


def talking() -> Laid:
    return disputes.challenged(disputes.facing())


def disputed() -> Laid:
    browser = talking()
    seats.act(browser, "open_bids", 1)
    return browser


def poor() -> Laid:
    """Anna, on turn, tells how a conflict ends, and pays for it."""
    browser = disputes.facing()
    seats.settle(browser, "outcome", "spent")
    disputes.gathered(browser)
    disputes.throw(browser, 5, 4, 1, 1, 1, 9, 9)
    return browser


ALL_FIVE = {"Anna": 5, "Ben": 5, "Cleo": 5}
ACTS = {
    "begin": Act(seats.laid, "Begin with 25 coins each", {"Anna": 25, "Ben": 25, "Cleo": 25}),
    "show the bids": Act(bidden, "Show the bids", {}),
    "buy a fact": Act(
        disputes.facing, "Pay 1 coin", {"Anna": -1}, ready=partial(written, WORDS["fact"])
    ),
    "buy a trait": Act(
        disputes.facing, "Pay 1 coin", {"Anna": -1}, ("c", str(VANE)), partial(written, BUYING)
    ),
    "buy a rank": Act(
        disputes.facing, "+1 to Quick, for 1 coin", {"Anna": -1}, ("c", str(VANE))
    ),
    "bring in": Act(sent_out, "Bring in for 1 coin", {"Anna": -1}, ("c", str(WOLF))),
    "remove": Act(
        disputes.facing, "Remove The wolf for 3 coins", {"Anna": -3}, ("c", str(WOLF)), shared
    ),
    "interrupt": Act(disputes.facing, "Ben pays 1 coin", {"Ben": -1}),
    "end the turn": Act(disputes.facing, "End the turn: Ben is next", {}),
    "end the scene": Act(disputes.facing, "End scene 1", ALL_FIVE),
    "bid against": Act(talking, "Bid 1 coin", {}),
    "bid more": Act(disputed, "Bid 1 coin that it stands", {}),
    "end the bidding": Act(disputed, "End the bidding: 1 coin to the bank", {"Ben": -1}),
    "buy a die": Act(
        partial(disputes.gathered, disputes.facing()), "1 die · 1 coin", {"Ben": -1}
    ),
    "tell a fact": Act(
        poor, "Tell it for 1 coin", {"Anna": -1}, ready=partial(written, "A fact of how it ends")
    ),
}  # fmt: skip
# The others have the same kind of button.
WITH_A_MOUSE = ("buy a fact", "buy a rank", "interrupt", "show the bids")


def by_thumb(page: Page, x: float, y: float) -> None:
    for _ in range(2):
        page.touchscreen.tap(x, y)


def by_mouse(page: Page, x: float, y: float) -> None:
    page.mouse.dblclick(x, y)


def twice(phone: Phone, act: Act, tap: Callable[[Page, float, float], None]) -> None:
    """Make the button ready and press it twice in the same place, once it listens."""
    act.ready(phone)
    button = phone.button(act.button)
    expect(button).to_be_enabled()
    # In the middle of a scrolled page a notice on top does not move it from under the thumb.
    button.evaluate("element => element.scrollIntoView({ block: 'center' })")
    box = button.bounding_box()
    assert box is not None
    with resting(phone.page):
        tap(phone.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def standing(phone: Phone) -> tuple[dict[str, int], int]:
    """Read everybody's coins, and count the entries of the log; then come back."""
    here = phone.here()
    phone.go("ledger")
    phone.person.is_at("Ledger")
    held = phone.coins() if phone.purses().count() else dict.fromkeys(seats.NAMES, 0)
    phone.go("log")
    phone.person.is_at("Log")
    steps = phone.main.locator("ol.log > li").count()
    phone.to(here)
    expect(phone.person.title).not_to_have_text("Log")
    return held, steps


@pytest.mark.parametrize("name", ACTS)
def test_it_happens_once(phone: Phone, name: str) -> None:
    act = ACTS[name]
    phone.lay(act.laid())
    phone.go(*act.place)
    before, steps = standing(phone)
    after = {who: coins + act.paid.get(who, 0) for who, coins in before.items()}, steps + 1
    for tap in (by_thumb, by_mouse) if name in WITH_A_MOUSE else (by_thumb,):
        twice(phone, act, tap)
        assert standing(phone) == after, tap.__name__
        phone.go(*act.place)
        phone.do("Undo")
        assert standing(phone) == (before, steps), tap.__name__
    phone.do("Redo")
    assert standing(phone) == after


def test_a_throw_is_made_once(phone: Phone) -> None:
    """Thrown again at once it would be another throw; a tie is thrown again when somebody asks."""
    phone.lay(disputes.gathered(disputes.facing()))
    _, steps = standing(phone)
    for tap in (by_thumb, by_mouse):
        twice(phone, Act(seats.laid, "Roll 5 against 2", {}), tap)
        expect(phone.banner()).to_be_visible()
        assert standing(phone)[1] == steps + 1
        phone.do("Undo")


def test_a_bid_is_made_once_and_opens_nobody_elses(phone: Phone) -> None:
    phone.lay(seats.begun())
    twice(phone, Act(seats.laid, "I am Anna", {}), by_thumb)
    expect(phone.button("Bid 0 coins")).to_be_visible()
    twice(phone, Act(seats.laid, "Bid 0 coins", {}), by_mouse)
    expect(phone.button("I am Ben")).to_be_visible()
    expect(phone.purses().filter(has_text="Has bid")).to_have_count(1)


def test_a_seat_is_taken_once(phone: Phone) -> None:
    phone.lay(seats.laid())
    adds = Act(seats.laid, "Add", {}, ready=partial(written, "Name of the next player"))
    twice(phone, adds, by_thumb)
    expect(phone.person.field("Seat 4")).to_have_value("Written once")
    expect(phone.person.field("Seat 5")).to_have_count(0)
    expect(phone.main.get_by_text("Write a name first.")).to_have_count(0)


def test_a_trait_is_drawn_on_once_and_nothing_bought(phone: Phone) -> None:
    phone.lay(disputes.opened(disputes.facing()))
    phone.page.evaluate("document.body.style.overflowAnchor = 'none'")
    phone.page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    before, steps = standing(phone)
    chip = re.compile("^Quick")
    twice(phone, Act(seats.laid, chip, {}), by_thumb)
    expect(phone.button(chip).first).to_be_disabled()
    assert standing(phone) == (before, steps + 1)


WORDS_FIRST = re.compile("needs a few words|Write a name first")


@pytest.mark.parametrize("name", ["buy a fact", "buy a trait", "tell a fact"])
def test_what_was_bought_is_what_is_said(phone: Phone, name: str) -> None:
    """No complaint about missing words follows upon words that were taken, by thumb or key."""
    act = ACTS[name]
    phone.lay(act.laid())
    phone.go(*act.place)
    twice(phone, act, by_thumb)
    expect(phone.button(act.button)).to_be_enabled()
    expect(phone.page.get_by_text(WORDS_FIRST)).to_have_count(0)
    act.ready(phone)
    field = phone.page.locator("form input").first
    with resting(phone.page):
        for _ in range(2):
            field.press("Enter")
    expect(field).to_have_value("")
    expect(phone.page.get_by_text(WORDS_FIRST)).to_have_count(0)


LINK_BENEATH = """([left, top, width, height]) => {
  for (let x = left + 4; x < left + width - 4; x += 8)
    for (let y = top + 4; y < top + height - 4; y += 8)
      if (document.elementFromPoint(x, y)?.closest("a[href]")) return [x, y];
  return null;
}"""


@pytest.mark.parametrize("name", ["begin", "interrupt", "end the scene"])
def test_the_second_tap_follows_no_link(phone: Phone, name: str) -> None:
    """Where the button was a link may lie now, which nobody has seen yet."""
    act = ACTS[name]
    phone.lay(act.laid())
    place = centred(phone, act)
    phone.button(act.button).press("Enter")
    expect(phone.button("Undo")).to_be_enabled()
    expect(phone.button(act.button)).to_have_count(0)
    aim = phone.page.evaluate(LINK_BENEATH, place)
    phone.do("Undo")
    centred(phone, act)
    here = phone.here()
    with resting(phone.page):
        by_thumb(phone.page, *(aim or (place[0] + place[2] / 2, place[1] + place[3] / 2)))
    expect(phone.button(act.button)).to_have_count(0)
    assert phone.here() == here


def centred(phone: Phone, act: Act) -> list[float]:
    """Scroll a button to the middle; return where it is, and its size."""
    button = phone.button(act.button)
    expect(button).to_be_enabled()
    button.evaluate("element => element.scrollIntoView({ block: 'center' })")
    box = button.bounding_box()
    assert box is not None
    return [box[side] for side in ("x", "y", "width", "height")]
