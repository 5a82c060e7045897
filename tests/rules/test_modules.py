"""Games are imported when they are asked for, and not before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import threefold
from threefold.games import GAMES
from threefold.modules import Modules

RULES = Path(threefold.__file__).parents[1]


def fresh(code: str) -> str:
    """Run code in a Python that has imported nothing of ours yet."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(RULES)!r})\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


LOADED = """
games = ("ghosts", "imposition", "universalis")
print(*(game for game in games if f"threefold.games.{game}" in sys.modules))
"""


def test_importing_the_wheel_imports_no_game() -> None:
    assert fresh(f"import threefold, threefold.link, threefold.games{LOADED}") == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_imported_by_name_alone(game: str) -> None:
    assert fresh(f"from threefold import {game}\nprint({game}.ID){LOADED}") == f"{game}\n{game}"
    assert fresh(f"import threefold\nprint(threefold.{game}.ID){LOADED}") == f"{game}\n{game}"


def test_every_game_has_the_id_it_is_listed_by() -> None:
    assert [game.ID for game in GAMES.values()] == list(GAMES)


def test_every_game_is_a_name_of_the_wheel() -> None:
    assert set(GAMES) <= set(threefold.__all__)
    assert all(getattr(threefold, game) is GAMES[game] for game in GAMES)


def test_what_is_not_listed_is_not_there() -> None:
    with pytest.raises(KeyError):
        GAMES["poker"]
    with pytest.raises(AttributeError, match="poker"):
        _ = threefold.poker


def test_names_are_read_without_importing() -> None:
    nowhere: Modules[object] = Modules("no.such.package", ("one", "two"))
    assert list(nowhere) == ["one", "two"]
    assert len(nowhere) == 2
    assert "one" in nowhere
    assert "three" not in nowhere
    with pytest.raises(ModuleNotFoundError):
        nowhere["one"]
    nowhere["one"] = threefold
    assert nowhere["one"] is threefold
    del nowhere["one"]
    assert list(nowhere) == ["two"]
