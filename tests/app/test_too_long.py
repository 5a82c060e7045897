"""Words that are too long stay in their field, in every game, until they are short enough."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyapp import app
from pyapp.effect import Msg
from pyapp.model import Model
from tests.app import seats
from tests.app.test_hostile_forms import fields
from tests.app.trees import Element, elements, words
from threefold.games import GAMES

TOO_LONG = "W" * 20_001
SHORT = "Short enough"


def fields_that_keep() -> list[tuple[str, Model, str, tuple[Any, ...]]]:
    """Every field whose words the app holds: one for each kind of message that it sends."""
    return [one for one in fields() if field_of(one[1], one[2], one[3]) is not None]


def field_of(model: Model, name: str, args: tuple[Any, ...]) -> Element | None:
    """Find the field that sends a message."""
    for element in elements(app.view(model)):
        change = element.attrs.get("data-change")
        typed = element.tag == "textarea" or element.attrs.get("type") == "text"
        if typed and change and json.loads(change) == [name, *args]:
            return element
    return None


def told(model: Model, name: str, args: tuple[Any, ...], text: str) -> Model:
    return app.update(model, Msg(name, args, text, at=1_800_000_000_000))[0]


def test_there_are_such_fields_in_every_game() -> None:
    names = [name for _, _, name, _ in fields_that_keep()]
    assert {name.partition(".")[0] for name in names} >= {*GAMES, "rename_table"}
    assert len(names) > 20


@pytest.mark.parametrize("one", fields_that_keep(), ids=lambda one: f"{one[2]} {one[3]}")
def test_what_is_too_long_stays_in_its_field_with_the_reason(one: Any) -> None:
    _, before, name, args = one
    model = told(before, name, args, TOO_LONG)
    field = field_of(model, name, args)
    assert field is not None
    assert field.attrs["value"] == TOO_LONG
    assert field.attrs["aria-invalid"] == "true"
    (error,) = [
        element
        for element in elements(app.view(model))
        if element.attrs.get("id") in field.attrs["aria-describedby"].split()
        and element.attrs["class"] == "field-error"
    ]
    assert error.texts == [
        "Too long to be saved: it has 20,001 characters, and 20,000 fit. Shorten it here."
    ]
    assert "wrong" in field.around[-1].attrs["class"].split()
    # It stands there still when the notice is put away and something else was looked at.
    model = told(model, "dismiss", (), "")
    there = model.fragment
    away, _ = app.update(told(model, "went", ("/about",), ""), Msg("went", (there,)))
    assert (again := field_of(away, name, args)) is not None
    assert again.attrs["value"] == TOO_LONG
    short = told(model, name, args, SHORT)
    assert not short.unkept
    assert TOO_LONG not in words(app.view(short))


def test_put_right_to_what_it_was_nothing_is_said_any_more() -> None:
    browser = seats.laid(("Ann",))
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("rename_table", value=TOO_LONG)
    assert "too long" in browser.notice
    browser.write("rename_table", value=browser.table.stage.name)
    assert browser.notice == ""
    assert "Too long" not in words(browser.tree)


def test_the_words_of_one_table_are_not_those_of_another() -> None:
    browser = seats.laid(("Ann",))
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("rename_table", value=TOO_LONG)
    first = seats.home(browser)
    browser.go("/")
    browser.tap("new_table", "ghosts")
    browser.go(f"{seats.home(browser)}/settings")
    assert TOO_LONG not in words(browser.tree)
    browser.write("rename_table", value="The other")
    browser.go(f"{first}/settings")
    assert TOO_LONG in words(browser.tree)


def test_a_choice_is_marked_by_nothing() -> None:
    browser = seats.laid(("Ann",))
    browser.go(f"{seats.home(browser)}/settings")
    before = elements(browser.tree)
    (ruling, choice), *_ = [
        args
        for element in before
        for _, (name, *args) in element.sends
        if name == "settle" and len(args) == 2
    ]
    browser.write("settle", ruling, choice, value=TOO_LONG)
    assert [one for one in elements(browser.tree) if one.attrs.get("aria-invalid")] == []
