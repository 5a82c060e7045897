"""Words for the dice of a conflict: sides, outcomes, payouts. They know names, not seats."""

from __future__ import annotations

from pyapp.games.universalis.speech import coins_words
from pyapp.outcomes import Tone
from pyapp.words import say, say_count
from pyapp.words.wheel import say_phrase, say_ruling
from threefold import universalis
from threefold.games.universalis import Contest, Outcome, Result, Roll
from threefold.games.universalis.rulings import TIE
from threefold.rulings import Rulings

DEFAULT_SIDES = ("universalis.dice.side-a", "universalis.dice.side-b")


def side_name(contest: Contest, number: int) -> str:
    """Return what a side is called, 0 or 1: its component, or its place where none is named.

    Two of the same name are told apart by a number.
    """
    a, b = (
        side.name.strip() or say(default)
        for side, default in zip(contest.sides, DEFAULT_SIDES, strict=True)
    )
    return numbered_names(a, b)[number]


def numbered_names(a: str, b: str) -> tuple[str, str]:
    """Tell two names apart by a number where they are the same."""
    return (f"{a} (1)", f"{b} (2)") if a == b else (a, b)


def whose_side(who: str) -> str:
    """Say whose side it is; empty where nobody was named."""
    return say("universalis.dice.whose", name=who.strip()) if who.strip() else ""


def dice_words(dice: int) -> str:
    """Count dice."""
    return say_count("universalis.dice", dice)


def successes_words(successes: int) -> str:
    """Count successes."""
    return say_count("universalis.successes", successes)


def outcome_words(contest: Contest, outcome: Outcome) -> str:
    """Say who wins, or that nobody has yet."""
    if outcome is Outcome.TIE:
        return say("universalis.dice.tie")
    winner = side_name(contest, 0 if outcome is Outcome.WIN else 1)
    return say("universalis.dice.wins", name=winner)


def tone(roll: Roll) -> Tone:
    """Say how a roll went: somebody has won, or it goes on. Nobody's loss is everybody's."""
    return "good" if roll.decided else "mixed"


def score_words(result: Result) -> str:
    """Set the successes of both sides against each other, the higher number first."""
    high, low = sorted(result.successes, reverse=True)
    return say("universalis.dice.score", high=successes_words(high), low=low)


def goes_on(roll: Roll) -> str:
    """Say how a tie is thrown again, with the reason; empty when there is no tie to go on from."""
    result = roll.result()
    if roll.decided:
        return ""
    if result.adds is None:
        return say("universalis.dice.as-they-are", a=result.sums[0], b=result.sums[1])
    high, low = sorted(result.sums, reverse=True)
    name = side_name(roll.contest, result.adds)
    return say("universalis.dice.adds", name=name, high=high, low=low)


def result_sentence(roll: Roll) -> str:
    """Say the whole result, for those who hear it."""
    result = roll.result()
    parts = [
        say(
            "universalis.dice.said",
            outcome=outcome_words(roll.contest, result.outcome),
            score=score_words(result),
        ),
        goes_on(roll),
        *(
            say(
                "universalis.dice.gains", name=pay.who.strip() or name, coins=coins_words(pay.coins)
            )
            for number, side in enumerate(result.pay)
            for name in [side_name(roll.contest, number)]
            for pay in side
        ),
    ]
    return " ".join(part for part in parts if part)


def reasons(roll: Roll) -> list[str]:
    """Name the rules that decided a throw, the deciding one first."""
    result = roll.result()
    return [say_phrase(universalis.RULES[rule]) for rule in (result.rule, *result.notes)]


def ruling_lines(roll: Roll, rulings: Rulings) -> list[str]:
    """Say how the table settles ties, where one came into a roll."""
    tied = len(roll.throws) > 1 or not roll.decided
    if not tied:
        return []
    return [say_ruling(TIE, rulings)]
