"""City of Ghosts on paper: each character on a page, and a blank sheet with the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.ghosts.sheet_view import slot_label
from pyapp.games.ghosts.speech import name_of
from pyapp.lettering import short
from pyapp.table import Table
from pyapp.views.parts.leaf import leaves
from pyapp.views.parts.leaf_marks import Block, entries, entry, heading, remark
from pyapp.views.parts.tree import Tree
from pyapp.views.ways import table_name
from pyapp.words import say
from threefold import ghosts

FRIENDS = 8
"""Relationships that a blank sheet has room for."""
EFFECT = 3
"""Lines for what the Word of Power does."""
SIGN = "lamp"
RULES = ("pool", "desperate", "safe", "risk", "reroll", "slots")


def sheets(table: Table) -> Sequence[Tree]:
    """Draw every character."""
    cast: ghosts.Cast = table.stage.play
    of = say("paper.of", game=say("ghosts.name"), table=short(table_name(table)))
    return [leaf for sheet in cast.characters for leaf in _sheet(cast, sheet, of)]


def _sheet(cast: ghosts.Cast, sheet: ghosts.Character, of: str) -> list[Tree]:
    blocks = [
        *_tags(sheet.tags),
        *_anchor(sheet.anchor.text, sheet.anchor.lost),
        *_slots([slot_label(sheet, place) for place in ghosts.SLOT_FIELDS]),
        *_word(sheet.word),
        *_relationships(cast, sheet),
    ]
    return leaves(name_of(sheet.name), of, blocks, sign=SIGN, continued=_continued)


def _continued(name: str) -> str:
    return say("paper.continued", name=name)


def _tags(tags: Sequence[str]) -> list[Block]:
    written = [(say(f"ghosts.tag{number}"), tag.strip()) for number, tag in enumerate(tags, 1)]
    return [heading(say("ghosts.tags")), *entries(written)]


def _anchor(text: str, lost: bool) -> list[Block]:
    tick = (lost, say("paper.ghosts.lost"))
    return [heading(say("ghosts.anchor")), *entry("", text.strip(), tick=tick, struck=lost)]


def _slots(written: Sequence[str | None]) -> list[Block]:
    """Draw the slots; a box is ticked where one is marked."""
    blocks = [heading(say("ghosts.conditions"))]
    for place, text in zip(ghosts.SLOT_FIELDS, written, strict=True):
        box = (text is not None, say("paper.ticked"))
        blocks += entry(say(f"ghosts.slot.{place}"), (text or "").strip(), box=box)
    return blocks


def _word(word: ghosts.Word | None) -> list[Block]:
    title = heading(say("ghosts.word"))
    if word is None:
        return [title, remark(say("ghosts.word.unknown"))]
    written = [
        (say("ghosts.word.label"), word.name.strip()),
        (say("ghosts.word.effect"), word.effect.strip()),
    ]
    return [title, *entries(written)]


def _relationships(cast: ghosts.Cast, sheet: ghosts.Character) -> list[Block]:
    shared = cast.of(sheet.id)
    blocks = [heading(say("ghosts.relationships"))] if shared else []
    for one in shared:
        name = name_of(cast.character(one.other(sheet.id)).name)
        label = say("ghosts.relationship.with", name=short(name))
        tick = (not one.healthy, say("paper.ghosts.broken"))
        blocks += entry(label, one.label.strip(), tick=tick, struck=not one.healthy)
    return blocks


def blanks() -> Sequence[Tree]:
    """Draw the sheet that is filled in with a pen."""
    blocks = [
        *_tags([""] * 4),
        *_anchor("", False),
        *_slots([None] * len(ghosts.SLOT_FIELDS)),
        heading(say("ghosts.word")),
        *entry(say("ghosts.word.label"), ""),
        *entry(say("ghosts.word.effect"), "", rules=EFFECT),
        heading(say("ghosts.relationships")),
        *[block for _ in range(FRIENDS) for block in _friend()],
        heading(say("paper.reminder")),
        *[remark(say(f"paper.ghosts.rule.{rule}")) for rule in RULES],
    ]
    name = say("sheet.name")
    return leaves(name, say("ghosts.name"), blocks, sign=SIGN, continued=_continued, blank=True)


def _friend() -> list[Block]:
    label = f"{say('paper.ghosts.with')} · {say('paper.ghosts.shared')}"
    return entry(label, "", tick=(False, say("paper.ghosts.broken")))
