"""Every control that takes a step rests after a tap, so that a double tap pays once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp import app
from pyapp.effect import Draw, Msg
from pyapp.games.universalis.guard import once
from pyapp.model import Model
from tests.app.gallery import Shown
from tests.app.handlers import HANDLERS
from tests.app.trees import Element, elements
from tests.app.universalis.shown import screens
from tests.app.universalis.shown_disputes import screens as disputed

LATER = 1_800_000_000_000
CHOSEN = {"universalis.hand_over", "universalis.rename"}
"""These stand in a list and in a field, which no second tap can choose from."""

LAID = {"universalis.open_bid", "universalis.lay_bid"}
"""These unveil and count a bid, which is no step yet."""
GUARDED = once(lambda model, _msg: (model, ())).__name__


@pytest.fixture(scope="module")
def shown() -> list[Shown]:
    return [*screens("Ann"), *disputed("Ann")]


def _pressed(tree: Any) -> Iterator[tuple[Element, str, list[Any]]]:
    """What can be pressed: the button itself, or that of a form, with the message it sends."""
    for element in elements(tree):
        for where, message in element.sends:
            if where == "data-msg":
                yield element, "", message
            if where == "data-submit":
                inside = (one for child in element.children for one in elements(child))
                button = next(one for one in inside if one.attrs.get("type") == "submit")
                yield button, "Words", message


def _takes_a_step(model: Model, value: str, message: list[Any]) -> bool:
    name, *args = message
    after, effects = app.update(model, Msg(name, tuple(args), value, LATER))
    assert model.table is not None
    drawn = any(isinstance(effect, Draw) for effect in effects)
    return drawn or (after.table is not None and after.table.log is not model.table.log)


def test_whatever_takes_a_step_rests(shown: list[Shown]) -> None:
    stepping: dict[str, list[tuple[str, Element]]] = {}
    acting = set()
    for name, model, tree in shown:
        for button, value, message in _pressed(tree):
            if message[0].startswith("universalis.") and model.table is not None:
                stepping.setdefault(message[0], []).append((name, button))
                if message[0] not in acting and _takes_a_step(model, value, message):
                    acting.add(message[0])
    for message in sorted(acting):
        for name, button in stepping[message]:
            assert button.attrs.get("data-once"), (message, name, button.name)
    guarded = {name for name, one in HANDLERS.items() if getattr(one, "__name__", "") == GUARDED}
    assert guarded - CHOSEN - LAID <= acting
