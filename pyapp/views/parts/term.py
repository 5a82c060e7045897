"""Words of the rules that can be looked up: a tap opens what they mean."""

from __future__ import annotations

from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say


def term(id: str, words: str | None = None) -> Tree:
    """Return a word that can be tapped to be looked up.

    Args:
        id: The term, such as ``"ghosts.tag"``.
        words: How it is worded here; None for its own name.
    """
    opens = msg("open_dialog", f"term/{id}")
    given = {"type": "button", "class": "term", "data-msg": opens, "aria-haspopup": "dialog"}
    return ["button", given, say(f"term.{id}") if words is None else words]


def look_up(*ids: str) -> Tree:
    """Return a line of terms that matter here and stand nowhere else as words of their own."""
    words: list[Child] = []
    for id in ids:
        words += [" ", term(id)]
    return ["p", {"class": "terms"}, say("term.look-up"), *words]
