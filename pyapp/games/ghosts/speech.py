"""Words for what the rules say: outcomes, pools, reasons. Shared by screens, log and notices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from pyapp.outcomes import Share, Tone
from pyapp.words import say, say_count
from pyapp.words.percent import percent
from pyapp.words.wheel import say_phrase, say_ruling
from threefold import ghosts
from threefold.rulings import Ruling, Rulings

TONES: Mapping[ghosts.Outcome, Tone] = {
    ghosts.Outcome.SUCCESS: "good",
    ghosts.Outcome.PARTIAL: "mixed",
    ghosts.Outcome.FAILURE: "bad",
    ghosts.Outcome.AUTOMATIC_FAILURE: "worst",
}


def outcome_words(outcome: ghosts.Outcome) -> str:
    """Name an outcome."""
    return say(f"ghosts.outcome.{outcome.value}")


def meaning(result: ghosts.Result) -> str:
    """Say in a sentence what a result means for the action."""
    return say("ghosts.meaning.word" if result.learns_word else f"ghosts.meaning.{result.outcome}")


def values(result: ghosts.Result) -> str:
    """Name the two values that were compared."""
    if result.risk is None:
        return say("ghosts.values", safe=result.safe)
    return say("ghosts.values.risk", safe=result.safe, risk=result.risk)


def result_sentence(roll: ghosts.Roll) -> str:
    """Say the whole result, for those who hear it."""
    result = roll.result()
    return say(
        "ghosts.said",
        outcome=outcome_words(result.outcome),
        values=values(result),
        meaning=meaning(result),
    )


def reasons(result: ghosts.Result) -> list[str]:
    """Name the rules that decided a result, the deciding one first."""
    return [say_phrase(ghosts.RULES[rule]) for rule in (result.rule, *result.notes)]


def ruling_words(ruling: Ruling, rulings: Rulings) -> str:
    """Say how a table settles an open point."""
    return say_ruling(ruling, rulings)


def pool_words(pool: ghosts.Pool) -> str:
    """Count the dice of a pool."""
    safe = say_count("ghosts.pool.safe", pool.safe)
    if not pool.risk:
        return safe
    return say("ghosts.pool.both", safe=safe, risk=say_count("ghosts.pool.risk", pool.risk))


def forecast_sentence(pool: ghosts.Pool, word_known: bool) -> str:
    """Say the dice about to be thrown and the chance that it works, for those who hear it."""
    good = percent(ghosts.odds(pool, word_known).at_least(ghosts.Outcome.PARTIAL))
    odds = say("ghosts.short-odds", good=good)
    said = say("ghosts.forecast", dice=pool_words(pool), odds=odds)
    return f"{say('ghosts.desperate')}. {said}" if pool.desperate else said


def shares(odds: ghosts.Odds) -> list[Share]:
    """Prepare a distribution for drawing, best outcome first."""
    return [Share(outcome.value, outcome_words(outcome), odds[outcome]) for outcome in odds]


def certain(standing: ghosts.Outcome) -> list[Share]:
    """Prepare the distribution of a result that stands."""
    return [
        Share(outcome.value, outcome_words(outcome), Fraction(outcome is standing))
        for outcome in ghosts.Outcome
    ]


def word_share(odds: ghosts.Odds) -> Sequence[Share]:
    """Prepare the chance to learn the Word, where there is one."""
    if not odds.learns_word:
        return ()
    return (Share("word", say("ghosts.odds.word"), odds.learns_word),)


def name_of(name: str) -> str:
    """Return a name to show where one may be missing."""
    return name.strip() or say("unnamed")
