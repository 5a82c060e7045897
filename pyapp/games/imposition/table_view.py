"""Who is at the table, and what the GM keeps: characters, NPCs, duel, constant imposition."""

from __future__ import annotations

from pyapp import route
from pyapp.games.imposition.duels import fighters
from pyapp.games.imposition.sheet_acts import NEW_CHARACTER, NEW_NPC
from pyapp.games.imposition.speech import die_words, name_of
from pyapp.table import Table
from pyapp.views.first import example_here, introduction
from pyapp.views.joining import joining
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.emblem import emblem
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.rows import row_words
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.requests import request_waits
from pyapp.words import say, say_count
from pyapp.words.bidi import isolated
from threefold.games.imposition import LADDER, LEVELS, Character, Npc, Party


def table_cards(table: Table) -> list[Child]:
    """Draw everybody at the table, and the ways to act."""
    party: Party = table.stage.play
    return [
        request_waits(table),
        None if party.characters else introduction("imposition"),
        _characters(table, party),
        layout.card(None, joining(NEW_CHARACTER, say("imposition.add.label"), "imposition.add")),
        _duel(table, party),
        _npcs(table, party),
        _gm(party),
        _loose(table, party),
    ]


def _characters(table: Table, party: Party) -> Tree:
    if not party.characters:
        title = say("imposition.characters.none.title")
        text = say("imposition.characters.none.text")
        return layout.empty_state(
            title, text, example_here("imposition"), sign=emblem("imposition")
        )
    rows = [
        _row(table, ("c", sheet.id), sheet.name, _in_short(party, sheet))
        for sheet in party.characters
    ]
    return layout.card(
        say("imposition.characters"), ["ul", {"class": "rows", "role": "list"}, *rows]
    )


def _row(table: Table, place: tuple[str, str], name: str, detail: str) -> Tree:
    href = f"#{route.to_table(table.id, *place)}"
    row = ["a", {"class": "row", "href": href}, *row_words(name_of(name), detail)]
    return ["li", {"key": place[1]}, row]


def _in_short(party: Party, sheet: Character) -> str:
    if party.open(sheet.id):
        return say("roll.waiting")
    if sheet.passed_out:
        return say("imposition.passed-out.title")
    paths = [f"{isolated(path.name.strip())} {die_words(path.die)}" for path in sheet.paths]
    stress = [say_count("imposition.stress.short", sheet.stress)] if sheet.stress else []
    return " · ".join(
        [f"{say('imposition.level.short')} {die_words(sheet.level)}", *stress, *paths]
    )


def _npcs(table: Table, party: Party) -> Tree:
    rows = [_npc(table, npc) for npc in party.npcs]
    return layout.card(
        say("imposition.npcs"),
        ["ul", {"class": "rows", "role": "list"}, *rows] if rows else None,
        joining(NEW_NPC, say("imposition.add-npc.label"), "imposition.add_npc"),
        term="imposition.npc",
    )


def _npc(table: Table, npc: Npc) -> Tree:
    detail = f"{say('imposition.level.short')} {die_words(npc.level)}"
    return _row(table, ("n", npc.id), npc.name, detail)


def _duel(table: Table, party: Party) -> Child:
    if len(fighters(party, table.stage.rulings)) < 2 and party.duel is None:
        return None
    text = say("imposition.duel.waits" if party.duel else "imposition.duel.text")
    href = f"#{route.to_table(table.id, 'duel')}"
    return layout.card(
        None,
        ["p", {}, text],
        link_button(say("imposition.duel"), href, sign="dice"),
        look_up("imposition.duel"),
    )


def _gm(party: Party) -> Tree:
    """Draw what the GM keeps for everybody."""
    words = [
        text_field(
            f"difficulty-{die.value}",
            die_words(die),
            text,
            change=msg("imposition.difficulty", die.value),
        )
        for die, text in zip(LADDER, party.difficulties, strict=True)
    ]
    now = party.everyone
    less = msg("imposition.everyone", now - 1) if now else None
    more = msg("imposition.everyone", now + 1) if now < LEVELS else None
    hint = say("imposition.everyone.text")
    return layout.card(
        say("imposition.gm"),
        stepper(say("imposition.everyone"), now, less, more, hint=hint),
        [
            "details",
            {"class": "exact"},
            ["summary", {}, say("imposition.difficulties")],
            ["p", {"class": "field-hint"}, say("imposition.difficulties.text")],
            *words,
        ],
        look_up("imposition.constant", "imposition.imposition-die"),
    )


def _loose(table: Table, party: Party) -> Tree:
    text = say("roll.waiting") if party.loose else say("imposition.loose.text")
    way = link_button(say("roll.loose"), f"#{route.to_table(table.id, 'loose')}", sign="dice")
    return layout.card(None, ["p", {}, text], way, look="quiet")
