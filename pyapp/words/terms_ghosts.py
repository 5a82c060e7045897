"""The terms of City of Ghosts, each with what it means."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "term.ghosts.tag": "Tag",
    "term.ghosts.tag.text": "A few words about who your character is. Each of your four tags "
    "answers a question. Whenever one of them helps with what you try, it gives you a safe die.",
    "term.ghosts.relationship": "Relationship",
    "term.ghosts.relationship.text": "What ties two characters together; it stands on both sheets. "
    "While it is healthy, it can give one safe die to a roll. You may break it to be spared a "
    "consequence, and then it helps neither of you.",
    "term.ghosts.anchor": "Anchor",
    "term.ghosts.anchor.text": "A thing of yours that you can carry, and your way out of the city. "
    "It never gives a die. When your major slot is full and worse comes, the anchor is what "
    "you lose.",
    "term.ghosts.word": "Word of Power",
    "term.ghosts.word.text": "Magic that your character learns once, in the middle of a disaster: "
    "when an automatic failure shows a 5 or 6 as its risk value. From then on, using it adds one "
    "safe die and one risk die.",
    "term.ghosts.condition": "Condition",
    "term.ghosts.condition.text": "What a failure leaves behind: a word or two in one of your "
    "slots, three minor and one major. Once the minor ones are full, the next is major; once that "
    "is full too, it costs the anchor. Conditions take no dice away.",
    "term.ghosts.safe-die": "Safe die",
    "term.ghosts.safe-die.text": "A die that works for you. The highest safe die decides: 6 is a "
    "success, 4 or 5 a partial success, 3 or less a failure.",
    "term.ghosts.risk-die": "Risk die",
    "term.ghosts.risk-die.text": "A die that works against you. If the highest risk die beats "
    "your highest safe die, the roll fails outright, whatever the safe dice show. A reroll adds "
    "one, and so does the Word of Power.",
    "term.ghosts.desperate": "Desperate roll",
    "term.ghosts.desperate.text": "Nothing and nobody helps. You roll two safe dice, and the lower "
    "one counts.",
    "term.ghosts.reroll": "Reroll",
    "term.ghosts.reroll.text": "While your safe value is above your risk value, you may throw the "
    "whole pool again with one more risk die. Do it as often as you dare; only what you keep "
    "happens.",
    "term.ghosts.success": "Success",
    "term.ghosts.success.text": "Your safe value is 6: it works, and it costs nothing. You "
    "say how.",
    "term.ghosts.partial": "Partial success",
    "term.ghosts.partial.text": "Your safe value is 4 or 5: it works, but something else goes "
    "wrong. The game master says what, and no slot is marked.",
    "term.ghosts.failure": "Failure",
    "term.ghosts.failure.text": "Your safe value is 3 or less. It does not work, and you mark a "
    "minor condition.",
    "term.ghosts.automatic-failure": "Automatic failure",
    "term.ghosts.automatic-failure.text": "Your risk value is above your safe value: it fails, "
    "you mark a major condition, and there is no reroll. With a 5 or 6 on the risk die, the first "
    "such roll of your life teaches you a Word of Power instead.",
}
