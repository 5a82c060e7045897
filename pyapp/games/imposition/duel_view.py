"""A duel being gathered: two sides, what each gives up and spends, and the odds of every pair."""

from __future__ import annotations

from pyapp.games.imposition.acts import usable
from pyapp.games.imposition.against_view import gm_die, irresistible_fold
from pyapp.games.imposition.desk import DUEL, LEFT, RIGHT, Desk, Setup
from pyapp.games.imposition.dice_view import pick_die, real_dice, throw_button, waiting_dice
from pyapp.games.imposition.duels import Facing, facing, fighters, most_paid
from pyapp.games.imposition.path_view import path_chips
from pyapp.games.imposition.roller import dice_typed
from pyapp.games.imposition.speech import name_of, short_outcomes
from pyapp.games.imposition.spend_view import spend_steppers, stress_track
from pyapp.games.imposition.walk_view import walk
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.duel import Side, duel, joint
from pyapp.views.parts.fields import select
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import deed_field, hand_toggle
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Act, Outcome, Party
from threefold.games.imposition.rulings import DUEL_DIE
from threefold.rulings import Rulings

PREFIXES = {LEFT: "left-", RIGHT: "right-"}


def duelling(table: Table) -> tuple[list[Child], list[Child]]:
    """Draw both sides of a duel and what stands at the thumb."""
    desk: Desk = table.desk
    facing_now = facing(table.stage.play, desk, table.stage.rulings)
    if facing_now is None:
        nobody = layout.empty_state(
            say("imposition.duel.alone.title"), say("imposition.duel.alone")
        )
        return [nobody], []
    body: list[Child] = [
        layout.card(None, deed_field(imposition.ID, DUEL, desk.of(DUEL))),
        duel(_side(table, facing_now, 0), _side(table, facing_now, 1)),
        layout.notice("warn", facing_now.refusal, speaks=False) if facing_now.refusal else None,
        *_together(facing_now, desk.of(DUEL)),
    ]
    able = facing_now.acts is not None and not facing_now.refusal
    labels = (say("imposition.duel.roll"), say("hand.use"))
    count = dice_typed(table, DUEL, desk.of(DUEL))
    throw = throw_button(DUEL, 0, desk.of(DUEL), labels, dice=count, able=able)
    return body, [throw]


def _together(facing_now: Facing, setup: Setup) -> list[Child]:
    """Draw what both sides come to, once both are gathered."""
    if facing_now.acts is None:
        return []
    return [
        layout.card(None, joint_odds(*facing_now.acts), look="raised"),
        real_dice(DUEL, facing_now.acts, setup, say("hand.title")),
        hand_toggle(imposition.ID, DUEL, setup),
    ]


def joint_odds(a: Act, b: Act) -> Tree:
    """Draw the chance of every pair of outcomes."""
    chances = imposition.duel_odds(a.check, b.check)
    words = short_outcomes()
    return joint(
        say("imposition.duel.odds"),
        Side(name_of(a.who), words),
        Side(name_of(b.who), words),
        [[chances[ours, theirs] for theirs in Outcome] for ours in Outcome],
    )


def _side(table: Table, facing_now: Facing, place: int) -> list[Child]:
    side = (LEFT, RIGHT)[place]
    party: Party = table.stage.play
    who, setup = facing_now.ids[place], table.desk.of(side)
    acts = facing_now.acts
    rest = [] if acts is None else _spending(side, acts[place], acts[1 - place], setup)
    name = party.npc(who).name if party.is_npc(who) else party.character(who).name
    return [
        layout.card(
            None,
            ["h2", {"class": "card-title", "dir": "auto"}, name_of(name)],
            _seat(party, table.stage.rulings, side, who),
            *_picks(party, table.stage.rulings, side, facing_now.ids, place, setup),
            *rest,
        )
    ]


def _seat(party: Party, rulings: Rulings, side: str, who: str) -> Tree:
    label = say("imposition.duel.left" if side == LEFT else "imposition.duel.right")
    choices = fighters(party, rulings)
    return select(f"{PREFIXES[side]}seat", label, choices, who, msg("imposition.sit", side))


def _picks(
    party: Party,
    rulings: Rulings,
    side: str,
    ids: tuple[str, str],
    place: int,
    setup: Setup,
) -> list[Child]:
    """Draw what one side takes: a path and an aspect, or the Path die of an NPC."""
    who, other = ids[place], ids[1 - place]
    prefix = PREFIXES[side]
    picks: list[Child]
    if party.is_npc(who):
        change = msg("imposition.name_die", side, "path_die")
        label = say("imposition.duel.npc-path")
        picks = [pick_die(f"{prefix}path-die", label, setup.path_die, change)]
    else:
        picks = path_chips(party.character(who), side, usable(party, who, setup))
    if DUEL_DIE.chosen(rulings) != DUEL_DIE.default and not party.is_npc(other):
        picks.append(gm_die(party, side, setup, f"{prefix}gm-die"))
    return picks


def _spending(side: str, act: Act, other: Act, setup: Setup) -> list[Child]:
    """Draw what one side gives up and spends, and the dice that come of it."""
    return [
        _paid(side, act, other),
        *([] if act.npc else spend_steppers(side, act)),
        None if act.npc else stress_track(act.boxes, act.stress),
        None if act.npc else irresistible_fold(side, setup, PREFIXES[side]),
        waiting_dice(act, size="small"),
        walk(act, say("imposition.walk.duel")),
    ]


def _paid(side: str, act: Act, other: Act) -> Tree:
    most = most_paid(act, other)
    less = msg("imposition.lay", side, "paid", act.paid - 1) if act.paid else None
    more = msg("imposition.lay", side, "paid", act.paid + 1) if act.paid < most else None
    hint = say("imposition.duel.paid.text" if most else "imposition.duel.paid.none")
    return stepper(say("imposition.duel.paid"), act.paid, less, more, hint=hint)
