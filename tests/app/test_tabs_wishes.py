"""Another tab wrote first: what is laid out, undone, put away or restored in either of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import store
from pyapp.desk import Desk
from pyapp.merging import merged
from pyapp.merging_desks import joined_desks
from pyapp.stage import Rename
from pyapp.table import Table, take, undo
from tests.app.seats import HEAD, TABLE, ids
from tests.app.table_driver import Browser
from tests.app.test_tabs_merge import done, tabs, writes


def tag(tab: Browser, number: int) -> str:
    tags: tuple[str, ...] = tab.cast.characters[number].tags
    return tags[0]


@pytest.fixture(params=[1, 12], ids=["a little", "long"])
def count(request: pytest.FixtureRequest) -> int:
    """How often the other tab wrote meanwhile: more often than a head names those before it."""
    number: int = request.param
    return number


# What is laid out.


def test_what_the_other_tab_laid_out_stays(good: dict[str, str], count: int) -> None:
    here, there = tabs(good)
    ann, ben = ids(here)
    here.send("ghosts.describe", ann, "deed", value="Climb")
    there.send("changed_elsewhere", HEAD)
    for _ in range(count):
        there.send("ghosts.describe", ann, "deed", value="Climb the tower before the bells ring")
        there.send("ghosts.pick_tag", ann, 1)
    here.send("ghosts.describe", ben, "deed", value="Run")
    laid = here.reload().table.desk
    assert laid.of(ann).deed == "Climb the tower before the bells ring"
    assert laid.of(ann).tags == there.table.desk.of(ann).tags
    assert laid.of(ben).deed == "Run"


def test_for_one_character_words_and_picks_of_two_tabs_are_both_there(good: dict[str, str]) -> None:
    here, there = tabs(good)
    (ann, _) = ids(here)
    there.send("ghosts.describe", ann, "deed", value="Climb")
    here.send("ghosts.pick_tag", ann, 1)
    setup = here.reload().table.desk.of(ann)
    assert (setup.deed, setup.tags) == ("Climb", (1,))


def test_what_was_taken_off_the_desk_does_not_come_back(good: dict[str, str]) -> None:
    here, there = tabs(good)
    ann, ben = ids(here)
    here.send("ghosts.describe", ann, "deed", value="Climb")
    there.send("changed_elsewhere", HEAD)
    there.send("ghosts.describe", ann, "deed", value="")
    here.send("ghosts.describe", ben, "deed", value="Run")
    assert here.reload().table.desk.of(ann).deed == ""


SETUPS = st.dictionaries(st.sampled_from("abc"), st.sampled_from(["", "Climb", "Run"]))


@given(SETUPS, SETUPS, SETUPS)
def test_a_desk_that_only_one_tab_changed_is_that(
    good: dict[str, str], one: dict[str, str], other: dict[str, str], before: dict[str, str]
) -> None:
    empty: Desk = store.table_from_texts(TABLE, good).desk

    def laid(deeds: dict[str, str]) -> Desk:
        desk = empty
        for who, deed in deeds.items():
            desk = desk.put(who, deed=deed)
        return desk

    def shown(desk: Desk) -> list[str]:
        return [desk.of(who).deed for who in "abc"]

    assert joined_desks(laid(one), laid(before), laid(before)) == laid(one)
    assert shown(joined_desks(laid(before), laid(one), laid(before))) == shown(laid(one))
    both = joined_desks(laid(one), laid(other), laid(before))
    for who, ours, theirs, was in zip(
        "abc", *map(shown, map(laid, (one, other, before))), strict=True
    ):
        assert both.of(who).deed == (theirs if ours == was else ours)


# What is undone.


def test_an_undo_holds_where_the_other_tab_only_laid_something_out(
    good: dict[str, str], count: int
) -> None:
    here, there = tabs(good)
    (ann, _), before = ids(here), tag(here, 0)
    writes(here, 0, "Mistaken")
    there.send("changed_elsewhere", HEAD)
    for number in range(count):
        there.send("ghosts.describe", ann, "deed", value=f"Climb {number}")
    here.send("undo")
    again = here.reload()
    assert tag(again, 0) == before
    assert again.table.desk.of(ann).deed.startswith("Climb")
    again.send("redo")
    assert tag(again, 0) == "Mistaken"


def test_where_the_other_tab_went_on_it_is_said_that_nothing_is_undone(
    good: dict[str, str], count: int
) -> None:
    here, there = tabs(good)
    writes(here, 0, "First")
    there.send("changed_elsewhere", HEAD)
    for number in range(count):
        writes(there, 1, f"Second {number}")
    steps = done(there.table)
    here.send("undo")
    assert done(here.reload().table) == steps
    assert "Not undone" in here.notice


def test_what_the_other_tab_undid_is_not_done_again(good: dict[str, str], count: int) -> None:
    here, there = tabs(good)
    before = tag(here, 0)
    writes(here, 0, "Mistaken")
    there.send("changed_elsewhere", HEAD)
    for _ in range(count):
        there.send("undo")
        there.send("redo")
    there.send("undo")
    writes(here, 1, "Written here")
    again = here.reload()
    assert (tag(again, 0), tag(again, 1)) == (before, "Written here")


def test_both_undid_the_same_step_and_it_is_undone_once(good: dict[str, str]) -> None:
    here, there = tabs(good)
    writes(here, 0, "First")
    writes(here, 0, "Second")
    there.send("changed_elsewhere", HEAD)
    there.send("undo")
    here.send("undo")
    assert tag(here.reload(), 0) == "First"


def test_an_undo_while_storage_was_full_is_a_wish_still(good: dict[str, str]) -> None:
    here, there = tabs(good)
    (ann, _), before = ids(here), tag(here, 0)
    writes(here, 0, "Mistaken")
    there.send("changed_elsewhere", HEAD)
    here.shelf.full = True
    here.send("ghosts.describe", ann, "deed", value="")
    here.send("undo")
    here.shelf.full = False
    there.send("ghosts.describe", ann, "deed", value="Climb")
    here.send("ghosts.pick_tag", ann, 1)
    assert tag(here.reload(), 0) == before


# What is put away.


def test_put_away_holds_where_the_other_tab_only_laid_something_out(good: dict[str, str]) -> None:
    here, there = tabs(good)
    there.send("ghosts.describe", ids(there)[0], "deed", value="Climb")
    here.send("put_away")
    assert store.heads(here.stored)[TABLE].deleted


def test_it_is_said_that_a_table_with_news_is_not_put_away(good: dict[str, str]) -> None:
    here, there = tabs(good)
    writes(there, 0, "Written there")
    here.send("put_away")
    assert not store.heads(here.stored)[TABLE].deleted
    assert not here.model.heads[TABLE].deleted
    assert "Not put away" in here.notice


def test_a_table_put_away_elsewhere_comes_back_with_a_step_taken_here(good: dict[str, str]) -> None:
    here, there = tabs(good)
    there.send("put_away")
    writes(here, 0, "Written here")
    assert not store.heads(here.stored)[TABLE].deleted
    assert "in your list again" in here.notice


def test_a_table_put_away_elsewhere_stays_so_when_only_something_is_laid_out(
    good: dict[str, str],
) -> None:
    here, there = tabs(good)
    there.send("put_away")
    here.send("ghosts.describe", ids(here)[0], "deed", value="Climb")
    assert store.heads(here.stored)[TABLE].deleted


# What took its place.


def test_what_came_out_of_a_backup_is_not_played_over(good: dict[str, str], count: int) -> None:
    here, _ = tabs(good)
    older = dict(here.stored)
    for number in range(count):
        writes(here, 0, f"Since {number}")
    ours = done(here.table)
    here.stored = dict(older)
    here.shelf.stored.update(older)
    writes(here, 1, "Written here")
    assert done(store.table_from_texts(TABLE, here.stored)) == done(
        store.table_from_texts(TABLE, older)
    )
    (copy,) = store.heads(here.stored).keys() - {TABLE}
    assert done(store.table_from_texts(copy, here.stored)) > ours
    assert "Both are kept" in here.notice


# Against a list.

WALK = st.lists(st.sampled_from(["step", "undo"]), max_size=5)


def walked(table: Table, walk: list[str], at: int) -> Table:
    for number, move in enumerate(walk):
        if move == "step":
            table = take(table, Rename(f"{at}/{number}"), at + number)
        else:
            table = undo(table, at) or table
    return table


def names(table: Table) -> list[str]:
    moments = [moment for moment in table.log.latest() if moment]
    return [moment.after.name for moment in moments][::-1]


@given(WALK, WALK, WALK)
@settings(max_examples=80)
def test_steps_and_undos_of_two_tabs_are_joined_as_lists_would_be(
    good: dict[str, str], before: list[str], here: list[str], there: list[str]
) -> None:
    begun, _ = store.kept(
        None, walked(store.table_from_texts(TABLE, good), before, 1000), anew=True
    )
    ours = walked(begun, here, 2000)
    theirs, _ = store.kept(begun, walked(begun, there, 3000))
    both = merged(ours, theirs, begun)
    assert both is not None
    base, mine, other = names(begun), names(ours), names(theirs)
    kept = sum(1 for one in mine if one in base)
    stays = sum(1 for one in other if one in base)
    if len(other) == stays:
        assert names(both.table) == base[: min(kept, stays)] + mine[kept:]
        assert both.left == ""
    else:
        assert names(both.table) == other + mine[kept:]
        assert (both.left == "undo") is (kept < stays)
