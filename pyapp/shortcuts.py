"""Keyboard shortcuts: which there are and what each does, for who answers and who lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pyapp import route
from pyapp.effect import Effects, Go, Msg, Press, Send
from pyapp.model import Model


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One line of the list.

    Attributes:
        id: What it does, as ``keys.<id>`` in the words.
        keys: The keys it answers to, as a keyboard names them (``KeyboardEvent.key``).
        act: What a key brings about.
        shown: How the keys are written in the list; the keys themselves where nothing is given.
        at_table: It needs an open table.
    """

    id: str
    keys: tuple[str, ...]
    act: Callable[[Model, str], Effects]
    shown: tuple[str, ...] = ()
    at_table: bool = False


def _list(_model: Model, _key: str) -> Effects:
    return (Send(Msg("open_dialog", ("keys",))),)


def _main(_model: Model, _key: str) -> Effects:
    return (Press("main"),)


def _pick(_model: Model, key: str) -> Effects:
    return (Press("pick", int(key)),)


def _field(_model: Model, _key: str) -> Effects:
    return (Press("field"),)


def _undo(_model: Model, key: str) -> Effects:
    return (Send(Msg("undo" if key == "u" else "redo")),)


def _at_table(*rest: str) -> Callable[[Model, str], Effects]:
    def act(model: Model, _key: str) -> Effects:
        place = route.to_table(model.here.id, *rest) if model.here else model.fragment
        return () if model.fragment == place else (Go(place, back=True),)

    return act


def _home(model: Model, _key: str) -> Effects:
    at_home = route.read(model.fragment).screen == "home"
    return () if at_home else (Go(route.HOME, back=True),)


SHORTCUTS: tuple[Shortcut, ...] = (
    Shortcut("main", ("r",), _main),
    Shortcut("pick", tuple("123456789"), _pick, shown=("1", "9")),
    Shortcut("field", ("/",), _field),
    Shortcut("undo", ("u",), _undo, at_table=True),
    Shortcut("redo", ("U",), _undo, shown=("Shift", "U"), at_table=True),
    Shortcut("log", ("l",), _at_table("log"), at_table=True),
    Shortcut("table", ("t",), _at_table(), at_table=True),
    Shortcut("home", ("h",), _home),
    Shortcut("list", ("?",), _list),
)
"""Every shortcut, in the order of the list."""

BY_KEY: Mapping[str, Shortcut] = {key: one for one in SHORTCUTS for key in one.keys}
