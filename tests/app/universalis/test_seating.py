"""Before play: who sits where, what they are called, and how play begins."""

from __future__ import annotations

import pytest

from tests.app.table_driver import Browser
from tests.app.trees import links, sent, words
from tests.app.universalis import seats
from threefold import universalis
from threefold.games.universalis import Phase


@pytest.fixture
def table() -> Browser:
    return seats.laid()


def names(browser: Browser) -> list[str]:
    return [player.name for player in seats.tale(browser).players]


def test_players_take_seats_in_order_and_the_list_of_tables_names_them(table: Browser) -> None:
    assert names(table) == ["Anna", "Ben", "Cleo"]
    table.go("/")
    assert "Anna, Ben, Cleo" in words(table.tree)


def test_a_seat_needs_a_name(table: Browser) -> None:
    seats.submit(table, "join", value="  ")
    assert table.notice == "Write a name first."
    assert table.aimed[-1] == "new-player"
    assert names(table) == ["Anna", "Ben", "Cleo"]


def test_players_move_up_leave_and_change_their_names(table: Browser) -> None:
    seats.act(table, "move_seat", 2, 1)
    assert names(table) == ["Anna", "Cleo", "Ben"]
    seats.act(table, "unseat", 0)
    assert names(table) == ["Cleo", "Ben"]
    table.write("universalis.rename", seats.tale(table).taken, 1, value="Benno ")
    assert names(table) == ["Cleo", "Benno"]
    before = seats.tale(table).taken
    table.write("universalis.rename", before, 1, value="Benno")
    assert seats.tale(table).taken == before


def test_a_player_without_a_name_is_named_by_the_seat(table: Browser) -> None:
    table.write("universalis.rename", seats.tale(table).taken, 2, value=" ")
    seats.act(table, "begin")
    assert "Player 3" in words(table.tree)


def test_the_first_moves_up_no_further(table: Browser) -> None:
    moves = [args for _, (name, *args) in sent(table.tree) if name == "universalis.move_seat"]
    assert [args[1:] for args in moves] == [[1, 0], [2, 1]]


def test_one_player_alone_is_told_why_play_cannot_begin() -> None:
    alone = seats.laid(("Anna",))
    seats.act(alone, "begin")
    assert alone.notice == "It takes 2 players to begin: seat another."
    assert seats.tale(alone).phase is Phase.SEATING


def test_nobody_at_all_is_offered_no_beginning() -> None:
    empty = Browser()
    empty.tap("new_table", universalis.ID)
    assert not any(name == "universalis.begin" for _, (name, *_) in sent(empty.tree))


def test_eight_seats_are_all_there_are() -> None:
    full = seats.laid(tuple("ABCDEFGH"))
    assert "All 8 seats are taken." in words(full.tree)
    full.send("universalis.join", seats.tale(full).taken, value="Ida")
    assert full.notice == "A table has 8 seats, and all are taken."
    assert len(names(full)) == 8


def test_what_the_table_has_settled_is_said_with_the_way_to_change_it(table: Browser) -> None:
    assert "Each player begins with 25 coins." in words(table.tree)
    assert seats.home(table, "settings") in links(table.tree)
    seats.settle(table, "start", "10")
    assert "Each player begins with 10 coins." in words(table.tree)
    assert "Begin with 10 coins each" in words(table.tree)
    seats.act(table, "begin")
    assert [seats.tale(table).coins(seat) for seat in range(3)] == [10, 10, 10]
    seats.check_money(table)


def test_play_begins_once_however_often_it_is_tapped(table: Browser) -> None:
    message = ("universalis.begin", seats.tale(table).taken)
    table.send(*message)
    begun = table.table.stage
    said = table.notice
    table.send(*message)
    assert table.table.stage == begun
    assert table.notice == said
    assert seats.tale(table).phase is Phase.BIDDING
    assert seats.tale(table).ledger.issued == 75


def test_a_second_tap_on_leave_lets_nobody_else_go(table: Browser) -> None:
    message = ("universalis.unseat", seats.tale(table).taken, 0)
    table.send(*message)
    table.send(*message)
    assert names(table) == ["Ben", "Cleo"]


def test_the_tap_that_hands_a_written_name_over_counts(table: Browser) -> None:
    """The page sends the name first, then the tap of the button as it was drawn before."""
    drawn = seats.tale(table).taken
    table.write("universalis.rename", drawn, 0, value="Annika")
    table.send("universalis.begin", drawn)
    assert names(table)[0] == "Annika"
    assert seats.tale(table).phase is Phase.BIDDING


def test_seats_survive_a_reload(table: Browser) -> None:
    again = table.reload()
    assert again.tree == table.tree


def test_names_can_be_written_anew_while_playing() -> None:
    table = seats.playing()
    table.follow(seats.home(table, "names"))
    table.write("universalis.rename", seats.tale(table).taken, 1, value="Benno")
    table.go(seats.home(table))
    assert "Benno" in words(table.tree)
    seats.check_money(table)
