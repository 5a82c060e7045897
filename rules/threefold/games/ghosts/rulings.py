"""The points City of Ghosts leaves open, and what every rule a result can name means."""

from __future__ import annotations

from collections.abc import Mapping

from threefold.rulings import Ruling

HEAL = Ruling(
    id="ghosts.heal",
    question="Can a marked consequence be cleared?",
    choices={
        "by-hand": "Anyone at the table may clear a slot when the story says it has passed.",
        "never": "A marked slot stays marked; only undo takes it back.",
    },
    why="A table has to be able to put its sheet right, and the story says when something heals.",
    source="Consequences: slots are marked there, and nothing says how one becomes free again.",
)

SHIELD = Ruling(
    id="ghosts.shield",
    question="May a relationship be broken to save the anchor?",
    choices={
        "any-consequence": "A healthy relationship may be broken instead of any consequence, "
        "the loss of the anchor included.",
        "slots-only": "A healthy relationship may be broken instead of marking a slot, "
        "never to keep the anchor.",
    },
    why="The rule is there to protect a character, and the anchor is what needs it most.",
    source="Changing Relationships: a relationship is broken in place of filling in a slot; "
    "the anchor is not a slot, yet losing it is a consequence.",
)

RULINGS: tuple[Ruling, ...] = (HEAL, SHIELD)
"""Every ruling of the game, in the order of the text."""

SIX = "ghosts.six"
FOUR_FIVE = "ghosts.four-five"
ONE_THREE = "ghosts.one-three"
AUTOMATIC_FAILURE = "ghosts.automatic-failure"
WORD_LEARNT = "ghosts.word-learnt"
WORD_KNOWN = "ghosts.word-known"
DESPERATE = "ghosts.desperate"
TIE = "ghosts.tie"

RULES: Mapping[str, str] = {
    SIX: "The safe value is 6: the action succeeds, with nothing to pay.",
    FOUR_FIVE: "The safe value is 4 or 5: the action succeeds, with a complication.",
    ONE_THREE: "The safe value is 3 or less: the action fails; mark a minor consequence.",
    AUTOMATIC_FAILURE: "The risk value is above the safe value: the action fails, whatever the "
    "safe dice say, and the consequence is major.",
    WORD_LEARNT: "The risk value is above the safe value and is 5 or 6: a character without a "
    "Word of Power learns one, in place of any consequence.",
    WORD_KNOWN: "A Word of Power is learnt once in a life: this character has theirs, so the "
    "consequence is major.",
    DESPERATE: "Nothing helped: two safe dice are rolled and the lower one is the safe value.",
    TIE: "Safe and risk are equal: no automatic failure, and no reroll either.",
}
"""What each rule says, by the id that `Result.rule` and `Result.notes` use, for the player."""
