"""Two tabs over one storage that hear of each other's writes late or never: nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import store
from pyapp.chunk import CHUNK
from pyapp.merging import merged
from pyapp.stage import Rename
from pyapp.table import Table, take
from tests.app.seats import HEAD, TABLE, TAGS, ids
from tests.app.table_driver import Browser
from tests.app.trees import words

Done = Counter[tuple[int, str]]


def done(table: Table) -> Done:
    """What was done at a table, as one can tell it: when, and what."""
    moments = [moment for moment in table.log.latest() if moment]
    return Counter((moment.entry.at, repr(moment.entry.step)) for moment in moments)


def everywhere(stored: dict[str, str]) -> Done:
    """What was done at any of the stored tables."""
    found: Done = Counter()
    for table_id, head in store.heads(stored).items():
        assert not head.trouble
        found |= done(store.table_from_texts(table_id, stored))
    return found


def tabs(good: dict[str, str]) -> tuple[Browser, Browser]:
    """Two tabs at the same table; their clocks never show the same moment."""
    stored = dict(good)
    here = Browser(stored, f"/t/{TABLE}", salt="here")
    there = Browser(stored, f"/t/{TABLE}", salt="there")
    there.at += 500
    return here, there


def writes(tab: Browser, number: int, text: str) -> None:
    """Write on somebody's sheet."""
    who = ids(tab)[number]
    tab.send("ghosts.write", who, "tag1", value=text)


def test_edits_to_different_characters_are_both_there(good: dict[str, str]) -> None:
    here, there = tabs(good)
    writes(there, 0, "Written there")
    writes(here, 1, "Written here")
    assert "was done in both" in here.notice
    tags = [sheet.tags[0] for sheet in here.reload().cast.characters]
    assert tags == ["Written there", "Written here"]
    there.send("changed_elsewhere", HEAD)
    assert there.table.stage == here.table.stage


def test_of_two_edits_to_one_field_the_later_is_seen_and_both_are_in_the_log(
    good: dict[str, str],
) -> None:
    here, there = tabs(good)
    writes(there, 0, "Written there")
    writes(here, 0, "Written here")
    assert here.cast.characters[0].tags[0] == "Written here"
    here.send("undo")
    assert here.cast.characters[0].tags[0] == "Written there"
    here.send("undo")
    assert here.cast.characters[0].tags[0].startswith(TAGS[0])


def test_what_does_not_go_together_is_kept_twice(good: dict[str, str]) -> None:
    here, there = tabs(good)
    who = ids(here)[0]
    there.send("ghosts.remove", who)
    removed = done(there.table)
    writes(here, 0, "Written here")
    assert "Both are kept" in here.notice
    assert here.table.stage == there.table.stage
    assert done(here.reload().table) == removed
    (copy,) = store.heads(here.stored).keys() - {TABLE}
    kept = store.table_from_texts(copy, here.stored)
    assert kept.stage.name.endswith(", from another tab")
    assert kept.stage.play.characters[0].tags[0] == "Written here"
    here.go("/")
    assert kept.stage.name in words(here.tree)


@pytest.mark.parametrize("text", ["{", '{"v": 99}', ""], ids=["damaged", "newer", "empty"])
def test_what_cannot_be_read_is_not_written_over(good: dict[str, str], text: str) -> None:
    here, _there = tabs(good)
    here.stored[HEAD] = text
    writes(here, 0, "Written here")
    assert here.stored[HEAD] == text
    (copy,) = store.heads(here.stored).keys() - {TABLE}
    kept = store.table_from_texts(copy, here.stored)
    assert kept.stage.play.characters[0].tags[0] == "Written here"


def test_a_table_that_was_left_while_nothing_could_be_saved_is_joined(good: dict[str, str]) -> None:
    here, there = tabs(good)
    here.shelf.full = True
    writes(here, 1, "Written here")
    here.go("/")
    writes(there, 0, "Written there")
    here.shelf.full = False
    here.send("new_table", "ghosts")
    assert everywhere(here.stored) >= done(there.table)
    tags = [
        sheet.tags[0] for sheet in store.table_from_texts(TABLE, here.stored).stage.play.characters
    ]
    assert tags == ["Written there", "Written here"]


def test_a_table_put_away_here_and_played_there_stays_in_the_list(good: dict[str, str]) -> None:
    here, there = tabs(good)
    writes(there, 0, "Written there")
    here.send("put_away")
    assert not store.heads(here.stored)[TABLE].deleted


def test_a_table_put_away_and_untouched_elsewhere_is_away(good: dict[str, str]) -> None:
    here, there = tabs(good)
    there.send("hidden")
    here.send("put_away")
    assert store.heads(here.stored)[TABLE].deleted


def test_logs_that_part_in_an_earlier_chunk_are_joined(good: dict[str, str]) -> None:
    here, there = tabs(good)
    for number in range(CHUNK + 5):
        writes(there, 0, f"There {number}")
    before = done(there.table)
    writes(here, 1, "Here")
    assert done(here.reload().table) == before + Counter(
        {key: 1 for key in done(here.table) if "Here" in key[1]}
    )


def test_joining_takes_the_steps_of_ours_in_their_order(good: dict[str, str]) -> None:
    base = store.table_from_texts(TABLE, good)
    ours = take(take(base, Rename("One"), 10), Rename("Two"), 20)
    theirs = take(base, Rename("Three"), 15)
    both = merged(ours, theirs)
    assert both is not None
    names = [moment.after.name for moment in both.table.log.latest() if moment][:3]
    assert names == ["Two", "One", "Three"]
    again = merged(both.table, both.table)
    assert again is not None
    assert done(again.table) == done(both.table)


ACTS = st.sampled_from(["write 0", "write 1", "rename", "remove", "add", "undo", "hears"])


@given(st.lists(st.tuples(st.booleans(), ACTS, st.integers(0, 99)), max_size=14))
@settings(max_examples=60)
def test_in_any_order_nothing_that_was_saved_is_lost(
    good: dict[str, str], acts: list[tuple[bool, str, int]]
) -> None:
    """Unless it is undone: then it is not done, as ever."""
    both = tabs(good)
    undone = False
    for at_home, act, number in acts:
        tab = both[at_home]
        before = everywhere(tab.stored)
        _act(tab, act, number)
        undone |= act == "undo"
        after = everywhere(tab.stored)
        if act != "undo":
            assert before - after == Counter()
        if tab.model.table and not undone:
            assert done(tab.table) - after == Counter()


def _act(tab: Browser, act: str, number: int) -> None:
    name, _, who = act.partition(" ")
    if tab.model.table is None:
        return
    seated = ids(tab)
    match name:
        case "write" if int(who) < len(seated):
            writes(tab, int(who), f"Text {number}")
        case "rename":
            tab.send("rename_table", value=f"Name {number}")
        case "remove" if seated:
            tab.send("ghosts.remove", seated[-1])
        case "add":
            tab.send("ghosts.add", value=f"Body {number}")
        case "undo":
            tab.send("undo")
        case "hears":
            tab.send("changed_elsewhere", HEAD)
