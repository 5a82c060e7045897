"""The start of one game, where its shortcut leads: its own tables and a new one, nothing else."""

from __future__ import annotations

import pytest

from pyapp import app, route
from pyapp.games import SCREENS
from pyapp.words import say
from tests.app.table_driver import Browser
from tests.app.trees import links, sent
from threefold.games import GAMES


@pytest.fixture
def played() -> Browser:
    """Somebody with two tables of each game, the last game's made last."""
    browser = Browser()
    for game in (*SCREENS, *SCREENS):
        browser.go("/")
        browser.tap("new_table", game)
    return browser


def tables(browser: Browser) -> list[str]:
    return [way.removeprefix("/t/") for way in links(browser.tree) if way.startswith("/t/")]


def test_every_game_has_a_start_of_its_own() -> None:
    assert SCREENS.keys() == GAMES.keys()
    for game in SCREENS:
        assert route.read(f"#{route.to_game(game)}") == route.Route("start", game=game)


@pytest.mark.parametrize("game", SCREENS)
def test_it_lists_the_tables_of_that_game_newest_first(played: Browser, game: str) -> None:
    played.go("/")
    of_game = [one for one in tables(played) if played.model.heads[one].game == game]
    assert len(of_game) == 2
    played.go(route.to_game(game))
    assert tables(played) == of_game
    played.go(f"/t/{of_game[1]}/settings")
    played.write("rename_table", value="Played last")
    played.go(route.to_game(game))
    assert tables(played) == of_game[::-1]
    assert tables(Browser(played.stored, route.to_game(game))) == of_game[::-1]


@pytest.mark.parametrize("game", SCREENS)
def test_it_makes_a_table_of_that_game_and_of_no_other(game: str) -> None:
    browser = Browser(fragment=route.to_game(game))
    assert [args for _, (name, *args) in sent(browser.tree) if name == "new_table"] == [[game]]
    browser.tap("new_table", game)
    assert browser.table.game == game
    assert browser.model.fragment == route.to_table(browser.table.id)


def test_a_table_put_away_is_not_offered(played: Browser) -> None:
    first, second = (one for one in played.model.heads.values() if one.game == "ghosts")
    played.go(f"/t/{first.id}/settings")
    played.tap("put_away")
    played.go(route.to_game("ghosts"))
    assert tables(played) == [second.id]


def test_the_way_back_leads_to_all_tables(played: Browser) -> None:
    played.go(route.to_game("ghosts"))
    played.follow(route.HOME)
    assert len(tables(played)) == 2 * len(SCREENS)


def test_it_is_called_by_the_name_of_the_game() -> None:
    for game in SCREENS:
        model, _ = app.init(route.to_game(game), {})
        assert app.drawn(model)[1] == f"{say(f'{game}.name')} · Threefold"


@pytest.mark.parametrize("address", ["/g", "/g/", "/g/chess", "/g/ghosts/more", "/g/GHOSTS"])
def test_a_game_that_is_not_there_is_home(address: str) -> None:
    assert route.read(f"#{address}") == route.Route("home")
    assert Browser(fragment=address).tree == Browser().tree
