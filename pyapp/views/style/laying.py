"""How the style page lays out its specimens: sections of them, each under a line that names it."""

from __future__ import annotations

from pyapp.views.parts.tree import Child, Tree, attrs, msg

NOTHING = msg("dismiss")
"""What the controls here send: it changes nothing on this page."""


def section(id: str, title: str, *specimens: Tree) -> Tree:
    """Return specimens of one kind under a heading; tests take a picture of each section."""
    head: Tree = ["h2", {}, title]
    return ["section", {"class": "specimens", "id": f"style-{id}"}, head, *specimens]


def specimen(label: str, *drawn: Child, game: str = "") -> Tree:
    """Return parts under the words that say which part this is and in which state.

    Args:
        label: The words.
        drawn: The parts themselves.
        game: Whose colours they wear, where they need those of a certain game.
    """
    words: Tree = ["p", {"class": "specimen-label"}, label]
    return ["div", attrs({"class": "specimen"}, data_game=game or None), words, *drawn]


def row(*drawn: Child) -> Tree:
    """Set small parts beside each other."""
    return ["div", {"class": "cluster"}, *drawn]
