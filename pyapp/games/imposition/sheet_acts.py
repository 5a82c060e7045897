"""What a tap or a written text does to a sheet: one message, one step of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pyapp import route
from pyapp.effect import Draw, Focus, Go, Msg
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, rewritten, stepped, took
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import LADDER, Die

ID_BYTES = 4
NEW_CHARACTER = "new-name"
"""Id of the field for a new character's name."""
NEW_NPC = "new-npc"
"""Id of the field for a new NPC's name."""
NAMED = {str(die.value): die for die in LADDER}


def joins(field: str, then: str) -> Handler:
    """Make a handler that asks for an id for a new name; with none, it goes to the field."""

    def handle(model: Model, msg: Msg) -> Turn:
        name = msg.value.strip()
        if not name:
            return declined(model, say("join.nameless")), (Focus(field),)
        return model, (Draw(ID_BYTES, Msg(then, (name,))),)

    return handle


def added(model: Model, msg: Msg) -> Turn:
    """Put the character on the table and their sheet in front of the player."""
    name, character = msg.args
    return _arrived(model, imposition.AddCharacter(character, name), msg, "c", character, "edit")


def npc_added(model: Model, msg: Msg) -> Turn:
    """Put the NPC on the table and its card in front of the GM."""
    name, npc = msg.args
    return _arrived(model, imposition.AddNpc(npc, name), msg, "n", npc)


def _arrived(model: Model, step: imposition.Step, msg: Msg, *place: str) -> Turn:
    after = stepped(model, step, msg)
    table = took(model, after)
    return after, (Go(route.to_table(table.id, *place)),) if table else ()


def leaves(step: Callable[[str], imposition.Step]) -> Handler:
    """Make a handler that takes somebody off the table; undo brings everything of them back."""

    def handle(model: Model, msg: Msg) -> Turn:
        after = stepped(model, step(msg.args[0]), msg)
        table = took(model, after)
        return after, (Go(route.to_table(table.id), replace=True),) if table else ()

    return handle


def draws(then: str) -> Handler:
    """Make a handler that asks for an id and goes on with it."""
    return lambda model, msg: (model, (Draw(ID_BYTES, Msg(then, msg.args)),))


def path_added(model: Model, msg: Msg) -> Turn:
    """Put a path on a sheet; its name is to be written next."""
    character, path = msg.args
    return _grown(model, imposition.AddPath(character, path), msg, f"path-{path}")


def aspect_added(model: Model, msg: Msg) -> Turn:
    """Put an aspect under a path; its name is to be written next."""
    character, path, aspect = msg.args
    step = imposition.AddAspect(character, path, aspect)
    return _grown(model, step, msg, f"aspect-{path}-{aspect}")


def _grown(model: Model, step: imposition.Step, msg: Msg, field: str) -> Turn:
    after = stepped(model, step, msg)
    return after, (Focus(field),) if took(model, after) else ()


def sets(step: Callable[..., imposition.Step]) -> Handler:
    """Make a handler of a step that a message's arguments make up."""
    return lambda model, msg: rewritten(model, step(*msg.args), msg)


def writes(step: Callable[..., imposition.Step]) -> Handler:
    """Make a handler of a step that takes what was written in a field last."""
    return lambda model, msg: rewritten(model, step(*msg.args, msg.value), msg)


def names_die(step: Callable[..., imposition.Step]) -> Handler:
    """Make a handler of a step that takes the die chosen last."""

    def handle(model: Model, msg: Msg) -> Turn:
        die: Die | None = NAMED.get(msg.value)
        return rewritten(model, step(*msg.args, die), msg) if die else (model, ())

    return handle


HANDLERS: Mapping[str, Handler] = {
    "imposition.add": joins(NEW_CHARACTER, "imposition.added"),
    "imposition.added": added,
    "imposition.add_npc": joins(NEW_NPC, "imposition.npc_added"),
    "imposition.npc_added": npc_added,
    "imposition.remove": leaves(imposition.RemoveCharacter),
    "imposition.remove_npc": leaves(imposition.RemoveNpc),
    "imposition.write": writes(imposition.Write),
    "imposition.level": names_die(imposition.SetLevel),
    "imposition.add_path": draws("imposition.path_added"),
    "imposition.path_added": path_added,
    "imposition.rename_path": writes(imposition.RenamePath),
    "imposition.path_die": names_die(imposition.SetPathDie),
    "imposition.remove_path": sets(imposition.RemovePath),
    "imposition.add_aspect": draws("imposition.aspect_added"),
    "imposition.aspect_added": aspect_added,
    "imposition.rename_aspect": writes(imposition.RenameAspect),
    "imposition.aptitude": sets(imposition.SetAptitude),
    "imposition.remove_aspect": sets(imposition.RemoveAspect),
    "imposition.boxes": sets(imposition.SetStress),
    "imposition.constant": sets(imposition.SetConstant),
    "imposition.everyone": sets(imposition.SetConstantOnAll),
    "imposition.difficulty": writes(imposition.WriteDifficulty),
}
