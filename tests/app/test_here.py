"""Whether the player is at a table is one question: all who ask get the same answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import pyapp
from pyapp import app, waking
from pyapp.effect import Go, Msg
from pyapp.model import Model
from tests.app.table_driver import Browser
from tests.app.trees import elements, heard, sent
from threefold import ghosts, link
from threefold.games.ghosts import Act

THROW = ghosts.Seeded(bytes(16))
ROLL = link.encode(link.ResultLink(ghosts.ID, ghosts.Roll(Act("Mara", "Run"), (THROW,))))
ASKED = link.encode(link.RequestLink(ghosts.ID, ghosts.Request(Act("Mara", "Run"))))
AT_THE_TABLE = ("{table}", "{table}/log", "{table}/settings", "{table}/paper", "{table}/log/find/x")
ELSEWHERE = (
    "",
    "/",
    "/about",
    "/device",
    "/style",
    "/import",
    "/g/ghosts",
    "/g/ghosts/paper",
    "/t/other",
    "/t/other/settings",
    ROLL,
    ASKED,
    f"/code/{ROLL}",
)


@pytest.fixture
def browser() -> Browser:
    made = Browser()
    made.tap("new_table", ghosts.ID)
    return made


def there(browser: Browser, place: str) -> Model:
    """Return the model of somebody who went from the table to a place; the table stays open."""
    table = browser.model.table
    model = browser.model
    fragment = place.format(table=model.fragment)
    if model.fragment != fragment:
        model, _ = app.update(model, Msg("went", (fragment,)))
        if "/t/other" not in fragment:
            assert model.table is table
    return model


def says_at_table(model: Model) -> set[bool]:
    """Return what the bar, the lock of the screen, the keys and a term make of it."""
    pressed = app.update(model, Msg("pressed", ("t",)))
    logged = app.update(model, Msg("pressed", ("l",)))[1]
    undoes = any(message == ["undo"] for _, message in sent(app.view(model)))
    at_log = model.fragment.endswith("/log")
    asked = app.update(model, Msg("open_dialog", ("term/ghosts.condition",)))[0]
    (dialog,) = [one for one in elements(app.view(asked)) if one.tag == "dialog"]
    told = heard([dialog.tag, *dialog.children])
    assert pressed[0] == model
    assert ("At this table" in told) != ("Unless your table settles it otherwise" in told)
    return {
        waking.wanted(model),
        undoes,
        at_log or any(isinstance(effect, Go) for effect in logged),
        "At this table" in told,
        "Rulings of this table" in told,
    }


@pytest.mark.parametrize("place", AT_THE_TABLE)
def test_at_a_table_all_know_it(browser: Browser, place: str) -> None:
    model = there(browser, place)
    assert model.here is model.table is not None
    assert says_at_table(model) == {True}


@pytest.mark.parametrize("place", ELSEWHERE)
def test_elsewhere_none_takes_the_open_table_for_the_place(browser: Browser, place: str) -> None:
    model = there(browser, place)
    assert model.here is None
    assert says_at_table(model) == {False}


def test_one_that_is_put_away_is_no_place_to_be_at(browser: Browser) -> None:
    table = browser.model.fragment
    browser.go(f"{table}/settings")
    browser.tap("put_away")
    browser.go(table)
    assert browser.model.table is not None
    assert browser.model.here is None
    assert says_at_table(browser.model) == {False}


def test_nobody_answers_it_on_their_own() -> None:
    """Who compares the open table with the address asks the model instead."""
    files = [path for path in Path(pyapp.__file__).parent.rglob("*.py") if path.name != "model.py"]
    assert len(files) > 100
    asking = ("route.read(model.fragment).table", "table.deleted or", "not model.table.deleted")
    found = {path.name for path in files for one in asking if one in path.read_text("utf-8")}
    assert found == set()
