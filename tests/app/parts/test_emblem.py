"""A game's mark is the drawing of its shortcut's icon; a game without one has a mark as well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyapp.views.parts.emblem import emblem, game_tile
from tests.app.trees import elements
from threefold.games import GAMES

DRAWINGS = Path(__file__).parents[3] / "tools" / "drawings"


def paths(game: str) -> list[str]:
    return [one.attrs["d"] for one in elements(emblem(game)) if one.tag == "path"]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_drawing_of_the_icon(game: str) -> None:
    drawing = (DRAWINGS / f"{game}.svg").read_text("utf-8")
    drawn = "".join(paths(game))
    for d in re.findall(r'<path[^>]* d="([^"]+)"', drawing):
        # The icon fills the lower side of its die; the mark draws that side's upper edge.
        assert d in drawn or d.removesuffix("L0 170Z") in drawn
    for circle in re.findall(r"<circle([^>]*)/>", drawing):
        radius = re.search(r' r="(\d+)"', circle)
        assert radius
        assert f"a{radius[1]} {radius[1]} 0 1 0 {2 * int(radius[1])} 0" in drawn


def test_marks_are_told_apart_and_a_game_without_a_drawing_has_one() -> None:
    marks = ["".join(paths(game)) for game in (*GAMES, "chess")]
    assert len(set(marks)) == len(marks)
    assert all(marks)
    assert paths("chess") == paths("another")


def test_a_tile_is_called_by_what_it_does_and_wears_the_colours_of_its_game() -> None:
    tile = next(elements(game_tile("ghosts", "City", '["new"]', about="New City table")))
    assert tile.name == "New City table"
    assert tile.attrs["data-game"] == "ghosts"
    assert tile.attrs["data-once"] is True
    assert tile.sends == [("data-msg", ["new"])]
