"""The tokens themselves: colours with the contrast that was measured, sizes at their size."""

from __future__ import annotations

from pyapp.views.parts.tree import Tree
from pyapp.views.style.contrast import contrast
from pyapp.views.style.laying import section, specimen
from pyapp.views.style.tokens import COLOURS, OF_GAMES, SIZES, Colours

GROUNDS = ("ground", "surface", "raised", "sunken")
INKS = ("ink", "ink-soft", "ink-off", "accent-ink", "danger")
_OTHERS = (
    *((f"tone-{tone}", "surface") for tone in ("good", "mixed", "bad", "worst")),
    *(("on-tone", f"tone-{tone}") for tone in ("good", "mixed", "bad", "worst")),
    ("accent", "ground"),
    ("on-accent", "accent"),
    ("ink", "accent-soft"),
    ("accent", "accent-soft"),
    ("edge", "raised"),
    ("focus", "ground"),
)
PAIRS = (*((ink, ground) for ink in INKS for ground in GROUNDS), *_OTHERS)
"""What stands on what."""


def tokens(game: str) -> list[Tree]:
    """Draw every token, in the colours of a game or of none."""
    known = {**COLOURS, **OF_GAMES.get(game, {})}
    return [
        section("colours", "Colours", specimen("Each by its name", _swatches(known))),
        section("contrast", "Contrast", specimen("Measured by day, by night", _pairs(known))),
        section("sizes", "Sizes", *(_sizes(kind) for kind in SIZES)),
    ]


def _swatches(known: Colours) -> Tree:
    return ["ul", {"class": "tokens", "role": "list"}, *(_swatch(name) for name in known)]


def _swatch(name: str) -> Tree:
    box = {"class": "token-swatch", "aria-hidden": "true"}
    fill = {"width": "100%", "height": "100%", "fill": f"var(--{name})"}
    return ["li", {"key": name}, ["svg", box, ["rect", fill]], ["code", {}, name]]


def _pairs(known: Colours) -> Tree:
    rows = [_pair(ink, ground, known) for ink, ground in PAIRS]
    return ["ul", {"class": "tokens", "role": "list"}, *rows]


def _pair(ink: str, ground: str, known: Colours) -> Tree:
    day, night = (contrast(known[ink][at], known[ground][at]) for at in (0, 1))
    drawn = [
        ["rect", {"width": "100%", "height": "100%", "fill": f"var(--{ground})"}],
        ["text", {"x": "50%", "y": "50%", "dy": "0.36em", "fill": f"var(--{ink})"}, "Aa"],
    ]
    return [
        "li",
        {"key": f"{ink} {ground}"},
        ["svg", {"class": "token-swatch", "aria-hidden": "true"}, *drawn],
        ["span", {}, ["code", {}, f"{ink} / {ground}"], f" {day:.1f}, {night:.1f}"],
    ]


def _sizes(kind: str) -> Tree:
    rows = [_size(kind, name, value) for name, value in SIZES[kind].items()]
    return specimen(kind, ["ul", {"class": "token-sizes", "role": "list"}, *rows])


def _size(kind: str, name: str, value: str) -> Tree:
    said: Tree = ["code", {}, f"{name} {value}"]
    return ["li", {"key": name}, said, *([_DRAWN[kind](name)] if kind in _DRAWN else [])]


def _bar(name: str) -> Tree:
    box = {"class": "token-bar", "aria-hidden": "true"}
    return ["svg", box, ["path", {"d": "M0 6H36", "stroke-dasharray": f"var(--{name}) 999"}]]


def _words(name: str) -> Tree:
    box = {"class": "token-words", "aria-hidden": "true"}
    return [
        "svg",
        box,
        ["text", {"x": "0", "y": "78%", "font-size": f"min(var(--{name}), 22vw)"}, "Aa 27"],
    ]


def _corner(name: str) -> Tree:
    box = {"class": "token-swatch", "aria-hidden": "true"}
    place = {"x": "2", "y": "2", "width": "40", "height": "40"}
    return ["svg", box, ["rect", {**place, "rx": f"var(--{name})", "fill": "var(--accent)"}]]


_DRAWN = {"Space": _bar, "Type": _words, "Radius": _corner}
