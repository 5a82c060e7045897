"""The coin game of shared stories: coins, components, scenes, disputes, and conflicts of dice.

Everything public is here: ``from threefold import universalis``, then
``universalis.odds(5, 3)`` or ``universalis.apply(universalis.new(), universalis.Seat("Ann"), {})``.
The module is a `threefold.game.Game`; its state is a `Tale`, and its rolls are `Roll`. How each
sentence of the text is played is in docs/rules/universalis.md.
"""

from threefold.games.universalis.buying import PRICE
from threefold.games.universalis.buyingsteps import (
    AddFact,
    AddRank,
    AddTrait,
    BringIn,
    HandOver,
    Introduce,
    Remove,
    SendOut,
)
from threefold.games.universalis.challenge import BID_LIMIT, Bid, Challenge, Verdict, verdict
from threefold.games.universalis.challengesteps import (
    AddBid,
    CloseBids,
    OpenBids,
    OpenChallenge,
    Settle,
)
from threefold.games.universalis.conflict import Conflict, ConflictSide, Narration, Stake
from threefold.games.universalis.conflicting import may_call_off
from threefold.games.universalis.conflictsteps import (
    BuyDice,
    CallOff,
    DrawTrait,
    KeepLoose,
    NextTeller,
    OpenConflict,
    RollConflict,
    TellFact,
    TellRank,
    TellTrait,
    ThrowLoose,
    ThrowLooseAgain,
)
from threefold.games.universalis.contest import DICE, THROWS, Brought, Contest, Request, Side
from threefold.games.universalis.data import (
    data_since,
    state_from_data,
    state_since,
    state_to_data,
    step_from_data,
    step_to_data,
)
from threefold.games.universalis.fixing import fixed
from threefold.games.universalis.gather import brought, contest_for, drawn_dice, roll_for
from threefold.games.universalis.memo import lines_from_memo, memo
from threefold.games.universalis.odds import MOST_DICE, Odds, odds
from threefold.games.universalis.outcome import Outcome, Pay, Result, resolve
from threefold.games.universalis.paying import WHYS
from threefold.games.universalis.play import apply
from threefold.games.universalis.roll import ByHand, Faces, Roll, Seeded, Throw, start
from threefold.games.universalis.rolldata import (
    request_from_data,
    request_to_data,
    roll_from_data,
    roll_to_data,
)
from threefold.games.universalis.rulings import RULES, RULINGS, bring_in_price, refresh, starting
from threefold.games.universalis.scene import Bidding, Phase, Scene
from threefold.games.universalis.steps import (
    Begin,
    EndFraming,
    EndScene,
    EndTurn,
    Interrupt,
    MoveSeat,
    PlaceBid,
    Rename,
    Reveal,
    Seat,
    Step,
    Unseat,
)
from threefold.games.universalis.tale import Player, Tale, label, new, next_with_coins
from threefold.games.universalis.turns import INTERRUPTION, may_interrupt
from threefold.games.universalis.world import (
    COMPONENT_LIMIT,
    FACT_LIMIT,
    RANK_LIMIT,
    SEATS,
    TRAIT_LIMIT,
    Component,
    Fact,
    FactKind,
    Kind,
    Trait,
)
from threefold.ledger import BANK, MINT, Ledger, Line

ID = "universalis"

__all__ = [
    "BANK",
    "BID_LIMIT",
    "COMPONENT_LIMIT",
    "DICE",
    "FACT_LIMIT",
    "ID",
    "INTERRUPTION",
    "MINT",
    "MOST_DICE",
    "PRICE",
    "RANK_LIMIT",
    "RULES",
    "RULINGS",
    "SEATS",
    "THROWS",
    "TRAIT_LIMIT",
    "WHYS",
    "AddBid",
    "AddFact",
    "AddRank",
    "AddTrait",
    "Begin",
    "Bid",
    "Bidding",
    "BringIn",
    "Brought",
    "BuyDice",
    "ByHand",
    "CallOff",
    "Challenge",
    "CloseBids",
    "Component",
    "Conflict",
    "ConflictSide",
    "Contest",
    "DrawTrait",
    "EndFraming",
    "EndScene",
    "EndTurn",
    "Faces",
    "Fact",
    "FactKind",
    "HandOver",
    "Interrupt",
    "Introduce",
    "KeepLoose",
    "Kind",
    "Ledger",
    "Line",
    "MoveSeat",
    "Narration",
    "NextTeller",
    "Odds",
    "OpenBids",
    "OpenChallenge",
    "OpenConflict",
    "Outcome",
    "Pay",
    "Phase",
    "PlaceBid",
    "Player",
    "Remove",
    "Rename",
    "Request",
    "Result",
    "Reveal",
    "Roll",
    "RollConflict",
    "Scene",
    "Seat",
    "Seeded",
    "SendOut",
    "Settle",
    "Side",
    "Stake",
    "Step",
    "Tale",
    "TellFact",
    "TellRank",
    "TellTrait",
    "Throw",
    "ThrowLoose",
    "ThrowLooseAgain",
    "Trait",
    "Unseat",
    "Verdict",
    "apply",
    "bring_in_price",
    "brought",
    "contest_for",
    "data_since",
    "drawn_dice",
    "fixed",
    "label",
    "lines_from_memo",
    "may_call_off",
    "may_interrupt",
    "memo",
    "new",
    "next_with_coins",
    "odds",
    "refresh",
    "request_from_data",
    "request_to_data",
    "resolve",
    "roll_for",
    "roll_from_data",
    "roll_to_data",
    "start",
    "starting",
    "state_from_data",
    "state_since",
    "state_to_data",
    "step_from_data",
    "step_to_data",
    "verdict",
]
