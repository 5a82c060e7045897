"""Framing, turns, interruptions and scenes: whose turn it is, and what each act costs."""

from __future__ import annotations

import pytest

from tests.app.table_driver import Browser
from tests.app.trees import elements, flat, heard, sent, words
from tests.app.universalis import seats
from threefold.games.universalis import Phase


@pytest.fixture
def table() -> Browser:
    return seats.playing()


@pytest.fixture
def framing() -> Browser:
    table = seats.begun()
    seats.bid_all(table, 5, 1, 1)
    return table


def test_while_framing_the_screen_says_what_is_missing_and_offers_it(framing: Browser) -> None:
    page = words(framing.tree)
    assert "a place, a time and somebody or something in it" in page
    assert "Where does the scene take place?" in page
    taken = seats.tale(framing).taken
    seats.submit(framing, "buy", "where", value="A harbour")
    assert "When does it take place?" in words(framing.tree)
    seats.submit(framing, "buy", "when", value="At dusk")
    assert "Name of the character" in words(framing.tree)
    assert seats.tale(framing).taken == taken + 2


def test_framing_cannot_end_nor_be_interrupted_before_the_scene_is_set(framing: Browser) -> None:
    seats.act(framing, "end_framing")
    needs = "This scene is not set yet: it needs a place, a time and a component that is present."
    assert framing.notice == needs
    assert not any(name == "universalis.interrupt" for _, (name, *_) in sent(framing.tree))
    assert needs in words(framing.tree)
    framing.send("universalis.interrupt", seats.tale(framing).taken, 1)
    assert framing.notice == needs


def looks(browser: Browser) -> dict[str, str]:
    """The look of each button, by its words."""
    buttons = [one for one in elements(browser.tree) if one.tag == "button"]
    return {one.name: str(one.attrs.get("class")) for one in buttons}


def test_the_end_of_framing_is_loud_only_when_it_is_next(framing: Browser) -> None:
    assert "quiet" in looks(framing)["Framing is done"]
    seats.frame(framing)
    assert "primary" in looks(framing)["Pay 1 coin"]
    assert looks(framing)["Framing is done"] == "btn wide"
    for number in range(2):
        seats.buy(framing, "fact", f"Bell {number}")
    assert seats.tale(framing).scene.budget == 0
    assert "primary" in looks(framing)["Framing is done"]
    assert "primary" not in looks(framing)["Pay 1 coin"]


def test_who_frames_on_for_somebody_without_coins_is_said_alike_everywhere() -> None:
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "5")
    seats.act(table, "begin")
    seats.bid_all(table, 5, 0)
    for number in range(5):
        seats.buy(table, "fact", f"Bell {number}")
    assert (seats.tale(table).turn, seats.tale(table).scene.framer) == (1, 0)
    page = words(table.tree)
    assert "Anna has no coins left, so Ben frames this scene on, with coins of the purse." in page
    (purses,) = [one for one in elements(table.tree) if one.attrs.get("aria-label") == "Purses"]
    notes = [heard(next(elements(child)).children) for child in flat(purses.children)]
    assert ["Frames" in note for note in notes] == [False, True]


def test_a_bid_of_nothing_is_not_said_to_be_used_up() -> None:
    table = seats.begun()
    seats.settle(table, "bid-tie", "clockwise")
    seats.bid_all(table, 0, 0, 0)
    assert "Anna frames this scene with coins of the purse." in words(table.tree)


def test_framing_pays_from_the_bid_first(framing: Browser) -> None:
    seats.frame(framing)
    now = seats.tale(framing)
    assert (now.coins(0), now.scene.budget) == (22, 2)
    assert "2 coins of the bid are left" in words(framing.tree)
    assert "Where: A harbour" in words(framing.tree)
    seats.act(framing, "end_framing")
    assert seats.tale(framing).phase is Phase.TURNS
    assert seats.tale(framing).coins(0) == 22


def test_a_turn_may_end_framing_once_the_scene_is_set(framing: Browser) -> None:
    seats.frame(framing)
    seats.act(framing, "end_turn")
    now = seats.tale(framing)
    assert (now.phase, now.turn) == (Phase.TURNS, 1)


def test_turns_go_clockwise_and_the_button_says_to_whom(table: Browser) -> None:
    assert "End the turn: Ben is next" in words(table.tree)
    for seat in (1, 2, 0):
        seats.act(table, "end_turn")
        assert seats.tale(table).turn == seat
    seats.check_money(table)


def test_what_one_player_picked_is_no_proposal_to_the_next(table: Browser) -> None:
    table.tap("universalis.pick", "-buy", "thing")
    seats.act(table, "end_turn")
    assert "What is true from now on?" in words(table.tree)


