"""How a challenge ended, in sentences: who won and why, what comes of it, who pays."""

from __future__ import annotations

from pyapp.games.universalis.speech import name_of
from pyapp.games.universalis.story_words import all_pay, joined, paid_by_step
from pyapp.words import say
from pyapp.words.wheel import say_ruling
from threefold import universalis
from threefold.games.universalis import Challenge, Step, Tale, Verdict, verdict
from threefold.games.universalis.rulings import CHALLENGE_BIDS, HIGHER_BID, LEVERAGE, NO_BID
from threefold.rulings import Ruling, Rulings


def decides(step: Step) -> bool:
    """Tell whether a step ends a challenge by its bids, or for want of one."""
    if isinstance(step, universalis.OpenBids):
        return not step.coins
    return isinstance(step, universalis.CloseBids)


def ended(before: Tale, after: Tale, rulings: Rulings) -> str:
    """Tell how a challenge ended, under the rulings of the table at that time.

    Args:
        before: The table while the challenge was open.
        after: The table after the step that ended it.
        rulings: The table's rulings.
    """
    challenge = before.challenge
    if challenge is None:
        return ""
    now = verdict(challenge, rulings)
    struck = not now.stands and challenge.fact is not None
    return joined(
        winning(before, challenge, rulings),
        _comes_of_it(before, challenge, now),
        say("universalis.story.struck") if struck else "",
        all_pay(before, paid_by_step(after, "challenge")),
    )


def winning(tale: Tale, challenge: Challenge, rulings: Rulings) -> str:
    """Say in one sentence who wins with the bids as they are, and why."""
    now = verdict(challenge, rulings)
    name = name_of(tale, (challenge.challenger, challenge.defender)[now.winner])
    if now.rule == NO_BID:
        who = name_of(tale, challenge.challenger)
        return say("universalis.verdict.no-bid", who=who, name=name)
    high, low = sorted(now.totals, reverse=True)
    if now.rule == HIGHER_BID:
        words = say("universalis.verdict.higher", name=name, high=high, low=low)
    else:
        way = "equal-stands" if now.stands else "equal-falls"
        words = say(f"universalis.verdict.{way}", name=name, both=high)
    return _with_facts(words, challenge, rulings)


def disputed(tale: Tale, challenge: Challenge) -> str:
    """Return what a challenge is about: the statement, else the fact."""
    words = challenge.statement.strip()
    if words or challenge.fact is None:
        return words
    return tale.fact(challenge.fact).text.strip()


def mattered(challenge: Challenge, now: Verdict, rulings: Rulings) -> list[str]:
    """Say which rulings of the table come into a challenge, and how they are settled."""
    return [say_ruling(one, rulings) for one in _came_in(challenge, now)]


def _came_in(challenge: Challenge, now: Verdict) -> list[Ruling]:
    if not challenge.bids:
        return []
    facts = [LEVERAGE] if _backed(challenge) else []
    # The verdict names one ruling: where bids are equal, that is not the one on facts.
    deciding = [one for one in universalis.RULINGS if one.id == now.ruling and one not in facts]
    return [*facts, *deciding, CHALLENGE_BIDS]


def _backed(challenge: Challenge) -> bool:
    return any(bid.fact is not None for bid in challenge.bids or ())


def _with_facts(words: str, challenge: Challenge, rulings: Rulings) -> str:
    """End a sentence with what facts did to the bids, where any backed them."""
    if not _backed(challenge):
        return f"{words}."
    doubled = LEVERAGE.chosen(rulings) == "double"
    return say(
        "universalis.verdict.doubled" if doubled else "universalis.verdict.listed", why=words
    )


def _comes_of_it(tale: Tale, challenge: Challenge, now: Verdict) -> str:
    words = disputed(tale, challenge)
    if not words:
        bare = "universalis.verdict.stands" if now.stands else "universalis.verdict.falls"
        return say(bare)
    return say(
        "universalis.challenge.stands" if now.stands else "universalis.challenge.falls",
        words=words,
    )
