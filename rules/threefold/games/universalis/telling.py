"""What the steps after the throw of a conflict do: both sides establish how it ends."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import NotAllowed
from threefold.games.universalis import conflictsteps as steps
from threefold.games.universalis.conflict import Narration
from threefold.games.universalis.gather import opened
from threefold.games.universalis.paying import paid
from threefold.games.universalis.rulings import OUTCOME
from threefold.games.universalis.shaping import with_fact, with_rank, with_trait
from threefold.games.universalis.tale import Tale
from threefold.games.universalis.world import FactKind
from threefold.phrase import Phrase
from threefold.rulings import Rulings


def tell_fact(tale: Tale, step: steps.TellFact, rulings: Rulings) -> Tale:
    """Establish a fact as part of the outcome."""
    tale = _told(tale, step.seat, 1, step.text, rulings)
    return with_fact(tale, step.text, FactKind.OTHER, step.seat)


def tell_trait(tale: Tale, step: steps.TellTrait, rulings: Rulings) -> Tale:
    """Give a component a trait as part of the outcome; a wound is one."""
    tale = _told(tale, step.seat, step.ranks, step.text, rulings)
    return with_trait(tale, step.component, step.text, step.ranks)


def tell_rank(tale: Tale, step: steps.TellRank, rulings: Rulings) -> Tale:
    """Raise a trait as part of the outcome."""
    what = tale.component(step.component).trait(step.trait).text
    tale = _told(tale, step.seat, step.ranks, what, rulings)
    return with_rank(tale, step.component, step.trait, step.ranks)


def next_teller(tale: Tale) -> Tale:
    """Let the loser tell after the winner; after the loser the conflict is over."""
    narration = _telling(tale)
    if narration.teller != narration.winner:
        return replace(tale, conflict=None)
    return _with(tale, replace(narration, teller=1 - narration.winner))


def _told(tale: Tale, seat: int, coins: int, what: str, rulings: Rulings) -> Tale:
    """Take an outcome out of what the telling side may still establish, and have it paid.

    Ruling ``universalis.outcome`` says whether whoever words it pays as well.
    """
    narration = _telling(tale)
    tale.player(seat)
    left = narration.left[narration.teller]
    if coins > left:
        raise NotAllowed("outcome.spent", _too_little(coins, left))
    if OUTCOME.chosen(rulings) == "spent":
        tale = paid(tale, seat, coins, "outcome", what)
    a, b = (
        each - coins if side == narration.teller else each
        for side, each in enumerate(narration.left)
    )
    return _with(tale, replace(narration, left=(a, b)))


def _too_little(coins: int, left: int) -> Phrase:
    if not left:
        worth = "This is worth {coins}, and this side has nothing left to tell with."
        return Phrase(worth, coins=coins)
    return Phrase(
        "This is worth {coins}, and this side has {left} left to tell with.",
        coins=coins,
        left=left,
    )


def _telling(tale: Tale) -> Narration:
    narration = opened(tale).narration
    if narration is None:
        raise NotAllowed("conflict.not-thrown", "The dice have not decided yet: throw them first.")
    return narration


def _with(tale: Tale, narration: Narration) -> Tale:
    return replace(tale, conflict=replace(opened(tale), narration=narration))
