"""The app as three pure functions: how it starts, how it changes, how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from pyapp import device, reminder, route, store
from pyapp.aside import tables_with_aside
from pyapp.effect import Dress, Effects, Msg, Soon, Speak
from pyapp.games import SCREENS
from pyapp.model import Model, News, Notice
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.turn import said
from pyapp.unkept import marked
from pyapp.update import update
from pyapp.update.places import arrive
from pyapp.views.frame import framed
from pyapp.views.home import home, start
from pyapp.views.parts.tree import Tree
from pyapp.words import say, speak
from pyapp.words.language import FIRST, preferred
from threefold.modules import Modules

__all__ = ["drawn", "init", "stumbled", "update", "view"]


class View(Protocol):
    """A module that draws one screen."""

    def page(self, model: Model) -> Page:
        """Draw it."""


LATER = {
    "link": "links",
    "code": "code",
    "about": "about",
    "device": "device",
    "import": "importing",
    "move": "moving",
    "style": "style",
    "log": "log",
    "find": "finding",
    "paper": "paper",
}
"""The screens that few starts come to, and the module that draws each."""

VIEWS: Mapping[str, View] = Modules("pyapp.views", (*LATER.values(), "missing"))
"""Those, and what stands where an address names no table that can be shown."""


def init(
    fragment: str, stored: Mapping[str, str], build: str = "", speaks: tuple[str, ...] = ()
) -> tuple[Model, Effects]:
    """Start this build at an address.

    Args:
        fragment: The address.
        stored: The heads of the stored tables by key, what is known of backups, and the settings
            of this device; of all else at least the keys.
        build: The name of this build.
        speaks: The languages that the browser's owner reads, the best first.
    """
    settings = device.from_texts(stored)
    speak(preferred((settings.language, *speaks)))
    model = Model(
        heads=store.heads(stored),
        news=News(build),
        aside=tables_with_aside(stored),
        backups=reminder.from_texts(stored),
        device=settings,
        speaks=speaks,
    )
    here, effects = arrive(model, fragment)
    if model.device.damaged or model.language != FIRST:
        effects = (Speak(model.language), *effects)
    if model.device.damaged:
        # The shell has made less of it than the gate, and may wear what stands in it.
        effects = (Dress(model.device.theme), *effects)
    # Who follows a link has not come to play at a table, and finds everything untouched.
    place = route.read(here.fragment)
    by_link = place.screen in ("link", "code") or (place.screen == "import" and place.rest)
    plays = model.heads and not by_link
    return here, (*effects, Soon(Msg("session_began"))) if plays else effects


class Tables(Protocol):
    """The module that draws what tables of all games have."""

    def table_page(self, table: Table) -> Page:
        """Draw the table's own screen."""

    def settings_page(self, table: Table) -> Page:
        """Draw how it plays."""


TABLES: Mapping[str, Tables] = Modules("pyapp.views", ("table",))


class Dialogs(Protocol):
    """The module that draws what lies on top of a screen."""

    def dialog(self, model: Model) -> Tree | None:
        """Draw the open dialog; None where the address names none that there is."""


DIALOGS: Mapping[str, Dialogs] = Modules("pyapp.views", ("dialogs",))


def drawn(model: Model) -> tuple[Tree, str]:
    """Draw the whole page, and say what the browser shows as its title."""
    speak(model.language)
    page = _page(model)
    name = say("app.name")
    title = page.title if page.title == name else f"{page.title} · {name}"
    on_top = DIALOGS["dialogs"].dialog(model) if model.dialog else None
    return marked(model, framed(model, page, on_top)), title


def stumbled(model: Model) -> Model:
    """Say that something went wrong that is no fault of the player's."""
    speak(model.language)
    sentence = say("app.stumbled")
    return said(replace(model, notice=Notice("error", sentence)), sentence)


def view(model: Model) -> Tree:
    """Draw the whole page."""
    return drawn(model)[0]


def _page(model: Model) -> Page:
    place = route.read(model.fragment)
    if place.screen in LATER and not place.table:
        return VIEWS[LATER[place.screen]].page(model)
    if place.screen == "home":
        return home(model)
    if place.screen == "start":
        return start(model, place.game)
    table = model.here
    if table is None:
        return VIEWS["missing"].page(model)
    if place.screen in LATER:
        return VIEWS[LATER[place.screen]].page(model)
    return _at_table(table, place) or TABLES["table"].table_page(table)


def _at_table(table: Table, place: route.Route) -> Page | None:
    if place.screen == "settings":
        return TABLES["table"].settings_page(table)
    if place.screen == "game":
        return SCREENS[table.game].place(table, place.rest)
    return None
