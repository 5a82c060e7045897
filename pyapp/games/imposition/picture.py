"""A check, or both of a duel, as a picture."""

from __future__ import annotations

from pyapp.games.imposition import roller
from pyapp.games.imposition.dice_view import by_hand
from pyapp.games.imposition.speech import TONES, name_of, outcome_words, rolls_of, shares, values
from pyapp.palette import SHARED
from pyapp.picture import SIDE, Die, Panel, Picture, Row
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Duel, Roll

ROLLER = roller

COLOURS = {
    **SHARED,
    "accent": "#33488c",
    "accent-soft": "#dfe4f3",
    "accent-ink": "#2b3f80",
    "stone-body": "#fffefa",
    "stone-ink": "#1f2a4f",
    "iron-body": "#272b33",
    "iron-ink": "#ffffff",
    "iron-edge": "#5d6779",
}
"""Those of the light theme, as static/css/games.css has them."""

STRATA = ((0, 96, 0.16), (96, 220, 0.125), (220, 380, 0.09), (380, 580, 0.06), (580, 820, 0.03))


def picture(roll: Roll | Duel) -> Picture:
    """Say what a picture of the throws that stand shows."""
    rolls = rolls_of(roll)
    typed = any(by_hand(one.throws[-1]) for one in rolls)
    return Picture(imposition.ID, [_panel(one) for one in rolls], typed, COLOURS, _light())


def _panel(roll: Roll) -> Panel:
    faces, result = roll.dice(), roll.result()
    level, path, against = map(int, roll.act.check.dice)
    dice = (
        ("level", Die(faces.level, "stone", level, result.level_meets)),
        ("path-die", Die(faces.path, "stone", path, result.path_meets)),
        ("imposition-die", Die(faces.imposition, "iron", against)),
    )
    return Panel(
        who=name_of(roll.act.who),
        deed=roll.act.deed.strip(),
        outcome=outcome_words(result.outcome),
        tone=TONES[result.outcome],
        said=values(roll),
        rows=[Row(say(f"imposition.{name}"), [die]) for name, die in dice],
        odds=shares(imposition.odds(roll.act.check)),
    )


def _light() -> list[Tree]:
    """Five bands, one for each die of the ladder, a little aslant."""
    tilt = 90
    return [
        [
            "path",
            {
                "d": f"M0 {top + tilt if top else 0}L{SIDE} {top}V{below}L0 {below + tilt}z",
                "fill": COLOURS["accent"],
                "opacity": str(strong),
            },
        ]
        for top, below, strong in STRATA
    ]
