"""What is ticked, named or written on the sheet in play, without going to edit it."""

from __future__ import annotations

import pytest

from tests.app import seats
from tests.app.imposition import party
from tests.app.table_driver import Browser
from tests.app.trees import elements, heard, words
from threefold import ghosts


def at_sheet() -> tuple[Browser, str]:
    browser = seats.laid(("Ann", "Ben"))
    ann = seats.ids(browser)[0]
    browser.go(seats.place(browser, ann))
    return browser, ann


@pytest.mark.parametrize("place", ghosts.SLOT_FIELDS)
def test_a_slot_is_ticked_named_and_cleared_where_it_stands(place: str) -> None:
    browser, ann = at_sheet()
    here = browser.model.fragment
    browser.tap("ghosts.mark", ann, place)
    assert browser.aimed[-1] == place
    assert place in browser.ids
    browser.write("ghosts.write", ann, place, value="Limping")
    assert "Limping" in words(browser.tree)
    slot = ghosts.slot_of(place)
    assert ghosts.label_in(browser.cast.character(ann), slot) == "Limping"
    browser.tap("ghosts.clear", ann, place)
    assert ghosts.label_in(browser.cast.character(ann), slot) is None
    assert browser.model.fragment == here


def test_a_slot_that_never_heals_shows_its_cross_and_cannot_be_cleared() -> None:
    browser, ann = at_sheet()
    browser.tap("ghosts.mark", ann, "major")
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("settle", "ghosts.heal", "never", value="on")
    browser.go(seats.place(browser, ann))
    assert not browser.offers("ghosts.clear", ann, "major")
    looks = [one.attrs.get("class") for one in elements(browser.tree)]
    assert looks.count("slot-box ticked") == 1


def test_the_anchor_is_lost_and_taken_back_where_it_stands() -> None:
    browser, ann = at_sheet()
    browser.tap("ghosts.anchor", ann, True)
    assert "Undo takes it back" in browser.notice
    assert [heard(one.children) for one in elements(browser.tree) if one.tag == "s"] == [
        "No anchor written down"
    ]
    browser.tap("ghosts.anchor", ann, False)
    assert not browser.notice
    assert not browser.cast.character(ann).anchor.lost


def test_a_blank_tag_is_written_where_it_stands_and_helps_at_once() -> None:
    browser = Browser()
    browser.tap("new_table", "ghosts")
    browser.submit("ghosts.add", "Ann")
    ann = seats.ids(browser)[0]
    browser.go(seats.place(browser, ann))
    browser.write("ghosts.write", ann, "tag2", value="Smells of rain")
    browser.tap("ghosts.pick_tag", ann, 1)
    assert "tag2" not in browser.ids
    assert {"tag1", "tag3", "tag4"} <= browser.ids


def test_stress_is_ticked_on_the_sheet_in_play() -> None:
    browser = party.laid()
    ann = party.ids(browser)[0]
    browser.go(party.place(browser, ann))
    browser.tap("imposition.boxes", ann, 4)
    assert party.party(browser).character(ann).stress == 4
    browser.tap("imposition.boxes", ann, 3)
    assert party.party(browser).character(ann).stress == 3
