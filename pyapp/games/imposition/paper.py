"""Imposition on paper: each character on a page, and a blank sheet with the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.imposition.speech import die_words, name_of
from pyapp.games.imposition.spend_view import ends
from pyapp.lettering import short
from pyapp.table import Table
from pyapp.views.parts.leaf import leaves
from pyapp.views.parts.leaf_marks import (
    Block,
    boxes,
    circles,
    dice,
    entries,
    entry,
    heading,
    remark,
    together,
)
from pyapp.views.parts.tree import Tree
from pyapp.views.ways import table_name
from pyapp.words import say, say_count
from threefold.games.imposition import LADDER, Aspect, Character, Die, Party, Path

BOXES = 9
APTITUDE = 5
PATHS = 4
"""Paths that a blank sheet has room for, with so many aspects each."""
ASPECTS = 3
SIGN = "dice"
RULES = ("check", "aptitude", "stress", "boxes", "carries")
DICE = [int(die) for die in LADDER]


def sheets(table: Table) -> Sequence[Tree]:
    """Draw every character."""
    party: Party = table.stage.play
    of = say("paper.of", game=say("imposition.name"), table=short(table_name(table)))
    return [leaf for sheet in party.characters for leaf in _sheet(party, sheet, of)]


def _sheet(party: Party, sheet: Character, of: str) -> list[Tree]:
    blocks = [
        *_level(sheet),
        *_constant(party, sheet),
        _stress(sheet.stress),
        *[block for path in sheet.paths for block in _path(path)],
    ]
    return leaves(name_of(sheet.name), of, blocks, continued=_continued, foot=_credit(), sign=SIGN)


def _continued(name: str) -> str:
    return say("paper.continued", name=name)


def _credit() -> str:
    """The licence of the text asks for this on whatever is made of it."""
    return f"{say('imposition.credit')} {say('imposition.licence')}."


def _level(sheet: Character) -> list[Block]:
    die = dice(say("imposition.level"), DICE, int(sheet.level), die_words(sheet.level))
    own = sheet.level_name.strip()
    return [*(entry(say("imposition.level.name"), own) if own else ()), die]


def _constant(party: Party, sheet: Character) -> list[Block]:
    levels = sheet.constant + party.everyone
    return entry(say("imposition.constant"), f"+{levels}") if levels else []


def _stress(ticked: int) -> Block:
    said = say_count("imposition.stress.short", ticked)
    return boxes(say("imposition.stress"), BOXES, ticked, said, ends())


def _path(path: Path) -> list[Block]:
    title = path.name.strip() or say("imposition.path.unnamed")
    die = dice(say("imposition.path-die"), DICE, int(path.die), die_words(path.die))
    aspects = [block for one in path.aspects for block in _aspect(one, Die(path.die))]
    # The die stays with the name of its path, and both with the first aspect.
    name = heading(title)
    whole = entry("", title) if title not in name.texts else []
    return [name, *whole, die._replace(heads=bool(aspects)), *aspects]


def _aspect(aspect: Aspect, die: Die) -> list[Block]:
    said = say("imposition.aspect.has", count=aspect.aptitude)
    marks = circles(aspect.aptitude, die.step, said)
    return entry(say("imposition.aspect"), aspect.name.strip(), marks=marks)


def blanks() -> Sequence[Tree]:
    """Draw the sheet that is filled in with a pen."""
    blocks = [
        dice(say("imposition.level"), DICE, None),
        *entry(say("imposition.level.name"), ""),
        *entry(say("imposition.constant"), ""),
        boxes(say("imposition.stress"), BOXES, 0, "", ends()),
        *[_blank_path(number) for number in range(1, PATHS + 1)],
        heading(say("imposition.difficulties")),
        *entries((die_words(die), "") for die in LADDER),
        heading(say("paper.reminder")),
        *[remark(say(f"paper.imposition.rule.{rule}")) for rule in RULES],
    ]
    return leaves(
        say("sheet.name"),
        say("imposition.name"),
        blocks,
        continued=_continued,
        foot=_credit(),
        sign=SIGN,
        blank=True,
    )


def _blank_path(number: int) -> Block:
    free = circles(0, APTITUDE, "")
    labels = [say("imposition.aspect"), *[""] * (ASPECTS - 1)]
    return together(
        *entry(say("imposition.path.title", number=number), ""),
        dice(say("imposition.path-die"), DICE, None),
        *[block for label in labels for block in entry(label, "", marks=free)],
    )
