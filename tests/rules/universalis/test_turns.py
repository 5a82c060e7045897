"""Framing, turns, interruptions, the end of a scene, and players without coins."""

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    MARA,
    NAME,
    SET,
    after,
    begun,
    bid,
    facing,
    framing,
    lines,
    playing,
    purses,
    refused,
    senseless,
)
from threefold.games.universalis import (
    BANK,
    MINT,
    AddFact,
    AddRank,
    AddTrait,
    EndFraming,
    EndScene,
    EndTurn,
    FactKind,
    Interrupt,
    Introduce,
    Kind,
    OpenChallenge,
    OpenConflict,
    Phase,
    SendOut,
    Settle,
    Step,
    Tale,
    may_interrupt,
    next_with_coins,
)

LOST = {"universalis.budget-left": "lost"}
POOR = {"universalis.start": "5", "universalis.refresh": "0"}


def broke(*seats: int, rulings: dict[str, str] | None = None) -> Tale:
    """Ann on turn at a table of 5 coins each; those named have given all they had."""
    rules = POOR | (rulings or {})
    tale = after(bid(begun(rulings=rules), 5, 0, 0, rulings=rules), *SET, EndFraming())
    return spent(tale, *seats)


def spent(tale: Tale, *seats: int) -> Tale:
    """Each of those has used their turn to spend all; whoever has coins left is on turn."""
    for seat in seats:
        while tale.turn != seat:
            tale = after(tale, EndTurn(), rulings=POOR)
        tale = after(tale, AddTrait(MARA, "costly", tale.purse), rulings=POOR)
    return tale


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_framer_is_safe_until_place_time_and_somebody_present(missing: int) -> None:
    tale = after(framing(), *(step for number, step in enumerate(SET) if number != missing))
    assert not tale.established
    for step in (EndFraming(), EndTurn(), Interrupt(BOB)):
        assert refused(tale, step).code == "framing.not-set"
    whole = after(tale, SET[missing])
    assert whole.established
    assert whole.phase is Phase.FRAMING, "the framer may go on framing"
    assert after(whole, Interrupt(BOB)).turn == BOB


def test_somebody_who_left_is_not_present() -> None:
    tale = after(framing(), SET[2], SendOut(MARA), *SET[:2])
    assert refused(tale, EndFraming()).code == "framing.not-set"


def test_ending_framing_leaves_the_turn_with_the_framer() -> None:
    tale = playing()
    assert (tale.phase, tale.turn, tale.scene.budget) == (Phase.TURNS, ANN, 0)
    assert refused(tale, EndFraming()).code == "framing.over"


@pytest.mark.parametrize(
    ("step", "turn"), [(EndFraming(), ANN), (EndTurn(), BOB), (Interrupt(CLEO), CLEO)]
)
def test_what_is_left_of_the_budget_stays_with_the_framer(step: Step, turn: int) -> None:
    tale = after(framing(), *SET, step)
    assert (tale.phase, tale.turn, tale.scene.budget) == (Phase.TURNS, turn, 0)
    assert purses(tale)[ANN] == 22


@pytest.mark.parametrize("step", [EndFraming(), EndTurn(), Interrupt(CLEO)])
def test_a_table_may_rule_that_it_is_lost(step: Step) -> None:
    tale = after(framing(), *SET, step, rulings=LOST)
    assert (ANN, BANK, 2, "budget", "") in lines(tale)
    assert purses(tale)[ANN] == 20


def test_a_budget_that_is_used_up_costs_nothing_more() -> None:
    tale = after(framing(3, 0, 0), *SET, EndFraming(), rulings=LOST)
    assert (lines(tale), purses(tale)[ANN]) == ([], 22)


def test_turns_go_clockwise() -> None:
    tale = playing()
    seats = []
    for _ in range(4):
        tale = after(tale, EndTurn())
        seats.append(tale.turn)
    assert seats == [BOB, CLEO, ANN, BOB]
    assert purses(tale) == [20, 25, 25]


