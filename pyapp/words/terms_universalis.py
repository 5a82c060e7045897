"""The terms of Universalis, each with what it means."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "term.universalis.coin": "Coin",
    "term.universalis.coin.text": "What everything is paid with: scenes, facts, traits, dice. "
    "Whoever has coins has a say. What is spent goes to the bank, and conflicts bring it back.",
    "term.universalis.bid": "Bid",
    "term.universalis.bid.text": "Before each scene everybody bids coins for it in secret. The "
    "highest bid frames the scene, and its coins are what that player begins to buy with.",
    "term.universalis.framing": "Framing",
    "term.universalis.framing.text": "Setting a scene up: where it is, when it is, and who is "
    "there at first. Until all three are settled, nobody may interrupt.",
    "term.universalis.scene": "Scene",
    "term.universalis.scene.text": "One piece of the story at one place. It goes round from player "
    "to player and ends when the table says so; then all components leave, and bids for the next "
    "one begin.",
    "term.universalis.interrupt": "Interrupt",
    "term.universalis.interrupt.text": "Pay a coin and take the turn, whoever has it. Play goes on "
    "clockwise from you.",
    "term.universalis.component": "Component",
    "term.universalis.component.text": "A character, a place or a thing that somebody paid to "
    "bring into the story. It begins with its name as a first trait.",
    "term.universalis.trait": "Trait",
    "term.universalis.trait.text": "Something true about a component, paid for in coins: what it "
    "is, has or can do. Each coin is a rank, and in a conflict each rank is a die.",
    "term.universalis.importance": "Importance",
    "term.universalis.importance.text": "All ranks of a component’s traits together. It is "
    "what removing the component costs, so wounds make somebody harder to be rid of.",
    "term.universalis.control": "Speaking for it",
    "term.universalis.control.text": "Each component is spoken for by one player, at first by "
    "whoever made it. It changes hands as you agree, and costs nothing.",
    "term.universalis.bring-in": "Bring in",
    "term.universalis.bring-in.text": "Have a component that exists already come into the scene. "
    "Only those who are there can be drawn on in a conflict.",
    "term.universalis.removal": "Remove for good",
    "term.universalis.removal.text": "Take a component out of the story for ever, for as many "
    "coins as its Importance; several players may share the price. Death is something else: it is "
    "a trait.",
    "term.universalis.fact": "Fact",
    "term.universalis.fact.text": "A sentence that is true from now on, for a coin. It holds until "
    "somebody challenges it and wins.",
    "term.universalis.challenge": "Challenge",
    "term.universalis.challenge.text": "Somebody says what you cannot have. Talk first: an "
    "agreement costs nothing. Without one both sides bid coins, anybody may add, and more coins "
    "win.",
    "term.universalis.leverage": "Leverage",
    "term.universalis.leverage.text": "A fact that the other side of a challenge contradicts. "
    "Naming it speaks for your bid.",
    "term.universalis.conflict": "Conflict",
    "term.universalis.conflict.text": "Two components against each other, settled by ten-sided "
    "dice. Traits that fit bring dice for nothing, coins buy more, and everybody may help either "
    "side.",
    "term.universalis.success": "Success (a die)",
    "term.universalis.success.text": "A die that shows 1 to 5. The side with more of them wins; "
    "for the winners their faces are coins, so a 5 is the best of them.",
    "term.universalis.outcome": "Telling the outcome",
    "term.universalis.outcome.text": "After a conflict both sides say how it ended, the winner "
    "first, with facts worth the coins that their dice brought. Losing pays too: a coin for each "
    "die.",
}
