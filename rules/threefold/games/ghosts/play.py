"""Taking one step: the state before and a step give the state after."""

from __future__ import annotations

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.games.ghosts import rolling, steps, writing
from threefold.games.ghosts.cast import Cast, checked_cast
from threefold.games.ghosts.rulings import RULINGS
from threefold.rulings import Rulings, checked


def apply(state: Cast, step: steps.Step, rulings: Rulings) -> Cast:
    """Take one step and return the new state; the old one is never touched.

    Raises:
        NotAllowed: The rules or a ruling forbid it now.
        InvalidInput: The step makes no sense at this table (nobody of that id, say).
    """
    cast = checked_cast(state)
    checked(RULINGS, rulings)
    match step:
        case steps.AddCharacter():
            return writing.add(cast, step)
        case steps.RemoveCharacter():
            return writing.remove(cast, step)
        case steps.Write():
            return writing.write(cast, step)
        case steps.Mark():
            return writing.mark(cast, step)
        case steps.ClearSlot():
            return writing.clear(cast, step, rulings)
        case steps.SetAnchor():
            return writing.set_anchor(cast, step)
        case steps.Forget():
            return writing.forget(cast, step)
        case steps.Relate():
            return writing.relate(cast, step)
        case steps.SetHealth():
            return writing.set_health(cast, step)
        case steps.ThrowDice():
            return rolling.throw_dice(cast, step)
        case steps.Reroll():
            return rolling.reroll(cast, step)
        case steps.Keep():
            return rolling.keep(cast, step, rulings)
    raise InvalidInput("step.kind", "Threefold does not know this step.", shown(step))