@pytest.mark.parametrize(("seat", "following"), [(BOB, CLEO), (CLEO, ANN)])
def test_an_interruption_costs_a_coin_and_play_goes_on_from_there(
    seat: int, following: int
) -> None:
    tale = playing(Interrupt(seat))
    assert tale.turn == seat
    assert lines(tale) == [(seat, BANK, 1, "interrupt", "")]
    assert after(tale, EndTurn()).turn == following


def test_nobody_interrupts_themselves_or_without_a_coin() -> None:
    tale = playing()
    assert refused(tale, Interrupt(ANN)).code == "interrupt.own-turn"
    assert senseless(tale, Interrupt(3)).code == "tale.no-such-player"
    assert refused(broke(BOB), Interrupt(BOB)).code == "coins.short"


def test_whether_somebody_may_interrupt_is_said_beforehand() -> None:
    tale = playing()
    assert may_interrupt(tale, BOB) is None
    for state, seat in ((tale, ANN), (broke(BOB), BOB), (framing(), BOB), (begun(), BOB)):
        reason = may_interrupt(state, seat)
        assert reason is not None
        assert refused(state, Interrupt(seat)).code == reason.code


def test_an_interruption_with_the_last_coin_goes_straight_on_clockwise() -> None:
    """From the interrupter, as after any turn of theirs."""
    tale = broke()
    tale = after(tale, EndTurn(), AddTrait(MARA, "costly", 4), EndTurn(), EndTurn())
    assert (purses(tale), tale.turn) == ([2, 1, 5], ANN)
    tale = after(tale, Interrupt(BOB))
    assert (purses(tale), tale.turn) == ([2, 0, 5], CLEO)


def test_whoever_has_no_coins_left_passes_the_turn_on_at_once() -> None:
    tale = broke(ANN)
    assert (purses(tale), tale.turn) == ([0, 5, 5], BOB)


def test_players_without_coins_are_passed_over() -> None:
    tale = broke(BOB)
    assert tale.turn == CLEO
    tale = after(tale, EndTurn())
    assert tale.turn == ANN
    assert after(tale, EndTurn()).turn == CLEO
    assert [next_with_coins(tale, seat) for seat in (ANN, BOB, CLEO)] == [CLEO, CLEO, ANN]


def test_the_last_one_with_coins_stays_on_turn() -> None:
    tale = broke(BOB, CLEO)
    assert tale.turn == ANN
    assert after(tale, EndTurn()).turn == ANN


def test_when_nobody_has_a_coin_the_scene_can_only_end() -> None:
    tale = broke(BOB, CLEO, ANN)
    assert (purses(tale), tale.turn) == ([0, 0, 0], ANN)
    assert next_with_coins(tale, ANN) is None
    assert refused(tale, EndTurn()).code == "turn.nobody"
    assert refused(tale, AddFact("rain")).code == "coins.short"
    over = after(tale, EndScene(), rulings={"universalis.refresh": "3"})
    assert (over.phase, purses(over)) == (Phase.BIDDING, [3, 3, 3])


def test_a_table_without_any_coins_can_still_frame_and_end_scenes() -> None:
    tale = after(broke(BOB, CLEO, ANN), EndScene(), rulings=POOR)
    tale = bid(tale, 0, 0, 0, rulings=POOR)
    assert (tale.phase, tale.turn) == (Phase.FRAMING, BOB), "all they have: clockwise from Ann"
    assert refused(tale, EndTurn()).code == "framing.not-set"
    assert after(tale, EndScene(), rulings=POOR).scene.number == 3


def test_a_framer_who_runs_out_passes_the_framing_on() -> None:
    tale = bid(begun(rulings=POOR), 5, 0, 0, rulings=POOR)
    tale = after(tale, *[AddFact("rain")] * 5)
    assert (tale.phase, tale.turn) == (Phase.FRAMING, BOB)
    assert (tale.scene.framer, tale.scene.budget) == (ANN, 0)
    tale = after(tale, *SET)
    assert (tale.turn, purses(tale)) == (BOB, [0, 2, 5])
    assert after(tale, EndFraming()).turn == BOB


