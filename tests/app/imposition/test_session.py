"""One evening of Imposition, tap by tap; every message sent stands on the page at that moment."""

from __future__ import annotations

import pytest

from pyapp.games.imposition.acts import act_of
from pyapp.games.imposition.desk import LOOSE
from tests.app.imposition import party as seats
from tests.app.table_driver import Browser
from tests.app.trees import elements, sent, words
from threefold import imposition
from threefold.games.imposition import ALL, Die, Outcome


@pytest.fixture
def table() -> Browser:
    return seats.laid()


@pytest.fixture
def ann(table: Browser) -> str:
    return seats.ids(table)[0]


def laid_act(browser: Browser, who: str) -> imposition.Act:
    act = act_of(seats.party(browser), who, browser.table.desk.of(who))
    assert act is not None
    return act


def test_a_character_is_built(table: Browser, ann: str) -> None:
    path, aspect = seats.path_of(table, ann)
    table.go(f"{seats.place(table, ann)}/edit")
    table.write("imposition.write", ann, "level", value="Spell die")
    table.write("imposition.level", ann, value="10")
    table.tap("imposition.constant", ann, 1)
    table.tap("imposition.boxes", ann, 5)
    sheet = seats.party(table).character(ann)
    assert (sheet.level_name, sheet.level, sheet.constant, sheet.stress) == (
        "Spell die",
        Die.D10,
        1,
        5,
    )
    assert sheet.path(path).die is Die.D6
    assert sheet.path(path).aspect(aspect).aptitude == 2
    table.tap("imposition.remove_aspect", ann, path, aspect)
    table.tap("imposition.remove_path", ann, path)
    assert seats.party(table).character(ann).paths == ()
    table.go(seats.place(table, ann))
    assert not any(name == "imposition.throw" for _, (name, *_) in sent(table.tree))


def test_aptitude_is_capped_by_the_path_and_the_reason_is_said(table: Browser, ann: str) -> None:
    path, aspect = seats.path_of(table, ann)
    table.go(f"{seats.place(table, ann)}/edit")
    stage = table.table.stage
    table.tap("imposition.aptitude", ann, path, aspect, 3)
    assert table.notice
    table.write("imposition.path_die", ann, path, value="4")
    assert table.notice
    assert table.table.stage == stage


