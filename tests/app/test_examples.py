"""Examples: each is laid out by the rules, rolled with in two taps, and undone like any table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyapp import device, route, store
from pyapp.effect import Draw, Msg
from pyapp.examples import EXAMPLES
from pyapp.stage import first_stage
from pyapp.table import Table, undo
from pyapp.update import update
from pyapp.words import ENGLISH
from pyapp.words.german import GERMAN
from tests.app.table_driver import Browser
from tests.app.test_chronicle import whole
from tests.app.trees import sent, words
from threefold.games import GAMES

AT = 1_800_000_000_000


def opened(game: str) -> Browser:
    browser = Browser()
    browser.tap("new_example", game)
    return browser


def table_of(browser: Browser) -> Table:
    assert browser.model.table
    return browser.model.table


def written(game: str) -> set[str]:
    """What the example's players are called and wrote, in the language that is spoken."""
    return {
        getattr(step, field)
        for step in EXAMPLES[f"{game}.example"].steps()
        for field in ("name", "text")
        if getattr(step, field, "")
    }


def first_sheet(browser: Browser) -> None:
    """Tap the first character of the list."""
    sheet = table_of(browser).stage.play.characters[0]
    browser.follow(route.to_table(table_of(browser).id, "c", sheet.id))


FIRST_TAP: dict[str, Callable[[Browser], None]] = {
    "ghosts": first_sheet,
    "imposition": first_sheet,
    "universalis": lambda _browser: None,
}


@pytest.mark.parametrize("game", GAMES)
def test_it_is_offered_to_newcomers_at_home_and_named_as_what_it_is(game: str) -> None:
    browser = opened(game)
    table = table_of(browser)
    assert browser.model.fragment == route.to_table(table.id)
    assert table.stage.name == ENGLISH[f"{game}.example.name"]
    assert table.stage.name.startswith("Example: ")
    assert browser.model.notice
    count = len(EXAMPLES[f"{game}.example"].steps())
    assert browser.model.notice.text == ENGLISH["example.told"].format(count=count)
    browser.go("/")
    assert not browser.offers("new_example", game)
    browser.go(route.to_game(game))
    assert browser.offers("new_example", game)


@pytest.mark.parametrize("game", GAMES)
def test_one_rolls_within_two_taps(game: str) -> None:
    browser = opened(game)
    FIRST_TAP[game](browser)
    (message,) = [one for _, one in sent(browser.tree) if one[0] == f"{game}.throw"]
    browser.tap(*message)
    assert table_of(browser).log.done == len(EXAMPLES[f"{game}.example"].steps()) + 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stored_is_read_back_and_every_step_can_be_undone(game: str) -> None:
    browser = opened(game)
    again = browser.reload()
    assert table_of(again).stage == table_of(browser).stage
    table: Table | None = table_of(again)
    count = len(EXAMPLES[f"{game}.example"].steps())
    for _ in range(count):
        assert table
        table = undo(table, AT)
    assert table
    assert table.stage.play == first_stage(game, "").play
    assert undo(table, AT) is None


@pytest.mark.parametrize("game", GAMES)
def test_its_story_names_all_that_was_written(game: str) -> None:
    """Whoever reads the log later has no sheet beside it."""
    story = whole(table_of(opened(game)), "text", 99).text
    assert len(written(game)) > 3
    assert {one for one in written(game) if one not in story} == set()


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_table_takes_it_once(game: str) -> None:
    browser = Browser()
    browser.tap("new_table", game)
    assert ENGLISH[f"{game}.intro"] in words(browser.tree)
    browser.tap("example_here")
    assert table_of(browser).stage.play == table_of(opened(game)).stage.play
    assert not browser.offers("example_here")
    assert ENGLISH[f"{game}.intro"] not in words(browser.tree)
    before = table_of(browser)
    browser.send("example_here")
    assert table_of(browser).stage == before.stage
    assert browser.model.notice
    assert browser.model.notice.kind == "error"


@pytest.mark.parametrize("game", GAMES)
def test_an_id_that_is_taken_is_not_used(game: str) -> None:
    browser = opened(game)
    model, effects = update(browser.model, Msg("create_example", (game, table_of(browser).id)))
    assert model == browser.model
    (draw,) = effects
    assert isinstance(draw, Draw)
    assert draw.then == Msg("create_example", (game,))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_put_away_like_any_table(game: str) -> None:
    browser = opened(game)
    browser.follow(route.to_table(table_of(browser).id, "settings"))
    browser.tap("put_away")
    assert browser.model.fragment == route.HOME
    assert store.heads(browser.stored)


@pytest.mark.parametrize("game", GAMES)
def test_it_speaks_german_too(game: str) -> None:
    browser = Browser(dict(device.writes(device.Device(language="de"))))
    browser.tap("new_example", game)
    assert table_of(browser).stage.name == GERMAN[f"{game}.example.name"]
    assert written(game) <= set(GERMAN.values())
    story = whole(table_of(browser), "text", 99).text
    assert {one for one in written(game) if one not in story} == set()
