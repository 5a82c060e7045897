"""A conflict, tap by tap: opening, gathering, forecast, throw, ties, payment, telling."""

from __future__ import annotations

import pytest

from pyapp.effect import Msg
from pyapp.games.universalis.desk import CONFLICT, Setup
from pyapp.games.universalis.dice_view import keypad
from tests.app.table_driver import Browser
from tests.app.trees import elements, sent, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, CLEO, VANE, WOLF
from threefold import universalis
from threefold.games.universalis import RULES, Brought, Contest, Side


@pytest.fixture
def table() -> Browser:
    return disputes.facing()


def coins(browser: Browser) -> list[int]:
    return [seats.tale(browser).coins(seat) for seat in (ANNA, BEN, CLEO)]


def test_a_conflict_opens_on_the_tables_own_page(table: Browser) -> None:
    disputes.opened(table)
    assert table.model.fragment == seats.home(table)
    assert disputes.conflict(table).what == "The bridge"
    assert [side.component for side in disputes.conflict(table).sides] == [VANE, WOLF]
    assert "The bridge" in table.notice
    assert not any(name == "universalis.throw" for _, (name, *_) in sent(table.tree))
    assert "Each side needs a die" in words(table.tree)


def test_only_a_component_of_whoever_is_on_turn_can_begin_it(table: Browser) -> None:
    table.go(seats.home(table, "conflict"))
    offered = [args for _, (name, *args) in sent(table.tree) if name == "universalis.lay"]
    assert [CONFLICT, "component", VANE] in offered
    assert [CONFLICT, "component", WOLF] not in offered
    assert [CONFLICT, "other", WOLF] in offered


def test_without_a_second_side_there_is_a_reason_and_no_button() -> None:
    alone = seats.playing()
    alone.go(seats.home(alone, "conflict"))
    assert "Nobody else speaks for anything" in words(alone.tree)
    assert not any(name == "universalis.conflict" for _, (name, *_) in sent(alone.tree))


def test_every_die_is_remembered_by_who_brought_it(table: Browser) -> None:
    before = coins(table)
    disputes.gathered(table)
    ours, theirs = disputes.conflict(table).sides
    assert [(stake.seat, stake.dice, stake.bought) for stake in ours.stakes] == [
        (ANNA, 3, False),
        (ANNA, 1, True),
        (CLEO, 1, True),
    ]
    assert [(stake.seat, stake.dice) for stake in theirs.stakes] == [(BEN, 2)]
    assert coins(table) == [before[ANNA] - 1, before[BEN], before[CLEO] - 1]
    page = words(table.tree)
    assert "Quick · 3" in page
    assert "1 bought" in page
    assert "Hungry · 2" in page


def test_a_trait_is_drawn_on_once(table: Browser) -> None:
    disputes.gathered(table)
    disputes.bring(table, ANNA, 1)
    table.tap("universalis.lay", CONFLICT, "component", VANE)
    taken = seats.tale(table).taken
    assert not table.offers("universalis.draw_trait", taken, ANNA, 1, VANE, 1)
    assert "drawn on already" in words(table.tree)
    assert table.offers("universalis.draw_trait", taken, ANNA, 1, VANE, 0)


def test_the_forecast_is_exact_for_sides_and_players(table: Browser) -> None:
    disputes.gathered(table)
    odds = universalis.odds(5, 2)
    page = words(table.tree)
    assert f"{odds.win}" in page
    assert f"{odds.tie}" in page
    assert f"{odds.coins_a}" in page
    assert f"{odds.coins_b}" in page
    assert f"{odds.share_a(4)}" in page
    assert f"{odds.share_a(1)}" in page
    assert "Anna, for Captain Vane" in page
    assert "Ben, for The wolf" in page
    assert "A tie pays nothing yet" in page


def test_dice_are_charged_once_however_often_they_are_tapped(table: Browser) -> None:
    disputes.opened(table)
    before, taken = coins(table), seats.tale(table).taken
    tap = Msg("universalis.buy_dice", (taken, ANNA, 0, 2), at=table.tick())
    table.send_all(tap, tap, tap)
    assert coins(table)[ANNA] == before[ANNA] - 2
    assert disputes.conflict(table).sides[0].dice == 2


