"""How a character stands, on the sheet in play: slots and anchor, to be ticked and named there."""

from __future__ import annotations

from pyapp.games.ghosts.sheet_view import slot_label
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.slot import slot_box
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import ghosts
from threefold.games.ghosts.rulings import HEAL
from threefold.rulings import Rulings


def standing(sheet: ghosts.Character, rulings: Rulings, edit: str) -> Tree:
    """Draw slots, anchor and Word; a slot or the anchor is ticked with one tap.

    Args:
        sheet: Whose they are.
        rulings: The table's: whether a ticked slot can be cleared.
        edit: Where the whole sheet can be written.
    """
    heals = HEAL.chosen(rulings) == HEAL.default
    lines = [_slot(sheet, place, heals) for place in ghosts.SLOT_FIELDS]
    lines.append(_anchor(sheet))
    if sheet.word is None:
        unknown = say("ghosts.word.unknown")
        lines.append(_line("word", [say("ghosts.word")], {"class": "free"}, unknown))
    way = link_button(say("sheet.edit"), f"#{edit}", look="quiet", sign="edit")
    return layout.card(
        say("ghosts.conditions"),
        ["dl", {"class": "standing"}, *lines],
        look_up("ghosts.anchor"),
        aside=way,
        term="ghosts.condition",
    )


def _line(key: str, name: list[Child], given: dict[str, str], *shown: Child) -> Tree:
    return ["div", {"key": key}, ["dt", {}, *name], ["dd", given, *shown]]


def _slot(sheet: ghosts.Character, place: str, heals: bool) -> Tree:
    """Draw a slot: free, or ticked with a field for what it is."""
    name, label = say(f"ghosts.slot.{place}"), slot_label(sheet, place)
    if label is None:
        about = say("ghosts.slot.mark.about", slot=name)
        box = slot_box(place, about, False, msg("ghosts.mark", sheet.id, place))
        return _line(place, [box, name], {"class": "free"}, say("ghosts.slot.free"))
    about = say("ghosts.slot.clear.about", slot=name)
    clear = msg("ghosts.clear", sheet.id, place) if heals else None
    box = slot_box(place, about, True, clear)
    field: Tree = [
        "input",
        {
            "id": place,
            "class": "field-box",
            "type": "text",
            "autocomplete": "off",
            "dir": "auto",
            "value": label,
            "placeholder": say("ghosts.slot.unnamed"),
            "data-change": msg("ghosts.write", sheet.id, place),
            "data-key": "field",
        },
    ]
    return _line(place, [box, ["label", {"for": place}, name]], {"class": "field"}, field)


def _anchor(sheet: ghosts.Character) -> Tree:
    lost = sheet.anchor.lost
    about = say("ghosts.anchor.regain" if lost else "ghosts.anchor.lose")
    box = slot_box("anchor", about, lost, msg("ghosts.anchor", sheet.id, not lost))
    own = sheet.anchor.text.strip()
    text = own or say("ghosts.anchor.blank")
    state = say("ghosts.anchor.lost" if lost else "ghosts.anchor.kept")
    written: Tree = ["s" if lost else "span", {"dir": "auto"}, text]
    return _line(
        "anchor",
        [box, say("ghosts.anchor")],
        {} if own else {"class": "free"},
        written,
        f" ({state})",
    )
