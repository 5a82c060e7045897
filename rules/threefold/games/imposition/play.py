"""Taking one step: the state before and a step give the state after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.games.imposition import pathsteps, pathwriting, rolling, rollsteps, steps, writing
from threefold.games.imposition.party import Party, checked_party
from threefold.games.imposition.rulings import RULINGS
from threefold.rulings import Rulings, checked

_PLAIN: dict[type[Any], Callable[[Party, Any], Party]] = {
    steps.AddCharacter: writing.add_character,
    steps.RemoveCharacter: writing.remove_character,
    steps.AddNpc: writing.add_npc,
    steps.RemoveNpc: writing.remove_npc,
    steps.Write: writing.write,
    steps.SetLevel: writing.set_level,
    steps.SetConstant: writing.set_constant,
    steps.SetConstantOnAll: writing.set_constant_on_all,
    steps.WriteDifficulty: writing.write_difficulty,
    pathsteps.AddPath: pathwriting.add_path,
    pathsteps.RemovePath: pathwriting.remove_path,
    pathsteps.RenamePath: pathwriting.rename_path,
    pathsteps.SetPathDie: pathwriting.set_path_die,
    pathsteps.AddAspect: pathwriting.add_aspect,
    pathsteps.RemoveAspect: pathwriting.remove_aspect,
    pathsteps.RenameAspect: pathwriting.rename_aspect,
    pathsteps.SetAptitude: pathwriting.set_aptitude,
    rollsteps.ThrowDice: rolling.throw_dice,
    rollsteps.Reroll: rolling.reroll,
    rollsteps.Keep: rolling.keep,
}
"""What takes each step that no ruling touches."""


def apply(state: Party, step: steps.Step, rulings: Rulings) -> Party:
    """Take one step and return the new state; the old one is never touched.

    Raises:
        NotAllowed: The rules or a ruling forbid it now.
        InvalidInput: The step makes no sense at this table (nobody of that id, say).
    """
    party = checked_party(state)
    checked(RULINGS, rulings)
    take = _PLAIN.get(type(step))
    if take is not None:
        return take(party, step)
    match step:
        case steps.SetStress():
            return writing.set_stress(party, step, rulings)
        case rollsteps.ThrowDuel():
            return rolling.throw_duel(party, step, rulings)
        case rollsteps.KeepDuel():
            return rolling.keep_duel(party)
    raise InvalidInput("step.kind", "Threefold does not know this step.", shown(step))
