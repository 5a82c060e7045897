"""From two sides laid out to a duel: who stands where, both acts, and why it cannot be thrown."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyapp.games.imposition.acts import spent, usable
from pyapp.games.imposition.desk import DUEL, LEFT, RIGHT, Desk, Setup
from pyapp.games.imposition.speech import name_of
from pyapp.words import say
from pyapp.words.wheel import say_error
from threefold import imposition
from threefold.errors import ThreefoldError
from threefold.games.imposition import LADDER, Act, Die, Party
from threefold.games.imposition.rulings import DUEL_NPC
from threefold.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Facing:
    """Two who are about to duel.

    Attributes:
        ids: Who they are.
        acts: What each attempts; None while something is missing.
        refusal: Why it cannot be thrown; empty when it can.
    """

    ids: tuple[str, str]
    acts: tuple[Act, Act] | None
    refusal: str = ""


def fighters(party: Party, rulings: Rulings) -> list[tuple[str, str]]:
    """Return ids and names of all who may duel."""
    people = [(sheet.id, name_of(sheet.name)) for sheet in party.characters]
    if DUEL_NPC.chosen(rulings) == "rolls":
        people += [(npc.id, name_of(npc.name)) for npc in party.npcs]
    return people


def seats(party: Party, desk: Desk, rulings: Rulings) -> tuple[str, str] | None:
    """Return who stands on each side; None with fewer than two to choose from."""
    ids = [who for who, _ in fighters(party, rulings)]
    if len(ids) < 2:
        return None
    left = desk.of(LEFT).seat if desk.of(LEFT).seat in ids else ""
    right = desk.of(RIGHT).seat if desk.of(RIGHT).seat in ids else ""
    left = left or next(who for who in ids if who != right)
    if not right or right == left:
        right = next(who for who in ids if who != left)
    return left, right


def facing(party: Party, desk: Desk, rulings: Rulings) -> Facing | None:
    """Return the duel that is laid out; None with fewer than two to choose from."""
    ids = seats(party, desk, rulings)
    if ids is None:
        return None
    setups = _setup(party, ids[0], desk.of(LEFT)), _setup(party, ids[1], desk.of(RIGHT))
    deed = desk.of(DUEL).deed
    try:
        bare = imposition.facing(
            party,
            _duelist(party, ids[0], setups[0], deed),
            _duelist(party, ids[1], setups[1], deed),
            rulings,
        )
    except ThreefoldError as error:
        return Facing(ids, None, _missing(party, ids, setups) or say_error(error))
    acts = _raised(bare, setups)
    return Facing(ids, acts, _refusal(party, ids, acts))


def _setup(party: Party, who: str, setup: Setup) -> Setup:
    return setup if party.is_npc(who) else usable(party, who, setup)


def _duelist(party: Party, who: str, setup: Setup, deed: str) -> imposition.Duelist:
    npc = party.is_npc(who)
    return imposition.Duelist(
        who,
        path="" if npc else setup.path,
        aspect=None if npc else setup.aspect,
        die=setup.path_die if npc else None,
        irresistible=setup.irresistible,
        imposition=setup.imposition,
        deed=deed,
    )


def _raised(acts: tuple[Act, Act], setups: tuple[Setup, Setup]) -> tuple[Act, Act]:
    """Give up what is laid out of each Level die, as far as it raises anything, and spend."""
    (a, b), (ours, theirs) = acts, setups
    paid_a = min(ours.paid, most_paid(a, b))
    paid_b = min(theirs.paid, most_paid(b, a))
    return (
        spent(replace(a, paid=paid_a, duel=paid_b), ours),
        spent(replace(b, paid=paid_b, duel=paid_a), theirs),
    )


def most_paid(ours: Act, theirs: Act) -> int:
    """Return how many levels one side can give up: down to d4, and up to d12 on the other."""
    before = Die(theirs.imposition).raised(theirs.constant - theirs.duel)
    return min(Die(ours.level).step - 1, len(LADDER) - before.step)


def _missing(party: Party, ids: tuple[str, str], setups: tuple[Setup, Setup]) -> str:
    for who, setup in zip(ids, setups, strict=True):
        if not party.is_npc(who) and not setup.path:
            return say("imposition.duel.no-path", name=name_of(party.character(who).name))
    return ""


def _refusal(party: Party, ids: tuple[str, str], acts: tuple[Act, Act]) -> str:
    for who, act in zip(ids, acts, strict=True):
        if party.open(who) is not None:
            return say("imposition.duel.busy", name=name_of(act.who))
        if act.refusal is not None:
            return f"{name_of(act.who)}: {say_error(act.refusal)}"
    refused = imposition.duel_refusal(*acts)
    return say_error(refused) if refused else ""
