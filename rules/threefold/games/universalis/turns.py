"""Whose turn it is: ending framing, turns and scenes, interrupting, passing on without coins."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import NotAllowed
from threefold.games.universalis import steps
from threefold.games.universalis.paying import Due, granted, paid, too_little
from threefold.games.universalis.refusal import clear, set_up
from threefold.games.universalis.rulings import BUDGET_LEFT, refresh
from threefold.games.universalis.scene import Bidding, Phase, Scene
from threefold.games.universalis.tale import Tale, checked_tale, next_with_coins
from threefold.rulings import Rulings

INTERRUPTION = 1
"""How many coins it costs to take the turn from somebody."""


def end_framing(tale: Tale, rulings: Rulings) -> Tale:
    """Let the framer go on with an ordinary turn."""
    clear(tale)
    if tale.phase is not Phase.FRAMING:
        raise NotAllowed("framing.over", "This scene is framed already.")
    set_up(tale)
    return _framed(tale, rulings)


def end_turn(tale: Tale, rulings: Rulings) -> Tale:
    """Pass the turn on to the next player clockwise who has coins."""
    clear(tale)
    set_up(tale)
    tale = _framed(tale, rulings)
    after = next_with_coins(tale, tale.turn)
    if after is None:
        raise NotAllowed("turn.nobody", "Nobody has a coin left: end the scene.")
    return replace(tale, turn=after)


def interrupt(tale: Tale, step: steps.Interrupt, rulings: Rulings) -> Tale:
    """Give the turn to a player who pays for it."""
    refused = may_interrupt(tale, step.seat)
    if refused is not None:
        raise refused
    tale = _framed(paid(tale, step.seat, INTERRUPTION, "interrupt"), rulings)
    return replace(tale, turn=step.seat)


def may_interrupt(tale: Tale, seat: int) -> NotAllowed | None:
    """Return why a player cannot interrupt now, as an error to show or raise; None if they can.

    Source: Turns; Framing a scene.

    Raises:
        InvalidInput: Nobody sits there.
    """
    purse = checked_tale(tale).coins(seat)
    try:
        clear(tale)
        set_up(tale)
    except NotAllowed as refused:
        return refused
    if seat == tale.turn:
        return NotAllowed("interrupt.own-turn", "It is this player's turn already.", f"{seat}")
    return None if purse else too_little(tale, seat, INTERRUPTION, purse)


def end_scene(tale: Tale, rulings: Rulings) -> Tale:
    """Pay everybody, clear the scene, and open the bids for the next."""
    clear(tale)
    if tale.phase is Phase.FRAMING and next_with_coins(tale, tale.turn) is not None:
        raise NotAllowed("scene.framing", "This scene is still being framed: end framing first.")
    coins, seats = refresh(rulings), tuple(range(len(tale.players)))
    tale = granted(tale, (Due(seat, coins, "refresh") for seat in seats))
    gone = tuple(
        replace(component, present=False) if component.present else component
        for component in tale.components
    )
    scene = Scene(tale.scene.number + 1, tale.scene.framer)
    return replace(tale, components=gone, phase=Phase.BIDDING, scene=scene, bidding=Bidding(seats))


def passed_on(tale: Tale, rulings: Rulings) -> Tale:
    """Return the tale after what follows by itself from a step.

    A budget is never more than its framer has. And whoever is on turn without coins passes it
    on, unless something is open or nobody has any; that ends framing where the scene is set.
    """
    tale = _within_purse(tale)
    if not tale.playing or tale.busy or tale.purse:
        return tale
    after = next_with_coins(tale, tale.turn)
    if after is None:
        return tale
    if tale.phase is Phase.FRAMING and tale.established:
        tale = _framed(tale, rulings)
    return replace(tale, turn=after)


def _within_purse(tale: Tale) -> Tale:
    scene = tale.scene
    if not scene.budget or scene.framer is None:
        return tale
    budget = min(scene.budget, tale.coins(scene.framer))
    return tale if budget == scene.budget else replace(tale, scene=replace(scene, budget=budget))


def _framed(tale: Tale, rulings: Rulings) -> Tale:
    """End framing, where it is on; what is left of the budget goes as the table has it."""
    if tale.phase is not Phase.FRAMING:
        return tale
    rest = tale.scene.budget
    if rest and BUDGET_LEFT.chosen(rulings) == "lost":
        tale = paid(tale, tale.turn, rest, "budget")
    return replace(tale, phase=Phase.TURNS, scene=replace(tale.scene, budget=0))
