"""The receipt of a challenge that has just ended: who won, by which rule and which rulings."""

from __future__ import annotations

from pyapp.games.universalis.verdict_speech import decides, mattered, winning
from pyapp.table import Table
from pyapp.views.parts.tree import Child
from pyapp.views.rolls import why
from pyapp.words.wheel import say_phrase
from threefold import universalis
from threefold.games.universalis import Tale, verdict


def verdict_card(table: Table) -> Child:
    """Draw why the challenge ended as it did; nothing once another step has been taken."""
    last = None if table.unread else table.log.last()
    if last is None or not decides(last.entry.step):
        return None
    before: Tale = last.before.play
    challenge, rulings = before.challenge, last.before.rulings
    if challenge is None:
        return None
    now = verdict(challenge, rulings)
    reasons = [winning(before, challenge, rulings), say_phrase(universalis.RULES[now.rule])]
    return why(reasons, mattered(challenge, now, rulings))
