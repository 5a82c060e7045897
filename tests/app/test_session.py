"""One evening at a table, tap by tap; every message sent stands on the page at that moment."""

from __future__ import annotations

import pytest

from pyapp.games.ghosts.desk import LOOSE
from tests.app import seats
from tests.app.table_driver import Browser, seed_with
from tests.app.trees import links, sent, words
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


def test_opening_a_table_writes_nothing(table: Browser) -> None:
    again = table.reload()
    for place in ("", "/log", "/settings", "/loose"):
        again.go(seats.home(table) + place)
    again.go("/")
    again.go(seats.home(table))
    assert again.saves == []


def test_the_list_begins_with_the_table_last_played_at(table: Browser) -> None:
    old = table.table.id
    table.go("/")
    table.tap("new_table", "ghosts")
    new = table.table.id
    table.go("/")
    assert _tables(table) == [new, old]
    table.go(f"/t/{old}")
    table.submit("ghosts.add", "Dora")
    table.go("/")
    assert _tables(table) == [old, new]
    assert _tables(table.reload()) == [old, new]


def _tables(table: Browser) -> list[str]:
    return [way.removeprefix("/t/") for way in links(table.tree) if way.startswith("/t/")]


def test_a_table_that_is_put_away_is_not_played_at(table: Browser) -> None:
    here = seats.home(table)
    table.go(f"{here}/settings")
    table.tap("put_away")
    table.go(here)
    assert not table.offers("undo")
    table.tap("bring_back", table.table.id)
    assert len(table.cast.characters) == 3
    assert table.offers("undo")


def test_the_same_name_again_is_no_step(table: Browser) -> None:
    table.go(f"{seats.home(table)}/settings")
    before = table.table.log
    table.write("rename_table", value=f" {table.table.stage.name} ")
    table.write("rename_table", value="   ")
    assert table.table.log is before


def test_a_table_is_put_away_and_brought_back(table: Browser) -> None:
    name, stage = table.table.id, table.table.stage
    table.go(f"{seats.home(table)}/settings")
    table.write("rename_table", value="  Night shift ")
    table.tap("put_away")
    assert table.model.fragment == "/"
    assert "Night shift" in table.notice
    table = table.reload()
    table.tap("bring_back", name)
    assert table.model.fragment == f"/t/{name}"
    assert (table.table.stage.name, table.table.stage.play) == ("Night shift", stage.play)
    assert not table.reload().table.deleted


def _learn(table: Browser, who: str) -> None:
    seats.by_hand(table, who, 2, 3)
    for number, face in enumerate((2, 3, 6)):
        table.tap("ghosts.type_face", who, number, face)
    seats.throw(table, who)


def _changes(table: Browser) -> list[list[object]]:
    return [message for where, message in sent(table.tree) if where == "data-change"]
