"""Keeping a roll: what is asked, what is marked, broken or learnt, and what the log says."""

from __future__ import annotations

import pytest

from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from threefold import ghosts
from threefold.games.ghosts import Pool


@pytest.fixture
def table() -> Browser:
    return seats.laid()


def test_a_success_is_kept_at_once_and_its_link_is_offered(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 6, 6)
    table.tap("ghosts.keep", ann)
    assert seats.standing(table, ann) is None
    assert table.model.notice is not None
    fragment = table.model.notice.fragment
    table.tap("share", fragment, "Threefold", table.notice)
    assert table.shared[-1].fragment == fragment
    assert table.notice == "Link copied."


def test_a_partial_asks_for_the_complication_and_the_log_keeps_it(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 4, 5)
    table.tap("ghosts.keep", ann)
    assert table.aimed[-1] == "keep-title"
    table.write("ghosts.describe", ann, "text", value="Somebody saw it")
    table.tap("ghosts.kept", ann)
    assert "Somebody saw it" in table.notice
    table.go(f"{seats.home(table)}/log")
    assert "Complication: Somebody saw it" in words(table.tree)


def test_thinking_again_leads_back_to_the_result(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 4, 5)
    table.tap("ghosts.keep", ann)
    assert not table.offers("ghosts.keep", ann)
    table.tap("ghosts.think_again", ann)
    assert table.offers("ghosts.keep", ann)


def test_consequences_cascade_until_nothing_is_left(table: Browser) -> None:
    ann, ben, cleo = seats.ids(table)
    for other in (ben, cleo):
        table.go(f"{seats.place(table, ann)}/edit")
        table.tap("ghosts.health", ann, other, False)
    told = []
    for number in range(6):
        seats.by_hand(table, ann, 1, 2)
        seats.keep(table, ann, text=f"harm {number}" if number < 4 else "")
        told.append(table.notice)
    sheet = table.cast.character(ann)
    assert (*sheet.minor, sheet.major) == ("harm 0", "harm 1", "harm 2", "harm 3")
    assert sheet.anchor.lost
    assert "Marked Minor 1: harm 0" in told[0]
    assert "Marked Major: harm 3" in told[3]
    assert "The anchor is lost" in told[4]
    assert "Nothing was left to mark" in told[5]


def test_the_way_down_is_explained_before_it_is_kept(table: Browser) -> None:
    ann = seats.ids(table)[0]
    table.go(f"{seats.place(table, ann)}/edit")
    for slot in ("minor1", "minor2", "minor3", "major"):
        table.tap("ghosts.mark", ann, slot)
    seats.by_hand(table, ann, 1, 2)
    table.tap("ghosts.keep", ann)
    page = words(table.tree)
    assert "All minor slots are full" in page
    assert "The major slot is full" in page


def test_an_automatic_failure_that_teaches_no_word_is_major(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 1, 2)
    for number, face in enumerate((3, 3, 4)):
        table.tap("ghosts.type_face", ann, number, face)
    seats.throw(table, ann)
    seats.keep(table, ann, text="Hunted")
    assert table.cast.character(ann).major == "Hunted"


def test_a_relationship_is_broken_instead(table: Browser) -> None:
    ann, ben, cleo = seats.ids(table)
    seats.by_hand(table, ann, 1, 2)
    seats.keep(table, ann, breaks=ben)
    assert not table.cast.relationship(ann, ben).healthy
    assert table.cast.relationship(ann, cleo).healthy
    assert table.cast.character(ann).minor == (None, None, None)
    assert "Ben" in table.notice


def test_the_ruling_decides_whether_a_relationship_saves_the_anchor(table: Browser) -> None:
    ann, ben, _ = seats.ids(table)
    table.go(f"{seats.place(table, ann)}/edit")
    for slot in ("minor1", "minor2", "minor3", "major"):
        table.tap("ghosts.mark", ann, slot)
    seats.by_hand(table, ann, 1, 2)
    table.tap("ghosts.keep", ann)
    assert any(name == "ghosts.choose_loss" and ben in args for name, *args in _changes(table))
    table.follow(seats.home(table))
    table.follow(f"{seats.home(table)}/settings")
    table.write("settle", "ghosts.shield", "slots-only", value="on")
    table.go(seats.place(table, ann))
    assert not any(name == "ghosts.choose_loss" for name, *_ in _changes(table))


def test_a_word_is_learnt_once(table: Browser) -> None:
    ann = seats.ids(table)[0]
    _learn(table, ann)
    seats.keep(table, ann, text="Ember", effect="Lights what was burnt")
    assert table.cast.character(ann).word == ghosts.Word("Ember", "Lights what was burnt")
    assert table.cast.character(ann).major is None
    _learn(table, ann)
    table.tap("ghosts.keep", ann)
    assert not table.offers("ghosts.describe", ann, "effect")
    table.tap("ghosts.kept", ann)
    assert table.cast.character(ann).word == ghosts.Word("Ember", "Lights what was burnt")
    assert table.cast.character(ann).major == ""
    table.go(seats.place(table, ann))
    table.tap("ghosts.pick_word", ann)
    table.write("ghosts.toggle_hand", ann, value="false")
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.pool == Pool(power=True)


def test_a_word_written_by_mistake_is_taken_back(table: Browser) -> None:
    ann = seats.ids(table)[0]
    table.go(f"{seats.place(table, ann)}/edit")
    table.write("ghosts.write", ann, "word", value="Ember")
    table.write("ghosts.write", ann, "effect", value="Lights")
    table.tap("ghosts.forget", ann)
    assert table.cast.character(ann).word is None


def _learn(table: Browser, who: str) -> None:
    seats.by_hand(table, who, 2, 3)
    for number, face in enumerate((2, 3, 6)):
        table.tap("ghosts.type_face", who, number, face)
    seats.throw(table, who)


def _changes(table: Browser) -> list[list[object]]:
    return [message for where, message in sent(table.tree) if where == "data-change"]
