"""What is refused becomes a notice and changes nothing; a tap that comes twice acts once."""

from __future__ import annotations

import pytest

from pyapp.effect import Msg
from pyapp.games.ghosts.desk import LOOSE
from tests.app import seats
from tests.app.shelves import NO_ROOM
from tests.app.table_driver import Browser, seed_with
from tests.app.trees import words
from threefold import ghosts, link
from threefold.games.ghosts import Outcome, Pool

TOO_LONG = "x" * 20_001


@pytest.fixture
def table() -> Browser:
    return seats.laid()


@pytest.fixture
def ann(table: Browser) -> str:
    return seats.ids(table)[0]


def test_the_throw_that_comes_twice_is_one_throw(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    table.seeds += [seed_with(Pool(), Outcome.FAILURE)] * 2
    table.tap("ghosts.throw", ann, 0)
    table.send("ghosts.throw", ann, 0)
    assert seats.thrown(table, ann) == 1


def test_two_throws_in_one_breath_are_one_throw(table: Browser, ann: str) -> None:
    """Both draw their dice before either is thrown."""
    table.seeds += [seed_with(Pool(), Outcome.FAILURE)] * 2
    table.send_all(*[Msg("ghosts.throw", (ann, 0), at=table.tick())] * 2)
    assert seats.thrown(table, ann) == 1


def test_real_dice_used_twice_are_one_throw_and_no_complaint(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 2, 2)
    table.send("ghosts.throw", ann, 0)
    assert seats.thrown(table, ann) == 1
    assert table.notice == ""


def test_a_reroll_that_comes_twice_is_one_reroll(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 2, 2)
    table.write("ghosts.toggle_hand", ann, value="false")
    table.seeds += [seed_with(Pool(rerolls=1), Outcome.FAILURE), bytes(16)]
    table.send_all(*[Msg("ghosts.throw", (ann, 1), at=table.tick())] * 2)
    assert seats.thrown(table, ann) == 2


def test_a_stale_throw_after_keeping_is_no_reroll(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 2, 2)
    seats.keep(table, ann)
    table.send("ghosts.throw", ann, 1)
    assert seats.standing(table, ann) is None


def test_a_table_made_and_kept_twice_is_made_and_kept_once(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 1, 2)
    table.tap("ghosts.keep", ann)
    table.send_all(*[Msg("ghosts.kept", (ann,), at=table.tick())] * 2)
    assert table.cast.character(ann).minor == ("", None, None)


def test_what_was_chosen_for_one_result_does_not_block_the_next(table: Browser, ann: str) -> None:
    ben = seats.ids(table)[1]
    seats.by_hand(table, ann, 2, 2)
    table.tap("ghosts.keep", ann)
    table.write("ghosts.choose_loss", ann, ben, value="on")
    table.tap("ghosts.think_again", ann)
    for number, face in enumerate((6, 6, 1)):
        table.tap("ghosts.type_face", ann, number, face)
    seats.throw(table, ann)
    seats.keep(table, ann)
    assert seats.standing(table, ann) is None
    assert table.cast.relationship(ann, ben).healthy


def test_what_was_written_before_an_undo_does_not_block_keeping(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 2, 3)
    for number, face in enumerate((2, 3, 6)):
        table.tap("ghosts.type_face", ann, number, face)
    seats.throw(table, ann)
    table.tap("ghosts.keep", ann)
    table.write("ghosts.describe", ann, "effect", value="Lights")
    table.tap("undo")
    table.tap("ghosts.kept", ann)
    assert seats.standing(table, ann) is None
    assert table.cast.character(ann).word is None


def test_words_for_one_result_are_not_in_the_next(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 2, 2)
    table.tap("ghosts.keep", ann)
    table.write("ghosts.describe", ann, "text", value="Limping")
    table.tap("ghosts.think_again", ann)
    for number, face in enumerate((4, 5, 1)):
        table.tap("ghosts.type_face", ann, number, face)
    seats.throw(table, ann)
    table.tap("ghosts.keep", ann)
    assert "Limping" not in words(table.tree)


def test_a_label_for_a_slot_is_not_kept_once_there_is_no_slot(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 1, 2)
    table.tap("ghosts.keep", ann)
    table.write("ghosts.describe", ann, "text", value="Limping")
    table.go(f"{seats.place(table, ann)}/edit")
    for slot in ("minor1", "minor2", "minor3", "major"):
        table.tap("ghosts.mark", ann, slot)
    table.go(seats.place(table, ann))
    table.tap("ghosts.kept", ann)
    assert table.cast.character(ann).anchor.lost
    moment = next(table.table.log.latest())
    assert moment is not None
    assert moment.entry.step == ghosts.Keep(ann)


def test_a_relationship_broken_meanwhile_is_not_what_keeping_breaks(
    table: Browser, ann: str
) -> None:
    ben = seats.ids(table)[1]
    seats.by_hand(table, ann, 1, 2)
    table.tap("ghosts.keep", ann)
    table.write("ghosts.choose_loss", ann, ben, value="on")
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("ghosts.health", ann, ben, False)
    table.go(seats.place(table, ann))
    table.tap("ghosts.kept", ann)
    assert table.cast.character(ann).minor == ("", None, None)


def test_a_text_past_the_limit_is_refused_wherever_it_is_written(table: Browser, ann: str) -> None:
    ben = seats.ids(table)[1]
    for name, args in (
        ("ghosts.write", (ann, "name")),
        ("ghosts.relate", (ann, ben)),
        ("ghosts.describe", (ann, "deed")),
        ("ghosts.describe", (ann, "note")),
        ("ghosts.name_actor", (LOOSE,)),
        ("ghosts.add", ()),
        ("rename_table", ()),
    ):
        model, saves = table.model, len(table.saves)
        table.send(name, *args, value=TOO_LONG)
        assert "too long" in table.notice, name
        assert table.model.notice is not None
        assert table.model.notice.kind == "error"
        assert (table.model.table, table.model.heads) == (model.table, model.heads), name
        assert len(table.saves) == saves, name
        assert table.model.said[0] == table.notice


def test_a_refusal_is_heard_again_and_gone_with_the_next_act(table: Browser, ann: str) -> None:
    table.send("ghosts.clear", ann, "minor1")
    first = table.model.said
    table.send("ghosts.clear", ann, "minor1")
    assert table.model.said == (first[0], first[1] + 1)
    table.send("ghosts.mark", ann, "minor1")
    assert table.notice == ""


def test_messages_about_somebody_who_left_are_refused(table: Browser, ann: str) -> None:
    seats.by_hand(table, ann, 1, 2)
    table.go(f"{seats.place(table, ann)}/edit")
    table.tap("ghosts.remove", ann)
    table.go("#" + link.encode(link.RequestLink(ghosts.ID, ghosts.Request(ghosts.Act()))))
    table.tap("take_request", table.table.id)
    stage = table.table.stage
    for name, args in (
        ("ghosts.throw", (ann, 0)),
        ("ghosts.thrown", (ann, 0, "00" * 16)),
        ("ghosts.keep", (ann,)),
        ("ghosts.kept", (ann,)),
        ("ghosts.type_face", (ann, 0, 1)),
        ("ghosts.share_open", (ann,)),
        ("ghosts.ask", (ann,)),
        ("ghosts.seat", (ann,)),
        ("ghosts.write", (ann, "name")),
        ("ghosts.anchor", (ann, True)),
    ):
        table.send("dismiss")
        table.send(name, *args)
        assert table.notice, name
        assert table.table.stage == stage, name


def test_a_word_cannot_be_written_under_an_open_roll_and_that_is_said(
    table: Browser, ann: str
) -> None:
    seats.by_hand(table, ann, 1, 2)
    table.go(f"{seats.place(table, ann)}/edit")
    table.write("ghosts.write", ann, "word", value="Ember")
    assert "Keep the roll" in table.notice


def test_a_die_the_pool_no_longer_has_is_not_typed(table: Browser, ann: str) -> None:
    table.go(seats.place(table, ann))
    table.write("ghosts.toggle_hand", ann, value="true")
    table.send("ghosts.type_face", ann, 5, 6)
    assert set(table.table.desk.of(ann).faces) <= {0}


def test_a_log_entry_that_is_no_kept_roll_is_not_shared(table: Browser) -> None:
    for place in ((0, 0), (0, 999), (7, 0)):
        table.send("ghosts.share_kept", *place)
    assert table.shared == []


def test_using_the_word_and_not_knowing_it_is_refused(table: Browser) -> None:
    table.go(seats.place(table, LOOSE))
    table.write("ghosts.count", LOOSE, "word", True, value="true")
    assert not table.offers("ghosts.count", LOOSE, "known", False)
    desk = table.table.desk
    table.send("ghosts.count", LOOSE, "known", False)
    assert table.table.desk == desk


def test_a_roll_too_long_for_a_link_is_kept_all_the_same(table: Browser, ann: str) -> None:
    table.go(f"{seats.place(table, ann)}/edit")
    noise = "".join(chr(0x4E00 + number * 7919 % 20_000) for number in range(20_000))
    for tag in ("tag1", "tag2"):
        table.write("ghosts.write", ann, tag, value=noise)
    table.go(seats.place(table, ann))
    table.tap("ghosts.pick_tag", ann, 0)
    table.tap("ghosts.pick_tag", ann, 1)
    table.seeds.append(seed_with(Pool(2), Outcome.SUCCESS))
    seats.throw(table, ann)
    table.tap("ghosts.share_open", ann)
    assert "too much writing" in table.notice
    table.tap("ghosts.keep", ann)
    assert seats.standing(table, ann) is None
    assert table.model.notice is not None
    assert table.model.notice.fragment == ""


def test_an_address_nothing_took_is_shown_to_be_copied(table: Browser) -> None:
    here = table.model.fragment
    table.send("shared", "failed", "https://example.org/#1.abc", here)
    assert "https://example.org/#1.abc" in words(table.tree)
    assert table.aimed[-1] in table.ids
    table.tap("close_offer")
    assert "example.org" not in words(table.tree)
    table.send("shared", "cancelled", "https://example.org/#1.abc", here)
    assert "example.org" not in words(table.tree)


@pytest.mark.parametrize("how", ["copied", "failed"])
def test_a_share_that_is_answered_when_one_is_elsewhere_says_nothing(
    table: Browser, how: str
) -> None:
    aimed = list(table.aimed)
    table.send("shared", how, "https://example.org/#1.abc", "/t/somewhere/else")
    assert table.model.notice is None
    assert table.model.offered == ""
    assert table.aimed == aimed


def test_a_failed_save_is_said_until_one_works(table: Browser, ann: str) -> None:
    table.shelf.full = True
    table.go(f"{seats.place(table, ann)}/edit")
    table.write("ghosts.write", ann, "name", value="Anna")
    assert NO_ROOM in words(table.tree)
    table.tap("ghosts.mark", ann, "major")
    assert NO_ROOM in words(table.tree)
    table.shelf.full = False
    table.tap("ghosts.clear", ann, "major")
    assert NO_ROOM not in words(table.tree)
    assert table.reload().table.stage == table.table.stage