def test_a_framer_who_runs_out_once_the_scene_is_set_ends_framing() -> None:
    tale = bid(begun(rulings=POOR), 5, 0, 0, rulings=POOR)
    tale = after(tale, *SET, AddRank(MARA, NAME, 2))
    assert (tale.phase, tale.turn) == (Phase.TURNS, BOB)


def test_a_framer_who_has_nothing_is_passed_over_at_once() -> None:
    tale = after(broke(BOB), EndScene(), rulings=POOR | {"universalis.refresh": "0"})
    tale = bid(tale, 0, 0, 0, rulings=POOR | {"universalis.bid-tie": "clockwise"})
    assert (tale.scene.framer, tale.turn) == (BOB, CLEO)


def test_a_scene_ends_when_the_table_says_so() -> None:
    before = facing()
    tale = after(before, EndScene())
    assert (tale.phase, tale.scene.number, tale.scene.framer) == (Phase.BIDDING, 2, ANN)
    assert (tale.scene.place, tale.scene.time, tale.scene.budget) == (None, None, 0)
    assert not any(component.present for component in tale.components)
    assert tale.bidding is not None
    assert tale.bidding.waiting == (ANN, BOB, CLEO)
    assert len(tale.facts) == len(before.facts), "what is established stays so"


def test_everybody_gets_coins_when_a_scene_ends() -> None:
    tale = after(facing(), EndScene())
    assert purses(tale) == [25, 26, 30]
    assert lines(tale) == [
        (BANK, ANN, 5, "refresh", ""),
        (MINT, BANK, 1, "issue", ""),
        (BANK, BOB, 5, "refresh", ""),
        (MINT, BANK, 5, "issue", ""),
        (BANK, CLEO, 5, "refresh", ""),
    ], "the nine coins that were spent first, then new ones"
    assert {line.scene for line in tale.ledger.lines} == {1}


@pytest.mark.parametrize("coins", ["0", "1", "2", "3", "4", "6", "8", "10", "15", "20"])
def test_a_table_may_rule_how_many(coins: str) -> None:
    tale = after(playing(), EndScene(), rulings={"universalis.refresh": coins})
    assert purses(tale) == [20 + int(coins), 25 + int(coins), 25 + int(coins)]
    assert (lines(tale) == []) == (coins == "0")


def test_a_scene_does_not_end_while_it_is_framed() -> None:
    assert refused(framing(), EndScene()).code == "scene.framing"
    assert refused(after(framing(), *SET), EndScene()).code == "scene.framing"


@pytest.mark.parametrize("step", [EndTurn(), Interrupt(BOB), EndScene(), AddFact("rain")])
def test_everything_waits_for_an_open_challenge(step: Step) -> None:
    assert refused(playing(OpenChallenge(BOB, ANN, "no")), step).code == "open.challenge"


@pytest.mark.parametrize("step", [EndTurn(), Interrupt(ANN), EndScene(), AddFact("rain")])
def test_everything_waits_for_an_open_conflict(step: Step) -> None:
    assert refused(facing(OpenConflict(1, MARA)), step).code == "open.conflict"


@pytest.mark.parametrize("step", [EndFraming(), EndTurn(), Interrupt(ANN), EndScene()])
def test_there_are_no_turns_between_scenes(step: Step) -> None:
    assert refused(begun(), step).code == "play.bidding"


def test_a_struck_place_can_be_set_anew_while_framing() -> None:
    tale = after(framing(), *SET, OpenChallenge(BOB, ANN, "not an inn", 0), Settle(True, "a barn"))
    assert (tale.scene.place, tale.established) == (None, False)
    assert after(tale, AddFact("a barn", FactKind.PLACE)).scene.place == 2
    later = playing(OpenChallenge(BOB, ANN, "not an inn", 0), Settle(True))
    assert (later.scene.place, later.fact(0).struck) == (0, True)


def test_a_new_scene_finds_what_was_there() -> None:
    tale = bid(after(playing(), EndScene()), 0, 4, 0)
    assert (tale.turn, tale.scene.budget, tale.component(MARA).present) == (BOB, 4, False)
    assert after(tale, Introduce(Kind.PLACE, "a barn")).component(1).present
