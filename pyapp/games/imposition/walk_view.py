"""How the imposition die walks along its ladder: one line for each thing that moves it."""

from __future__ import annotations

from pyapp.views.parts.ladder import Move, ladder
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from threefold.games.imposition import Act, Die
from threefold.games.imposition.die import let_through


def walk(act: Act, start: str) -> Tree:
    """Draw the way from the starting die to the one that is rolled; `start` says whose it is."""
    return ladder(
        say("imposition.walk"),
        Move(start, int(act.imposition)),
        moves(act),
        effective=say("imposition.walk.rolled"),
    )


def moves(act: Act) -> list[Move]:
    """Return every cause that would move the die, with the die it leads to."""
    die, made = Die(act.imposition), []
    for cause, levels in (
        ("outside", act.outside),
        ("everyone", act.everyone),
        ("boxes", act.constant - act.outside - act.everyone - act.duel),
        ("duel.raised", act.duel),
    ):
        if levels:
            die = die.raised(levels)
            made.append(Move(say(f"imposition.walk.{cause}", count=levels), die.value))
    if act.aptitude:
        die = die.lowered(let_through(act.aptitude, act.irresistible))
        made.append(Move(_aptitude(act), die.value))
    if act.stress:
        die = die.lowered(act.stress)
        made.append(Move(say("imposition.walk.stress", count=act.stress), die.value))
    return made


def _aptitude(act: Act) -> str:
    held = act.aptitude - let_through(act.aptitude, act.irresistible)
    if held:
        return say("imposition.walk.aptitude.held", count=act.aptitude, held=held)
    return say("imposition.walk.aptitude", count=act.aptitude)