def test_two_throws_in_one_breath_are_one_throw_and_pay_once(table: Browser) -> None:
    disputes.gathered(table)
    table.seeds.append(seed_that_decides())
    table.send_all(*[Msg("universalis.throw", (CONFLICT, 0), at=table.tick())] * 3)
    assert len(disputes.conflict(table).throws) == 1
    seats.check_money(table)
    issued = seats.tale(table).ledger.issued
    table.send("universalis.throw", CONFLICT, 0)
    assert seats.tale(table).ledger.issued == issued


def seed_that_decides() -> bytes:
    for number in range(1000):
        seed = number.to_bytes(16, "big")
        a, b = universalis.Seeded(seed).dice(5, 2)
        if sum(face <= 5 for face in a) != sum(face <= 5 for face in b):
            return seed
    raise AssertionError("there is always one")


def test_the_winner_gains_the_sum_and_the_loser_a_coin_a_die(table: Browser) -> None:
    disputes.gathered(table)
    before = coins(table)
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    # Anna's four dice show 1, 9, 4, 5 and Cleo's 2: four successes against one.
    assert coins(table) == [before[ANNA] + 10, before[BEN] + 2, before[CLEO] + 2]
    page = words(table.tree)
    assert "Captain Vane wins" in page
    assert "1 + 4 + 5 =" in page
    assert "2 dice =" in page
    assert "4 successes" in page
    assert RULES["universalis.more"] in page
    assert table.aimed[-1] == "verdict"
    assert table.model.said[0].startswith("Captain Vane wins: 4 successes to 1")


def test_successes_are_told_apart_without_colour(table: Browser) -> None:
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    said = [one.attrs["aria-label"] for one in elements(table.tree) if "aria-label" in one.attrs]
    assert "9, no success" in said
    assert "4, success" in said


def test_a_tie_adds_a_die_to_the_larger_sum_and_says_so(table: Browser) -> None:
    disputes.gathered(table)
    before = coins(table)
    disputes.throw(table, 1, 9, 9, 9, 2, 4, 5)
    assert coins(table) == before
    assert disputes.conflict(table).narration is None
    page = words(table.tree)
    assert "A tie" in page
    assert "The wolf has the larger sum, 9 to 3, and adds one die" in page
    assert RULES["universalis.larger-adds"] in page
    assert f"{universalis.odds(5, 3).win}" in page
    assert table.table.desk.of(CONFLICT).faces == ()
    disputes.throw(table, 9, 9, 9, 9, 9, 1, 2, 3)
    # The die that the tie added is Ben's, whose side it is.
    assert coins(table) == [before[ANNA] + 4, before[BEN] + 6, before[CLEO] + 1]
    assert "Throws before this one" in words(table.tree)


def test_the_ruling_on_ties_is_followed_and_named(table: Browser) -> None:
    seats.settle(table, "tie", "again")
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 9, 9, 2, 4, 5)
    page = words(table.tree)
    assert "dice as they are" in page
    assert "Ruling: What happens when both sides" in page
    assert f"{universalis.odds(5, 2).win}" in page


def test_a_keypad_types_one_die_after_the_other_and_takes_the_last_back(table: Browser) -> None:
    disputes.gathered(table)
    table.write("universalis.toggle_hand", CONFLICT, value="true")
    for number, face in enumerate((10, 2)):
        table.tap("universalis.type_face", CONFLICT, number, face)
    table.tap("universalis.type_face", CONFLICT, 1, 0)
    table.tap("universalis.type_face", CONFLICT, 1, 7)
    keys = [args for _, (name, *args) in sent(table.tree) if name == "universalis.type_face"]
    assert keys == [*[[CONFLICT, 2, face] for face in range(1, 11)], [CONFLICT, 1, 0]]
    assert "Captain Vane: die 3 of 5" in words(table.tree)
    assert "10 7" in words(table.tree)
    assert not table.offers("universalis.throw", CONFLICT, 0)


