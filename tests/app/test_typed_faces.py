"""Faces of real dice, typed one by one: those of other dice are gone, in every game."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pkgutil import iter_modules

import pytest

from pyapp import rolls
from pyapp.desk import Setup
from pyapp.games import SCREENS
from tests.app.handlers import HANDLERS
from tests.app.universalis import disputes
from tests.app.universalis.disputes import ANNA, CONFLICT


def test_a_face_is_set_among_those_typed_already() -> None:
    setup = Setup(faces=(3, 0, 0))
    assert setup.typed(3, 1, 5) == (3, 5, 0)
    assert Setup().typed(2, 0, 4) == (4, 0)
    assert setup.typed(3, 3, 5) == (3, 0, 0)


@pytest.mark.parametrize("faces", [(1, 2), (1, 2, 3, 4)])
def test_faces_typed_for_other_dice_are_gone(faces: tuple[int, ...]) -> None:
    assert Setup(faces=faces).typed(3, 1, 5) == (0, 5, 0)


@pytest.mark.parametrize("game", SCREENS)
def test_faces_are_typed_alike_in_every_game(game: str) -> None:
    typing = HANDLERS[f"{game}.type_face"]
    assert isinstance(typing, partial)
    assert typing.func is rolls.type_face


@pytest.mark.parametrize("game", SCREENS)
def test_no_message_of_a_game_is_handled_twice(game: str) -> None:
    """So that it does not matter in which order the handlers are put together."""
    package = import_module(f"pyapp.games.{game}")
    modules = [
        import_module(f"{package.__name__}.{one.name}") for one in iter_modules(package.__path__)
    ]
    parts = [getattr(module, "HANDLERS", {}) for module in modules]
    assert sum(map(len, parts)) == len(SCREENS[game].HANDLERS)


def test_dice_of_a_conflict_are_typed_anew_when_there_are_more_of_them() -> None:
    table = disputes.gathered(disputes.facing())
    table.write("universalis.toggle_hand", CONFLICT, value="true")
    table.tap("universalis.type_face", CONFLICT, 0, 7)
    disputes.bring(table, ANNA, 0)
    table.send("universalis.buy_dice", table.table.stage.play.taken, ANNA, 0, 1)
    table.tap("universalis.type_face", CONFLICT, 0, 2)
    faces = table.table.desk.of(CONFLICT).faces
    assert faces[0] == 2
    assert not any(faces[1:])
