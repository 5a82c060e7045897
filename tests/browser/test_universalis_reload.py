"""A phone that sleeps, is reloaded or goes back a step: the table is where it was, to the coin."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.app.universalis import disputes, seats
from tests.browser.universalis import Phone


def test_a_challenge_and_a_conflict_survive_a_reload(phone: Phone) -> None:
    a_challenge_being_bid_for(phone)
    dice_half_typed_after_a_tie(phone)


def as_it_was(phone: Phone) -> None:
    """Reload, and find the same screen with the same purses; an announcement need not last."""
    before = standing(phone)
    phone.person.reload()
    expect(phone.purses().first).to_be_visible()
    assert standing(phone) == before


def standing(phone: Phone) -> str:
    """Return the whole page as it is heard, but for what was said of the last step."""
    whole = phone.page.locator("body").aria_snapshot()
    return re.sub("^- text: .*$", "", whole[whole.index('list "Purses"') :], flags=re.M).strip()


def a_challenge_being_bid_for(phone: Phone) -> None:
    """The bids made so far, and the one that is laid out: who, how much, for which side."""
    browser = disputes.challenged(disputes.facing())
    seats.act(browser, "open_bids", 1)
    phone.lay(browser)
    phone.add_bid("Cleo", "It stands", 3)
    phone.choose("Who bids?", "Ben")
    phone.count("Coins", 5)
    as_it_was(phone)
    expect(phone.button("Bid 5 coins that it falls")).to_be_visible()
    phone.do("End the bidding: 4 coins to the bank")
    phone.have({"Anna": 18, "Ben": 20, "Cleo": 22})


def dice_half_typed_after_a_tie(phone: Phone) -> None:
    """Between a tie and the next throw: the side with the larger sum has a die more."""
    phone.lay(disputes.gathered(disputes.facing()))
    phone.throw(1, 1, 9, 9, 9, 2, 3)
    expect(phone.banner()).to_have_text("A tie")
    phone.person.reads("The wolf has the larger sum, 5 to 2, and adds one die.")
    phone.type_dice(4, 9, 9)
    as_it_was(phone)
    expect(phone.banner()).to_have_text("A tie")
    assert phone.faces() == [
        *(f"1, {words}" for words in ["success"] * 2),
        *["9, no success"] * 3,
        *["2, success", "3, success"],
    ]
    phone.throw(9, 9, 1, 1, 5)
    expect(phone.banner()).to_have_text("The wolf wins")
    # Ben's three dice all are successes; Anna had four dice and Cleo one.
    phone.have({"Anna": 17 + 4, "Ben": 21 + 7, "Cleo": 24 + 1})


def test_undo_and_redo_move_the_coins_back_and_forth(phone: Phone) -> None:
    """Through a whole conflict, back to before it began, and forward again."""
    phone.lay(disputes.gathered(disputes.facing()))
    start = phone.coins()
    phone.throw(5, 4, 9, 9, 9, 1, 9)
    expect(phone.banner()).to_have_text("Captain Vane wins")
    paid = {**start, "Anna": start["Anna"] + 9, "Ben": start["Ben"] + 2}
    phone.have(paid)
    phone.write("A fact of how it ends", "The bridge is down")
    phone.do("Undo")
    phone.person.reads("Undone: ")
    phone.have(paid)
    phone.do("Undo")
    phone.have(start)
    expect(phone.button("Use these dice")).to_be_visible()
    for _ in range(5):
        phone.do("Undo")
    phone.have({"Anna": 18, "Ben": 21, "Cleo": 25})
    phone.do("Undo")
    expect(phone.person.link("Open a conflict")).to_be_visible()
    for _ in range(8):
        phone.do("Redo")
    phone.have(paid)
    phone.person.reads("The bridge is down")
    expect(phone.button(re.compile("^Done: now The wolf"))).to_be_visible()
