"""Specimens of what holds other things: cards, notices, empty places, folds, failure."""

from __future__ import annotations

from typing import get_args

from pyapp.games.ghosts.standing_view import standing
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, icon_button
from pyapp.views.parts.handover import handover
from pyapp.views.parts.squares import paper, squares
from pyapp.views.parts.tree import Tree, classes
from pyapp.views.style.acts import LONG
from pyapp.views.style.laying import NOTHING, row, section, specimen
from threefold import ghosts

_KEY = ghosts.Anchor("A brass key")
_ADA = ghosts.Character("ada", "Ada", anchor=_KEY, minor=("A twisted ankle", "", ""), major="")


def blocks() -> list[Tree]:
    """Draw all that holds other things."""
    return [_cards(), _notices(), _places(), _sheets(), _logs()]


def _text() -> Tree:
    return ["p", {}, "What stands in it, and ", ["strong", {}, "what weighs"], "."]


def _cards() -> Tree:
    aside = button("Edit", NOTHING, look="quiet", sign="edit")
    pair = [layout.card(None, _text(), ["p", {"class": "soft small"}, "Said aside."])] * 2
    return section(
        "cards",
        "Cards",
        specimen("Plain, with an aside", layout.card("Title", _text(), level=3, aside=aside)),
        specimen("The one that matters", layout.card("Now", _text(), level=3, look="raised")),
        specimen("Without a frame", layout.card("Quiet", _text(), level=3, look="quiet")),
        specimen("A long title", layout.card(LONG, level=3)),
        specimen("Two where there is room", ["div", {"class": "pair"}, *pair]),
        specimen("Folded, open", _fold(False), _fold(True)),
    )


def _fold(is_open: bool) -> Tree:
    summary: Tree = ["summary", {}, "All else that is settled"]
    return ["details", {"class": "card fold", "open": is_open}, summary, _text()]


def _notices() -> Tree:
    away = icon_button("Dismiss", "close", NOTHING)
    said = [
        specimen(tone, layout.notice(tone, f"A notice: {tone}.", speaks=False))
        for tone in get_args(layout.Tone)
    ]
    act = row(button("Try again", NOTHING))
    text = f"With a button, a sign to dismiss it and a long word: {LONG}"
    full = layout.notice("good", text, act, speaks=False, aside=away)
    return section("notices", "Notices", *said, specimen("With all it can have", full))


def _places() -> Tree:
    act = button("Add one", NOTHING, look="primary")
    failure = [
        "div",
        {"class": "failure"},
        ["div", {"class": "stack"}, ["strong", {}, "A part did not arrive."], row(act)],
        ["p", {"class": "failure-detail"}, ["code", {}, "TypeError: Load failed"]],
    ]
    return section(
        "places",
        "Empty, failed, handed over",
        specimen("Nothing yet", layout.empty_state("No table yet", "What would be here.", act)),
        specimen("The page cannot start", failure),
        specimen("Below the title of home", ["p", {"class": "tagline"}, "Dice, odds and sheets."]),
        specimen("What a game is about", ["p", {"class": "intro"}, "You remember. Roll to act."]),
        specimen("Between two players", handover("Hand the phone to", "Anna", act)),
        specimen("A code for cameras", paper(squares(("1101", "0110", "1011", "0101"), "A code"))),
    )


def _sheets() -> Tree:
    lines = (("Minor 1", "A twisted ankle", False), ("Major", "Free", True), (LONG, LONG, False))
    drawn = [
        ["div", {}, ["dt", {}, term], ["dd", {"class": classes(free=free)}, words]]
        for term, words, free in lines
    ]
    field = ["div", {"class": "written"}, _text(), button("Remove", NOTHING, look="quiet")]
    return section(
        "sheets",
        "Sheets",
        specimen("How somebody stands", ["dl", {"class": "standing"}, *drawn]),
        specimen("Boxes to tick, in play", standing(_ADA, {}, "/style"), game=ghosts.ID),
        specimen("What is written, one below the other", field),
        specimen("A dare", ["div", {"class": "desperate"}, ["strong", {}, "A desperate roll"]]),
        specimen("What it may cost", ["div", {"class": "cascade"}, _text()]),
        specimen("Where it lands", ["p", {"class": "landing"}, "It is marked as Minor 2."]),
        specimen("A note", ["blockquote", {}, "Whenever you like"]),
    )


def _logs() -> Tree:
    entries = [
        ["li", {"class": "log-entry"}, ["p", {}, "Ada and Cy: She owes me one"]],
        [
            "li",
            {"class": "log-entry"},
            ["p", {"class": "log-deed"}, "Cross the frozen canal"],
            ["p", {}, f"Ada rolled: Partial success. {LONG}"],
            button("Share this roll", NOTHING, look="quiet", sign="share"),
        ],
    ]
    told: Tree = ["ol", {"class": "log", "role": "list"}, *entries]
    link: Tree = ["a", {"class": "found", "href": "#/style"}, "The ", ["mark", {}, "canal"], "."]
    found = ["li", {"class": "log-entry"}, ["p", {}, link], ["p", {"class": "soft small"}, "Then"]]
    part = [["h3", {"class": "log-chapter"}, "A scene, or a day"], told]
    form: Tree = ["strong", {"class": "tell-form"}, "Markdown"]
    bar: Tree = ["progress", {"max": "100", "value": "40", "aria-label": "Searching"}]
    reasons = [["li", {}, "The safe value is 4 or 5."], ["li", {}, "It succeeds, at a cost."]]
    kind: Tree = ["span", {"class": "pool-kind"}, "Tag"]
    return section(
        "log",
        "The log and its reasons",
        specimen("Entries", ["section", {"class": "log-part"}, *part]),
        specimen("What was searched", ["ol", {"class": "log", "role": "list"}, found]),
        specimen("While it is searched", ["div", {"class": "stack"}, bar]),
        specimen("A way to take it along", row(form, button("Copy", NOTHING))),
        specimen("What was attempted", ["p", {"class": "deed"}, "Cross the roof before the bell"]),
        specimen("Why", ["ul", {"class": "reasons", "role": "list"}, *reasons]),
        specimen("The pool", ["ul", {"class": "pool", "role": "list"}, ["li", {}, kind, " Maps"]]),
    )
