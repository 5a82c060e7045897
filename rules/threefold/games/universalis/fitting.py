"""Whether all parts of a tale fit together: checked when one is read, not at every step."""

from __future__ import annotations

from collections.abc import Iterable

from threefold.games.universalis.contest import DICE
from threefold.games.universalis.gather import roll_for
from threefold.games.universalis.scene import Phase, Scene
from threefold.games.universalis.tale import Player, Tale, broken, next_with_coins
from threefold.games.universalis.world import (
    COMPONENT_LIMIT,
    FACT_LIMIT,
    SEATS,
    Component,
    Fact,
    FactKind,
)
from threefold.ledger import Ledger


def fitting(tale: Tale) -> Tale:
    """Return a tale whose parts fit together.

    Raises:
        InvalidInput: ``tale.broken``, or what a part that does not fit raises.
    """
    _players(tale)
    _world(tale)
    _books(tale)
    _phase(tale)
    _scene(tale)
    _bidding(tale)
    _challenge(tale)
    _conflict(tale)
    _turn(tale)
    return tale


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise broken(reason)


def _players(tale: Tale) -> None:
    _need(len(tale.players) <= SEATS, f"{len(tale.players)} players")
    _need(all(isinstance(player, Player) for player in tale.players), "not a Player")
    begun = tale.phase is not Phase.SEATING
    _need(not begun or len(tale.players) >= 2, "fewer than two players")
    _need(tale.taken >= 0, f"{tale.taken} steps taken")


def _world(tale: Tale) -> None:
    seats, scenes = len(tale.players), tale.scene.number
    _need(len(tale.components) <= COMPONENT_LIMIT, "too many components")
    _need(len(tale.facts) <= FACT_LIMIT, "too many facts")
    for component in tale.components:
        _need(isinstance(component, Component), "not a Component")
        _need(component.controller < seats, "a component of nobody")
    for fact in tale.facts:
        _need(isinstance(fact, Fact), "not a Fact")
        _need(fact.payer < seats and fact.scene <= scenes, "a fact of nobody or of no scene yet")
    _need(
        tale.phase not in (Phase.SEATING, Phase.BIDDING)
        or not any(component.present for component in tale.components),
        "somebody present between scenes",
    )


def _books(tale: Tale) -> None:
    ledger = tale.ledger
    ends = {end for line in ledger.lines for end in (line.source, line.target)}
    ends |= {account for account, _ in ledger.forward}
    _need(all(end < len(tale.players) for end in ends), "coins of nobody")
    _need(all(line.scene <= tale.scene.number for line in ledger.lines), "coins of no scene yet")


def _phase(tale: Tale) -> None:
    seating = tale.phase is Phase.SEATING
    _need(seating == (tale.scene.number == 0), f"scene {tale.scene.number} while {tale.phase}")
    if seating:
        nothing = not tale.components and not tale.facts and tale.ledger == Ledger()
        _need(nothing and tale.turn == 0 and tale.scene == Scene(), "something before play begins")
    _need((tale.phase is Phase.BIDDING) == (tale.bidding is not None), f"bids while {tale.phase}")
    _need(tale.playing or not tale.busy, f"a dispute while {tale.phase}")
    _need(tale.challenge is None or tale.conflict is None, "two disputes")


def _scene(tale: Tale) -> None:
    scene = tale.scene
    if scene.framer is not None:
        tale.player(scene.framer)
    _need(scene.framer is not None or not tale.playing, "a scene that nobody framed")
    _need(scene.budget == 0 or tale.phase is Phase.FRAMING, "a budget outside framing")
    if scene.budget and scene.framer is not None:
        _need(tale.turn == scene.framer, "a budget of somebody else")
        _need(scene.budget <= tale.coins(scene.framer), "a budget without coins")
    for number, kind in ((scene.place, FactKind.PLACE), (scene.time, FactKind.TIME)):
        if number is None:
            continue
        fact = tale.fact(number)
        _need(tale.playing and fact.kind is kind, "a place or time that is none")
        _need(fact.scene == scene.number, "a place or time of another scene")
        _need(tale.phase is Phase.TURNS or not fact.struck, "a place or time that was struck")


def _bidding(tale: Tale) -> None:
    if tale.bidding is None:
        return
    _seated(tale, (*tale.bidding.seats, *dict(tale.bidding.earlier)))
    if not tale.bidding.earlier:
        _need(len(tale.bidding.seats) == len(tale.players), "a player who may not bid")
    for seat, coins in (*tale.bidding.given, *tale.bidding.earlier):
        _need(coins <= tale.coins(seat), "a bid of more than there is")


def _challenge(tale: Tale) -> None:
    challenge = tale.challenge
    if challenge is None:
        return
    bids = challenge.bids or ()
    _seated(tale, (challenge.challenger, challenge.defender, *(bid.seat for bid in bids)))
    named = [bid.fact for bid in bids if bid.fact is not None]
    _need(challenge.fact not in named, "a disputed fact as its own leverage")
    if challenge.fact is not None:
        named.append(challenge.fact)
    _need(not any(tale.fact(number).struck for number in named), "a struck fact in a challenge")
    _need(all(tale.free(bid.seat) >= 0 for bid in bids), "a bid of more than there is")


def _conflict(tale: Tale) -> None:
    conflict = tale.conflict
    if conflict is None:
        return
    drawn = []
    for side in conflict.sides:
        component = tale.component(side.component)
        _seated(tale, (side.owner, *(stake.seat for stake in side.stakes)))
        _need(component.present and component.controller == side.owner, "a side of somebody else")
        for stake in side.stakes:
            if stake.component is None or stake.trait is None:
                continue
            trait = tale.component(stake.component).trait(stake.trait)
            drawn.append((stake.component, stake.trait))
            _need(tale.component(stake.component).present, "a trait of who is not here")
            # What is told of the end may raise a trait after it was drawn on; and one of a higher
            # rank than the room left filled its side up, so that nothing came after it.
            told = conflict.narration is not None
            filled = side.dice == DICE and stake is side.stakes[-1]
            fewer = (told or filled) and stake.dice < trait.rank
            _need(stake.dice == trait.rank or fewer, "other dice")
    _need(len(set(drawn)) == len(drawn), "a trait drawn on twice")
    roll = roll_for(tale)
    winner = None if roll is None else roll.result().winner
    narration = conflict.narration
    _need((winner is None) == (narration is None), "a telling without a winner, or none with one")
    if roll is not None and narration is not None:
        _need(winner == narration.winner, "the loser as winner")
        coins = roll.result().coins
        _need(all(narration.left[side] <= coins[side] for side in (0, 1)), "more told than won")


def _turn(tale: Tale) -> None:
    if tale.phase is not Phase.SEATING:
        tale.player(tale.turn)
    if tale.playing and not tale.busy and not tale.purse:
        _need(next_with_coins(tale, tale.turn) is None, "on turn without coins")


def _seated(tale: Tale, seats: Iterable[int]) -> None:
    for seat in seats:
        tale.player(seat)
