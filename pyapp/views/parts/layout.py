"""The frame of every screen: a bar on top, content, the next act at the bottom by the thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pyapp.views.parts.buttons import icon_button
from pyapp.views.parts.icons import icon
from pyapp.views.parts.odds import patterns
from pyapp.views.parts.term import term as to_look_up
from pyapp.views.parts.tree import Child, Tree, attrs, classes
from pyapp.words import say

Tone = Literal["info", "good", "warn", "error"]


def page(
    bar: Tree,
    body: Sequence[Child],
    *,
    actions: Sequence[Child] = (),
    announcer: Tree | None = None,
    game: str | None = None,
    name: str | None = None,
    on_top: Child = None,
    keyed: bool = False,
) -> Tree:
    """Return a whole screen.

    Args:
        bar: From `app_bar`.
        body: What stands in the main column.
        actions: Buttons that stick to the bottom edge, the main one last (nearest the right thumb):
            the last that can be pressed is the main act for the keyboard, too.
        announcer: From `live`; give it on every screen, or there is nobody to speak.
        game: Id of the game at this table, for its identity.
        name: The screen's name, a hook for screens.css.
        on_top: A dialog, from `pyapp.views.parts.dialog`.
        keyed: Single keys pick things here: where a keyboard is likely, each shows its number.
    """
    keys = "" if keyed else None
    given = attrs({"class": classes("page", name)}, data_game=game, data_keyed=keys)
    return [
        "div",
        given,
        patterns(),
        bar,
        ["main", {"id": "main", "class": "main", "tabindex": "-1"}, *body],
        ["section", {"class": "action-bar", "aria-label": say("part.actions")}, *_marked(actions)]
        if actions
        else None,
        announcer,
        on_top,
    ]


def _marked(actions: Sequence[Child]) -> list[Child]:
    marked = list(actions)
    for at, act in reversed(list(enumerate(actions))):
        match act:
            case ["button" | "a" as tag, dict(given), *words] if not given.get("disabled"):
                marked[at] = [tag, {**given, "data-key": "main"}, *words]
                break
    return marked


def app_bar(
    title: str,
    *,
    back: tuple[str, str] | None = None,
    undo: str | None = None,
    redo: str | None = None,
    undoable: bool = False,
    menu: Sequence[Child] = (),
) -> Tree:
    """Return the bar on top: the way back, the screen's one h1, undo and redo, further ways.

    Args:
        title: The h1.
        back: (href, where it leads), such as ``("#/table/a1", "Night shift")``.
        undo: Message of the undo button; None greys it.
        redo: Likewise.
        undoable: Show undo and redo at all.
        menu: Links and buttons that fold out under "More", from `menu_link` and `menu_button`.
    """
    return [
        "header",
        {"class": "app-bar"},
        _back(back) if back else None,
        ["h1", {"class": "app-title", "dir": "auto"}, title],
        icon_button(say("part.undo"), "undo", undo, id="undo") if undoable else None,
        icon_button(say("part.redo"), "redo", redo, id="redo") if undoable else None,
        *(_menu(title, menu) if menu else ()),
    ]


def _back(back: tuple[str, str]) -> Tree:
    href, where = back
    return [
        "a",
        {
            "class": "icon-btn",
            "href": href,
            "data-back": "",
            "aria-label": say("part.back", where=where),
        },
        icon("back"),
    ]


def _menu(title: str, items: Sequence[Child]) -> tuple[Tree, Tree]:
    more = {"aria-label": say("part.more")}
    opener = {"type": "button", "class": "icon-btn", **more, "popovertarget": "menu"}
    # The key belongs to the screen, so that going elsewhere puts a fresh, closed menu there.
    fold = {"id": "menu", "class": "menu", "popover": "auto", **more, "key": title}
    return (["button", opener, icon("more")], ["nav", fold, *items])


def menu_link(label: str, href: str, sign: str | None = None) -> Tree:
    """Return a line of the menu that leads to another screen."""
    return ["a", {"class": "menu-item", "href": href}, icon(sign) if sign else None, label]


def menu_button(label: str, message: str, sign: str | None = None) -> Tree:
    """Return a line of the menu that does something; the menu closes."""
    given = {"type": "button", "class": "menu-item", "data-msg": message}
    closes = {"popovertarget": "menu", "popovertargetaction": "hide"}
    return ["button", {**given, **closes}, icon(sign) if sign else None, label]


def card(
    title: str | None,
    *children: Child,
    id: str | None = None,
    level: int = 2,
    aside: Child = None,
    look: str | None = None,
    term: str | None = None,
) -> Tree:
    """Return a block of the page under its own heading.

    Args:
        title: The heading; None for a block that needs none.
        children: What stands in it.
        id: For links and focus effects.
        level: Of the heading, 2 to 4.
        aside: Something small at the heading's right, such as a button.
        look: ``"raised"`` for the one block that matters now, ``"quiet"`` for no frame.
        term: The term that the heading names, to be looked up by it.
    """
    head: Child = None
    if title:
        words = to_look_up(term, title) if term else title
        heading = [f"h{level}", {"class": "card-title", "dir": "auto"}, words]
        head = ["div", {"class": "card-head"}, heading, aside]
    return ["section", attrs({"class": classes("card", look)}, id=id), head, *children]


_NOTICE_SIGNS = {"info": "info", "good": "check", "warn": "warn", "error": "error"}


def notice(
    tone: Tone, text: str, *children: Child, speaks: bool = True, aside: Child = None
) -> Tree:
    """Return a message in the page.

    Args:
        tone: ``error`` interrupts a screen reader, the others wait their turn.
        text: The message itself.
        children: Buttons that help.
        speaks: False for text that was there from the start and need not be announced.
        aside: Something small at its end, such as the button that dismisses it.
    """
    role = ("alert" if tone == "error" else "status") if speaks else None
    given = attrs({"class": classes("notice", tone)}, role=role)
    words: Tree = ["div", {"class": "notice-words"}, ["p", {"dir": "auto"}, text], *children]
    return ["div", given, icon(_NOTICE_SIGNS[tone]), words, aside]


def panes(left: Sequence[Child], right: Sequence[Child]) -> Tree:
    """Return two columns where the window is wide enough, else one after the other."""
    sides = [["div", {"class": "stack"}, *side] for side in (left, right)]
    return ["div", {"class": "split"}, *sides]


def empty_state(title: str, text: str, *actions: Child, sign: str | Tree = "lamp") -> Tree:
    """Return what stands where nothing is yet: what would be here, and how to get it.

    Args:
        title: What is missing, or what is to be done.
        text: A sentence or two about it.
        actions: Buttons that end it.
        sign: Name of an icon, or a drawing such as a game's emblem.
    """
    drawn = icon(sign) if isinstance(sign, str) else sign
    return [
        "div",
        {"class": "empty"},
        ["span", {"class": "empty-sign", "aria-hidden": "true"}, drawn],
        ["h2", {"class": "empty-title"}, title],
        ["p", {"class": "empty-text"}, text],
        ["div", {"class": "cluster"}, *actions] if actions else None,
    ]


def live(text: str, count: int) -> Tree:
    """Return the announcer for screen readers.

    Args:
        text: What to say; empty for silence.
        count: How many announcements there have been. A region speaks only when its text changes,
            so two take turns: the same text twice in a row is heard twice.
    """
    now = count % 2
    region = {"aria-live": "polite", "aria-atomic": "true"}
    return [
        "div",
        {"class": "visually-hidden", "id": "announcer"},
        *(["div", {**region, "key": str(at)}, text if at == now else ""] for at in (0, 1)),
    ]
