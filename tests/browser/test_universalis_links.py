"""A conflict by link: a friend sees the same dice and the same pay, or rolls what is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.app.universalis import disputes
from tests.browser.conftest import seated
from tests.browser.phones import Phones
from tests.browser.universalis import Phone
from threefold import link, universalis
from threefold.games.universalis.outcome import by_owner

LONGEST = 300


@pytest.fixture(scope="module")
def friend(phones: Phones) -> Iterator[Phone]:
    """Somebody else's phone, with no table of their own."""
    with seated(phones) as seat:
        yield Phone(seat.person)
        seat.watching.check()


def test_a_friend_sees_the_same_dice_and_what_they_pay(phone: Phone, friend: Phone) -> None:
    phone.lay(disputes.gathered(disputes.facing()))
    phone.do("Roll 5 against 2")
    ties = 0
    while phone.banner().inner_text() == "A tie":
        phone.do(re.compile("^Roll again, "))
        ties += 1
        phone.person.reads(f"Throw {ties}: A tie")
    address = shared(phone, "Share this roll")
    friend.page.goto(address)
    friend.person.is_at("A roll, shared")
    assert friend.faces() == phone.faces()
    assert len(friend.faces()) >= 7
    assert friend.paid() == phone.paid()
    assert len(friend.paid()) == 3
    expect(friend.banner()).to_have_text(phone.banner().inner_text())
    for words in ("The bridge", "Captain Vane", "The wolf", "Side of Anna", "Quick · 3"):
        friend.person.reads(words)
    roll = link.decode(address.partition("#")[2]).roll
    # A die that a tie adds is thrown last, and lies with the other dice of the player whose it is.
    dealt = [
        by_owner(owners, faces)
        for owners, faces in zip(roll.owners(-1), roll.result().faces, strict=True)
    ]
    assert [f"{face}" for side in dealt for faces in side.values() for face in faces] == [
        face.partition(",")[0] for face in friend.faces()
    ]
    assert friend.person.stored() == {}


def test_a_request_is_set_up_rolled_by_the_friend_and_shared_back(
    phone: Phone, friend: Phone
) -> None:
    phone.lay(disputes.facing())
    phone.person.link("Dice without coins").click()
    phone.person.write("What is it about?", "Who is first at the door")
    phone.person.write("One side", "Anna's boots")
    phone.do("More: Dice: Anna's boots")
    phone.page.get_by_text("Ask somebody to roll this").click()
    phone.person.write("A note to them", "Before supper, please")
    friend.page.goto(shared(phone, "Send the request"))
    friend.person.is_at("Please roll")
    for words in ("Who is first at the door", "Before supper, please", "Anna's boots"):
        friend.person.reads(words)
    assert friend.faces() == []
    assert friend.person.stored() == {}
    odds = universalis.odds(4, 3)
    assert friend.person.odds("Odds of this throw") == {
        "Anna's boots wins": f"{float(odds.win * 100):.1f}%",
        "A tie": f"{float(odds.tie * 100):.1f}%",
        "The other side wins": f"{float(odds.lose * 100):.1f}%",
    }
    friend.do("Just roll it")
    friend.person.is_at("Dice without coins")
    assert friend.faces() == []
    friend.do("Roll 4 against 3")
    expect(friend.banner()).to_be_visible()
    assert len(friend.faces()) == 7
    phone.page.goto(shared(friend, "Share this roll"))
    phone.person.is_at("A roll, shared")
    assert phone.faces() == friend.faces()
    phone.person.reads("Who is first at the door")


def shared(phone: Phone, way: str) -> str:
    """Share what is in front; return the link."""
    with phone.person.share_sheet() as handed:
        phone.do(way)
    assert len(handed[0]["url"]) <= LONGEST
    return str(handed[0]["url"])
