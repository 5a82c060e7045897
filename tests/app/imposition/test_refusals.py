"""What is refused at a table of Imposition, what comes twice, what a link brings."""

from __future__ import annotations

import json

import pytest

from pyapp.effect import Msg
from pyapp.games.imposition.desk import DUEL, LEFT, LOOSE, desk_from_data, desk_to_data
from tests.app.imposition import party as seats
from tests.app.table_driver import Browser
from tests.app.trees import words
from threefold import imposition, link
from threefold.games.imposition import Act

ASKED = Act("Ann", "Cross", "Ogre", "", 8, "Blade", 6, "Parry", 2, 10, boxes=4, aptitude=1)
REQUEST = link.encode(link.RequestLink(imposition.ID, imposition.Request(ASKED, "Be quick")))


@pytest.fixture
def table() -> Browser:
    return seats.laid()


@pytest.fixture
def ann(table: Browser) -> str:
    return seats.ids(table)[0]


def test_two_throws_in_one_breath_are_one_throw(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    table.send_all(*[Msg("imposition.throw", (ann, 0), at=table.tick())] * 2)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.rerolls == 0


def test_a_duel_thrown_twice_in_one_breath_is_one_duel(table: Browser) -> None:
    table.go(seats.place(table, DUEL))
    table.send_all(*[Msg("imposition.throw", (DUEL, 0), at=table.tick())] * 2)
    duel = seats.party(table).duel
    assert duel is not None
    assert [roll.rerolls for roll in duel.duel.rolls] == [0, 0]
    table.send("imposition.throw", DUEL, 0)
    assert seats.party(table).duel == duel


def test_a_duel_waits_for_the_roll_of_either_side(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 1, 1, 1)
    table.go(seats.place(table, DUEL))
    assert not table.offers("imposition.throw", DUEL, 0)
    assert "Ann has a roll that waits" in words(table.tree)
    table.send("imposition.throw", DUEL, 0)
    assert table.notice
    assert seats.party(table).duel is None


def test_who_has_passed_out_fights_no_duel(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("imposition.boxes", ann, 9)
    table.go(seats.place(table, DUEL))
    assert not table.offers("imposition.throw", DUEL, 0)
    assert "passed out" in words(table.tree)


def test_messages_about_somebody_who_left_are_refused(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("imposition.remove", ann)
    stage = table.table.stage
    for name, args in (
        ("throw", (ann, 0)),
        ("thrown", (ann, 0, "00" * 16)),
        ("keep", (ann,)),
        ("kept", (ann,)),
        ("share_open", (ann,)),
        ("ask", (ann,)),
        ("write", (ann, "name")),
        ("boxes", (ann, 1)),
        ("rename_path", (ann, "x")),
        ("aptitude", (ann, "x", "y", 1)),
    ):
        table.send("dismiss")
        table.send(f"imposition.{name}", *args)
        assert table.notice, name
        assert table.table.stage == stage, name


@pytest.mark.parametrize("value", ["", "true", "d8", "7", "99", "\u202e8"])
def test_a_die_that_is_none_is_not_chosen(table: Browser, ann: str, value: str) -> None:
    table.go(seats.place(table, ann))
    before = table.table
    table.send("imposition.name_die", ann, "imposition", value=value)
    table.send("imposition.level", ann, value=value)
    assert (table.table.stage, table.table.desk.of(ann).imposition) == (before.stage, 6)


def test_a_request_is_taken_to_a_sheet_by_its_names(table: Browser, ann: str) -> None:
    npc = seats.add_npc(table, "Ogre", 10)
    table.go(REQUEST)
    assert "Be quick" in words(table.tree)
    table.tap("take_request", table.table.id)
    table.tap("imposition.seat", ann)
    setup = table.table.desk.of(ann)
    assert (setup.path, setup.aspect) == seats.path_of(table, ann)
    assert (setup.npc, setup.aptitude, setup.deed) == (npc, 1, "Cross")
    assert seats.standing(table, ann) is None
    seats.throw(table, ann)
    assert seats.standing(table, ann) is not None


def test_a_request_lays_a_new_table_for_a_stranger() -> None:
    browser = Browser({}, REQUEST)
    browser.tap("take_request", "")
    seats.throw(browser, LOOSE)
    roll = seats.standing(browser, LOOSE)
    assert roll is not None
    assert roll.act == ASKED


def test_a_check_is_asked_for_and_a_shared_roll_touches_nothing(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    table.write("imposition.describe", ann, "note", value="Soon")
    table.tap("imposition.ask", ann)
    asked = link.decode(table.shared[-1].fragment)
    assert isinstance(asked, link.RequestLink)
    assert (asked.request.act.path, asked.request.note) == ("Blade", "Soon")
    seats.by_hand(table, ann, 1, 1, 1)
    table.tap("imposition.share_open", ann)
    friend = Browser({}, table.shared[-1].fragment)
    assert "Full success" in words(friend.tree)
    assert (friend.stored, friend.saves) == ({}, [])


def test_a_desk_survives_and_a_damaged_one_is_read_as_far_as_it_makes_sense(
    table: Browser, ann: str
) -> None:
    table.go(seats.place(table, ann))
    table.write("imposition.lay", ann, "irresistible", "all", value="true")
    table.go(seats.place(table, DUEL))
    table.tap("imposition.lay", LEFT, "paid", 1)
    data = json.loads(json.dumps(desk_to_data(table.table.desk)))
    assert desk_from_data(data) == table.table.desk
    for broken in ({"imposition": 7}, {"stress": -1}, {"irresistible": "some"}, {"paid": True}):
        desk = desk_from_data({"setups": {ann: {"deed": "Climb", **broken}}})
        assert desk.of(ann) == desk_from_data({"setups": {ann: {"deed": "Climb"}}}).of(ann)
