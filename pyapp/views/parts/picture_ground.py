"""What the picture of a result lies on: each game's own light, as on the page."""

from __future__ import annotations

from pyapp.palette import Palette
from pyapp.views.parts.tree import Tree

STRATA = ((0, 96, 0.16), (96, 220, 0.125), (220, 380, 0.09), (380, 580, 0.06), (580, 820, 0.03))
RINGS = ((420, 0.05), (330, 0.07), (316, 0.15), (296, 0.07), (150, 0.06))
"""Of a worn coin: how far out, and how strong."""


def ground(game: str, colours: Palette, side: int) -> list[Tree]:
    """Draw the ground of a picture: lamp and fog, strata of stone, or a coin."""
    size = str(side)
    paper: Tree = ["rect", {"width": size, "height": size, "fill": colours["surface"]}]
    light = {"ghosts": _fog, "imposition": _strata, "universalis": _coin}.get(game)
    return [paper, *(light(colours, side) if light else [])]


def _fog(colours: Palette, side: int) -> list[Tree]:
    lights = (("lamp", "accent", 0.34, 0.92, 0.02, 0.5), ("fog", "tone-good", 0.2, 0.0, 0.62, 0.6))
    faded = [
        [
            "radialGradient",
            {"id": name, "cx": str(x), "cy": str(y), "r": str(far)},
            ["stop", {"offset": "0", "stop-color": colours[of], "stop-opacity": str(strong)}],
            ["stop", {"offset": "1", "stop-color": colours[of], "stop-opacity": "0"}],
        ]
        for name, of, strong, x, y, far in lights
    ]
    size = {"width": str(side), "height": str(side)}
    return [
        ["defs", {}, *faded],
        *[["rect", {**size, "fill": f"url(#{name})"}] for name, *_ in lights],
    ]


def _strata(colours: Palette, side: int) -> list[Tree]:
    """Five bands, one for each die of the ladder, a little aslant."""
    tilt = 90
    return [
        [
            "path",
            {
                "d": f"M0 {top + tilt if top else 0}L{side} {top}V{below}L0 {below + tilt}z",
                "fill": colours["accent"],
                "opacity": str(strong),
            },
        ]
        for top, below, strong in STRATA
    ]


def _coin(colours: Palette, side: int) -> list[Tree]:
    middle = {"cx": str(side), "cy": "150"}
    return [
        ["circle", {**middle, "r": str(far), "fill": colours["accent"], "opacity": str(strong)}]
        for far, strong in RINGS
    ]
