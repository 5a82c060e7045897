"""Specimens of what is looked up: words of the rules, and what lies on top of a screen."""

from __future__ import annotations

from pyapp.views.parts import layout
from pyapp.views.parts.buttons import icon_button
from pyapp.views.parts.term import look_up, term
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.style.laying import NOTHING, section, specimen


def looked_up() -> list[Tree]:
    """Draw terms and dialogs."""
    inside: Child = term("ghosts.risk-die", "risk die", "What a risk die is")
    settled: Tree = [
        "section",
        {"class": "term-rulings"},
        ["h3", {}, "At this table"],
        [
            "ul",
            {"role": "list"},
            ["li", {}, ["strong", {}, "May it be healed?"], " Between games."],
        ],
        ["a", {"class": "row-link", "href": "#/style"}, "Rulings of this table"],
    ]
    keys: Tree = [
        "dl",
        {"class": "keys"},
        ["div", {}, ["dt", {}, ["kbd", {}, "r"]], ["dd", {}, "Roll"]],
        ["div", {}, ["dt", {}, ["kbd", {}, "g"], " + ", ["kbd", {}, "h"]], ["dd", {}, "Home"]],
    ]
    return [
        section(
            "terms",
            "Terms and dialogs",
            specimen(
                "In a sentence, and as a line",
                ["p", {}, "Add a ", ["strong", {}, inside], "."],
                _line(),
            ),
            specimen("In a heading", layout.card("Tags", level=3, term="ghosts.tag")),
            specimen("A term looked up", _lies("Condition", ["p", {}, "A wound."], settled)),
            specimen("The keyboard's shortcuts", _lies("Shortcuts", keys)),
        )
    ]


def _line() -> Tree:
    return look_up("ghosts.anchor", "ghosts.word")


def _lies(title: str, *body: Child) -> Tree:
    """Draw a dialog as one lies on a screen; here it stands among the rest."""
    heading: Tree = ["h3", {"class": "dialog-title"}, title]
    head: Tree = ["div", {"class": "dialog-head"}, heading, icon_button("Close", "close", NOTHING)]
    return ["div", {"class": "sheet-dialog"}, ["div", {"class": "dialog-body"}, head, *body]]