def test_sixty_dice_a_side_are_typed_with_ten_keys() -> None:
    half = Setup(by_hand=True, faces=(*range(1, 11), *[3] * 60, *[0] * 50))
    wolf = Side("The wolf", "Ben", (Brought("Ben", 60),))
    vane = Side("Vane", "Anna", (Brought("Anna", 10), Brought("Cleo", 49)))
    drawn = list(elements(keypad(CONFLICT, half, (60, 60), Contest("", wolf, vane))))
    assert len([one for one in drawn if one.attrs.get("class") == "face"]) == 10
    assert len(drawn) < 40
    assert "Vane: die 11 of 60, Cleo’s" in [one.attrs.get("aria-label") for one in drawn]


def test_the_die_that_a_tie_adds_is_asked_for_last_and_is_the_sides_own(table: Browser) -> None:
    disputes.gathered(table)
    asked = []
    disputes.throw(table, 3, 9, 9, 9, 9, 2, 9)
    for number in range(6):
        (pad,) = [one for one in elements(table.tree) if one.attrs.get("class") == "faces"]
        asked.append(str(pad.attrs["aria-label"]))
        table.tap("universalis.type_face", CONFLICT, number, 9)
    assert asked == [
        f"Captain Vane: die {at} of 6, {who}’s"
        for at, who in enumerate(("Anna", "Anna", "Anna", "Anna", "Cleo", "Anna"), 1)
    ]


def test_faces_typed_for_other_dice_are_not_used(table: Browser) -> None:
    disputes.gathered(table)
    table.write("universalis.toggle_hand", CONFLICT, value="true")
    table.tap("universalis.type_face", CONFLICT, 0, 4)
    seats.act(table, "buy_dice", BEN, 1, 1)
    assert table.table.desk.of(CONFLICT).faces == ()
    table.tap("universalis.type_face", CONFLICT, 0, 4)
    table.tap("undo")
    assert "nothing yet" in words(table.tree)
    table.tap("universalis.type_face", CONFLICT, 0, 9)
    assert table.table.desk.of(CONFLICT).faces == (9, 0, 0, 0, 0, 0, 0)


def test_a_conflict_called_off_pays_dice_back(table: Browser) -> None:
    before = coins(table)
    disputes.gathered(table)
    assert "2 coins are paid back" in words(table.tree)
    seats.act(table, "call_off")
    assert coins(table) == before
    assert seats.tale(table).conflict is None


def test_one_die_called_off_is_one_coin(table: Browser) -> None:
    disputes.opened(table)
    disputes.bring(table, disputes.ANNA, 0)
    seats.act(table, "buy_dice", disputes.ANNA, 0, 1)
    assert "1 coin is paid back" in words(table.tree)


def test_a_conflict_without_an_end_can_be_let_be(table: Browser) -> None:
    """Tied as often as can be counted: nothing rolls any more, and bought dice are paid back."""
    before = coins(table)
    disputes.gathered(table)
    for number in range(universalis.THROWS):
        disputes.throw(table, 1, 9, 9, 9, 9, 1, 9, looks=number % 20 == 0)
    assert not table.offers("universalis.throw", CONFLICT, universalis.THROWS)
    assert table.offers("universalis.call_off", seats.tale(table).taken)
    seats.act(table, "call_off")
    assert seats.tale(table).conflict is None
    assert coins(table) == before


def test_a_reload_in_the_middle_lands_in_the_middle(table: Browser) -> None:
    disputes.gathered(table)
    table.write("universalis.toggle_hand", CONFLICT, value="true")
    table.tap("universalis.type_face", CONFLICT, 0, 1)
    again = table.reload()
    assert again.table.stage == table.table.stage
    assert again.table.desk.of(CONFLICT).faces[0] == 1
    for number, face in enumerate((9, 4, 5, 2, 3, 8), 1):
        again.tap("universalis.type_face", CONFLICT, number, face)
    again.tap("universalis.throw", CONFLICT, 0)
    told = again.reload()
    assert disputes.narration(told).left == (12, 2)
    assert "Captain Vane wins" in words(told.tree)
    assert told.offers("universalis.next_teller", seats.tale(told).taken)
