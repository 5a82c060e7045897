"""Each message has one handler: the app's own, or that of the game it is named after."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pyapp import update
from tests.app.handlers import HANDLERS, OF_GAMES, SHARED


@pytest.mark.parametrize("game", OF_GAMES)
def test_a_games_messages_are_named_after_it(game: str) -> None:
    assert OF_GAMES[game]
    assert all(name.startswith(f"{game}.") for name in OF_GAMES[game])


def test_no_message_of_the_app_is_named_after_a_game() -> None:
    assert not [name for name in SHARED if name.partition(".")[0] in OF_GAMES]


def test_no_message_has_two_handlers() -> None:
    parts = [update.HANDLERS, *(part.HANDLERS for part in update.PARTS.values())]
    assert sum(map(len, parts)) == len(SHARED)


@pytest.mark.parametrize("name", HANDLERS)
def test_every_handler_is_found_by_name(name: str) -> None:
    assert update.handler(name) is HANDLERS[name]


@pytest.mark.parametrize("name", ["", ".", "ghosts", "ghosts.", "ghosts.nothing", "poker.roll"])
def test_a_message_that_nobody_handles_is_a_fault(name: str) -> None:
    with pytest.raises(KeyError):
        update.handler(name)


def test_it_is_known_which_module_handles_which_message_later() -> None:
    known = {name: module for module, part in update.PARTS.items() for name in part.HANDLERS}
    assert known == update.LATER


FIRST = """
import sys
from pyapp import app, update
home = app.init("", {})[0]
update.handler(sys.argv[1])
print(*(name for name in sys.modules if name.startswith("pyapp.update.")))
"""


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("new_example", {"example"}),
        ("pressed", {"pressing"}),
        ("print", {"paper"}),
        ("set_device", {"device"}),
        ("find", {"finding"}),
    ],
)
def test_the_first_of_a_rare_message_imports_what_it_needs(name: str, needs: set[str]) -> None:
    """In a Python of its own, as a start is."""
    given = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run(
        [sys.executable, "-c", FIRST, name], env=given, capture_output=True, text=True, check=True
    )
    found = {module.removeprefix("pyapp.update.") for module in run.stdout.split()}
    assert found & update.PARTS.keys() == needs
