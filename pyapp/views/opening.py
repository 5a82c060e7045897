"""What the shell shows before Python is there: the frame of what is opened, and home as it was.

The build writes the frames into index.html as templates; static/shell/first.js shows one of them,
or home with the body that the app drew last.
"""

from __future__ import annotations

from itertools import islice

from pyapp import route
from pyapp.model import Model
from pyapp.views.frame import contents
from pyapp.views.home import home
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import icon_button
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say

SHOWN = 200
"""How many tables the shell shows at most: some fifty kilobytes of what it remembers."""

_WIDE: Tree = ["div", {"class": "split", "hidden": True}]
"""The mark of screens with two panes: their column is wider, and so is the bar above it."""


def openings() -> dict[str, Tree]:
    """Draw what stands there while a table, a roll, a request or any other place is opened."""
    table = [
        *_bar(say("table.unnamed"), undoable=True),
        icon_button(say("opening.more"), "more", None),
    ]
    return {
        "table": _page(table, "table", _WIDE),
        "result": _page(_bar(say("result.title")), "result", _WIDE),
        "request": _page(_bar(say("request.title")), "request"),
        "place": _page(_bar(say("app.name")), "place"),
    }


def _bar(title: str, *, undoable: bool = False) -> Tree:
    return layout.app_bar(title, back=(f"#{route.HOME}", say("home.title")), undoable=undoable)


def _page(bar: Tree, kind: str, *more: Tree) -> Tree:
    words = ["p", {}, say(f"opening.{kind}")]
    return layout.page(bar, [["article", {"class": "opening"}, words, *more]])


def remembered(model: Model) -> list[Child]:
    """Draw the body of home as the next start will find it, without what was said in between."""
    newest = sorted(model.heads.items(), key=lambda item: -item[1].touched)
    fresh = Model(heads=dict(islice(newest, SHOWN)))
    return contents(fresh, home(fresh))
