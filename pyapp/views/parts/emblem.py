"""The mark of each game, the same drawing as on the icon of its shortcut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyapp.views.parts.tree import Tree, attrs


class _Mark(NamedTuple):
    """A mark around the middle of its box: what is inked, cut out of that, drawn over it."""

    ink: str
    cut: str = ""
    line: str = ""


def _disc(x: int, y: int, radius: int) -> str:
    there, back = (f"a{radius} {radius} 0 1 0{way} 0" for way in (f" {2 * radius}", -2 * radius))
    return f"M{x - radius} {y}{there}{back}z"


_MARKS: Mapping[str, _Mark] = {
    "ghosts": _Mark(
        "M0-170C-84-170-136-110-136-30V140C-136 166-110 172-94 152L-80 134C-70 121-54 121-44 134"
        "L-22 162C-11 176 11 176 22 162L44 134C54 121 70 121 80 134L94 152C110 172 136 166 136 140"
        "V-30C136-110 84-170 0-170Z",
        cut=_disc(-52, -44, 25) + _disc(52, -44, 25) + _disc(0, 36, 25),
    ),
    "universalis": _Mark(_disc(0, 0, 172), cut="M0-92L58 0L0 92L-58 0Z", line=_disc(0, 0, 134)),
    "imposition": _Mark(
        "M0-170L147-85V85L0 170L-147 85V-85Z", cut="M0-176L153 88H-153Z", line="M-147 85H147"
    ),
}
# A game without a drawing wears a die like any other.
_PLAIN = _Mark("M-150-110L-110-150H110L150-110V110L110 150H-110L-150 110Z", cut=_disc(0, 0, 40))


def emblem(game: str) -> Tree:
    """Draw the mark of a game; decoration, its name stands beside it.

    Args:
        game: Its id; one that has no drawing gets a plain die.
    """
    mark = _MARKS.get(game, _PLAIN)
    box = {"class": "emblem", "viewBox": "-190 -190 380 380", "aria-hidden": "true"}
    layers = zip(mark._fields, mark, strict=True)
    drawn = [["path", {"class": f"emblem-{layer}", "d": d}] for layer, d in layers if d]
    return ["svg", {**box, "focusable": "false"}, *drawn]


def game_tile(game: str, name: str, message: str, *, about: str) -> Tree:
    """Return the button that begins a table of a game: its mark over its name, in its colours.

    Args:
        game: Its id.
        name: Its name, in sight.
        message: Sent by a tap, once for two.
        about: The accessible name, which should contain `name`.
    """
    given = attrs(
        {"type": "button", "class": "game-tile", "data-game": game, "key": game},
        data_msg=message,
        data_once=True,
        aria_label=about,
    )
    return ["button", given, emblem(game), ["span", {"dir": "auto"}, name]]


def game_tiles(title: str, *tiles: Tree) -> Tree:
    """Return the tiles of all games beside each other, below a line of words."""
    return ["div", {"class": "game-tiles"}, ["p", {"class": "game-tiles-title"}, title], *tiles]
