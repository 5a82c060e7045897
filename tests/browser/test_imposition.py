"""An evening of Imposition: spending, stress, rerolls, passing out, a duel, a link to a friend."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import seated
from tests.browser.imposition import ROLL, Player
from tests.browser.phones import Phones
from tests.browser.player import Person
from threefold import imposition
from threefold.games.imposition import Check, odds


@pytest.fixture(scope="module")
def person(phones: Phones) -> Iterator[Person]:
    with seated(phones) as seat:
        yield seat.person
        seat.watching.check()


@pytest.fixture
def rook(person: Person) -> Player:
    """Rook, with Tricks d8 and Trash talk 2, at a table of their own."""
    player = Player(person)
    player.sit_down()
    player.join("Rook", "Tricks", 8, "Trash talk", 2)
    return player


def in_percent(check: Check, outcome: imposition.Outcome) -> str:
    return f"{float(odds(check)[outcome] * 100):.1f}%"


def test_the_spending_table_says_what_each_way_buys(rook: Player) -> None:
    rook.person.pick(re.compile("^Trash talk"))
    rook.against(10)
    ways = {
        "2 Aptitude, 1 Stress": Check(6, 8, 4),
        "2 Aptitude": Check(6, 8, 6),
        "1 Aptitude": Check(6, 8, 8),
        "Nothing": Check(6, 8, 10),
    }
    for words, check in ways.items():
        row = rook.way(words).first
        expect(row).to_contain_text(in_percent(check, imposition.Outcome.FULL))
        expect(row).to_contain_text(in_percent(check, imposition.Outcome.FAILURE))
    rook.spend("2 Aptitude, 1 Stress")
    expect(rook.person.button(ROLL)).to_have_text(re.compile("against d4"))


def test_a_check_is_rolled_rerolled_for_stress_and_kept(rook: Player) -> None:
    rook.person.pick(re.compile("^Trash talk"))
    rook.against(10)
    rook.spend("2 Aptitude, 1 Stress")
    rook.roll_by_hand(1, 1, 3, "Use these dice")
    expect(rook.outcome()).to_have_text("Failure")
    rook.roll_by_hand(1, 6, 3, "Use these dice for the reroll")
    expect(rook.outcome()).to_have_text("Success with consequences")
    rook.person.begin_keeping()
    rook.page.get_by_role("textbox").last.fill("A sprained wrist")
    rook.person.write_down()
    rook.person.reads("Rook: Success with consequences.")
    rook.person.edit("Rook")
    expect(rook.page.get_by_role("button", name="Box 2 of 9, ticked")).to_be_visible()
    expect(rook.page.get_by_role("button", name="Box 3 of 9, free")).to_be_visible()
    rook.person.menu("Log")
    rook.person.reads("A sprained wrist")


def test_an_aptitude_too_high_and_a_path_too_low_are_refused(rook: Player) -> None:
    rook.person.edit("Rook")
    more = rook.page.get_by_role("button", name="More: Aptitude").first
    more.click()
    more.click()
    refusal = rook.person.main.get_by_text(re.compile("Aptitude .*d8"))
    expect(refusal.first).to_be_visible()
    expect(rook.page.get_by_role("status").first).to_have_text("3")
    rook.page.get_by_role("radio", name="d4", exact=True).last.click()
    expect(rook.page.get_by_role("radio", name="d8", exact=True).last).to_be_checked()
    rook.person.reads("lower the Aptitude first")


def test_the_ninth_box_passes_them_out_until_it_is_cleared(rook: Player) -> None:
    rook.person.edit("Rook")
    rook.page.get_by_role("button", name="Box 9 of 9, free").click()
    rook.person.done("Rook")
    expect(rook.person.button(ROLL)).to_have_count(0)
    rook.person.reads(re.compile("pass", re.IGNORECASE))
    rook.person.press("Undo")
    expect(rook.person.button(ROLL)).to_be_enabled()


def test_a_friend_sees_the_same_dice(rook: Player, somebody: Callable[..., Person]) -> None:
    rook.against(6)
    rook.person.button(ROLL).click()
    expect(rook.outcome()).to_be_visible()
    outcome = rook.outcome().inner_text()
    with rook.person.share_sheet() as handed:
        rook.person.press("Share this roll")
    assert len(handed[0]["url"]) <= 300
    friend = somebody()
    friend.page.goto(handed[0]["url"])
    expect(friend.page.get_by_role("heading", level=2, name=outcome)).to_be_visible(timeout=60_000)
    assert Player(friend).dice() == rook.dice() != []
    assert friend.stored() == {}


def test_a_duel_is_rolled_on_both_sides(rook: Player) -> None:
    rook.person.back("Imposition")
    rook.join("Bishop", "Patience", 6, "Waiting", 1)
    rook.person.back("Imposition")
    rook.person.link("Duel").click()
    rook.person.is_at("Duel")
    expect(rook.page.get_by_role("table")).to_be_visible()
    rook.person.press(re.compile("^Roll both"), exact=False)
    expect(rook.outcome()).to_have_count(2)
    rook.person.reload()
    expect(rook.outcome()).to_have_count(2)
    rook.person.menu("Log")
    rook.person.reads("Rook")
    rook.person.reads("Bishop")
