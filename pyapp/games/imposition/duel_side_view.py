"""One side of a duel being gathered: who, which dice, what they give up and spend."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.games.imposition.acts import usable
from pyapp.games.imposition.against_view import gm_die, irresistible_fold
from pyapp.games.imposition.desk import LEFT, RIGHT, SIDES, Desk, Setup
from pyapp.games.imposition.dice_view import pick_die, waiting_dice
from pyapp.games.imposition.duels import Facing, fighters, most_paid
from pyapp.games.imposition.path_view import path_chips
from pyapp.games.imposition.speech import name_of
from pyapp.games.imposition.spend_view import spend_steppers, stress_track
from pyapp.games.imposition.walk_view import walk
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.fields import select
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.imposition import Act, Party
from threefold.games.imposition.rulings import DUEL_DIE
from threefold.rulings import Rulings

PREFIXES = {LEFT: "left-", RIGHT: "right-"}


@dataclass(frozen=True, slots=True)
class Corner:
    """One side, and whom it faces.

    Attributes:
        side: Key of its setup: `LEFT` or `RIGHT`.
        who: Id of who stands there.
        other: Id of the opponent.
        setup: What is laid out for it.
        acts: Its act and the opponent's; None while something is missing.
    """

    side: str
    who: str
    other: str
    setup: Setup
    acts: tuple[Act, Act] | None

    @property
    def prefix(self) -> str:
        """What tells the ids of its fields from those of the other side."""
        return PREFIXES[self.side]


def corners(desk: Desk, facing: Facing) -> list[Corner]:
    """Return both sides of a duel that is laid out."""
    (a, b), acts = facing.ids, facing.acts
    pairs = ((a, b, acts), (b, a, acts and (acts[1], acts[0])))
    return [
        Corner(side, who, other, desk.of(side), both)
        for side, (who, other, both) in zip(SIDES, pairs, strict=True)
    ]


def corner_card(table: Table, corner: Corner) -> Tree:
    """Draw one side."""
    party: Party = table.stage.play
    rulings = table.stage.rulings
    npc = party.is_npc(corner.who)
    name = party.npc(corner.who).name if npc else party.character(corner.who).name
    return layout.card(
        None,
        ["h2", {"class": "card-title", "dir": "auto"}, name_of(name)],
        _seat(party, rulings, corner),
        *(_npc_die(corner) if npc else _paths(party, corner)),
        gm_die(party, corner.side, corner.setup, f"{corner.prefix}gm-die")
        if _gm_names(party, rulings, corner)
        else None,
        *_spending(corner, gm=_gm_names(party, rulings, corner)),
    )


def _seat(party: Party, rulings: Rulings, corner: Corner) -> Tree:
    label = say("imposition.duel.left" if corner.side == LEFT else "imposition.duel.right")
    sit = msg("imposition.sit", corner.side)
    return select(f"{corner.prefix}seat", label, fighters(party, rulings), corner.who, sit)


def _paths(party: Party, corner: Corner) -> list[Child]:
    ready = usable(party, corner.who, corner.setup)
    return path_chips(party.character(corner.who), corner.side, ready)


def _npc_die(corner: Corner) -> list[Child]:
    change = msg("imposition.name_die", corner.side, "path_die")
    label = say("imposition.duel.npc-path")
    return [pick_die(f"{corner.prefix}path-die", label, corner.setup.path_die, change)]


def _gm_names(party: Party, rulings: Rulings, corner: Corner) -> bool:
    """Tell whether the GM names the die that this side meets: never against an NPC."""
    return DUEL_DIE.chosen(rulings) == "gm-die" and not party.is_npc(corner.other)


def _spending(corner: Corner, *, gm: bool) -> list[Child]:
    """Draw what one side gives up and spends, and the dice that come of it."""
    if corner.acts is None:
        return []
    act, foe = corner.acts
    spends: list[Child] = []
    if not act.npc:
        spends = [
            *spend_steppers(corner.side, act),
            stress_track(act.boxes, act.stress),
            irresistible_fold(corner.side, corner.setup, corner.prefix),
        ]
    return [
        _paid(corner.side, act, foe),
        *spends,
        waiting_dice(act, size="small"),
        _walk(act, gm=gm),
    ]


def _paid(side: str, act: Act, foe: Act) -> Tree:
    most = most_paid(act, foe)
    less = msg("imposition.lay", side, "paid", act.paid - 1) if act.paid else None
    more = msg("imposition.lay", side, "paid", act.paid + 1) if act.paid < most else None
    hint = say("imposition.duel.paid.text" if most else "imposition.duel.paid.none")
    return stepper(say("imposition.duel.paid"), act.paid, less, more, hint=hint)


def _walk(act: Act, *, gm: bool) -> Tree:
    """Draw the walk of the die, folded away: two of them are long on a phone."""
    start = say("imposition.walk.gm" if gm else "imposition.walk.duel")
    summary = ["summary", {}, say("imposition.walk")]
    return ["details", {"class": "exact"}, summary, walk(act, start)]
