"""Values beside the data that stand for them in saves and links, for ever."""

from typing import Any

from tests.rules.imposition.tables import HALF, WON, after, table
from threefold import imposition
from threefold.games.imposition import ALL, Act, ByHand, Duelist, Seeded, ThrowDuel, facing

SEED = bytes(range(16))
SEED_TEXT = "AAECAwQFBgcICQoLDA0ODw"
ACT = Act(
    who="Ann",
    deed="lift it",
    against="the gate",
    level_name="Might",
    level=8,
    path="Force",
    path_die=10,
    aspect="grip",
    has=3,
    imposition=12,
    outside=1,
    everyone=2,
    boxes=4,
    aptitude=2,
    irresistible=1,
    stress=1,
)
ACT_DATA = [
    "Ann",
    "lift it",
    "the gate",
    ["Might", 8, 0],
    ["Force", 10],
    ["grip", 3, 2],
    [12, 1],
    [1, 2, 4, 0],
    1,
    False,
]
A, B = Act(level=8, paid=1, imposition=4), Act(npc=True, duel=1, imposition=8, irresistible=ALL)
A_DATA = ["", "", "", ["", 8, 1], ["", 4], [None, 0, 0], [4, 0], [0, 0, 0, 0], 0, False]
B_DATA = ["", "", "", ["", 6, 0], ["", 4], [None, 0, 0], [8, "all"], [0, 0, 0, 1], 0, True]

STEPS: list[tuple[imposition.Step, list[Any]]] = [
    (imposition.AddCharacter("ann", "Ann", 8), ["add", "ann", "Ann", 8]),
    (imposition.RemoveCharacter("ann"), ["remove", "ann"]),
    (imposition.AddNpc("ogre", "Ogre"), ["add-npc", "ogre", "Ogre", 6]),
    (imposition.RemoveNpc("ogre"), ["remove-npc", "ogre"]),
    (imposition.Write("ann", "level", "Might"), ["write", "ann", "level", "Might"]),
    (imposition.SetLevel("ann", 12), ["level", "ann", 12]),
    (imposition.AddPath("ann", "wit", "Wit"), ["add-path", "ann", "wit", "Wit", 4]),
    (imposition.RemovePath("ann", "wit"), ["remove-path", "ann", "wit"]),
    (imposition.RenamePath("ann", "wit", "x"), ["rename-path", "ann", "wit", "x"]),
    (imposition.SetPathDie("ann", "wit", 6), ["path-die", "ann", "wit", 6]),
    (
        imposition.AddAspect("ann", "wit", "bluff", "Bluff", 1),
        ["add-aspect", "ann", "wit", "bluff", "Bluff", 1],
    ),
    (imposition.RemoveAspect("ann", "wit", "bluff"), ["remove-aspect", "ann", "wit", "bluff"]),
    (
        imposition.RenameAspect("ann", "wit", "bluff", "x"),
        ["rename-aspect", "ann", "wit", "bluff", "x"],
    ),
    (imposition.SetAptitude("ann", "wit", "bluff", 2), ["aptitude", "ann", "wit", "bluff", 2]),
    (imposition.SetStress("ann", 3), ["stress", "ann", 3]),
    (imposition.SetConstant("ann", 1), ["constant", "ann", 1]),
    (imposition.SetConstantOnAll(2), ["constant-on-all", 2]),
    (imposition.WriteDifficulty(12, "oil"), ["difficulty", 12, "oil"]),
    (imposition.ThrowDice("ann", ACT, Seeded(SEED)), ["throw", "ann", ACT_DATA, SEED_TEXT]),
    (imposition.ThrowDice(None, ACT, ByHand(5, 1, 2)), ["throw", None, ACT_DATA, [5, 1, 2]]),
    (imposition.Reroll("ann", ByHand(5, 2, 1)), ["reroll", "ann", [5, 2, 1]]),
    (imposition.Keep(None), ["keep", None, ""]),
    (
        ThrowDuel("ann", "ogre", A, B, Seeded(SEED), WON),
        ["throw-duel", "ann", "ogre", A_DATA, B_DATA, SEED_TEXT, [3, 3, 2]],
    ),
    (imposition.KeepDuel("a", "b"), ["keep-duel", "a", "b"]),
]


def duelling() -> imposition.Party:
    """Ann in a duel with the ogre, Bob with an open roll, one loose roll."""
    party = table(
        imposition.Write("ann", "level", "Might"),
        imposition.SetConstantOnAll(1),
        imposition.WriteDifficulty(4, "easy"),
        imposition.ThrowDice(None, Act(), ByHand(1, 2, 3)),
    )
    bob = imposition.act_for(party, "bob", "wit")
    party = after(party, imposition.ThrowDice("bob", bob, Seeded(SEED)))
    sides = Duelist("ann", "wit"), Duelist("ogre", "a club", die=8, imposition=4)
    acts = facing(party, *sides, {})
    return after(party, ThrowDuel("ann", "ogre", *acts, WON, HALF))
