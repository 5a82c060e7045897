"""Texts of the sheets to print; what stands on a sheet in play is said as it is there."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "paper.title": "Sheets of {name}",
    "paper.title.blank": "Blank sheets: {game}",
    "paper.text.one": "{count} page, A4 or Letter, black on white.",
    "paper.text.other": "{count} pages, A4 or Letter, black on white.",
    "paper.text.device": "No printer at hand? The same way saves them as a PDF.",
    "paper.print": "Print",
    "paper.none.title": "No sheet yet",
    "paper.none.text": "Fill one in at the table first, or print blank ones for paper and pen.",
    "paper.of": "{game} · {table}",
    "paper.continued": "{name}, continued",
    "paper.reminder": "In short",
    "paper.more.one": "{count} more is kept in the app.",
    "paper.more.other": "{count} more are kept in the app.",
    "paper.ticked": "ticked",
    "paper.number": "{name}: {number}",
    "paper.ghosts.with": "With",
    "paper.ghosts.shared": "What you share",
    "paper.ghosts.lost": "Lost",
    "paper.ghosts.broken": "Broken",
    "paper.ghosts.rule.pool": "Roll one safe die for each tag that helps, and one more for one "
    "healthy relationship. Your Word of Power adds a safe die and a risk die.",
    "paper.ghosts.rule.desperate": "Does nothing help? Roll two safe dice: the lower one counts.",
    "paper.ghosts.rule.safe": "Highest safe die: 6 works. 4 or 5 works with a complication. 1 to 3 "
    "does not work: mark a minor slot.",
    "paper.ghosts.rule.risk": "Highest risk die above the highest safe die: it does not work, mark "
    "the major slot. If that risk die is a 5 or 6 and you know no Word yet, you learn yours "
    "instead.",
    "paper.ghosts.rule.reroll": "As long as safe is above risk you may roll all of it again, with "
    "one risk die more.",
    "paper.ghosts.rule.slots": "Three minor slots full? Then it is major. Major full? Then the "
    "anchor is lost. Or break a healthy relationship instead.",
    "paper.imposition.rule.check": "Roll your Level die and the die of one path against the "
    "imposition die. Each of the two that is as high or higher counts: both, full success; one, "
    "success with consequences; none, failure.",
    "paper.imposition.rule.aptitude": "Before the roll, each point of the aspect’s Aptitude takes "
    "the imposition die one die down, to d4 at the lowest. It is there again next time.",
    "paper.imposition.rule.stress": "So does each box of Stress you tick. A box also buys a reroll "
    "of all three dice.",
    "paper.imposition.rule.boxes": "Every third box makes all later rolls one die harder. With the "
    "ninth you pass out.",
    "paper.imposition.rule.carries": "The path die is the limit of each Aptitude under it: d4 1, "
    "d6 2, d8 3, d10 4, d12 5.",
    "paper.universalis.table": "The table",
    "paper.universalis.player": "Player",
    "paper.universalis.first": "Coins to begin with",
    "paper.universalis.each-scene": "Coins for each scene",
    "paper.universalis.framer": "Framed by",
    "paper.universalis.where": "Where",
    "paper.universalis.when": "When",
    "paper.universalis.speaks": "Who speaks for it",
    "paper.universalis.bank": "{issued} in all, {bank} of them in the bank.",
    "paper.universalis.rule.frame": "Everybody bids in secret. The highest bid frames the scene, "
    "and its coins pay for the beginning: a place, a time, somebody in it.",
    "paper.universalis.rule.buy": "A coin buys a component (its name is its first trait), a trait, "
    "a rank more, or a fact. All ranks together are its Importance; removing it for good costs as "
    "much.",
    "paper.universalis.rule.turns": "Turns go clockwise. Another player pays a coin to interrupt, "
    "and goes on from there.",
    "paper.universalis.rule.challenge": "You object? Talk it over. If that does not help, bid: a "
    "fact on your side adds weight, and the higher side has its way.",
    "paper.universalis.rule.conflict": "Two components at odds? Draw on traits for dice by rank, "
    "buy more for a coin each, roll ten-sided dice. 1 to 5 is a success; more of them win. The "
    "winner gains what they add up to, the loser a coin for each die. The winner tells first.",
}
