"""The log of a table, page by page, newest first."""

from __future__ import annotations

from itertools import islice

from pyapp import route
from pyapp.chapters import Chapter, chapters
from pyapp.log import Place
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.story import entries
from pyapp.views.taking_along import taking_along
from pyapp.views.unread import download
from pyapp.views.ways import here
from pyapp.words import say

PAGE = 30
"""How many entries a page of the log holds, or of what was found in it."""


def page(model: Model) -> Page:
    """Draw a page of the open table's log: from an entry back, or from the newest there is.

    An entry that is not there, or was undone, gives the nearest page.
    """
    table, entry = model.table, route.read(model.fragment).entry
    if table is None:
        return Page(say("log.title"), [])
    before = (entry[0], entry[1] + 1) if entry else None
    told = list(islice(table.log.told(before), PAGE + 1))
    body: list[Child] = [
        layout.empty_state(say("log.none.title"), say("log.none.text"), sign="dice")
    ]
    if told:
        moments = [moment for _, moment in told[:PAGE]]
        older = told[PAGE][0] if len(told) > PAGE else None
        unread = download(table.id) if None in moments else None
        parts = [_part(table, chapter) for chapter in chapters(table.game, moments)]
        pages = _pages(table, told[0][0], older)
        body = [search_form(), *parts, unread, pages, taking_along(model, "log")]
    return Page(say("log.title"), body, back=here(table), game=table.game, name="log")


def search_form(words: str = "") -> Tree:
    """Draw the field for words to be found in the log.

    Args:
        words: What is searched for now. What is typed after that stays, however often the page is
            painted meanwhile: so the field has these words only to begin with.
    """
    field = {
        "id": "find",
        "class": "field-box",
        "type": "search",
        "enterkeyhint": "search",
        "autocomplete": "off",
        "dir": "auto",
        "defaultValue": words,
        "key": words,
        "data-key": "field",
    }
    return [
        "form",
        {"class": "one-line", "role": "search", "data-submit": msg("find")},
        [
            "div",
            {"class": "field"},
            ["label", {"for": "find", "class": "field-label"}, say("find.label")],
            ["input", field],
        ],
        button(say("find.go"), None, submits=True),
    ]


def pager(label: str, newer: Tree | None, older: Tree | None) -> Child:
    """Draw the ways to the pages next to one, under a name of theirs; nothing for none."""
    if not (newer or older):
        return None
    return ["nav", {"class": "cluster", "aria-label": label}, newer, older]


def _part(table: Table, chapter: Chapter) -> Tree:
    """Draw entries under their heading; one that goes on from another page has it here too."""
    title = ["h2", {"class": "log-chapter", "dir": "auto"}, chapter.heading]
    listed = entries(table, chapter.moments)
    return ["section", {"class": "log-part"}, title if chapter.heading else None, listed]


def _pages(table: Table, first: Place, older: Place | None) -> Child:
    """Draw the ways to the pages next to one; `first` is its newest entry."""
    newest, _ = next(table.log.told())
    newer = table.log.later(first, PAGE)
    page = None if newer == newest else newer
    return pager(
        say("log.pages"),
        None if first == newest else _to_page(table, say("log.newer"), page),
        _to_page(table, say("log.older"), older) if older else None,
    )


def _to_page(table: Table, words: str, entry: Place | None) -> Tree:
    return link_button(words, f"#{route.to_log(table.id, entry)}")
