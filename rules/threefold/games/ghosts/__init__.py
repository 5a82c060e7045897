"""City of Ghosts: risk rolls, their exact odds, sheets and what is marked on them.

Everything public is here: ``from threefold import ghosts``, then ``ghosts.odds(ghosts.Pool(2))``.
The module is a `threefold.game.Game`; its state is a `Cast`. How each sentence of the text is
played is in docs/rules/ghosts.md.
"""

from threefold.games.ghosts.act import Act, Request
from threefold.games.ghosts.cast import CAST_LIMIT, Cast, Relationship, new
from threefold.games.ghosts.data import (
    state_from_data,
    state_to_data,
    step_from_data,
    step_to_data,
)
from threefold.games.ghosts.gather import act_for
from threefold.games.ghosts.landing import ANCHOR, NOTHING, Beyond, Landing, Slot, landing, shields
from threefold.games.ghosts.odds import Odds, odds
from threefold.games.ghosts.outcome import Consequence, Outcome, Result, resolve
from threefold.games.ghosts.play import apply
from threefold.games.ghosts.pool import REROLLS, TAGS, Pool
from threefold.games.ghosts.roll import ByHand, Faces, Roll, Seeded, Throw, start
from threefold.games.ghosts.rolldata import (
    request_from_data,
    request_to_data,
    roll_from_data,
    roll_to_data,
)
from threefold.games.ghosts.rulings import RULES, RULINGS, TIE
from threefold.games.ghosts.sheet import MINOR_SLOTS, Anchor, Character, Word
from threefold.games.ghosts.steps import (
    FIELDS,
    SLOT_FIELDS,
    AddCharacter,
    ClearSlot,
    Forget,
    Keep,
    Mark,
    Relate,
    RemoveCharacter,
    Reroll,
    SetAnchor,
    SetHealth,
    Step,
    ThrowDice,
    Write,
)
from threefold.games.ghosts.until import until
from threefold.games.ghosts.writing import field_of, label_in, slot_of

ID = "ghosts"

__all__ = [
    "ANCHOR",
    "CAST_LIMIT",
    "FIELDS",
    "ID",
    "MINOR_SLOTS",
    "NOTHING",
    "REROLLS",
    "RULES",
    "RULINGS",
    "SLOT_FIELDS",
    "TAGS",
    "TIE",
    "Act",
    "AddCharacter",
    "Anchor",
    "Beyond",
    "ByHand",
    "Cast",
    "Character",
    "ClearSlot",
    "Consequence",
    "Faces",
    "Forget",
    "Keep",
    "Landing",
    "Mark",
    "Odds",
    "Outcome",
    "Pool",
    "Relate",
    "Relationship",
    "RemoveCharacter",
    "Request",
    "Reroll",
    "Result",
    "Roll",
    "Seeded",
    "SetAnchor",
    "SetHealth",
    "Slot",
    "Step",
    "Throw",
    "ThrowDice",
    "Word",
    "Write",
    "act_for",
    "apply",
    "field_of",
    "label_in",
    "landing",
    "new",
    "odds",
    "request_from_data",
    "request_to_data",
    "resolve",
    "roll_from_data",
    "roll_to_data",
    "shields",
    "slot_of",
    "start",
    "state_from_data",
    "state_to_data",
    "step_from_data",
    "step_to_data",
    "until",
]
