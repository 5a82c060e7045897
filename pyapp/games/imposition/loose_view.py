"""A roll without a sheet: dice named by hand, or those that a request came with."""

from __future__ import annotations

from pyapp.games.imposition.acts import BLANK, usable
from pyapp.games.imposition.against_view import against_card
from pyapp.games.imposition.desk import LOOSE, Setup
from pyapp.games.imposition.dice_view import pick_die
from pyapp.games.imposition.gather_view import weighing
from pyapp.views.parts import layout
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import deed_field
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import LEVELS, Act, Die, Party


def counting(party: Party, act: Act, setup: Setup) -> list[Child]:
    """Draw the dice of a check to be named by hand."""
    asked: Act = setup.asked or BLANK
    ready = usable(party, LOOSE, setup)
    named = msg("imposition.name_actor", LOOSE)
    left = [
        layout.card(
            None,
            text_field("who", say("imposition.loose.who"), asked.who, change=named),
            deed_field(imposition.ID, LOOSE, setup),
        ),
        layout.card(None, *_dice(asked)),
        against_card(party, LOOSE, ready),
    ]
    return [layout.panes(left, weighing(LOOSE, act, ready))]


def _dice(act: Act) -> list[Child]:
    level = msg("imposition.loose_die", LOOSE, "level")
    path = msg("imposition.loose_die", LOOSE, "path")
    most = Die(act.path_die).step
    return [
        pick_die("loose-level", say("imposition.level"), int(act.level), level),
        _labels(act.level_name),
        pick_die("loose-path", say("imposition.path-die"), int(act.path_die), path),
        _labels(act.path),
        _number("loose_points", say("imposition.loose.points"), act.has, most),
        _labels(act.aspect or ""),
        _number("loose_constant", say("imposition.constant"), act.outside, LEVELS),
    ]


def _labels(words: str) -> Child:
    return ["p", {"class": "field-hint", "dir": "auto"}, words] if words.strip() else None


def _number(name: str, label: str, value: int, most: int) -> Tree:
    send = f"imposition.{name}"
    less = msg(send, LOOSE, value - 1) if value else None
    more = msg(send, LOOSE, value + 1) if value < most else None
    return stepper(label, value, less, more)