def test_the_last_box_that_is_tapped_is_cleared(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("imposition.boxes", ann, 3)
    table.tap("imposition.boxes", ann, 2)
    assert seats.party(table).character(ann).stress == 2


def test_the_gm_names_a_die_with_the_tables_words(table: Browser, ann: str) -> None:
    table.write("imposition.difficulty", 10, value="A storm at sea")
    table.tap("imposition.everyone", 1)
    table.go(seats.place(table, ann))
    table.write("imposition.name_die", ann, "imposition", value="10")
    assert "A storm at sea" in words(table.tree)
    act = laid_act(table, ann)
    assert (act.imposition, act.against, act.everyone) == (10, "A storm at sea", 1)
    assert act.check.die is Die.D12


def test_an_npc_stands_in_the_way(table: Browser, ann: str) -> None:
    npc = seats.add_npc(table, "Ogre", 10)
    table.go(seats.place(table, ann))
    table.tap("imposition.pick_npc", ann, npc)
    assert (laid_act(table, ann).imposition, laid_act(table, ann).against) == (10, "Ogre")
    table.go(f"{seats.home(table)}/n/{npc}")
    table.tap("imposition.remove_npc", npc)
    assert laid_act(table, ann).imposition == Die.D6


def test_a_row_of_the_spending_table_is_spent(table: Browser, ann: str) -> None:
    path, aspect = seats.path_of(table, ann)
    table.go(seats.place(table, ann))
    table.write("imposition.name_die", ann, "imposition", value="12")
    table.tap("imposition.pick_aspect", ann, path, aspect)
    rows = [args for _, (name, *args) in sent(table.tree) if name == "imposition.spend"]
    assert rows == [[ann, way.aptitude, way.stress] for way in laid_act(table, ann).ways]
    table.tap("imposition.spend", ann, 2, 2)
    table.write("imposition.describe", ann, "deed", value="Cross the bridge")
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert (roll.act.aptitude, roll.act.stress, roll.act.deed) == (2, 2, "Cross the bridge")
    assert seats.party(table).character(ann).stress == 2


def test_steppers_skip_what_would_do_nothing_and_say_why(table: Browser, ann: str) -> None:
    path, aspect = seats.path_of(table, ann)
    table.go(seats.place(table, ann))
    table.write("imposition.name_die", ann, "imposition", value="8")
    table.tap("imposition.pick_aspect", ann, path, aspect)
    table.tap("imposition.lay", ann, "irresistible", 1)
    assert not table.offers("imposition.lay", ann, "aptitude", 1)
    table.tap("imposition.lay", ann, "aptitude", 2)
    table.tap("imposition.lay", ann, "stress", 1)
    assert laid_act(table, ann).check.die is Die.D4
    assert not table.offers("imposition.lay", ann, "stress", 2)
    assert "goes no lower than d4" in words(table.tree)
    table.write("imposition.lay", ann, "irresistible", ALL, value="true")
    assert (laid_act(table, ann).aptitude, laid_act(table, ann).stress) == (0, 1)
    seats.throw(table, ann)
    assert seats.standing(table, ann) is not None


def test_what_is_laid_out_is_spent_only_as_far_as_it_helps(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    table.write("imposition.name_die", ann, "imposition", value="12")
    table.tap("imposition.spend", ann, 0, 4)
    table.write("imposition.name_die", ann, "imposition", value="6")
    assert laid_act(table, ann).stress == 1
    seats.throw(table, ann)
    assert seats.party(table).character(ann).stress == 1


def test_the_walk_of_the_die_is_drawn_as_the_rules_walk_it(table: Browser, ann: str) -> None:
    table.tap("imposition.everyone", 1)
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("imposition.boxes", ann, 3)
    table.go(seats.place(table, ann))
    path, aspect = seats.path_of(table, ann)
    table.tap("imposition.pick_aspect", ann, path, aspect)
    table.tap("imposition.spend", ann, 2, 1)
    rungs = [
        "".join(one.texts)
        for one in elements(table.tree)
        if one.attrs.get("class") == "rung-change"
    ]
    assert rungs == ["d6", "d6 to d8", "d8 to d10", "d10 to d6", "d6 to d4", "d4"]
    assert laid_act(table, ann).check.die is Die.D4


def test_a_check_is_rolled_from_the_seed_that_was_drawn(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    seed = seats.seed_with(laid_act(table, ann).check, Outcome.FULL)
    table.seeds.append(seed)
    seats.throw(table, ann)
    roll = seats.standing(table, ann)
    assert roll is not None
    assert roll.throws == (imposition.Seeded(seed),)
    assert table.model.said[0].startswith("Full success")
    assert table.aimed[-1] == "verdict"
    table.tap("imposition.keep", ann)
    assert seats.standing(table, ann) is None
    assert table.model.notice is not None
    assert table.model.notice.fragment


def test_a_cost_is_put_into_words_and_the_log_keeps_it(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 6, 1, 2)
    table.tap("imposition.keep", ann)
    assert table.aimed[-1] == "keep-title"
    table.write("imposition.describe", ann, "text", value="Somebody saw it")
    table.tap("imposition.kept", ann)
    assert "Somebody saw it" in table.notice
    table.go(f"{seats.home(table)}/log")
    assert "Consequence: Somebody saw it" in words(table.tree)


def test_rerolls_cost_boxes_until_the_character_passes_out(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("imposition.boxes", ann, 7)
    seats.by_hand(table, ann, 1, 1, 2)
    assert "Until full success" in words(table.tree)
    seats.type_dice(table, ann, 1, 1, 2)
    assert "takes the last box" in words(table.tree)
    seats.type_dice(table, ann, 1, 1, 2)
    assert seats.party(table).character(ann).passed_out
    assert not table.offers("imposition.throw", ann, 3)
    seats.keep(table, ann, "Dragged away")
    assert "passes out" in table.notice
    assert "Passed out" in words(table.tree)
    assert not table.offers("imposition.throw", ann, 0)
    table.tap("imposition.boxes", ann, 8)
    assert table.offers("imposition.throw", ann, 0) or table.table.desk.of(ann).by_hand
    seats.type_dice(table, ann, 6, 6, 1)
    assert seats.standing(table, ann) is not None


def test_the_ruling_decides_whether_boxes_are_cleared(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("imposition.boxes", ann, 4)
    table.go(f"{seats.home(table)}/settings")
    table.write("settle", "imposition.rest", "never", value="on")
    table.go(f"{seats.place(table, ann)}/edit")
    assert not table.offers("imposition.boxes", ann, 3)
    table.tap("imposition.boxes", ann, 5)


def test_a_loose_roll_is_named_by_hand(table: Browser) -> None:
    table.go(seats.place(table, LOOSE))
    table.write("imposition.name_actor", LOOSE, value="A guard")
    table.write("imposition.loose_die", LOOSE, "level", value="8")
    table.write("imposition.loose_die", LOOSE, "path", value="10")
    for points in (1, 2, 3, 4):
        table.tap("imposition.loose_points", LOOSE, points)
    assert not table.offers("imposition.loose_points", LOOSE, 5)
    table.write("imposition.loose_die", LOOSE, "path", value="6")
    table.tap("imposition.spend", LOOSE, 1, 0)
    seats.throw(table, LOOSE)
    roll = seats.standing(table, LOOSE)
    assert roll is not None
    assert (roll.act.who, roll.act.level, roll.act.path_die, roll.act.has) == ("A guard", 8, 6, 2)
    assert roll.act.check.die is Die.D4


def test_everything_survives_a_reload_and_goes_back_by_undo(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 1, 1, 2)
    again = table.reload()
    assert (again.table.stage, again.table.desk) == (table.table.stage, table.table.desk)
    stage = again.table.stage
    seats.type_dice(again, ann, 6, 6, 1)
    seats.keep(again, ann)
    again.tap("undo")
    again.tap("undo")
    assert again.table.stage == stage
    again.tap("redo")
    roll = seats.standing(again, ann)
    assert roll is not None
    assert roll.rerolls == 1
