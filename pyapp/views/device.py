"""The screen of what is set for this device alone: its look, and how it behaves at the table."""

from __future__ import annotations

from pyapp import route
from pyapp.device import THEMES
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import checkbox, segmented
from pyapp.views.parts.tree import Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from pyapp.words.language import NAMES


def page(model: Model) -> Page:
    """Draw the settings; the way back leads to the table, where one is open."""
    table = model.table
    back = here(table) if table and not table.deleted else (route.HOME, say("home.title"))
    themes = [(theme, say(f"device.theme.{theme}")) for theme in THEMES]
    sent = msg("set_device", "theme")
    body = [
        layout.card(
            None, segmented("theme", say("device.theme"), themes, model.device.theme, sent)
        ),
        layout.card(None, _languages(model)),
        layout.card(
            say("device.playing"),
            _switch(model, "buzzes", model.device.buzzes),
            _switch(model, "wakes", model.device.wakes),
        ),
        layout.card(
            say("device.keyboard"),
            _switch(model, "keys", model.device.keys),
            button(say("device.keys.list"), msg("open_dialog", "keys"), look="quiet"),
        ),
        ["p", {"class": "soft"}, say("device.newer" if model.device.newer else "device.text")],
    ]
    return Page(say("device.title"), body, back=back, name="device")


def _languages(model: Model) -> Tree:
    """Draw the choice of a language; each goes by its own name, for whoever reads no other."""
    names = [("", say("device.language.auto")), *NAMES.items()]
    sent = msg("set_device", "language")
    return segmented("language", say("device.language"), names, model.device.language, sent)


def _switch(model: Model, name: str, on: bool) -> Tree:
    """Draw something to switch on or off; where the browser cannot do it, that is said instead."""
    able = model.able is None or name in model.able or name == "keys"
    hint = say(f"device.{name}.text" if able else f"device.{name}.unable")
    change = msg("set_device", name) if able else None
    return checkbox(name, say(f"device.{name}"), on and able, change, hint=hint)
