"""Imposition: checks of three dice, what to spend on them, duels, and the sheets behind them.

Everything public is here: ``from threefold import imposition``, then
``imposition.odds(imposition.Check(level=8, path=6, imposition=10))``. The module is a
`threefold.game.Game`; its state is a `Party`, and its rolls are `Roll` and `Duel`. How each
sentence of the text is played is in docs/rules/imposition.md.
"""

from threefold.games.imposition.act import Act, Request
from threefold.games.imposition.check import Cause, Check, Move
from threefold.games.imposition.data import (
    state_from_data,
    state_to_data,
    step_from_data,
    step_to_data,
)
from threefold.games.imposition.die import ALL, APTITUDE, BOXES, LADDER, LEVELS, Die, Irresistible
from threefold.games.imposition.duel import Duel, duel_refusal
from threefold.games.imposition.facing import Duelist, facing
from threefold.games.imposition.gather import act_for
from threefold.games.imposition.odds import Odds, duel_odds, odds
from threefold.games.imposition.outcome import Outcome, Result, resolve
from threefold.games.imposition.party import NPC_LIMIT, PARTY_LIMIT, OpenDuel, Party, new
from threefold.games.imposition.pathsteps import (
    AddAspect,
    AddPath,
    RemoveAspect,
    RemovePath,
    RenameAspect,
    RenamePath,
    SetAptitude,
    SetPathDie,
)
from threefold.games.imposition.play import apply
from threefold.games.imposition.roll import ByHand, Faces, Roll, Seeded, Throw, start
from threefold.games.imposition.rolldata import (
    request_from_data,
    request_to_data,
    roll_from_data,
    roll_to_data,
)
from threefold.games.imposition.rollsteps import Keep, KeepDuel, Reroll, ThrowDice, ThrowDuel
from threefold.games.imposition.rulings import RULES, RULINGS
from threefold.games.imposition.sheet import (
    ASPECT_LIMIT,
    PATH_LIMIT,
    Aspect,
    Character,
    Npc,
    Path,
)
from threefold.games.imposition.spending import Way, spending
from threefold.games.imposition.steps import (
    FIELDS,
    AddCharacter,
    AddNpc,
    RemoveCharacter,
    RemoveNpc,
    SetConstant,
    SetConstantOnAll,
    SetLevel,
    SetStress,
    Step,
    Write,
    WriteDifficulty,
)
from threefold.games.imposition.until import Plan, until

ID = "imposition"
NPC = Npc

__all__ = [
    "ALL",
    "APTITUDE",
    "ASPECT_LIMIT",
    "BOXES",
    "FIELDS",
    "ID",
    "LADDER",
    "LEVELS",
    "NPC",
    "NPC_LIMIT",
    "PARTY_LIMIT",
    "PATH_LIMIT",
    "RULES",
    "RULINGS",
    "Act",
    "AddAspect",
    "AddCharacter",
    "AddNpc",
    "AddPath",
    "Aspect",
    "ByHand",
    "Cause",
    "Character",
    "Check",
    "Die",
    "Duel",
    "Duelist",
    "Faces",
    "Irresistible",
    "Keep",
    "KeepDuel",
    "Move",
    "Npc",
    "Odds",
    "OpenDuel",
    "Outcome",
    "Party",
    "Path",
    "Plan",
    "RemoveAspect",
    "RemoveCharacter",
    "RemoveNpc",
    "RemovePath",
    "RenameAspect",
    "RenamePath",
    "Request",
    "Reroll",
    "Result",
    "Roll",
    "Seeded",
    "SetAptitude",
    "SetConstant",
    "SetConstantOnAll",
    "SetLevel",
    "SetPathDie",
    "SetStress",
    "Step",
    "Throw",
    "ThrowDice",
    "ThrowDuel",
    "Way",
    "Write",
    "WriteDifficulty",
    "act_for",
    "apply",
    "duel_odds",
    "duel_refusal",
    "facing",
    "new",
    "odds",
    "request_from_data",
    "request_to_data",
    "resolve",
    "roll_from_data",
    "roll_to_data",
    "spending",
    "start",
    "state_from_data",
    "state_to_data",
    "step_from_data",
    "step_to_data",
    "until",
]
