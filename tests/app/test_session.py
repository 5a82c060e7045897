"""One evening at a table, tap by tap; every message sent stands on the page at that moment."""

from __future__ import annotations

import pytest

from pyapp.games.ghosts.desk import LOOSE
from tests.app import seats
from tests.app.table_driver import Browser, seed_with
from tests.app.trees import words
from threefold import ghosts
from threefold.games.ghosts import Outcome, Pool


@pytest.fixture
def table() -> Browser:
    return seats.laid()


def test_a_table_is_made_and_everybody_joins() -> None:
    browser = Browser()
    assert "No table yet" in words(browser.tree)
    browser.tap("new_table", "ghosts")
    assert browser.model.fragment == seats.home(browser)
    browser.submit("ghosts.add", "  Ann ")
    (ann,) = seats.ids(browser)
    assert browser.model.fragment == f"{seats.home(browser)}/c/{ann}/edit"
    for name in ("Ben", "Cleo"):
        browser.go(seats.home(browser))
        browser.submit("ghosts.add", name)
    assert [sheet.name for sheet in browser.cast.characters] == ["Ann", "Ben", "Cleo"]
    assert len(browser.cast.relationships) == 3
    browser.go("/")
    assert "Ann, Ben, Cleo" in words(browser.tree)


def test_a_nameless_character_does_not_join(table: Browser) -> None:
    table.submit("ghosts.add", "   ")
    assert len(table.cast.characters) == 3
    assert table.aimed[-1] in table.ids


def test_sheets_and_relationships_are_written(table: Browser) -> None:
    ann, ben, cleo = seats.ids(table)
    table.go(f"{seats.place(table, ann)}/edit")
    table.write("ghosts.write", ann, "name", value="Anna")
    table.write("ghosts.write", ann, "anchor", value="A brass key")
    table.write("ghosts.relate", ann, ben, value="Owes him a night")
    table.tap("ghosts.health", ann, cleo, False)
    table.tap("ghosts.mark", ann, "minor2")
    table.write("ghosts.write", ann, "minor2", value="Limping")
    sheet = table.cast.character(ann)
    assert (sheet.name, sheet.anchor.text, sheet.minor) == (
        "Anna",
        "A brass key",
        (None, "Limping", None),
    )
    assert table.cast.relationship(ben, ann).label == "Owes him a night"
    assert not table.cast.relationship(cleo, ann).healthy
    table.go(f"{seats.place(table, ben)}/edit")
    assert "Owes him a night" in words(table.tree)
    table.go(seats.place(table, ann))
    assert not table.offers("ghosts.pick_other", ann, cleo)


def test_leaving_a_field_as_it_was_is_no_step(table: Browser) -> None:
    ann = seats.ids(table)[0]
    table.go(f"{seats.place(table, ann)}/edit")
    before = table.table.log
    table.write("ghosts.write", ann, "name", value="Ann")
    assert table.table.log is before


def test_tags_and_a_relationship_gather_the_pool(table: Browser) -> None:
    ann, ben, cleo = seats.ids(table)
    table.go(seats.place(table, ann))
    assert "A desperate roll" in words(table.tree)
    table.tap("ghosts.pick_tag", ann, 2)
    table.tap("ghosts.pick_tag", ann, 0)
    table.tap("ghosts.pick_other", ann, ben)
    table.tap("ghosts.pick_other", ann, cleo)
    table.write("ghosts.describe", ann, "deed", value="Cross the bridge")
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.act.tags == (f"{seats.TAGS[0]} (Ann)", f"{seats.TAGS[2]} (Ann)")
    assert roll.act.relationship == ""
    assert roll.act.deed == "Cross the bridge"
    assert roll.pool == Pool(2, True)


def test_a_desperate_roll_is_thrown_from_the_seed_that_was_drawn(table: Browser) -> None:
    ann = seats.ids(table)[0]
    table.go(seats.place(table, ann))
    seed = seed_with(Pool(), Outcome.SUCCESS)
    table.seeds.append(seed)
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.throws == (ghosts.Seeded(seed),)
    assert table.model.said[0].startswith("Success")
    assert table.aimed[-1] == "verdict"


def test_a_reroll_adds_a_risk_die_and_a_tie_ends_it(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 3, 3)
    assert table.offers("ghosts.keep", ann)
    for number, face in enumerate((4, 3, 3)):
        table.tap("ghosts.type_face", ann, number, face)
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.result().risk == roll.result().safe == 3
    assert not table.offers("ghosts.throw", ann, 2)


def test_real_dice_are_remembered_through_rerolls_and_after(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 2, 4)
    assert table.table.desk.of(ann).by_hand
    assert not table.offers("ghosts.throw", ann, 1)
    for number, face in enumerate((5, 5, 1)):
        table.tap("ghosts.type_face", ann, number, face)
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.throws == (ghosts.ByHand((2, 4)), ghosts.ByHand((5, 5), (1,)))
    seats.keep(table, ann)
    table = table.reload()
    assert table.table.desk.of(ann).by_hand
    assert table.table.desk.of(ann).faces == ()


def test_a_loose_roll_is_counted_out(table: Browser) -> None:
    table.follow(f"{seats.home(table)}/loose")
    table.write("ghosts.name_actor", LOOSE, value="The night guard")
    table.tap("ghosts.count", LOOSE, "tags", 1)
    table.tap("ghosts.count", LOOSE, "tags", 2)
    table.tap("ghosts.count", LOOSE, "tags", 1)
    table.write("ghosts.count", LOOSE, "relationship", True, value="true")
    table.write("ghosts.count", LOOSE, "word", True, value="true")
    seats.throw(table, LOOSE)
    roll = seats.standing(table, LOOSE)
    assert roll is not None
    assert roll.act == ghosts.Act("The night guard", "", ("",), "", "", True)
    table.go(seats.home(table))
    assert "A roll waits to be kept" in words(table.tree)
    table.go(seats.place(table, LOOSE))
    seats.keep(table, LOOSE)
    assert table.cast.loose is None


def test_a_character_who_leaves_comes_back_by_undo(table: Browser) -> None:
    ann, ben, _ = seats.ids(table)
    seats.by_hand(table, ann, 1, 2)
    before = table.table.stage
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("ghosts.remove", ann)
    assert table.model.fragment == seats.home(table)
    assert seats.ids(table)[0] == ben
    table.tap("undo")
    assert table.table.stage == before


def test_healing_follows_the_ruling(table: Browser) -> None:
    ann = seats.ids(table)[0]
    edit = f"{seats.place(table, ann)}/edit"
    table.go(edit)
    table.tap("ghosts.mark", ann, "minor1")
    table.tap("ghosts.clear", ann, "minor1")
    table.tap("ghosts.mark", ann, "major")
    table.go(f"{seats.home(table)}/settings")
    table.write("settle", "ghosts.heal", "never", value="on")
    table.go(edit)
    assert not table.offers("ghosts.clear", ann, "major")
