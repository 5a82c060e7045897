"""Dice of four to twelve sides, each in its own outline with its face as a numeral.

Three roles meet in a throw. Level and path dice carry a mark of their own below the numeral (a
level line, a winding path); the imposition die is dark where they are light, with a hewn edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Child, Tree, attrs, classes
from pyapp.words import say
from pyapp.words.numbers import sides_words


class Role(StrEnum):
    """What a die stands for in the throw."""

    LEVEL = "level"
    PATH = "path"
    IMPOSITION = "imposition"

    @property
    def word(self) -> str:
        """The name printed beside dice of this role."""
        return say(f"part.role.{self}")


class Die(NamedTuple):
    """One die of a throw as it is drawn.

    `face` is None before the throw. `name` is the table's own for it (a path, a Spell die).
    `meets` says whether it met or beat the imposition die; None while that is open.
    """

    sides: int
    face: int | None = None
    name: str = ""
    meets: bool | None = None


class _Shape(NamedTuple):
    """An outline, the lines between its facets, and where on it numeral and mark are centred."""

    outline: str
    facets: str
    numeral: tuple[int, int]  # its middle down the die, and its size
    mark: int


_SHAPES: Mapping[int, _Shape] = {
    4: _Shape("M32 4L62 56H2z", "", (36, 22), 50),
    6: _Shape("M7 7H57V57H7z", "", (29, 28), 48),
    8: _Shape("M32 2L60 40L32 62L4 40z", "M4 40H60", (28, 24), 48),
    10: _Shape(
        "M32 2L61 27V38L32 62L3 38V27z",
        "M32 2L52 35L32 46L12 35zM52 35L61 38M12 35L3 38",
        (29, 21),
        51,
    ),
    12: _Shape(
        "M32 2L49.6 7.7L60.5 22.7V41.3L49.6 56.3L32 62L14.4 56.3L3.5 41.3V22.7L14.4 7.7z",
        "M32 11L52 25.5L44.3 49H19.7L12 25.5zM32 11V2M52 25.5L60.5 22.7M44.3 49L49.6 56.3"
        "M19.7 49L14.4 56.3M12 25.5L3.5 22.7",
        (29, 21),
        43,
    ),
}
_MARKS: Mapping[Role, str] = {
    Role.LEVEL: "M-7 0H7",
    Role.PATH: "M-8 2L-3-2L3 2L8-2",
}

SIDES = tuple(_SHAPES)
"""The sizes that can be drawn, smallest first."""


def outline(sides: int) -> tuple[str, str]:
    """Return the paths of a die's outline and of the lines between its facets.

    Raises:
        KeyError: No die with that many sides is known.
    """
    shape = _SHAPES[sides]
    return shape.outline, shape.facets


def polyhedron(
    role: Role, die: Die, *, against: int | None = None, label: str | None = None
) -> Tree:
    """Draw one die.

    Args:
        role: What it stands for.
        die: Its sides, one of `SIDES`, and its face, or None for a die not thrown.
        against: The face of the imposition die, to be said with `die.meets`.
        label: Another accessible name; empty for a drawing beside words that say it already.

    Raises:
        KeyError: No die with that many sides is known.
    """
    shape = _SHAPES[die.sides]
    name = spoken(role, die, against) if label is None else label
    drawn = attrs(
        {"class": classes("die", "stone", role.value, unthrown=die.face is None)},
        viewBox="0 0 64 64",
        role="img" if name else None,
        aria_label=name or None,
        aria_hidden=None if name else "true",
    )
    return ["svg", drawn, *_body(role, shape), *_marks(role, die, shape)]


def blank(role: Role, sides: int) -> Tree:
    """Draw a die not thrown, as a sign beside words that say it; hidden from screen readers."""
    return polyhedron(role, Die(sides), label="")


def _body(role: Role, shape: _Shape) -> list[Tree]:
    drawn: list[Tree] = [["path", {"class": "body", "d": shape.outline}]]
    if shape.facets:
        drawn.append(["path", {"class": "facets", "d": shape.facets}])
    if role is Role.IMPOSITION:
        drawn.append(["path", {"class": "hewn", "d": shape.outline}])
    return drawn


def _marks(role: Role, die: Die, shape: _Shape) -> list[Tree]:
    drawn: list[Tree] = []
    if die.face is not None:
        middle, size = shape.numeral
        place = {"x": "32", "y": str(middle), "dy": "0.35em", "font-size": str(size)}
        drawn.append(["text", {"class": "numeral", **place}, str(die.face)])
    if role in _MARKS:
        moved = {"transform": f"translate(32 {shape.mark})", "d": _MARKS[role]}
        drawn.append(["path", {"class": "mark", **moved}])
    return drawn


def spoken(role: Role, die: Die, against: int | None = None) -> str:
    """Say a die aloud: ``Level die d8: 5, meets 4``."""
    shown = say("part.unthrown") if die.face is None else str(die.face)
    words = say(f"part.stone.{role}", die=sides_words(die.sides), face=shown)
    return words if die.meets is None else f"{words}, {_meeting(die, against)}"


def _meeting(die: Die, against: int | None) -> str:
    """``beats 4``, ``meets 4`` or ``under 4``; the rules have decided, this finds the word."""
    meeting = "under" if not die.meets else "meets" if die.face == against else "beats"
    if against is None:
        return say(f"part.{meeting}")
    return say(f"part.{meeting}.face", face=against)


def trio(level: Die, path: Die, imposition: Die, *, size: str | None = None) -> Tree:
    """Draw the three dice of a check in a row: two that strive, one that resists.

    Args:
        level: The level die.
        path: The path die; its name is the path's.
        imposition: The effective imposition die; its face is what the others are held against.
        size: ``"small"`` or ``"large"``; else middling.
    """
    dice = ((Role.LEVEL, level), (Role.PATH, path), (Role.IMPOSITION, imposition))
    places = [_place(role, die, imposition.face) for role, die in dice]
    return ["ul", {"class": classes("trio", size), "role": "list"}, *places]


def _place(role: Role, die: Die, against: int | None) -> Tree:
    name: Child = ["span", {"class": "trio-name", "dir": "auto"}, die.name] if die.name else None
    return [
        "li",
        {"class": f"trio-place {role}", "key": role.value},
        ["span", {"class": "trio-role", "aria-hidden": "true"}, role.word],
        polyhedron(role, die, against=against),
        [
            "span",
            {"class": "trio-words"},
            ["span", {"aria-hidden": "true"}, sides_words(die.sides)],
            " ",
            name,
        ],
        _ribbon(die, against),
    ]


def _ribbon(die: Die, against: int | None) -> Child:
    if die.meets is None:
        return None
    given = {"class": classes("ribbon", short=not die.meets), "aria-hidden": "true"}
    sign = icon("check" if die.meets else "close")
    return ["span", given, sign, _meeting(die, against)]
