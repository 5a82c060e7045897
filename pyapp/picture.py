"""What a picture of a result shows, as a game tells it; how it is drawn is no game's business."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from pyapp.outcomes import Share, Tone
from pyapp.palette import Palette
from pyapp.views.parts.tree import Tree

SIDE = 1080
"""Width and height of a picture in pixels."""

Shape = Literal["safe", "risk", "stone", "iron", "hit", "miss"]
"""Safe and risk dice are of six sides, with pips; all others have as many as they say."""


class Die(NamedTuple):
    """A die that was thrown.

    Attributes:
        face: What it shows.
        shape: What it looks like.
        sides: How many it has.
        counts: It is one of those that the result was read from.
    """

    face: int
    shape: Shape
    sides: int = 6
    counts: bool = False


class Row(NamedTuple):
    """Dice in a row, and what they are called."""

    label: str
    dice: Sequence[Die]


@dataclass(frozen=True, slots=True)
class Panel:
    """One throw.

    Attributes:
        who: Who threw.
        deed: What was attempted; may be empty.
        outcome: How it went, in a word or two.
        tone: How it went.
        said: What the dice came to, in a sentence.
        rows: The dice.
        odds: How likely every outcome was, best first.
    """

    who: str
    deed: str
    outcome: str
    tone: Tone
    said: str
    rows: Sequence[Row]
    odds: Sequence[Share]


@dataclass(frozen=True, slots=True)
class Picture:
    """All that a picture shows.

    Attributes:
        game: Id of the game.
        panels: One throw, or both of a duel.
        by_hand: Faces were typed in: nobody can check them.
        colours: Literal colours by the names that the style sheets have for them.
        light: Shapes that the picture lies on: the game's own.
    """

    game: str
    panels: Sequence[Panel]
    by_hand: bool
    colours: Palette
    light: Sequence[Tree] = ()
