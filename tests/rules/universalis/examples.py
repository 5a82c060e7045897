"""Values beside the data that stand for them in saves, for ever; and tables in every state."""

from typing import Any

from tests.rules.universalis.contests import CONTEST, CONTEST_DATA, SEED, SEED_TEXT
from tests.rules.universalis.tables import (
    ANN,
    ANN_WINS,
    BOB,
    CLEO,
    GATHER,
    MARA,
    NIGHT,
    OGRE,
    TIED,
    after,
    begun,
    bid,
    facing,
    framing,
    playing,
    told,
)
from threefold.games import universalis as game
from threefold.games.universalis import ByHand, FactKind, Kind, Seeded, Step, Tale, new

STEPS: list[tuple[Step, list[Any]]] = [
    (game.Seat("Ann"), ["seat", "Ann"]),
    (game.Unseat(1), ["unseat", 1]),
    (game.MoveSeat(2, 0), ["move-seat", 2, 0]),
    (game.Rename(0, "Anna"), ["rename", 0, "Anna"]),
    (game.Begin(), ["begin"]),
    (game.PlaceBid(1, 0), ["bid", 1, 0]),
    (game.Reveal(), ["reveal"]),
    (game.Introduce(Kind.THING, "a lamp"), ["introduce", "thing", "a lamp"]),
    (game.AddTrait(3, "bright"), ["trait", 3, "bright", 1]),
    (game.AddRank(3, 0, 2), ["rank", 3, 0, 2]),
    (game.AddFact("rain"), ["fact", "rain", "fact"]),
    (game.AddFact("an inn", FactKind.PLACE), ["fact", "an inn", "place"]),
    (game.BringIn(3), ["bring-in", 3]),
    (game.SendOut(3), ["send-out", 3]),
    (game.HandOver(3, 1), ["hand-over", 3, 1]),
    (game.Remove(3, ((1, 2), (0, 1))), ["remove", 3, [[1, 2], [0, 1]]]),
    (game.EndFraming(), ["end-framing"]),
    (game.EndTurn(), ["end-turn"]),
    (game.Interrupt(2), ["interrupt", 2]),
    (game.EndScene(), ["end-scene"]),
    (game.OpenChallenge(0, 1, "no", 4), ["challenge", 0, 1, "no", 4]),
    (game.OpenChallenge(0, 1), ["challenge", 0, 1, "", None]),
    (game.Settle(True, "fine"), ["settle", True, "fine"]),
    (game.OpenBids(0), ["open-bids", 0]),
    (game.AddBid(1, 2, 3, 4), ["add-bid", 1, 2, 3, 4]),
    (game.CloseBids(), ["close-bids"]),
    (game.OpenConflict(3, 4, "a duel"), ["conflict", 3, 4, "a duel"]),
    (game.DrawTrait(0, 1, 3, 2), ["draw", 0, 1, 3, 2]),
    (game.BuyDice(0, 1, 2), ["buy-dice", 0, 1, 2]),
    (game.CallOff(), ["call-off"]),
    (game.RollConflict(Seeded(SEED)), ["roll", SEED_TEXT]),
    (game.RollConflict(ByHand((1, 10))), ["roll", [1, 10]]),
    (game.TellFact(2, "rain"), ["tell-fact", 2, "rain"]),
    (game.TellTrait(2, 3, "a wound", 2), ["tell-trait", 2, 3, "a wound", 2]),
    (game.TellRank(2, 3, 0), ["tell-rank", 2, 3, 0, 1]),
    (game.NextTeller(), ["next-teller"]),
    (game.ThrowLoose(CONTEST, Seeded(SEED)), ["throw-loose", CONTEST_DATA, SEED_TEXT]),
    (game.ThrowLooseAgain(ByHand((1, 2))), ["throw-loose-again", [1, 2]]),
    (game.KeepLoose(), ["keep-loose"]),
]

TALES: dict[str, Tale] = {
    "empty": new(),
    "seating": after(new(), game.Seat("Ann"), game.Seat()),
    "bidding": after(begun(), game.PlaceBid(CLEO, 3)),
    "tied": after(bid(begun(), 2, 0, 2), game.PlaceBid(CLEO, 3)),
    "framing": after(framing(), game.AddFact("an inn", FactKind.PLACE)),
    "playing": playing(),
    "talking": playing(game.OpenChallenge(BOB, ANN, "no", NIGHT)),
    "bids": playing(
        game.OpenChallenge(BOB, ANN, "no"), game.OpenBids(2), game.AddBid(1, ANN, 1, NIGHT)
    ),
    "gathering": facing(*GATHER, game.BuyDice(CLEO, 1, 2)),
    "thrown": facing(*GATHER, TIED),
    "telling": told(game.TellTrait(BOB, MARA, "a wound", 2), game.TellRank(BOB, OGRE, 1)),
    "lost": told(game.NextTeller(), throw=ANN_WINS),
    "removed": playing(game.Remove(MARA, ((ANN, 3),)), game.ThrowLoose(CONTEST, Seeded(SEED))),
    "later": after(facing(), game.EndScene()),
    "second": bid(after(facing(), game.EndScene()), 0, 4, 0),
}
"""A table in each of its states."""
