"""How rolls of this game are thrown, kept and shared: what `pyapp.rolls` asks of a game."""

from __future__ import annotations

from typing import Any

from pyapp.desk import LOOSE
from pyapp.games.ghosts import keeping as words
from pyapp.games.ghosts import pools
from pyapp.games.ghosts.desk import Desk, Setup
from pyapp.games.ghosts.keeping import keeping_step, kept_sentence
from pyapp.games.ghosts.pools import next_pool, open_roll, seated, sheet_of, throws_made
from pyapp.games.ghosts.speech import TONES, name_of, outcome_words, result_sentence
from pyapp.roller import Fall
from pyapp.table import Table
from pyapp.words import say
from threefold import ghosts
from threefold.check import SEED_LENGTH
from threefold.rulings import Rulings

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

ID = ghosts.ID


def waiting(play: ghosts.Cast, who: str) -> ghosts.Roll | None:
    """Return the roll that waits to be kept or rerolled."""
    return open_roll(play, who)


def seed_bytes(_who: str) -> int:
    """Return how many random bytes a throw takes."""
    return SEED_LENGTH


def seeded(_who: str, seed: bytes) -> ghosts.Throw:
    """Return a throw from random bytes."""
    return ghosts.Seeded(seed)


def dice_typed(table: Table, who: str, setup: Setup) -> int:
    """Return how many real dice have to be typed in for the next throw."""
    pool = next_pool(table.stage.play, who, setup)
    return pool.safe + pool.risk


def typed(table: Table, who: str, setup: Setup) -> ghosts.Throw | None:
    """Return the throw that was typed in; None while a die is missing."""
    return pools.typed_throw(next_pool(table.stage.play, who, setup), setup)


def throwing(table: Table, who: str, setup: Setup, throw: ghosts.Throw) -> ghosts.Step:
    """Return the step of the next throw: the first one, or a reroll."""
    cast: ghosts.Cast = table.stage.play
    if open_roll(cast, who):
        return ghosts.Reroll(sheet_of(who), throw)
    return ghosts.ThrowDice(sheet_of(who), pools.act_of(cast, who, setup), throw)


def sentence(roll: ghosts.Roll) -> str:
    """Say a result."""
    return result_sentence(roll)


def fall(cast: ghosts.Cast, who: str) -> Fall:
    """Say where the last throw is shown, and how it went."""
    roll = open_roll(cast, who)
    return Fall((0,), TONES[roll.result().outcome] if roll else "bad")


def asks_words(who: str, roll: ghosts.Roll) -> bool:
    """Tell whether keeping this roll asks something of the player first."""
    return words.needs_words(who, roll)


def keeping(cast: ghosts.Cast, who: str, setup: Setup, rulings: Rulings) -> ghosts.Keep:
    """Return the step that keeps the roll that waits."""
    roll = open_roll(cast, who)
    return (
        ghosts.Keep(sheet_of(who))
        if roll is None
        else keeping_step(cast, who, roll, setup, rulings)
    )


def cleared(desk: Desk, who: str) -> Desk:
    """Take somebody's setup off the desk once it has happened."""
    return desk.cleared(who)


def kept_by(cast: ghosts.Cast, step: Any) -> ghosts.Roll | None:
    """Return the roll that a step of the log kept."""
    return open_roll(cast, step.character or LOOSE) if isinstance(step, ghosts.Keep) else None


def share_words(roll: ghosts.Roll) -> tuple[str, str]:
    """Return a title and a sentence to share a roll with."""
    who, outcome = roll.act.who.strip(), outcome_words(roll.result().outcome)
    if who:
        title = say("roll.share.title", who=who, outcome=outcome)
        return title, say("ghosts.share.text", who=who, outcome=outcome)
    return say("roll.share.title.nobody", outcome=outcome), say(
        "ghosts.share.text.nobody", outcome=outcome
    )


def request(table: Table, who: str, setup: Setup) -> ghosts.Request:
    """Return the pool that is laid out as a request to somebody else."""
    return ghosts.Request(pools.act_of(table.stage.play, who, setup), setup.note.strip())


def ask_words(asked: ghosts.Request) -> tuple[str, str]:
    """Return a title and a sentence to ask for a roll with."""
    return say("request.title"), say("ghosts.ask.share-text", who=name_of(asked.act.who))


def place(who: str) -> tuple[str, ...]:
    """Return the place, after the table's, where somebody rolls."""
    return ("loose",) if who == LOOSE else ("c", who)
