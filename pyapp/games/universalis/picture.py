"""A conflict, or a contest without coins, as a picture."""

from __future__ import annotations

from pyapp.games.universalis import roller
from pyapp.games.universalis.dice_speech import outcome_words, score_words, side_name
from pyapp.games.universalis.forecast_view import shares
from pyapp.games.universalis.roll_view import by_hand
from pyapp.palette import SHARED
from pyapp.picture import SIDE, Die, Panel, Picture, Row
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Roll
from threefold.games.universalis.outcome import HIGHEST_SUCCESS, SIDES

ROLLER = roller

COLOURS = {
    **SHARED,
    "accent": "#6b5600",
    "accent-soft": "#eee7c4",
    "accent-ink": "#5f4c00",
}
"""Those of the light theme, as static/css/games.css has them."""

RINGS = ((420, 0.05), (330, 0.07), (316, 0.15), (296, 0.07), (150, 0.06))
"""Of a worn coin: how far out, and how strong."""


def picture(roll: Roll) -> Picture:
    """Say what a picture of the last throw shows: a tie, or the one that decided."""
    result = roll.result()
    names = [side_name(roll.contest, number) for number in (0, 1)]
    panel = Panel(
        who=say("universalis.roll.sides", a=names[0], b=names[1]),
        deed=roll.contest.what.strip(),
        outcome=outcome_words(roll.contest, result.outcome),
        tone="good" if roll.decided else "mixed",
        said=score_words(result),
        rows=[Row(name, _dice(faces)) for name, faces in zip(names, result.faces, strict=True)],
        odds=shares(roll.contest, universalis.odds(*roll.counts())),
    )
    return Picture(universalis.ID, [panel], by_hand(roll), COLOURS, _light())


def _dice(faces: tuple[int, ...]) -> list[Die]:
    hits = [face <= HIGHEST_SUCCESS for face in faces]
    return [
        Die(face, "hit" if hit else "miss", SIDES, hit)
        for face, hit in zip(faces, hits, strict=True)
    ]


def _light() -> list[Tree]:
    """A worn coin, half under the page."""
    middle = {"cx": str(SIDE), "cy": "150"}
    return [
        ["circle", {**middle, "r": str(far), "fill": COLOURS["accent"], "opacity": str(strong)}]
        for far, strong in RINGS
    ]