def test_a_turn_ends_once_however_often_it_is_tapped(table: Browser) -> None:
    message = ("universalis.end_turn", seats.tale(table).taken)
    table.send(*message)
    table.send(*message)
    assert seats.tale(table).turn == 1


def test_another_player_pays_a_coin_to_interrupt(table: Browser) -> None:
    assert "Cleo pays 1 coin" in words(table.tree)
    message = ("universalis.interrupt", seats.tale(table).taken, 2)
    table.send(*message)
    table.send(*message)
    now = seats.tale(table)
    assert (now.turn, now.coins(2)) == (2, 24)
    assert "Cleo" in table.notice
    seats.act(table, "end_turn")
    assert seats.tale(table).turn == 0
    seats.check_money(table)


def test_who_is_on_turn_is_not_offered_to_interrupt(table: Browser) -> None:
    offered = [args[1] for _, (name, *args) in sent(table.tree) if name == "universalis.interrupt"]
    assert offered == [1, 2]
    table.send("universalis.interrupt", seats.tale(table).taken, 0)
    assert table.notice == "It is this player's turn already."


def test_the_end_of_a_scene_pays_everybody_and_clears_it(table: Browser) -> None:
    assert "Everybody gets 5 coins" in words(table.tree)
    seats.act(table, "end_scene")
    now = seats.tale(table)
    assert now.phase is Phase.BIDDING
    assert now.scene.number == 2
    assert not any(component.present for component in now.components)
    assert "Everybody bids in secret for scene 2." in words(table.tree)
    seats.check_money(table)


def test_the_end_of_a_scene_may_pay_nothing(table: Browser) -> None:
    seats.settle(table, "refresh", "0")
    assert "At this table nobody gets coins for it." in words(table.tree)
    seats.act(table, "end_scene")
    assert [seats.tale(table).coins(seat) for seat in range(3)] == [22, 25, 25]


def poor() -> Browser:
    """Two players of whom the first has one coin left, on turn."""
    table = seats.laid(("Anna", "Ben"))
    seats.settle(table, "start", "5")
    seats.act(table, "begin")
    seats.bid_all(table, 3, 0)
    seats.frame(table)
    seats.act(table, "end_framing")
    seats.buy(table, "fact", "It rains")
    return table


def test_the_last_coin_passes_the_turn_on_and_it_is_said() -> None:
    table = poor()
    seats.buy(table, "fact", "The tide is out")
    assert seats.tale(table).turn == 1
    assert table.notice.endswith("The tide is out. Anna has no coins left, so Ben is on turn.")
    assert "universalis.interrupt" not in {name for _, (name, *_) in sent(table.tree)}


def test_with_no_coins_left_only_the_scene_can_end() -> None:
    table = poor()
    seats.buy(table, "fact", "The tide is out")
    for number in range(5):
        seats.buy(table, "fact", f"Bell {number}")
    now = seats.tale(table)
    assert [now.coins(0), now.coins(1)] == [0, 0]
    assert "Nobody has a coin left, so nothing can be bought" in words(table.tree)
    names = {name for _, (name, *_) in sent(table.tree)}
    assert "universalis.buy" not in names
    assert "universalis.end_turn" not in names
    seats.act(table, "end_scene")
    assert seats.tale(table).phase is Phase.BIDDING
    seats.check_money(table)


def test_an_interruption_with_the_last_coin_passes_on_at_once() -> None:
    table = poor()
    seats.act(table, "end_turn")
    assert seats.tale(table).turn == 1
    seats.act(table, "interrupt", 0)
    assert seats.tale(table).turn == 1
    assert table.notice.endswith("Anna has no coins left, so Ben is on turn.")


@pytest.mark.parametrize("phase", ["framing", "playing"])
def test_a_reload_in_the_middle_shows_the_same_screen(phase: str) -> None:
    table = seats.playing()
    if phase == "framing":
        seats.act(table, "end_scene")
        seats.bid_all(table, 0, 2, 1)
        seats.buy(table, "where", "A lighthouse")
        table.send("dismiss")
    again = table.reload()
    assert again.table.stage == table.table.stage
    assert sent(again.tree) == sent(table.tree)


def test_everything_goes_back_by_undo_and_the_money_with_it(table: Browser) -> None:
    stage = table.table.stage
    seats.act(table, "interrupt", 2)
    seats.act(table, "end_scene")
    for _ in range(2):
        table.tap("undo")
        seats.check_money(table)
    assert table.table.stage == stage
