"""A character in play: pick path and aspect, see the die walk and the odds, spend, throw."""

from __future__ import annotations

from pyapp.games.imposition.acts import act_of, usable
from pyapp.games.imposition.against_view import against_card
from pyapp.games.imposition.desk import Setup
from pyapp.games.imposition.dice_view import real_dice, throw_button
from pyapp.games.imposition.path_view import path_chips
from pyapp.games.imposition.speech import dice_words, shares
from pyapp.games.imposition.spend_view import spending_card
from pyapp.games.imposition.stress_view import passed_out_card, stress_card
from pyapp.games.imposition.walk_view import walk
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.odds import odds, strip
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.rolls import deed_field, hand_toggle, request_fold
from pyapp.words import say
from pyapp.words.percent import percent
from threefold import imposition
from threefold.games.imposition import Act, Character, Outcome, Party
from threefold.rulings import Rulings


def gathering(
    party: Party, sheet: Character, setup: Setup, rulings: Rulings, edit: str
) -> list[Child]:
    """Draw the sheet of a character who is about to act; `edit` is where it can be written."""
    way = link_button(say("sheet.edit"), f"#{edit}", look="quiet", sign="edit")
    if sheet.passed_out:
        return [passed_out_card(sheet, rulings), ["p", {"class": "foot"}, way]]
    ready = usable(party, sheet.id, setup)
    act = act_of(party, sheet.id, setup)
    if act is None:
        begin = link_button(say("sheet.edit"), f"#{edit}", look="primary", sign="edit")
        return [
            layout.empty_state(
                say("imposition.no-path.title"), say("imposition.no-path"), begin, sign="edit"
            )
        ]
    picks = layout.card(
        say("imposition.paths"),
        *path_chips(sheet, sheet.id, ready),
        aside=way,
        term="imposition.path",
    )
    left = [
        layout.card(None, deed_field(imposition.ID, sheet.id, setup)),
        picks,
        against_card(party, sheet.id, ready),
    ]
    return [layout.panes(left, weighing(sheet.id, act, ready)), stress_card(sheet, rulings)]


def weighing(who: str, act: Act, setup: Setup) -> list[Child]:
    """Draw what a check comes to: the walk of the die, the odds, the ways to spend; and real dice.

    Args:
        who: Whose setup it is.
        act: What is laid out.
        setup: The same with what can no longer be picked left out.
    """
    return [
        forecast(act, setup.npc is not None),
        spending_card(who, act),
        hand_toggle(imposition.ID, who, setup),
        real_dice(who, [act], setup, say("hand.title")),
        request_fold(imposition.ID, who, setup),
    ]


def forecast(act: Act, npc: bool) -> Tree:
    """Draw how the imposition die comes about, and the exact odds of each outcome."""
    start = say("imposition.walk.npc" if npc else "imposition.walk.gm")
    chances = imposition.odds(act.check)
    return layout.card(
        None,
        walk(act, start),
        odds(say("roll.odds"), shares(chances)),
        look_up("imposition.level-die", "imposition.full", "imposition.consequences"),
        look="raised",
    )


def gather_actions(who: str, act: Act | None, setup: Setup) -> list[Child]:
    """Draw what stands at the thumb: the odds in short, and the throw."""
    if act is None or act.refusal is not None:
        return []
    labels = (say("imposition.roll", dice=dice_words(act)), say("hand.use"))
    return [short_odds(act), throw_button(who, 0, setup, labels)]


def short_odds(act: Act, key: str = "imposition.short-odds") -> Tree:
    """Draw the odds in one line."""
    chances = imposition.odds(act.check)
    good = percent(chances.at_least(Outcome.CONSEQUENCES))
    return strip(shares(chances), say(key, good=good, full=percent(chances.full)))
