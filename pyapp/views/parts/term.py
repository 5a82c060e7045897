"""Words of the rules that can be looked up: a tap opens what they mean."""

from __future__ import annotations

from pyapp.views.parts.tree import Child, Tree, attrs, msg
from pyapp.words import say


def term(id: str, words: str, about: str | None = None) -> Tree:
    """Return words that can be tapped to be looked up.

    Args:
        id: The term, such as ``"ghosts.tag"``.
        words: How it is worded here.
        about: Longer accessible name, where the words alone might be those of another button.
    """
    given = attrs(
        {"type": "button", "class": "term", "data-msg": msg("open_dialog", f"term/{id}")},
        aria_haspopup="dialog",
        aria_label=about,
        # Where a tap was a moment ago a term may lie now: the second of two taps opens none.
        data_once=True,
    )
    return ["button", given, words]


def look_up(*ids: str) -> Tree:
    """Return a line of terms that matter here and stand nowhere else as words of their own."""
    words: list[Child] = []
    for id in ids:
        name = say(f"term.{id}")
        words += [" ", term(id, name, say("term.about", term=name))]
    return ["p", {"class": "terms"}, say("term.look-up"), *words]
