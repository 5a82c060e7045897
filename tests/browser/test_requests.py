"""A link that asks for a roll: it sets the roll up, wherever it is taken, and never makes it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Furnished
from tests.browser.player import Person

NOTE = "Mind the guards"


def asked_link(ada: Person) -> str:
    ada.write("What do you attempt?", "Climb the wall")
    ada.pick("Old maps")
    ada.pick("Grew up together")
    ada.page.get_by_text("Ask somebody to roll this").click()
    ada.write("A note to them", NOTE)
    with ada.share_sheet() as handed:
        ada.press("Send the request")
    assert len(handed[0]["url"]) <= 300
    assert "1." in handed[0]["url"]
    return str(handed[0]["url"])


@pytest.fixture
def asked(ada: Person) -> str:
    return asked_link(ada)


def sees_the_request(person: Person) -> None:
    person.is_at("Please roll")
    for words in ("Climb the wall", NOTE, "Old maps", "Grew up together", "roll for Ada"):
        person.reads(words)
    expect(person.outcome_heading()).to_have_count(0)
    assert person.odds()["Failure"] == "25.0%"


def test_a_request_is_taken_to_a_character(
    asked: str, somebody: Callable[..., Person], furnished: Furnished
) -> None:
    friend = somebody(storage_state=furnished.storage)
    friend.come(asked.removeprefix(friend.site))
    before = friend.stored()
    sees_the_request(friend)
    assert friend.stored() == before, "opening a request changes nothing"
    friend.press("Take it to “City of Ghosts”")
    friend.is_at("Somebody asks for a roll")
    friend.reload()
    friend.reads(NOTE)
    friend.press("Roll as Ada")
    friend.is_at("Ada")
    expect(friend.field("What do you attempt?")).to_have_value("Climb the wall")
    for label in ("Old maps", "Grew up together"):
        expect(friend.button(label)).to_have_attribute("aria-pressed", "true")
    expect(friend.outcome_heading()).to_have_count(0)
    assert not [line for line in friend.log() if "rolled" in line]
    friend.roll()
    friend.reads("Ada: Climb the wall")
    friend.back("City of Ghosts")
    expect(friend.link("Who rolls it?")).to_have_count(0)
    friend.page.goto(asked)
    friend.press("Take it to “City of Ghosts”")
    friend.press("Roll as Bo")
    friend.is_at("Bo")
    expect(friend.button("Grew up together")).to_have_attribute("aria-pressed", "true")
    expect(friend.button("Roll 1 safe die")).to_be_visible()
    friend.page.goto(asked)
    friend.press("Take it to “City of Ghosts”")
    friend.press("Do not roll it")
    expect(friend.link("Who rolls it?")).to_have_count(0)


def test_a_request_is_rolled_without_a_sheet(asked: str, somebody: Callable[..., Person]) -> None:
    guest = somebody()
    guest.come(asked.removeprefix(guest.site))
    sees_the_request(guest)
    assert guest.stored() == {}
    expect(guest.button(re.compile("^Take it to"))).to_have_count(0)
    guest.press("Just roll it")
    guest.is_at("Roll without a sheet")
    expect(guest.field("Who rolls?")).to_have_value("Ada")
    expect(guest.field("What do you attempt?")).to_have_value("Climb the wall")
    expect(guest.outcome_heading()).to_have_count(0)
    guest.roll()
    guest.reads("Ada: Climb the wall")
    assert len(guest.dice().safe) == 2
    with guest.share_sheet() as handed:
        guest.press("Share this roll")
    guest.page.goto(handed[0]["url"])
    guest.is_at("A roll, shared")
    guest.page.go_back()
    guest.begin_keeping()
    back_home = guest.log()
    assert any("Ada rolled" in line for line in back_home)


def test_a_pool_is_counted_out_and_asked_for(ada: Person) -> None:
    ada.back("City of Ghosts")
    ada.link("Roll without a sheet").click()
    ada.write("Who rolls?", "Anybody")
    for _ in range(2):
        ada.press("More: Tags that help")
    ada.page.get_by_role("checkbox", name="A healthy relationship helps").check()
    ada.page.get_by_role("checkbox", name="The Word of Power is used").check()
    expect(ada.page.get_by_role("checkbox", name="They know a Word of Power")).to_be_checked()
    expect(ada.button("Roll 4 safe dice and 1 risk die")).to_be_visible()
    ada.press("Less: Tags that help")
    expect(ada.button("Roll 3 safe dice and 1 risk die")).to_be_visible()
    ada.page.get_by_text("Ask somebody to roll this").click()
    with ada.share_sheet() as handed:
        ada.press("Send the request")
    odds = ada.odds()
    ada.page.goto(handed[0]["url"])
    ada.is_at("Please roll")
    ada.reads("roll for Anybody")
    assert ada.odds() == odds
