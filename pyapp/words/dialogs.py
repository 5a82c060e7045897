"""Texts of what lies on top of a screen: shortcuts, and what terms have in common."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "dialog.close": "Close",
    "term.look-up": "Look up:",
    "term.about": "{term}: look up",
    "term.related": "See also:",
    "term.table": "At this table",
    "term.usual": "The text leaves this open. Unless your table settles it otherwise:",
    "term.change": "Rulings of this table",
    "keys.main": "The main act on this screen, such as the roll",
    "keys.pick": "Pick one of the things that help, or put it back",
    "keys.field": "Write in the first field",
    "keys.undo": "Undo",
    "keys.redo": "Redo",
    "keys.log": "Open the log",
    "keys.table": "Back to this table",
    "keys.home": "All your tables",
    "keys.list": "Show this list, or close it",
    "keys.text": "While you write in a field, keys are just letters. All of them can be "
    "switched off under “{place}”.",
    "keys.off": "They are switched off now. You can switch them on under “{place}”.",
}
