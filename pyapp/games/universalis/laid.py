"""From what is laid out at a table to the step it comes to, for screens as well as for taps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp.games.universalis.desk import BID, Setup
from pyapp.table import Table
from threefold import universalis
from threefold.games.universalis import Conflict, FactKind, Kind, Narration, Step, Tale

FACTS: Mapping[str, FactKind] = {
    "where": FactKind.PLACE,
    "when": FactKind.TIME,
    "fact": FactKind.OTHER,
}
"""What is bought that is a fact, by the name the screens give it."""
WHATS = (*FACTS, *Kind)
"""All that is bought by writing a line: facts, and components by their kind."""


def line_bought(what: str, words: str) -> Step:
    """Return the step that buys a line of writing: a fact, or a new component by its name."""
    if what in FACTS:
        return universalis.AddFact(words, FACTS[what])
    return universalis.Introduce(Kind(what), words)


def unveiled(table: Table) -> int | None:
    """Return the seat of the player whose bid screen is open now, if there is one.

    Whatever happens at the table, an undo as well as a step, veils it again.
    """
    tale: Tale = table.stage.play
    setup: Setup = table.desk.of(BID)
    if (
        tale.bidding is None
        or setup.unveiled_at != table.touched
        or setup.seat not in tale.bidding.waiting
    ):
        return None
    return setup.seat


def challenge_laid(tale: Tale, setup: Setup) -> universalis.OpenChallenge:
    """Return the challenge that is laid out: against whoever is on turn, unless others are chosen.

    A fact was said by whoever paid for it.

    Raises:
        InvalidInput: Somebody challenges themselves.
    """
    count = len(tale.players)
    fact = usable_fact(tale, setup)
    said = tale.turn if fact is None else tale.fact(fact).payer
    whom = setup.other if setup.other is not None and setup.other < count else said
    who = setup.seat
    if who is None or who >= count or who == whom:
        who = (whom + 1) % count
    return universalis.OpenChallenge(who, whom, setup.deed.strip(), fact)


def bid_laid(tale: Tale, setup: Setup) -> universalis.AddBid:
    """Return the bid in a challenge that is laid out, by somebody who has coins for it.

    While nobody is picked, the side that has not bid last is offered the next bid.

    Raises:
        InvalidInput: There is nobody with a coin left to bid.
    """
    seats = bidders(tale)
    bids = tale.challenge.bids if tale.challenge else None
    if setup.seat is None and bids:
        offered = bid_offered(tale, 1 - bids[-1].side)
        setup = replace(setup, seat=offered.seat, side=offered.side)
    seat = setup.seat if setup.seat in seats else next(iter(seats), tale.turn)
    but = tale.challenge.fact if tale.challenge else None
    bid = coins_laid(tale, setup, seat)
    return universalis.AddBid(setup.side, seat, bid, usable_fact(tale, setup, but))


def side_of(tale: Tale, seat: int) -> int | None:
    """Return the side of the open challenge that is a player's own, 0 or 1; None for the others."""
    challenge = tale.challenge
    if challenge is None or seat not in (challenge.challenger, challenge.defender):
        return None
    return 0 if seat == challenge.challenger else 1


def bid_offered(tale: Tale, side: int) -> Setup:
    """Return the bid that a challenge offers next: a coin for that side by the player it is about.

    Where they have no coin left somebody who takes neither part bids, else the other side again.
    """
    whose = {seat: side_of(tale, seat) for seat in bidders(tale)}
    for wanted in (side, None, 1 - side):
        for seat, own in whose.items():
            if own == wanted:
                return Setup(coins=1, seat=seat, side=side if own is None else own)
    return Setup(coins=1, side=side)


def bidders(tale: Tale) -> list[int]:
    """Return the seats of those who have a coin that is not bid yet."""
    return [seat for seat in range(len(tale.players)) if tale.free(seat)]


def coins_laid(tale: Tale, setup: Setup, seat: int, least: int = 1) -> int:
    """Return the coins that are laid out, within what a player has left to bid."""
    return max(least, min(setup.coins, tale.free(seat)))


def usable_fact(tale: Tale, setup: Setup, but: int | None = None) -> int | None:
    """Return the fact that is picked, if it still can be."""
    number = setup.fact
    if number is None or number == but or not 0 <= number < len(tale.facts):
        return None
    return None if tale.facts[number].struck else number


def conflict_laid(tale: Tale, setup: Setup) -> universalis.OpenConflict | None:
    """Return the conflict that is laid out; None while a side is not chosen."""
    ours, theirs = sides_laid(tale, setup)
    if ours is None or theirs is None:
        return None
    return universalis.OpenConflict(ours, theirs, setup.deed.strip())


def sides_laid(tale: Tale, setup: Setup) -> tuple[int | None, int | None]:
    """Return the components that are chosen for a conflict; where there is but one, it is."""
    mine, others = candidates(tale)
    ours = setup.component if setup.component in mine else None
    theirs = setup.other if setup.other in others else None
    if len(mine) == 1:
        ours = mine[0]
    if len(others) == 1:
        theirs = others[0]
    return ours, theirs


def candidates(tale: Tale) -> tuple[list[int], list[int]]:
    """Return the components in the scene, newest first: of whoever is on turn, and all others."""
    mine: list[int] = []
    others: list[int] = []
    for number in range(len(tale.components) - 1, -1, -1):
        one = tale.components[number]
        if one.present:
            (mine if one.controller == tale.turn else others).append(number)
    return mine, others


def bringer(tale: Tale, conflict: Conflict, setup: Setup) -> int:
    """Return who brings dice: the player whose side it is, unless somebody else is chosen."""
    seat = setup.seat
    if seat is None or seat >= len(tale.players):
        return conflict.sides[setup.side].owner
    return seat


def drawn_on(tale: Tale, conflict: Conflict, setup: Setup) -> int:
    """Return the component whose traits are drawn on: the side's own, unless another is chosen."""
    return _present_or(tale, setup.component, conflict.sides[setup.side].component)


def teller(tale: Tale, conflict: Conflict, narration: Narration, setup: Setup) -> int:
    """Return who words the outcome: the player whose side tells, unless another is chosen."""
    seat = setup.seat
    if seat is None or seat >= len(tale.players):
        return conflict.sides[narration.teller].owner
    return seat


def told_of(tale: Tale, conflict: Conflict, setup: Setup) -> int:
    """Return the component that is told of: the loser's, unless another is chosen."""
    return _present_or(tale, setup.component, first_told_of(conflict)[0])


def first_told_of(conflict: Conflict) -> tuple[int, int]:
    """Return the components of a conflict that is told: the loser's, then the winner's."""
    winner = conflict.narration.winner if conflict.narration else 1
    return conflict.sides[1 - winner].component, conflict.sides[winner].component


def told_trait(tale: Tale, component: int, setup: Setup) -> int:
    """Return the trait that is raised in the telling: the newest, unless another is chosen."""
    last = len(tale.component(component).traits) - 1
    return last if setup.trait is None or setup.trait > last else setup.trait


def _present_or(tale: Tale, chosen: int | None, otherwise: int) -> int:
    if chosen is None or chosen >= len(tale.components):
        return otherwise
    return chosen if tale.components[chosen].present else otherwise
