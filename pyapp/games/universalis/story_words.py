"""What the stories have in common: who paid how much for a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.games.universalis.speech import coins_words, listed, name_of
from pyapp.words import say
from threefold.games.universalis import Tale

ENDS = (".", "!", "?", "…", "”", "“")
"""What a sentence ends with."""

Teller = Callable[[Tale, Any, Tale], str]
"""Tells a step, given the tale before it, the step, and the tale after it."""


def paid_by_step(after: Tale, why: str) -> dict[int, int]:
    """Return the coins that each player paid in the last step for one reason, by seat."""
    paid: dict[int, int] = {}
    for line in after.ledger.lines:
        if line.why == why and line.source >= 0:
            paid[line.source] = paid.get(line.source, 0) + line.amount
    return paid


def pays(tale: Tale, seat: int, coins: int) -> str:
    """Say that somebody pays so many coins, without a full stop."""
    return say("universalis.story.pays", name=name_of(tale, seat), coins=coins_words(coins))


def all_pay(tale: Tale, paid: dict[int, int]) -> str:
    """Say who pays how much, in a sentence; empty when nobody does."""
    if not paid:
        return ""
    return f"{listed([pays(tale, seat, coins) for seat, coins in sorted(paid.items())])}."


def joined(*sentences: str) -> str:
    """Put sentences after one another, those left out that are empty.

    What somebody wrote may stand at the end of one, and they need not have ended it: where another
    follows, it gets its full stop.
    """
    *first, last = [sentence for sentence in sentences if sentence] or [""]
    return " ".join([*map(_stopped, first), last])


def _stopped(sentence: str) -> str:
    return sentence if sentence.endswith(ENDS) else f"{sentence}."
