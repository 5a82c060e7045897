"""The sheet being written: name, tags, anchor, relationships, slots and the Word of Power."""

from __future__ import annotations

from pyapp import route
from pyapp.games.ghosts.sheet_view import slot_label
from pyapp.games.ghosts.speech import name_of
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import ghosts
from threefold.games.ghosts.rulings import HEAL
from threefold.rulings import Rulings


def edit_cards(cast: ghosts.Cast, sheet: ghosts.Character, rulings: Rulings) -> list[Child]:
    """Draw every part of a sheet as something to write in."""
    return [
        layout.card(None, _field(sheet, "name", say("sheet.name"), sheet.name)),
        _tags(sheet),
        _anchor(sheet),
        _relationships(cast, sheet),
        _slots(sheet, heals=HEAL.chosen(rulings) == HEAL.default),
        _word(sheet),
        _remove(sheet),
    ]


def edit_actions(table_id: str, sheet: ghosts.Character) -> list[Child]:
    """Draw the way back to play."""
    done = f"#{route.to_table(table_id, 'c', sheet.id)}"
    return [
        link_button(
            say("sheet.edit.done"), done, look="primary", sign="check", wide=True, done=True
        )
    ]


def _field(
    sheet: ghosts.Character,
    place: str,
    label: str,
    written: str,
    hint: str = "",
    lines: int = 1,
) -> Tree:
    return text_field(
        place,
        label,
        written,
        change=msg("ghosts.write", sheet.id, place),
        hint=hint,
        lines=lines,
    )


def _tags(sheet: ghosts.Character) -> Tree:
    written = [
        _field(sheet, f"tag{number + 1}", say(f"ghosts.tag{number + 1}"), tag)
        for number, tag in enumerate(sheet.tags)
    ]
    return layout.card(
        say("ghosts.tags"), ["p", {}, say("ghosts.tags.text")], *written, term="ghosts.tag"
    )


def _anchor(sheet: ghosts.Character) -> Tree:
    lost = sheet.anchor.lost
    label = say("ghosts.anchor.label")
    change = button(
        say("ghosts.anchor.regain" if lost else "ghosts.anchor.lose"),
        msg("ghosts.anchor", sheet.id, not lost),
        look="quiet",
        sign="anchor",
    )
    return layout.card(
        say("ghosts.anchor"),
        _field(sheet, "anchor", label, sheet.anchor.text, say("ghosts.anchor.text")),
        ["p", {}, say("ghosts.anchor.lost" if lost else "ghosts.anchor.kept")],
        change,
        term="ghosts.anchor",
    )


def _relationships(cast: ghosts.Cast, sheet: ghosts.Character) -> Tree:
    shared = cast.of(sheet.id)
    if not shared:
        nobody = ["p", {}, say("ghosts.relationships.none")]
        return layout.card(say("ghosts.relationships"), nobody, term="ghosts.relationship")
    rows = [_relationship(cast, sheet, one) for one in shared]
    return layout.card(say("ghosts.relationships"), *rows, term="ghosts.relationship")


def _relationship(cast: ghosts.Cast, sheet: ghosts.Character, shared: ghosts.Relationship) -> Tree:
    other = shared.other(sheet.id)
    name = name_of(cast.character(other).name)
    key = f"with-{other}"
    field = text_field(
        key,
        say("ghosts.relationship.with", name=name),
        shared.label,
        change=msg("ghosts.relate", sheet.id, other),
    )
    turn = "break" if shared.healthy else "mend"
    toggle = button(
        say(f"ghosts.relationship.{turn}"),
        msg("ghosts.health", sheet.id, other, not shared.healthy),
        look="quiet",
        about=say(f"ghosts.relationship.{turn}.about", name=name),
    )
    state = say("ghosts.relationship.healthy" if shared.healthy else "ghosts.relationship.broken")
    row = ["div", {"class": "cluster between"}, ["span", {}, state], toggle]
    return ["div", {"class": "written", "key": other}, field, row]


def _slots(sheet: ghosts.Character, *, heals: bool) -> Tree:
    rows = [_slot(sheet, place, heals) for place in ghosts.SLOT_FIELDS]
    return layout.card(say("ghosts.conditions"), *rows, term="ghosts.condition")


def _slot(sheet: ghosts.Character, place: str, heals: bool) -> Tree:
    name = say(f"ghosts.slot.{place}")
    label = slot_label(sheet, place)
    if label is None:
        mark = button(
            say("ghosts.slot.mark"),
            msg("ghosts.mark", sheet.id, place),
            look="quiet",
            about=say("ghosts.slot.mark.about", slot=name),
        )
        free = ["span", {}, f"{name}: {say('ghosts.slot.free')}"]
        return ["div", {"class": "cluster between", "key": place}, free, mark]
    clear = button(
        say("ghosts.slot.clear"),
        msg("ghosts.clear", sheet.id, place),
        look="quiet",
        about=say("ghosts.slot.clear.about", slot=name),
    )
    field = _field(sheet, place, name, label)
    return ["div", {"class": "written", "key": place}, field, clear if heals else None]


def _word(sheet: ghosts.Character) -> Tree:
    if sheet.word is None:
        text = ["p", {}, say("ghosts.word.unknown.text")]
        write = _field(sheet, "word", say("ghosts.word.write"), "")
        return layout.card(say("ghosts.word"), text, write, term="ghosts.word")
    forget = button(say("ghosts.word.forget"), msg("ghosts.forget", sheet.id), look="quiet")
    return layout.card(
        say("ghosts.word"),
        _field(sheet, "word", say("ghosts.word.label"), sheet.word.name),
        _field(sheet, "effect", say("ghosts.word.effect"), sheet.word.effect, lines=3),
        forget,
        term="ghosts.word",
    )


def _remove(sheet: ghosts.Character) -> Tree:
    label = say("sheet.remove", name=name_of(sheet.name))
    gone = button(label, msg("ghosts.remove", sheet.id), look="danger", sign="trash", once=True)
    return layout.card(None, ["p", {}, say("sheet.remove.text")], gone, look="quiet")
