"""How rolls of this game are thrown, kept and shared: what `pyapp.rolls` asks of a game."""

from __future__ import annotations

from typing import Any

from pyapp.desk import LOOSE
from pyapp.games.imposition.acts import act_of, needed, seated, sheet_of
from pyapp.games.imposition.desk import DUEL, Setup, cleared
from pyapp.games.imposition.duels import facing
from pyapp.games.imposition.keeping import kept_sentence, names_of
from pyapp.games.imposition.speech import (
    TONES,
    name_of,
    outcomes_words,
    result_sentence,
    rolls_of,
)
from pyapp.roller import Fall
from pyapp.table import Table
from pyapp.words import say
from threefold import imposition
from threefold.check import SEED_LENGTH
from threefold.errors import NotAllowed
from threefold.games.imposition import Act, ByHand, Duel, Outcome, Party, Roll, Seeded
from threefold.rulings import Rulings

ID = imposition.ID
DICE = 3

Thrown = tuple[imposition.Throw, ...]
"""One throw, or the two of a duel."""

__all__ = [
    "ID",
    "ask_words",
    "asks_words",
    "cleared",
    "dice_typed",
    "fall",
    "keeping",
    "kept_by",
    "kept_sentence",
    "place",
    "request",
    "seated",
    "seed_bytes",
    "seeded",
    "sentence",
    "share_words",
    "throwing",
    "throws_made",
    "typed",
    "waiting",
]


def waiting(party: Party, who: str) -> Roll | Duel | None:
    """Return the roll that waits to be kept or rerolled."""
    if who == DUEL:
        return party.duel.duel if party.duel else None
    return party.open(sheet_of(who))


def throws_made(party: Party, who: str) -> int:
    """Return how often that roll was thrown; a duel counts once, its sides are rerolled alone."""
    roll = waiting(party, who)
    return len(roll.throws) if isinstance(roll, Roll) else int(roll is not None)


def seed_bytes(who: str) -> int:
    """Return how many random bytes a throw takes."""
    return SEED_LENGTH * (2 if who == DUEL else 1)


def seeded(_who: str, seed: bytes) -> Thrown:
    """Return a throw, or two, from random bytes."""
    starts = range(0, len(seed), SEED_LENGTH)
    return tuple(Seeded(seed[start : start + SEED_LENGTH]) for start in starts)


def dice_typed(_table: Table, who: str, _setup: Setup) -> int:
    """Return how many real dice have to be typed in for the next throw."""
    return DICE * (2 if who == DUEL else 1)


def typed(table: Table, who: str, setup: Setup) -> Thrown | None:
    """Return the throw that was typed in; None while a die is missing."""
    faces, count = setup.faces, dice_typed(table, who, setup)
    if len(faces) != count or 0 in faces:
        return None
    return tuple(ByHand(*faces[start : start + DICE]) for start in range(0, count, DICE))


def throwing(table: Table, who: str, setup: Setup, throw: Thrown) -> imposition.Step:
    """Return the step of the next throw: the first one, a reroll, or both sides of a duel."""
    party: Party = table.stage.play
    if who == DUEL:
        return _duel(table, throw)
    if waiting(party, who):
        return imposition.Reroll(sheet_of(who), throw[0])
    return imposition.ThrowDice(sheet_of(who), _act(party, who, setup), throw[0])


def _duel(table: Table, throw: Thrown) -> imposition.Step:
    duel = facing(table.stage.play, table.desk, table.stage.rulings)
    if duel is None or duel.acts is None:
        raise NotAllowed("screen.duel", duel.refusal if duel else say("imposition.duel.alone"))
    return imposition.ThrowDuel(*duel.ids, *duel.acts, throw[0], throw[1])


def _act(party: Party, who: str, setup: Setup) -> Act:
    return needed(act_of(party, who, setup), say("imposition.no-path"))


def sentence(roll: Roll | Duel) -> str:
    """Say a result, or both."""
    return " ".join(result_sentence(one) for one in rolls_of(roll))


def fall(party: Party, who: str) -> Fall:
    """Say where the last throw is shown, and how it went; of a duel, how it went for both."""
    tones = {TONES[roll.result().outcome] for roll in rolls_of(waiting(party, who))}
    if who == DUEL:
        return Fall((0, 1), tones.pop() if len(tones) == 1 else "mixed")
    ids = party.duel.ids if party.duel else ()
    return Fall((ids.index(who) if who in ids else 0,), tones.pop())


def asks_words(_who: str, roll: Roll | Duel) -> bool:
    """Tell whether a result has a cost to be put into words."""
    return any(one.result().outcome is not Outcome.FULL for one in rolls_of(roll))


def keeping(party: Party, who: str, setup: Setup, _rulings: Rulings) -> imposition.Step:
    """Return the step that keeps the roll that waits, with words only where there is a cost."""
    rolls = rolls_of(waiting(party, who))
    costs = [roll.result().outcome is not Outcome.FULL for roll in rolls]
    texts = [setup.text.strip(), setup.other_text.strip()]
    words = [text if cost else "" for text, cost in zip(texts, costs, strict=False)]
    if who == DUEL:
        return imposition.KeepDuel(*words)
    return imposition.Keep(sheet_of(who), *words)


def kept_by(party: Party, step: Any) -> Roll | Duel | None:
    """Return the roll, or the duel, that a step of the log kept."""
    if isinstance(step, imposition.KeepDuel):
        return waiting(party, DUEL)
    return party.open(step.character) if isinstance(step, imposition.Keep) else None


def share_words(roll: Roll | Duel) -> tuple[str, str]:
    """Return a title and a sentence to share a roll with."""
    who, outcome = names_of(roll), outcomes_words(roll)
    if who:
        title = say("roll.share.title", who=who, outcome=outcome)
        return title, say("imposition.share.text", who=who, outcome=outcome)
    title = say("roll.share.title.nobody", outcome=outcome)
    return title, say("imposition.share.text.nobody", outcome=outcome)


def request(table: Table, who: str, setup: Setup) -> imposition.Request:
    """Return the check that is laid out as a request to somebody else."""
    return imposition.Request(_act(table.stage.play, who, setup), setup.note.strip())


def ask_words(asked: imposition.Request) -> tuple[str, str]:
    """Return a title and a sentence to ask for a roll with."""
    name = name_of(asked.act.who)
    return say("request.title"), say("imposition.ask.share-text", who=name)


def place(who: str) -> tuple[str, ...]:
    """Return the place, after the table's, where somebody rolls."""
    return ("loose",) if who == LOOSE else ("c", who)
