"""What the steps before and at the throw of a conflict do: opening, gathering, rolling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis import conflictsteps as steps
from threefold.games.universalis.conflict import Conflict, ConflictSide, Narration, Stake
from threefold.games.universalis.contest import DICE, THROWS
from threefold.games.universalis.gather import contest_for, drawn_dice, opened, roll_for
from threefold.games.universalis.outcome import Result, by_owner, gain
from threefold.games.universalis.paying import Due, granted, paid
from threefold.games.universalis.refusal import clear, here
from threefold.games.universalis.roll import start
from threefold.games.universalis.rulings import TIE
from threefold.games.universalis.tale import Tale
from threefold.phrase import Phrase
from threefold.rulings import Rulings


def open_conflict(tale: Tale, step: steps.OpenConflict, rulings: Rulings) -> Tale:
    """Set a component of the player on turn against somebody else's."""
    clear(tale)
    ours, theirs = here(tale, step.ours), here(tale, step.theirs)
    if ours.controller != tale.turn:
        raise NotAllowed(
            "conflict.not-yours", "Begin a conflict with a component of whoever is on turn."
        )
    if theirs.controller == tale.turn:
        raise NotAllowed(
            "conflict.same-player",
            "A conflict is with a component that another player speaks for.",
        )
    sides = (
        ConflictSide(step.ours, ours.controller),
        ConflictSide(step.theirs, theirs.controller),
    )
    return replace(tale, conflict=Conflict(step.what, sides, tie=TIE.chosen(rulings)))


def draw_trait(tale: Tale, step: steps.DrawTrait) -> Tale:
    """Add the dice of a trait to a side, as far as there is room for them."""
    conflict = _gathering(tale)
    tale.player(step.seat)
    here(tale, step.component).trait(step.trait)
    if conflict.drawn(step.component, step.trait):
        raise NotAllowed("conflict.drawn", "This trait was drawn on already in this conflict.")
    _room(conflict, step.side, 1)
    dice = drawn_dice(tale, step.side, step.component, step.trait)
    return _with_stake(tale, step.side, Stake(step.seat, dice, step.component, step.trait))


def buy_dice(tale: Tale, step: steps.BuyDice) -> Tale:
    """Add bought dice to a side; they are paid at once."""
    conflict = _gathering(tale)
    _room(conflict, step.side, step.dice)
    what = tale.component(conflict.sides[step.side].component).name
    tale = paid(tale, step.seat, step.dice, "dice", what)
    return _with_stake(tale, step.side, Stake(step.seat, step.dice))


def call_off(tale: Tale) -> Tale:
    """Let a conflict be, and pay bought dice back."""
    refused = may_call_off(tale)
    if refused is not None:
        raise refused
    conflict = opened(tale)
    dues = [
        Due(stake.seat, stake.dice, "dice-back", tale.component(side.component).name)
        for side in conflict.sides
        for stake in side.stakes
        if stake.bought
    ]
    return replace(granted(tale, dues), conflict=None)


def may_call_off(tale: Tale) -> NotAllowed | None:
    """Return why the open conflict cannot be called off, as an error to show or raise.

    None when it can: before any throw, and once it was tied as often as can be counted, since it
    would have no end otherwise. Also an error where no conflict is open.

    Source: Conflicts.
    """
    try:
        conflict = opened(tale)
        if conflict.narration is not None or len(conflict.throws) < THROWS:
            _gathering(tale)
    except NotAllowed as refused:
        return refused
    return None


def roll_conflict(tale: Tale, step: steps.RollConflict) -> Tale:
    """Throw the dice; a tie leaves the conflict open for another throw, else both are paid."""
    conflict = opened(tale)
    if conflict.narration is not None:
        raise _decided()
    contest, before = contest_for(tale), roll_for(tale)
    roll = start(contest, step.throw, conflict.tie) if before is None else before.thrown(step.throw)
    conflict = replace(conflict, throws=roll.throws)
    result = roll.result()
    if result.winner is None:
        return replace(tale, conflict=conflict)
    tale = granted(tale, _gains(tale, conflict, result, result.winner))
    narration = Narration(result.winner, result.coins, result.winner)
    return replace(tale, conflict=replace(conflict, narration=narration))


def _gains(tale: Tale, conflict: Conflict, result: Result, winner: int) -> Iterator[Due]:
    """What each player is due for their own dice on each side, the winner's side first."""
    for number in (winner, 1 - winner):
        side, faces = conflict.sides[number], result.faces[number]
        name = tale.component(side.component).name
        won = number == winner
        for seat, shows in by_owner(side.owners(len(faces)), faces).items():
            yield Due(seat, gain(shows, won), "won" if won else "lost", name)


def throw_loose(tale: Tale, step: steps.ThrowLoose, rulings: Rulings) -> Tale:
    """Throw a conflict that moves no coins here."""
    if tale.loose is not None:
        raise NotAllowed("throw.open-roll", "Keep the roll on the table first, then roll again.")
    return replace(tale, loose=start(step.contest, step.throw, TIE.chosen(rulings)))


def throw_loose_again(tale: Tale, step: steps.ThrowLooseAgain) -> Tale:
    """Throw the loose roll again after a tie."""
    if tale.loose is None:
        raise _no_roll()
    return replace(tale, loose=tale.loose.thrown(step.throw))


def keep_loose(tale: Tale) -> Tale:
    """Take the loose roll off the table."""
    if tale.loose is None:
        raise _no_roll()
    return replace(tale, loose=None)


def _gathering(tale: Tale) -> Conflict:
    """Return the open conflict before any throw."""
    conflict = opened(tale)
    if conflict.narration is not None:
        raise _decided()
    if conflict.throws:
        raise NotAllowed("conflict.thrown", "The dice are thrown: after a tie, throw them again.")
    return conflict


def _room(conflict: Conflict, side: int, dice: int) -> None:
    if conflict.sides[side].dice + dice > DICE:
        raise NotAllowed(
            "conflict.too-many-dice", Phrase("A side has {limit} dice at the most.", limit=DICE)
        )


def _with_stake(tale: Tale, number: int, stake: Stake) -> Tale:
    conflict = tale.conflict
    if conflict is None:
        raise InvalidInput("conflict.none", "There is no conflict: open one first.")
    ours, theirs = (
        replace(side, stakes=(*side.stakes, stake)) if number == at else side
        for at, side in enumerate(conflict.sides)
    )
    return replace(tale, conflict=replace(conflict, sides=(ours, theirs)))


def _decided() -> NotAllowed:
    return NotAllowed("conflict.decided", "The dice have decided: tell how the conflict ends.")


def _no_roll() -> NotAllowed:
    return NotAllowed("roll.none", "There is no roll on the table: roll first.")
