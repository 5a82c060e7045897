"""Who is at the table, and how each of them stands: the cast, conditions, anchor, Word."""

from __future__ import annotations

from pyapp import route
from pyapp.games.ghosts.sheet_acts import NEW_NAME
from pyapp.games.ghosts.speech import name_of
from pyapp.table import Table
from pyapp.views.first import example_here, introduction
from pyapp.views.joining import joining
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.emblem import emblem
from pyapp.views.parts.rows import row_words
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.requests import request_waits
from pyapp.words import say
from pyapp.words.bidi import in_a_row
from threefold import ghosts


def cast_cards(table: Table) -> list[Child]:
    """Draw everybody at the table, a field to add one, and the ways to roll for nobody."""
    cast: ghosts.Cast = table.stage.play
    return [
        request_waits(table),
        None if cast.characters else introduction(ghosts.ID),
        _everybody(table, cast) if cast.characters else _nobody(),
        layout.card(None, joining(NEW_NAME, say("ghosts.add.label"), "ghosts.add")),
        _loose(table, cast),
    ]


def _everybody(table: Table, cast: ghosts.Cast) -> Tree:
    rows = [_member(table, sheet) for sheet in cast.characters]
    return layout.card(say("ghosts.cast"), ["ul", {"class": "rows", "role": "list"}, *rows])


def _member(table: Table, sheet: ghosts.Character) -> Tree:
    note = say("roll.waiting") if sheet.open else _in_short(sheet)
    return [
        "li",
        {"key": sheet.id},
        [
            "a",
            {"class": "row", "href": f"#{route.to_table(table.id, 'c', sheet.id)}"},
            *row_words(name_of(sheet.name), note),
        ],
    ]


def _in_short(sheet: ghosts.Character) -> str:
    marked = [_marked(sheet, place) for place in ghosts.SLOT_FIELDS]
    taken = [text for text in marked if text]
    return in_a_row(taken or (tag for tag in sheet.tags if tag.strip()), " · ")


def _marked(sheet: ghosts.Character, place: str) -> str:
    label = slot_label(sheet, place)
    return "" if label is None else label.strip() or say(f"ghosts.slot.{place}")


def _nobody() -> Tree:
    return layout.empty_state(
        say("ghosts.cast.none.title"),
        say("ghosts.cast.none.text"),
        example_here(ghosts.ID),
        sign=emblem(ghosts.ID),
    )


def _loose(table: Table, cast: ghosts.Cast) -> Tree:
    text = say("roll.waiting") if cast.loose else say("ghosts.loose.text")
    way = link_button(say("roll.loose"), f"#{route.to_table(table.id, 'loose')}", sign="dice")
    return layout.card(None, ["p", {}, text], way, look="quiet")


def slot_label(sheet: ghosts.Character, place: str) -> str | None:
    """Return what is written in a slot: None while it is free, blank while it has no name."""
    return ghosts.label_in(sheet, ghosts.slot_of(place))
