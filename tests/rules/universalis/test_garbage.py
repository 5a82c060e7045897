"""Whatever is thrown at the public functions, only the one family of errors comes back."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.universalis.contests import garbage, well_said
from tests.rules.universalis.examples import TALES
from tests.rules.universalis.tables import facing, playing, told
from tests.rules.universalis.test_dice_garbage import TARGETS as DICE_TARGETS
from tests.rules.universalis.test_dice_garbage import Spiteful
from threefold import ThreefoldError, universalis
from threefold.games.universalis import Bid, Challenge, Component, ConflictSide, Trait

TALE = playing()
TRAITS = (Trait("Mara", 1),)
SIDES = (ConflictSide(0, 0), ConflictSide(1, 1))

TARGETS: list[tuple[Callable[..., Any], int]] = [
    (universalis.Trait, 2),
    (universalis.Component, 5),
    (lambda *rest: Component("thing", TRAITS, *rest), 3),  # type: ignore[arg-type]
    (universalis.Fact, 5),
    (lambda *rest: universalis.Fact("rain", "fact", *rest), 3),  # type: ignore[arg-type]
    (universalis.Player, 1),
    (universalis.Scene, 5),
    (universalis.Bidding, 3),
    (lambda *rest: universalis.Bidding((0, 1), *rest), 2),
    (universalis.Bid, 4),
    (lambda *rest: Bid(0, 0, *rest), 2),
    (universalis.Challenge, 5),
    (lambda *rest: Challenge(0, 1, *rest), 3),
    (universalis.Stake, 4),
    (universalis.ConflictSide, 3),
    (lambda stakes: ConflictSide(0, 0, stakes), 1),
    (universalis.Narration, 3),
    (universalis.Conflict, 5),
    (lambda *rest: universalis.Conflict("", SIDES, *rest), 3),
    (universalis.Tale, 12),
    (universalis.Line, 6),
    (universalis.Ledger, 3),
    (TALE.player, 1),
    (TALE.component, 1),
    (TALE.component(0).trait, 1),
    (TALE.fact, 1),
    (TALE.coins, 1),
    (TALE.free, 1),
    (TALE.ledger.balance, 1),
    (TALE.ledger.moved, 1),
    (TALE.ledger.granted, 1),
    (lambda seat: universalis.label(TALE, seat), 1),
    (lambda seat: universalis.next_with_coins(TALE, seat), 1),
    (lambda seat: universalis.may_interrupt(TALE, seat), 1),
    (lambda challenge: universalis.verdict(challenge, {}), 1),
    (lambda ruling: universalis.fixed(TALE, ruling), 1),
    (universalis.fixed, 2),
    (universalis.label, 2),
    (universalis.next_with_coins, 2),
    (universalis.may_interrupt, 2),
    (universalis.contest_for, 1),
    (universalis.roll_for, 1),
    (universalis.drawn_dice, 4),
    (universalis.may_call_off, 1),
    (universalis.starting, 1),
    (universalis.refresh, 1),
    (universalis.bring_in_price, 1),
    (universalis.Seat, 1),
    (universalis.Unseat, 1),
    (universalis.MoveSeat, 2),
    (universalis.Rename, 2),
    (universalis.PlaceBid, 2),
    (universalis.Introduce, 2),
    (universalis.AddTrait, 3),
    (universalis.AddRank, 3),
    (universalis.AddFact, 2),
    (universalis.BringIn, 1),
    (universalis.SendOut, 1),
    (universalis.HandOver, 2),
    (universalis.Remove, 2),
    (lambda shares: universalis.Remove(0, shares), 1),
    (universalis.Interrupt, 1),
    (universalis.OpenChallenge, 4),
    (universalis.Settle, 2),
    (universalis.OpenBids, 1),
    (universalis.AddBid, 4),
    (universalis.OpenConflict, 3),
    (universalis.DrawTrait, 4),
    (universalis.BuyDice, 3),
    (universalis.RollConflict, 1),
    (universalis.TellFact, 2),
    (universalis.TellTrait, 4),
    (universalis.TellRank, 4),
    (universalis.ThrowLoose, 2),
    (universalis.ThrowLooseAgain, 1),
    (lambda state, step: universalis.apply(state, step, {}), 2),
    (lambda step: universalis.apply(TALE, step, {}), 1),
    (lambda side, of, trait: universalis.drawn_dice(TALES["gathering"], side, of, trait), 3),
    (universalis.state_to_data, 1),
    (universalis.step_to_data, 1),
    (universalis.memo, 1),
    (universalis.roll_to_data, 1),
    (universalis.request_to_data, 1),
    (universalis.state_from_data, 1),
    (universalis.step_from_data, 1),
    (lambda data: universalis.lines_from_memo([data]), 1),
    (lambda data: universalis.roll_from_data(data, {}), 1),
    (universalis.request_from_data, 1),
]


@pytest.mark.parametrize("target", range(len(TARGETS)))
@given(data=st.data())
@settings(max_examples=15)
def test_no_input_escapes_the_error_family(target: int, data: st.DataObject) -> None:
    call, count = TARGETS[target]
    arguments = [data.draw(garbage) for _ in range(count)]
    try:
        call(*arguments)
    except ThreefoldError as error:
        well_said(error)


@pytest.mark.parametrize("target", range(len(TARGETS)))
def test_values_that_cannot_even_be_shown_are_refused(target: int) -> None:
    call, count = TARGETS[target]
    for value in (Spiteful(), 10**5000):
        with pytest.raises(ThreefoldError) as caught:
            call(*[value] * count)
        well_said(caught.value)


numbers = st.one_of(st.integers(-1, 9), st.integers(), st.just(10**5000), st.none(), st.booleans())


@given(data=st.data())
def test_steps_of_any_numbers_are_taken_or_refused(data: st.DataObject) -> None:
    """Steps that could be made at some table, at a table where they name anything or nothing."""
    numbered = (
        (universalis.Unseat, 1),
        (universalis.Interrupt, 1),
        (universalis.BringIn, 1),
        (universalis.HandOver, 2),
        (universalis.AddRank, 3),
        (universalis.PlaceBid, 2),
        (universalis.OpenConflict, 2),
        (universalis.DrawTrait, 4),
        (universalis.BuyDice, 3),
        (universalis.AddBid, 4),
        (universalis.TellRank, 4),
    )
    make, count = data.draw(st.sampled_from(numbered))
    tale = data.draw(st.sampled_from([TALE, facing(), told(), universalis.new()]))
    try:
        step = make(*[data.draw(numbers) for _ in range(count)])
        universalis.apply(tale, step, {})
    except ThreefoldError as error:
        well_said(error)


def test_every_class_of_the_contract_is_thrown_at() -> None:
    for name in universalis.__all__:
        assert getattr(universalis, name) is not None
    classes = {name for name in universalis.__all__ if isinstance(getattr(universalis, name), type)}
    tested = {getattr(call, "__name__", "") for call, _ in (*TARGETS, *DICE_TARGETS)}
    without_fields = {
        "Begin",
        "Reveal",
        "EndFraming",
        "EndTurn",
        "EndScene",
        "CloseBids",
        "CallOff",
        "NextTeller",
        "KeepLoose",
    }
    made_by_us = {"Faces", "FactKind", "Kind", "Odds", "Outcome", "Pay", "Phase", "Result"}
    made_by_us.add("Verdict")
    assert classes - made_by_us - without_fields <= tested
