"""How rolls of this game are thrown, kept and shared: what `pyapp.rolls` asks of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pyapp.games.universalis.contests import loose_contest, next_counts
from pyapp.games.universalis.desk import LOOSE, Desk, Setup
from pyapp.games.universalis.dice_speech import outcome_words, result_sentence, side_name, tone
from pyapp.roller import Fall
from pyapp.table import Table
from pyapp.words import say
from threefold import universalis
from threefold.check import SEED_LENGTH
from threefold.errors import NotAllowed
from threefold.games.universalis import (
    ByHand,
    Request,
    Roll,
    Seeded,
    Step,
    Tale,
    Throw,
    contest_for,
    roll_for,
)
from threefold.rulings import Rulings

ID = universalis.ID


def waiting(tale: Tale, who: str) -> Roll | None:
    """Return the throws of the open conflict, or of the contest without the table's coins."""
    return tale.loose if who == LOOSE else roll_for(tale)


def throws_made(tale: Tale, who: str) -> int:
    """Return how often it was thrown: again only after a tie."""
    roll = waiting(tale, who)
    return len(roll.throws) if roll else 0


def seed_bytes(_who: str) -> int:
    """Return how many random bytes a throw takes: one seed for the dice of both sides."""
    return SEED_LENGTH


def seeded(_who: str, seed: bytes) -> Throw:
    """Return a throw from random bytes."""
    return Seeded(seed)


def counts(tale: Tale, who: str, setup: Setup) -> tuple[int, int]:
    """Return how many dice each side throws next."""
    if who != LOOSE:
        return next_counts(tale)
    return tale.loose.next_counts if tale.loose else loose_contest(setup).counts


def dice_typed(table: Table, who: str, setup: Setup) -> int:
    """Return how many real dice have to be typed in for the next throw."""
    return sum(counts(table.stage.play, who, setup))


def typed(table: Table, who: str, setup: Setup) -> Throw | None:
    """Return the throw that was typed in; None while a die is missing."""
    return ByHand(setup.faces) if all_typed(setup, dice_typed(table, who, setup)) else None


def all_typed(setup: Setup, dice: int) -> bool:
    """Tell whether the faces of all dice are typed."""
    return 0 < dice == len(setup.faces) and 0 not in setup.faces


def throwing(table: Table, who: str, setup: Setup, throw: Throw) -> Step:
    """Return the step of the next throw."""
    if who != LOOSE:
        return universalis.RollConflict(throw)
    if table.stage.play.loose is not None:
        return universalis.ThrowLooseAgain(throw)
    return universalis.ThrowLoose(loose_contest(setup), throw)


def sentence(roll: Roll) -> str:
    """Say a result, and who gains what."""
    return result_sentence(roll)


def fall(tale: Tale, who: str) -> Fall:
    """Say where the last throw is shown, and how it went: it was decided, or tied."""
    roll = waiting(tale, who)
    return Fall((0,), tone(roll) if roll else "mixed")


def asks_words(_who: str, _roll: Roll) -> bool:
    """Tell whether keeping a roll asks something first: it never does."""
    return False


def keeping(_tale: Tale, who: str, _setup: Setup, _rulings: Rulings) -> Step:
    """Return the step that keeps a contest; a conflict at the table is told instead."""
    if who != LOOSE:
        raise NotAllowed("screen.conflict", say("universalis.roll.told"))
    return universalis.KeepLoose()


def cleared(desk: Desk, who: str) -> Desk:
    """Take a contest off the desk once it was kept."""
    return desk.cleared(who)


def kept_sentence(_tale: Tale, roll: Roll, _step: Step) -> str:
    """Say what was kept."""
    return result_sentence(roll)


def kept_by(tale: Tale, step: Any) -> Roll | None:
    """Return the roll that a step of the log brought to its end, given the table before it."""
    if isinstance(step, universalis.KeepLoose):
        return tale.loose
    if not isinstance(step, universalis.RollConflict) or tale.conflict is None:
        return None
    throws = (*tale.conflict.throws, step.throw)
    roll = roll_for(replace(tale, conflict=replace(tale.conflict, throws=throws)))
    return roll if roll is not None and roll.decided else None


def share_words(roll: Roll) -> tuple[str, str]:
    """Return a title and a sentence to share a roll with."""
    a, b = (side_name(roll.contest, number) for number in (0, 1))
    outcome = outcome_words(roll.contest, roll.result().outcome)
    title = say("universalis.roll.sides", a=a, b=b)
    return title, say("universalis.roll.share-text", sides=title, outcome=outcome)


def request(table: Table, who: str, setup: Setup) -> Request:
    """Return what is laid out, or gathered in the open conflict, as a request to somebody else."""
    contest = loose_contest(setup) if who == LOOSE else contest_for(table.stage.play)
    return Request(contest, setup.note.strip())


def ask_words(asked: Request) -> tuple[str, str]:
    """Return a title and a sentence to ask for a roll with."""
    a, b = (side_name(asked.act, number) for number in (0, 1))
    sides = say("universalis.roll.sides", a=a, b=b)
    return say("request.title"), say("universalis.roll.ask-text", sides=sides)


def seated(desk: Desk, _tale: Tale, who: str, asked: Request) -> Desk:
    """Lay a request out, and take it off the desk: set up, not rolled."""
    done: Desk = replace(desk, request=None)
    return done.put(who, asked=asked.act, deed=asked.act.what, faces=(), note="")


def place(who: str) -> tuple[str, ...]:
    """Return the place, after the table's, where somebody rolls: a conflict is on its page."""
    return ("loose",) if who == LOOSE else ()
