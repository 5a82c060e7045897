"""The points Imposition leaves open, and what every rule a result can name means."""

from __future__ import annotations

from collections.abc import Mapping

from threefold.rulings import Ruling

REST = Ruling(
    id="imposition.rest",
    question="Can ticked stress boxes be cleared?",
    choices={
        "by-hand": "Anyone at the table may clear boxes when the story gives the character a rest.",
        "never": "A ticked box stays ticked; only undo takes it back.",
    },
    why="A character who has passed out has to be able to come back, and the story says when.",
    source="Stress: boxes are ticked there, and nothing says how they become free again.",
)

DUEL_DIE = Ruling(
    id="imposition.duel-die",
    question="Which imposition die does each side of a duel start from?",
    choices={
        "gm-die": "The die that the GM names for each side; against an NPC it is the NPC's "
        "Level die.",
        "level-die": "The opponent's Level die as it stands on the sheet, whatever they give up "
        "of it for this roll.",
    },
    why="A d12 Level die is said to raise the opponent by four levels: from a d12 there would be "
    "nothing to raise.",
    source="Dueling: the imposition die of the opponent is raised, and nothing says from where; "
    "The Imposition Die: the GM sets it, and an NPC opponent counts with its Level die.",
)

DUEL_NPC = Ruling(
    id="imposition.duel-npc",
    question="Does an NPC roll in a duel?",
    choices={
        "rolls": "An NPC rolls its Level die and a Path die that the GM names, and may lower its "
        "Level die like anybody else.",
        "never": "Only characters duel. Against an NPC there are checks, and its Level die is the "
        "imposition die.",
    },
    why="Raising the imposition of an opponent matters only when that opponent rolls too.",
    source="Dueling: lowering the Level die is likened to a die that NPCs have, in a chapter that "
    "this text does not hold.",
)

RULINGS: tuple[Ruling, ...] = (REST, DUEL_DIE, DUEL_NPC)
"""Every ruling of the game."""

BOTH = "imposition.both"
ONE = "imposition.one"
NONE = "imposition.none"
EQUAL = "imposition.equal"
CONSTANT = "imposition.constant"
CEILING = "imposition.ceiling"
IRRESISTIBLE = "imposition.irresistible"
STRESS = "imposition.stress"
DUEL = "imposition.duel"
PASSED_OUT = "imposition.passed-out"

RULES: Mapping[str, str] = {
    BOTH: "The Level die and the Path die both reach the imposition die: a full success.",
    ONE: "One of the two dice reaches the imposition die: a success, at a cost that never "
    "cancels it.",
    NONE: "The imposition die is above both others: the action fails.",
    EQUAL: "A die equal to the imposition die reaches it.",
    CONSTANT: "Constant imposition raised the imposition die before anything lowered it.",
    CEILING: "The imposition die stops at d12, however much would raise it.",
    IRRESISTIBLE: "Irresistible imposition held Aptitude back; Stress it cannot hold back.",
    STRESS: "Stress lowered the imposition die, a level a box; what the boxes cost later starts "
    "with the next check.",
    DUEL: "In a duel a Level die was lowered to raise the opponent's imposition die as much.",
    PASSED_OUT: "The last stress box is ticked: this roll counts, then the character passes out.",
}
"""What each rule says, by the id that `Result.rule` and `Result.notes` use, for the player."""
