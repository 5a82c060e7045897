"""The sheet being written: name, Level die, paths, stress and constant imposition."""

from __future__ import annotations

from pyapp import route
from pyapp.games.imposition.dice_view import pick_die
from pyapp.games.imposition.edit_paths_view import paths_cards
from pyapp.games.imposition.speech import name_of
from pyapp.games.imposition.stress_view import stress_card
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.imposition import LEVELS, Character, Npc
from threefold.rulings import Rulings


def edit_cards(sheet: Character, rulings: Rulings) -> list[Child]:
    """Draw every part of a sheet as something to write in."""
    return [
        layout.card(
            None,
            _field(sheet.id, "name", say("sheet.name"), sheet.name),
            *_level(sheet),
            look_up("imposition.level-die"),
        ),
        *paths_cards(sheet),
        stress_card(sheet, rulings),
        layout.card(None, _constant(sheet), look_up("imposition.constant")),
        _gone("imposition.remove", sheet.id, sheet.name),
    ]


def edit_actions(table_id: str, sheet: Character) -> list[Child]:
    """Draw the way back to play."""
    done = f"#{route.to_table(table_id, 'c', sheet.id)}"
    return [
        link_button(
            say("sheet.edit.done"), done, look="primary", sign="check", wide=True, done=True
        )
    ]


def npc_cards(npc: Npc) -> list[Child]:
    """Draw an NPC: its name, and the die that checks against it meet."""
    return [
        layout.card(
            None,
            _field(npc.id, "name", say("sheet.name"), npc.name),
            pick_die(
                "level", say("imposition.level"), int(npc.level), msg("imposition.level", npc.id)
            ),
            ["p", {"class": "field-hint"}, say("imposition.npc.text")],
            look_up("imposition.npc"),
        ),
        _gone("imposition.remove_npc", npc.id, npc.name),
    ]


def _field(who: str, field: str, label: str, written: str, hint: str = "") -> Tree:
    change = msg("imposition.write", who, field)
    return text_field(field, label, written, change=change, hint=hint)


def _level(sheet: Character) -> list[Child]:
    change = msg("imposition.level", sheet.id)
    return [
        pick_die("level-die", say("imposition.level"), int(sheet.level), change),
        _field(
            sheet.id,
            "level",
            say("imposition.level.name"),
            sheet.level_name,
            say("imposition.level.name.text"),
        ),
    ]


def _constant(sheet: Character) -> Tree:
    now = sheet.constant
    less = msg("imposition.constant", sheet.id, now - 1) if now else None
    more = msg("imposition.constant", sheet.id, now + 1) if now < LEVELS else None
    hint = say("imposition.constant.text")
    return stepper(say("imposition.constant"), now, less, more, hint=hint)


def _gone(message: str, who: str, name: str) -> Tree:
    label = say("sheet.remove", name=name_of(name))
    gone = button(label, msg(message, who), look="danger", sign="trash", once=True)
    return layout.card(None, ["p", {}, say("sheet.remove.text")], gone, look="quiet")
