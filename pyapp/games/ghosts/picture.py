"""A roll as a picture."""

from __future__ import annotations

from pyapp.games.ghosts import roller
from pyapp.games.ghosts.dice_view import by_hand
from pyapp.games.ghosts.speech import TONES, name_of, outcome_words, shares, values
from pyapp.palette import SHARED
from pyapp.picture import SIDE, Die, Panel, Picture, Row
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from threefold import ghosts

ROLLER = roller

COLOURS = {
    **SHARED,
    "accent": "#8a4b00",
    "accent-soft": "#f6e6cd",
    "accent-ink": "#7a4200",
    "safe-body": "#fdfcf6",
    "safe-ink": "#0b4f49",
    "risk-body": "#371014",
    "risk-ink": "#ffb9a6",
    "risk-edge": "#8f1616",
}
"""Those of the light theme, as static/css/games.css has them."""


def picture(roll: ghosts.Roll) -> Picture:
    """Say what a picture of the throw that stands shows; its odds are those of that throw."""
    dice, result = roll.dice(), roll.result()
    safe = [Die(face, "safe", counts=face == result.safe) for face in dice.safe]
    risk = [Die(face, "risk", counts=face == result.risk) for face in dice.risk]
    rows = [Row(say("ghosts.picture.safe"), safe), Row(say("ghosts.picture.risk"), risk)]
    panel = Panel(
        who=name_of(roll.act.who),
        deed=roll.act.deed.strip(),
        outcome=outcome_words(result.outcome),
        tone=TONES[result.outcome],
        said=values(result),
        rows=[row for row in rows if row.dice],
        odds=shares(ghosts.odds(roll.pool, roll.act.word_known)),
    )
    return Picture(ghosts.ID, [panel], by_hand(roll.throws[-1]), COLOURS, _light())


RINGS = 6
"""A light is so many discs, one on the other: steps, since a picture of soft shades is heavy."""


def _light() -> list[Tree]:
    """Lamplight from a corner, in night fog: what the page has behind a table."""
    lights = (("accent", 0.34, 0.92, 0.02, 0.5), ("tone-good", 0.2, 0.0, 0.62, 0.6))
    return [
        [
            "circle",
            {
                "cx": f"{SIDE * x:.0f}",
                "cy": f"{SIDE * y:.0f}",
                "r": f"{SIDE * far * ring / RINGS:.0f}",
                "fill": COLOURS[of],
                "opacity": f"{strong / RINGS:.3f}",
            },
        ]
        for of, strong, x, y, far in lights
        for ring in range(RINGS, 0, -1)
    ]
