"""What stands in the way: a die that the GM names, or an NPC; and how irresistible it is."""

from __future__ import annotations

from pyapp.games.imposition.acts import difficulty
from pyapp.games.imposition.desk import Setup
from pyapp.games.imposition.dice_view import pick_die
from pyapp.games.imposition.speech import die_words, held_words, name_of
from pyapp.views.parts import layout
from pyapp.views.parts.fields import checkbox
from pyapp.views.parts.picks import chip, stepper
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.imposition import ALL, LEVELS, Npc, Party


def against_card(party: Party, who: str, setup: Setup) -> Tree:
    """Draw the choice of what is rolled against."""
    return layout.card(
        say("imposition.against"),
        _npcs(party, who, setup),
        gm_die(party, who, setup) if setup.npc is None else None,
        irresistible_fold(who, setup),
        look_up("imposition.imposition-die", "imposition.irresistible"),
    )


def _npcs(party: Party, who: str, setup: Setup) -> Child:
    if not party.npcs:
        return None
    gm = msg("imposition.pick_npc", who, None)
    chips = [
        chip(say("imposition.against.gm"), setup.npc is None, gm),
        *(_npc(npc, who, setup) for npc in party.npcs),
    ]
    label = say("imposition.against")
    return ["div", {"class": "chips", "role": "group", "aria-label": label}, *chips]


def _npc(npc: Npc, who: str, setup: Setup) -> Tree:
    pick = msg("imposition.pick_npc", who, npc.id)
    return chip(name_of(npc.name), setup.npc == npc.id, pick, detail=die_words(npc.level))


def gm_die(party: Party, who: str, setup: Setup, name: str = "gm-die") -> Tree:
    """Draw the five dice, and what the chosen one stands for at this table."""
    label, change = say("imposition.gm-die"), msg("imposition.name_die", who, "imposition")
    words = difficulty(party, setup.imposition)
    return [
        "div",
        {"class": "stack"},
        pick_die(name, label, setup.imposition, change),
        ["p", {"class": "field-hint", "dir": "auto"}, words] if words else None,
    ]


def irresistible_fold(who: str, setup: Setup, prefix: str = "") -> Tree:
    """Draw how much Aptitude is held back, folded away while it is rarely wanted."""
    held = setup.irresistible
    whole = held == ALL
    return [
        "details",
        {"class": "exact"},
        ["summary", {}, say("imposition.irresistible", much=held_words(held))],
        ["p", {"class": "field-hint"}, say("imposition.irresistible.text")],
        None if whole else _levels(who, int(held)),
        checkbox(
            f"{prefix}irresistible-all",
            say("imposition.irresistible.all"),
            whole,
            msg("imposition.lay", who, "irresistible", 0 if whole else ALL),
        ),
    ]


def _levels(who: str, levels: int) -> Tree:
    less = msg("imposition.lay", who, "irresistible", levels - 1) if levels else None
    more = msg("imposition.lay", who, "irresistible", levels + 1) if levels < LEVELS else None
    return stepper(say("imposition.irresistible.levels"), levels, less, more)
