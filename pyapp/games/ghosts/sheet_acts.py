"""What a tap or a written text does to a sheet: one message, one step of the game."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp import route
from pyapp.effect import Draw, Focus, Go, Msg
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, rewritten, stepped, told, took
from pyapp.words import say
from threefold import ghosts

ID_BYTES = 4
NEW_NAME = "new-name"
"""Id of the field for a new character's name."""


def add(model: Model, msg: Msg) -> Turn:
    """Ask for an id for a new character; with no name written, go back to the field."""
    name = msg.value.strip()
    if not name:
        return declined(model, say("join.nameless")), (Focus(NEW_NAME),)
    return model, (Draw(ID_BYTES, Msg("ghosts.added", (name,))),)


def added(model: Model, msg: Msg) -> Turn:
    """Put the character on the table and their sheet in front of the player."""
    name, character = msg.args
    after = stepped(model, ghosts.AddCharacter(character, name), msg)
    table = took(model, after)
    return after, (Go(route.to_table(table.id, "c", character, "edit")),) if table else ()


def remove(model: Model, msg: Msg) -> Turn:
    """Take a character away; undo brings everything of them back."""
    (character,) = msg.args
    after = stepped(model, ghosts.RemoveCharacter(character), msg)
    table = took(model, after)
    return after, (Go(route.to_table(table.id), replace=True),) if table else ()


def write(model: Model, msg: Msg) -> Turn:
    """Write a text on a sheet."""
    character, place = msg.args
    return rewritten(model, ghosts.Write(character, place, msg.value), msg)


def relate(model: Model, msg: Msg) -> Turn:
    """Write what two characters share."""
    a, b = msg.args
    return rewritten(model, ghosts.Relate(a, b, msg.value), msg)


def health(model: Model, msg: Msg) -> Turn:
    """Break a relationship by hand, or mend it."""
    a, b, healthy = msg.args
    return stepped(model, ghosts.SetHealth(a, b, healthy), msg), ()


def mark(model: Model, msg: Msg) -> Turn:
    """Mark a free slot by hand."""
    character, place = msg.args
    return stepped(model, ghosts.Mark(character, ghosts.slot_of(place)), msg), (Focus(place),)


def clear(model: Model, msg: Msg) -> Turn:
    """Clear a slot, where the table's ruling lets it heal."""
    character, place = msg.args
    return stepped(model, ghosts.ClearSlot(character, ghosts.slot_of(place)), msg), ()


def anchor(model: Model, msg: Msg) -> Turn:
    """Lose the anchor by hand, or have it back; its box is near its name, and soon tapped."""
    character, lost = msg.args
    after = stepped(model, ghosts.SetAnchor(character, lost), msg)
    slipped = lost and took(model, after)
    return told(after, say("ghosts.anchor.lost.told")) if slipped else after, ()


def forget(model: Model, msg: Msg) -> Turn:
    """Take back a Word that was written by mistake."""
    (character,) = msg.args
    return stepped(model, ghosts.Forget(character), msg), ()


HANDLERS: Mapping[str, Handler] = {
    "ghosts.add": add,
    "ghosts.added": added,
    "ghosts.remove": remove,
    "ghosts.write": write,
    "ghosts.relate": relate,
    "ghosts.health": health,
    "ghosts.mark": mark,
    "ghosts.clear": clear,
    "ghosts.anchor": anchor,
    "ghosts.forget": forget,
}
