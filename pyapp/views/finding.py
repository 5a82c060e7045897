"""What a search of the log has found so far, newest first, and how far it has come."""

from __future__ import annotations

from pyapp import route
from pyapp.finding import Finding, Found, quoted, unquoted
from pyapp.folding import marked, sought
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.log import PAGE, pager, search_form
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.taking_along import taking_along
from pyapp.words import say, say_count
from pyapp.words.numbers import percentage


def page(model: Model) -> Page:
    """Draw the search that the address names; before it has begun, only its field."""
    table, place = model.table, route.read(model.fragment)
    if table is None:
        return Page(say("find.title"), [])
    words = unquoted(place.rest[0]) if place.rest else ""
    body: list[Child] = [search_form(words)]
    finding = model.finding
    if words and finding is not None and (finding.table, finding.words) == (table.id, words):
        if finding.of(table, words):
            body += _results(model, table, finding, _number(place))
        else:
            body.append(_stale())
    elif words:
        body.append(_progress(0, 0))
    return Page(
        say("find.title"),
        body,
        back=(route.to_log(table.id), say("log.title")),
        game=table.game,
        name="log",
    )


def _number(place: route.Route) -> int:
    """Return the number of the page, counted from 0; an address may say anything."""
    given = place.rest[1] if len(place.rest) > 1 else ""
    return max(0, int(given) - 1) if given.isascii() and given.isdigit() and len(given) < 9 else 0


def _stale() -> Tree:
    again = button(say("find.again"), msg("seek_again"), once=True)
    return layout.notice("info", say("find.changed"), again, speaks=False)


def _progress(share: int, count: int) -> Tree:
    words = say("find.share", share=percentage(str(share)))
    bar = ["progress", {"max": "100", "value": str(share), "aria-label": say("find.going")}]
    so_far = say_count("find.so-far", count) if count else None
    return ["div", {"class": "stack"}, ["p", {}, words], bar, ["p", {}, so_far]]


def _results(model: Model, table: Table, finding: Finding, number: int) -> list[Child]:
    found = finding.standing(table.log)
    number = min(number, max(0, len(found) - 1) // PAGE)
    some = found[number * PAGE : (number + 1) * PAGE]
    words = sought(finding.words)
    damaged: Child = ["p", {"class": "soft"}, say("find.damaged")] if finding.damaged else None
    if finding.done and not found:
        return [layout.empty_state(say("find.none.title"), say("find.none.text")), damaged]
    count: Child = ["p", {}, say_count("find.found", len(found))] if finding.done else None
    listed: Child = [
        "ol",
        {"class": "log", "role": "list"},
        *[_one(table, one, words) for one in some],
    ]
    return [
        count if finding.done else _progress(finding.share, len(found)),
        listed if some else None,
        _pages(table, finding.words, number, len(found)),
        damaged,
        taking_along(model, "found") if finding.done else None,
    ]


def _one(table: Table, found: Found, words: tuple[str, ...]) -> Tree:
    """Draw an entry as a way to its place in the log."""
    key = "-".join(map(str, found.place))
    deed, text = found.prose if found.prose.text else ("", found.prose.deed)
    way = {"class": "found", "href": f"#{route.to_log(table.id, found.place)}"}
    return [
        "li",
        {"class": "log-entry", "key": key, "dir": "auto"},
        ["p", {"class": "log-deed"}, *_marked(deed, words)] if deed else None,
        ["p", {}, ["a", way, *_marked(text, words)]],
        ["p", {"class": "soft small"}, found.heading],
    ]


def _marked(text: str, words: tuple[str, ...]) -> list[Child]:
    return [["mark", {}, part] if meant else part for part, meant in marked(text, words)]


def _pages(table: Table, words: str, number: int, count: int) -> Child:
    return pager(
        say("find.pages"),
        _to(table, words, number - 1, say("log.newer")) if number else None,
        _to(table, words, number + 1, say("log.older")) if (number + 1) * PAGE < count else None,
    )


def _to(table: Table, words: str, number: int, label: str) -> Tree:
    """Return the way to a page of what was found; the first needs no number."""
    rest = (quoted(words), str(number + 1)) if number else (quoted(words),)
    return link_button(label, f"#{route.to_find(table.id, *rest)}")
