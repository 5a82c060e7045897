"""The points the coin game leaves open, and what every rule a result can name means."""

from __future__ import annotations

from collections.abc import Mapping

from threefold.phrase import Phrase
from threefold.rulings import Ruling

START = Ruling(
    id="universalis.start",
    question="How many coins does each player begin with?",
    choices={
        count: Phrase("Each player begins with {count} coins.", count=count)
        for count in ("25", "5", "10", "15", "20", "30", "40", "50", "75", "100")
    },
    why="25 coins pay for a first scene and a dispute or two before anybody has to save.",
    source="Importance and traits: everything is paid for in coins, and no number is given.",
)

REFRESH = Ruling(
    id="universalis.refresh",
    question="How many coins does each player get when a scene ends?",
    choices={
        count: {
            "0": "Nobody gets coins for a scene; only conflicts bring new ones.",
            "1": "Each player gets 1 coin when a scene ends.",
        }.get(count, Phrase("Each player gets {count} coins when a scene ends.", count=count))
        for count in ("5", "0", "1", "2", "3", "4", "6", "8", "10", "15", "20")
    },
    why="Conflicts bring coins in; a few more for each scene keep a player without any in play.",
    source="Conflicts: dice replenish what players hold; nothing says what else does.",
)

BID_TIE = Ruling(
    id="universalis.bid-tie",
    question="Who frames the scene when the highest bids are equal?",
    choices={
        "again": "The tied players bid again, in secret. If each of them bids all they have, it "
        "goes clockwise from the last framer.",
        "clockwise": "The first of the tied players clockwise from the last framer.",
    },
    why="A second bid leaves it to the players how much the scene is worth to them.",
    source="Framing a scene: the highest secret bid wins, and nothing is said of equal ones.",
)

LOSING_BIDS = Ruling(
    id="universalis.losing-bids",
    question="What becomes of the bids that do not win the scene?",
    choices={
        "keep": "Whoever does not frame keeps what they bid.",
        "pay": "Whoever does not frame pays their bid to the bank.",
    },
    why="Only the winning bid is said to be spent.",
    source="Framing a scene: the winner's coins buy facts; the others' are not mentioned.",
)

BUDGET_LEFT = Ruling(
    id="universalis.budget-left",
    question="What becomes of the winning bid's coins that framing did not use?",
    choices={
        "returns": "They stay with the framer, to be spent on anything.",
        "lost": "They go to the bank when framing ends.",
    },
    why="A bid sets coins aside for framing; nothing says that the rest is forfeit.",
    source="Framing a scene: the winner's coins buy facts, and nothing is said of a rest.",
)

BRING_IN = Ruling(
    id="universalis.bring-in",
    question="What does it cost to bring a component that exists already into a scene?",
    choices={
        "1": "1 coin, like a fact: that it is here is one.",
        "free": "Nothing: what exists comes and goes as the story is told.",
    },
    why="Who is in a scene is part of the scene, and such facts are bought.",
    source="Framing a scene: the framer says who is in it at first; no price is named.",
)

LEVERAGE = Ruling(
    id="universalis.leverage",
    question="What is a fact worth that the other side of a challenge contradicts?",
    choices={
        "double": "Coins bid with such a fact count twice.",
        "listed": "The fact is listed with the bid and counts for nothing by itself.",
    },
    why="Leverage that moves nothing would be none.",
    source="Disputes: contradicted facts give leverage when bidding, and no amount is named.",
)

CHALLENGE_TIE = Ruling(
    id="universalis.challenge-tie",
    question="Who wins a challenge when both sides bid the same?",
    choices={
        "stands": "The statement that was challenged stands.",
        "falls": "The statement that was challenged falls.",
    },
    why="Whoever wants a change has to outbid those who do not.",
    source="Disputes: the higher final bid wins, and nothing is said of equal ones.",
)

CHALLENGE_BIDS = Ruling(
    id="universalis.challenge-bids",
    question="Who pays what was bid in a challenge?",
    choices={
        "spent": "Both sides pay all they bid.",
        "losers-keep": "Only the winning side pays; the others keep their coins.",
    },
    why="A bid that costs nothing when it loses would be no risk to make.",
    source="Disputes: coins are bid on both sides, and nothing says who pays.",
)

TIE = Ruling(
    id="universalis.tie",
    question="What happens when both sides of a conflict roll the same number of successes?",
    choices={
        "larger": "The side whose successes add up to more adds one die, and all roll again. If "
        "that is equal too, all roll again as they are.",
        "again": "All roll again, with the dice as they are.",
    },
    why="One die more tips the balance, so a conflict soon comes to an end.",
    source="Conflicts: more successes win, and nothing is said of equal numbers.",
)

OUTCOME = Ruling(
    id="universalis.outcome",
    question="Do the facts that tell how a conflict ended cost coins as well?",
    choices={
        "keep": "No: each side establishes facts worth the coins its dice brought, and keeps the "
        "coins too.",
        "spent": "Yes: each coin's worth of facts is also paid to the bank by whoever words it.",
    },
    why="The text says that both sides buy such facts and keep the new coins all the same.",
    source="Conflicts: facts for the coins generated, and coins kept; the two pull both ways.",
)

RULINGS: tuple[Ruling, ...] = (
    START,
    REFRESH,
    BID_TIE,
    LOSING_BIDS,
    BUDGET_LEFT,
    BRING_IN,
    LEVERAGE,
    CHALLENGE_TIE,
    CHALLENGE_BIDS,
    TIE,
    OUTCOME,
)
"""Every ruling of the game."""

MORE = "universalis.more"
EQUAL = "universalis.equal"
LARGER_ADDS = "universalis.larger-adds"
AS_THEY_ARE = "universalis.as-they-are"
HIGHER_BID = "universalis.higher-bid"
EQUAL_BIDS = "universalis.equal-bids"
NO_BID = "universalis.no-bid"

RULES: Mapping[str, str] = {
    MORE: "The side with more successes wins. A success is a die that shows 1 to 5.",
    EQUAL: "Both sides have as many successes: nobody has won yet, and all dice roll again.",
    LARGER_ADDS: "The side whose successes add up to more rolls one die more.",
    AS_THEY_ARE: "All dice roll again as they are.",
    HIGHER_BID: "The side that bid more wins the challenge.",
    EQUAL_BIDS: "Both sides bid as much: the table's ruling decides.",
    NO_BID: "The challenger bid nothing, so the challenge is lost at once.",
}
"""What each rule says, by the id that `Result.rule`, `Result.notes` and `Verdict.rule` use."""


def starting(rulings: Mapping[str, str]) -> int:
    """Return how many coins each player begins with at a table."""
    return int(START.chosen(rulings))


def refresh(rulings: Mapping[str, str]) -> int:
    """Return how many coins each player gets at the end of a scene, which may be none."""
    return int(REFRESH.chosen(rulings))


def bring_in_price(rulings: Mapping[str, str]) -> int:
    """Return what it costs to bring a component into a scene: 1 coin or none."""
    return 0 if BRING_IN.chosen(rulings) == "free" else 1
