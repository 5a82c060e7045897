"""The terms of Imposition, each with what it means."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "term.imposition.level-die": "Level die",
    "term.imposition.level-die.text": "How much your character is worth in this story, from d4 to "
    "d12. It is rolled in every check, and your table may give it a name of its own.",
    "term.imposition.path": "Path",
    "term.imposition.path.text": "A way your character has of getting past trouble, with a die "
    "from d4 to d12. Each check takes one path, whichever suits what you do.",
    "term.imposition.aspect": "Aspect",
    "term.imposition.aspect.text": "A knack that belongs to one of your paths. It holds points of "
    "Aptitude for the checks it suits.",
    "term.imposition.aptitude": "Aptitude",
    "term.imposition.aptitude.text": "Points of an aspect that make one check easier: each lowers "
    "the imposition die by a level. They come back for the next check, so there is no need to "
    "save them.",
    "term.imposition.imposition-die": "Imposition die",
    "term.imposition.imposition-die.text": "How hard it is: d4 for what is easy, d12 for what is "
    "hardly possible. The game master names it, and an NPC brings their Level die. Your own "
    "dice have to reach what it shows.",
    "term.imposition.constant": "Constant imposition",
    "term.imposition.constant.text": "Something from outside that weighs on everything a character "
    "does, such as a storm or a curse. It raises every imposition die by so many levels, up to "
    "d12.",
    "term.imposition.irresistible": "Irresistible imposition",
    "term.imposition.irresistible.text": "Trouble that skill alone cannot ease: it holds some or "
    "all of your Aptitude back. Stress gets through all the same.",
    "term.imposition.stress": "Stress",
    "term.imposition.stress.text": "Nine boxes that you tick to push yourself: one lowers the "
    "imposition die by a level, or buys a reroll. Ticked boxes cost you later, when they make "
    "every check harder.",
    "term.imposition.passed-out": "Passed out",
    "term.imposition.passed-out.text": "All nine stress boxes are ticked. The roll that took the "
    "last one still counts; after it the character is out until a box is cleared.",
    "term.imposition.reroll": "Reroll",
    "term.imposition.reroll.text": "Tick a stress box and throw all three dice again. You may go "
    "on as long as you have boxes left, and only what you keep happens.",
    "term.imposition.full": "Full success",
    "term.imposition.full.text": "Your Level die and your Path die both reach the imposition die: "
    "it works, and nothing comes of it that you would regret. Equal is enough.",
    "term.imposition.consequences": "Success with consequences",
    "term.imposition.consequences.text": "Just one of your two dice reaches the imposition die: it "
    "works, and something comes of it. Whatever that is, it never takes the success back.",
    "term.imposition.failure": "Failure",
    "term.imposition.failure.text": "Neither of your dice reaches the imposition die. It does not "
    "work, and the table says what happens instead.",
    "term.imposition.npc": "NPC",
    "term.imposition.npc.text": "Somebody the game master plays. Whoever rolls against them takes "
    "their Level die as the imposition die.",
    "term.imposition.duel": "Duel",
    "term.imposition.duel.text": "Two characters against each other, each with a roll of their "
    "own. Either may lower their Level die for this roll, and so make the other’s "
    "imposition die as many levels higher.",
}
