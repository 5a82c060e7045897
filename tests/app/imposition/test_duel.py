"""Duels at the table: two sides gathered, thrown together, rerolled apart, kept at once."""

from __future__ import annotations

import pytest

from pyapp.games.imposition.desk import DUEL, LEFT, RIGHT
from tests.app.imposition import party as seats
from tests.app.table_driver import Browser
from tests.app.trees import elements, words
from threefold import imposition, link
from threefold.games.imposition import Die


@pytest.fixture
def table() -> Browser:
    return seats.laid()


@pytest.fixture
def ann(table: Browser) -> str:
    return seats.ids(table)[0]


def test_a_duel_is_fought_side_by_side(table: Browser, ann: str) -> None:
    ben = seats.ids(table)[1]
    table.go(seats.place(table, DUEL))
    table.tap("imposition.lay", LEFT, "paid", 1)
    table.write("imposition.describe", DUEL, "deed", value="Arm wrestling")
    seats.throw(table, DUEL)
    duel = seats.party(table).duel
    assert duel is not None
    assert duel.ids == (ann, ben)
    a, b = duel.duel.rolls
    assert (a.act.check.level, a.act.check.die) == (Die.D4, Die.D6)
    assert (b.act.check.level, b.act.check.die) == (Die.D6, Die.D8)
    assert a.throws != b.throws
    assert (a.act.deed, b.act.deed) == ("Arm wrestling", "Arm wrestling")
    table.tap("imposition.keep", DUEL)
    if table.offers("imposition.kept", DUEL):
        table.tap("imposition.kept", DUEL)
    assert seats.party(table).duel is None
    assert table.table.desk.of(LEFT).paid == 0
    assert table.model.notice is not None
    shared = link.decode(table.model.notice.fragment)
    assert shared == link.ResultLink(imposition.ID, duel.duel)


def test_one_side_of_a_duel_rerolls_alone(table: Browser, ann: str) -> None:
    ben = seats.ids(table)[1]
    table.go(seats.place(table, DUEL))
    table.write("imposition.toggle_hand", DUEL, value="true")
    seats.type_dice(table, DUEL, 1, 1, 2, 1, 1, 3)
    seats.type_dice(table, ben, 4, 4, 3)
    duel = seats.party(table).duel
    assert duel is not None
    assert [roll.rerolls for roll in duel.duel.rolls] == [0, 1]
    assert [sheet.stress for sheet in seats.party(table).characters] == [0, 1]
    table.go(seats.place(table, ann))
    table.follow(seats.place(table, DUEL))
    table.tap("imposition.keep", DUEL)
    table.write("imposition.describe", DUEL, "text", value="Ann falls")
    table.tap("imposition.kept", DUEL)
    table.go(f"{seats.home(table)}/log")
    assert "What went wrong: Ann falls" in words(table.tree)


def test_whoever_sits_on_the_other_side_changes_places(table: Browser, ann: str) -> None:
    ben = seats.ids(table)[1]
    npc = seats.add_npc(table, "Ogre")
    table.go(seats.place(table, DUEL))
    table.write("imposition.sit", LEFT, value=ben)
    desk = table.table.desk
    assert (desk.of(LEFT).seat, desk.of(RIGHT).seat) == (ben, ann)
    table.write("imposition.sit", RIGHT, value=npc)
    seats.throw(table, DUEL)
    duel = seats.party(table).duel
    assert duel is not None
    assert duel.ids == (ben, npc)
    assert duel.duel.b.act.npc


def test_rulings_on_duels_are_followed(table: Browser) -> None:
    npc = seats.add_npc(table, "Ogre")
    table.go(f"{seats.home(table)}/settings")
    table.write("settle", "imposition.duel-npc", "never", value="on")
    table.go(seats.place(table, DUEL))
    choices = [one.attrs["value"] for one in elements(table.tree) if one.tag == "option"]
    assert npc not in choices
    table.write("imposition.name_die", LEFT, "imposition", value="12")
    seats.throw(table, DUEL)
    duel = seats.party(table).duel
    assert duel is not None
    assert [roll.act.imposition for roll in duel.duel.rolls] == [12, 6]


def test_the_level_die_of_the_opponent_can_be_the_imposition_die(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    table.write("imposition.level", ann, value="10")
    table.go(f"{seats.home(table)}/settings")
    table.write("settle", "imposition.duel-die", "level-die", value="on")
    table.go(seats.place(table, DUEL))
    assert not table.offers("imposition.name_die", LEFT, "imposition")
    seats.throw(table, DUEL)
    duel = seats.party(table).duel
    assert duel is not None
    assert [roll.act.imposition for roll in duel.duel.rolls] == [6, 10]
