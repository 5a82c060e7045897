"""Words for what the rules say: outcomes, dice, reasons. Shared by screens, log and notices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from pyapp.outcomes import Share, Tone
from pyapp.words import say, say_count
from pyapp.words.numbers import sides_words
from pyapp.words.wheel import say_phrase, say_ruling
from threefold import imposition
from threefold.games.imposition import Act, Duel, Odds, Outcome, Roll
from threefold.games.imposition.rulings import DUEL_DIE, DUEL_NPC, REST
from threefold.rulings import Ruling, Rulings

TONES: Mapping[Outcome, Tone] = {
    Outcome.FULL: "good",
    Outcome.CONSEQUENCES: "mixed",
    Outcome.FAILURE: "bad",
}


def name_of(name: str) -> str:
    """Return a name to show where one may be missing."""
    return name.strip() or say("unnamed")


def die_words(die: int) -> str:
    """Name a die by its sides."""
    return sides_words(die)


def outcome_words(outcome: Outcome) -> str:
    """Name an outcome."""
    return say(f"imposition.outcome.{outcome}")


def short_outcomes() -> tuple[str, str, str]:
    """Name the outcomes in a word each, best first."""
    best, middle, worst = (say(f"imposition.outcome.{outcome}.short") for outcome in Outcome)
    return best, middle, worst


def rolls_of(roll: Roll | Duel | None) -> tuple[Roll, ...]:
    """Return the one roll, or both of a duel."""
    if roll is None:
        return ()
    return roll.rolls if isinstance(roll, Duel) else (roll,)


def outcomes_words(roll: Roll | Duel) -> str:
    """Name the outcome, or both of a duel."""
    return " · ".join(outcome_words(one.result().outcome) for one in rolls_of(roll))


def meaning(outcome: Outcome) -> str:
    """Say in a sentence what an outcome means for the action."""
    return say(f"imposition.meaning.{outcome}")


def values(roll: Roll, number: int = -1) -> str:
    """Name the three faces that were compared."""
    dice = roll.dice(number)
    return say("imposition.values", level=dice.level, path=dice.path, imposition=dice.imposition)


def result_sentence(roll: Roll) -> str:
    """Say the whole result, for those who hear it."""
    outcome = roll.result().outcome
    said = say(
        "imposition.said",
        outcome=outcome_words(outcome),
        values=values(roll),
        meaning=meaning(outcome),
    )
    return f"{said} {say('imposition.passes-out')}" if roll.passes_out else said


def reasons(roll: Roll) -> list[str]:
    """Name the rules that decided a result, the deciding one first."""
    result = roll.result()
    return [say_phrase(imposition.RULES[rule]) for rule in (result.rule, *result.notes)]


def ruling_lines(rolls: Iterable[Roll], rulings: Rulings) -> list[str]:
    """Say how the table settles the open points that came into some rolls."""
    came_in: list[Ruling] = []
    for roll in rolls:
        act = roll.act
        if act.npc or act.paid or act.duel:
            came_in += [DUEL_DIE, DUEL_NPC]
        if roll.passes_out:
            came_in.append(REST)
    return [say_ruling(one, rulings) for at, one in enumerate(came_in) if one not in came_in[:at]]


def shares(odds: Odds) -> list[Share]:
    """Prepare a distribution for drawing, best outcome first."""
    return [Share(outcome.value, outcome_words(outcome), odds[outcome]) for outcome in Outcome]


def certain(standing: Outcome) -> list[Share]:
    """Prepare the distribution of a result that stands."""
    return [
        Share(outcome.value, outcome_words(outcome), Fraction(outcome is standing))
        for outcome in Outcome
    ]


def dice_words(act: Act) -> str:
    """Name the three dice about to be thrown."""
    level, path, against = (die_words(die) for die in act.check.dice)
    return say("imposition.dice", level=level, path=path, imposition=against)


def spent_words(aptitude: int, stress: int) -> str:
    """Say what is spent."""
    parts = []
    if aptitude:
        parts.append(say("imposition.spend.aptitude", count=aptitude))
    if stress:
        parts.append(say("imposition.spend.stress", count=stress))
    return ", ".join(parts) or say("imposition.spend.nothing")


def boxes_words(count: int) -> str:
    """Count boxes that are left."""
    return say_count("imposition.boxes-left", count)


def held_words(irresistible: imposition.Irresistible) -> str:
    """Say how much Aptitude is held back."""
    if irresistible == imposition.ALL:
        return say("imposition.irresistible.is-all")
    if not irresistible:
        return say("imposition.irresistible.is-none")
    return say_count("imposition.irresistible.is", int(irresistible))
