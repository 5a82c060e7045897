"""Odds at a glance: a stacked bar with a legend, and several bars in one scale to compare.

Outcomes come best first. Each place has its own tone and its own pattern, so a bar reads without
colour; the legend is real text, so the drawing itself is hidden from screen readers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from pyapp.outcomes import TONES, Share, Tone, look
from pyapp.views.parts.tree import Child, Tree, attrs, classes
from pyapp.words import say
from pyapp.words.percent import fraction, percent

# A share narrower than this hardly ever has room for its number, however wide the bar. Of the
# others static/css/odds.css takes away those that do not fit, at whatever size somebody reads.
_ROOM = Fraction(1, 10)

TILES: Mapping[str, tuple[int, str]] = {
    "dots": (6, "M1.8 3a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0"),
    "lines": (8, "M-2 10L10 -2M-2 2L2 -2M6 10L10 6"),
    "weave": (8, "M0 0L8 8M8 0L0 8"),
}
"""The side of a pattern's tile, and what is drawn upon it: dots are filled, lines are stroked."""


def odds(title: str, shares: Sequence[Share], asides: Sequence[Share] = ()) -> Tree:
    """Draw a distribution: bar, legend, and the exact fractions on request.

    Args:
        title: What the odds are of; printed above the bar.
        shares: The outcomes, best first, adding up to 1.
        asides: Chances of something within an outcome, in words ("of which ...").
    """
    rows = [_legend_row(at, share) for at, share in enumerate(shares)]
    notes = [_aside(share) for share in asides]
    return [
        "figure",
        {"class": "odds"},
        ["figcaption", {"class": "odds-title", "dir": "auto"}, title],
        bar(shares),
        ["ul", {"class": "odds-legend", "role": "list"}, *rows],
        *notes,
        exact([("", shares)], asides),
    ]


def strip(shares: Sequence[Share], words: str) -> Tree:
    """Draw the bar with one line of words above it, to stand over the button that throws.

    It repeats what a full `odds` on the same screen says, so that the odds stay in sight while
    tags are tapped; only the words reach a screen reader.
    """
    return ["div", {"class": "odds strip"}, ["p", {"class": "strip-words"}, words], bar(shares)]


def bar(shares: Sequence[Share]) -> Tree:
    """Draw only the stacked bar; decoration, put the numbers beside it in words."""
    box = {"class": "odds-bar", "width": "100%", "aria-hidden": "true"}
    start = 0.0
    segments: list[Tree] = []
    for at, share in enumerate(shares):
        if share.chance:
            segments.append(_segment(at, share, start))
        start += float(share.chance)
    return ["svg", box, *segments]


def _segment(at: int, share: Share, start: float) -> Tree:
    width = float(share.chance)
    place = {"x": _across(start), "y": "0", "width": _across(width), "height": "100%"}
    shown = look(at)
    drawn: list[Child] = [["rect", {"class": "fill", **place}]]
    if shown.pattern:
        drawn.append(["rect", {"fill": f"url(#odds-{shown.pattern})", **place}])
    drawn.append(["rect", {"class": "edge", **place}])
    if share.chance >= _ROOM:
        drawn.append(["foreignObject", place, _inside(share)])
    return ["g", {"class": tone_class(shown.tone), "data-key": share.key, "key": share.key}, *drawn]


def _inside(share: Share) -> Tree:
    """Draw the number of a share as text of the page: it grows, and breaks, as texts do."""
    return ["span", {"class": "inside"}, ["span", {}, percent(share.chance)]]


def _across(part: float) -> str:
    return f"{part * 100:.4f}%"


def tone_class(tone: Tone) -> str:
    """Return the class that gives a part the colour of a tone."""
    return f"tone-{TONES.index(tone) + 1}"


def swatch(at: int) -> Tree:
    """Draw the key to the tone and pattern of the outcome in place `at` (0 is the best)."""
    size = {"width": "100%", "height": "100%"}
    shown = look(at)
    pattern = ["rect", {"fill": f"url(#odds-{shown.pattern})", **size}] if shown.pattern else None
    return [
        "svg",
        {"class": f"swatch {tone_class(shown.tone)}", "aria-hidden": "true"},
        ["rect", {"class": "fill", **size}],
        pattern,
    ]


def _legend_row(at: int, share: Share) -> Tree:
    return [
        "li",
        attrs({"class": classes("odds-share", nil=not share.chance), "key": share.key}),
        swatch(at),
        ["span", {"class": "odds-label", "dir": "auto"}, share.label],
        " ",
        ["strong", {"class": "odds-percent"}, percent(share.chance)],
    ]


def _aside(share: Share) -> Tree:
    number = ["strong", {"class": "odds-percent"}, percent(share.chance)]
    return ["p", {"class": "odds-aside", "key": share.key}, share.label, " ", number]


def comparison(
    title: str,
    options: Sequence[tuple[str, Sequence[Share]]],
    *,
    exactly: Sequence[tuple[str, Sequence[Share]]] | None = None,
) -> Tree:
    """Set distributions under one another: one key, then for each a bar and its numbers in columns.

    Args:
        title: What is being weighed.
        options: Name and outcomes of each way on; all with the same outcomes in the same order.
        exactly: Those of them whose fractions are short enough to be shown; all by default.

    Raises:
        ValueError: The options do not share their outcomes.
    """
    keys = {tuple(share.key for share in shares) for _, shares in options}
    if len(keys) != 1:
        raise ValueError("compared distributions need the same outcomes in the same order")
    rows = [_option(at, *one) for at, one in enumerate(options)]
    return [
        "figure",
        {"class": "odds"},
        ["figcaption", {"class": "odds-title", "dir": "auto"}, title],
        key(options[0][1]),
        ["ul", {"class": "odds-options", "role": "list"}, *rows],
        exact(options if exactly is None else exactly),
    ]


def key(shares: Sequence[Share]) -> Tree:
    """Return the one key to several bars; each number below them says its outcome to who hears."""
    rows = [["li", {"key": one.key}, swatch(at), one.label] for at, one in enumerate(shares)]
    return ["ul", {"class": "odds-key", "aria-hidden": "true"}, *rows]


def _option(at: int, name: str, shares: Sequence[Share]) -> Tree:
    return [
        "li",
        {"class": "odds-option", "key": str(at)},
        ["span", {"class": "odds-name", "dir": "auto"}, name],
        bar(shares),
        numbers(shares),
    ]


def numbers(shares: Sequence[Share]) -> Tree:
    """Return the numbers to a bar in a row, each by its swatch; they may stand within a button."""
    row = [_number(at, share) for at, share in enumerate(shares)]
    return ["span", {"class": "odds-numbers"}, *row]


def _number(at: int, share: Share) -> Tree:
    return [
        "span",
        attrs({"class": classes("odds-number", nil=not share.chance), "key": share.key}),
        swatch(at),
        ["span", {"class": "visually-hidden"}, f" {share.label}: "],
        ["span", {"class": "odds-percent"}, percent(share.chance)],
    ]


def exact(options: Sequence[tuple[str, Sequence[Share]]], asides: Sequence[Share] = ()) -> Tree:
    """Fold the exact fractions away under a summary: a list for each (name, outcomes)."""
    lists = [
        _fractions(str(at), name, [*shares, *asides]) for at, (name, shares) in enumerate(options)
    ]
    return ["details", {"class": "exact"}, ["summary", {}, say("part.exact")], *lists]


def _fractions(at: str, name: str, shares: Sequence[Share]) -> Tree:
    title: Child = ["p", {"class": "odds-name", "dir": "auto"}, name] if name else None
    pairs = [_pair(share) for share in shares]
    return ["div", {"key": at}, title, ["dl", {"class": "exact-list"}, *pairs]]


def _pair(share: Share) -> Tree:
    words = share.label.rstrip(":")
    return [
        "div",
        {"key": share.key},
        ["dt", {"dir": "auto"}, words],
        ["dd", {}, fraction(share.chance)],
    ]


def patterns() -> Tree:
    """Define the patterns that bars and swatches refer to; `layout.page` puts it on every page."""
    box = {"class": "odds-patterns", "width": "0", "height": "0", "aria-hidden": "true"}
    return ["svg", box, ["defs", {}, *map(_pattern, TILES)]]


def _pattern(name: str) -> Tree:
    side, drawn = TILES[name]
    tile = {"id": f"odds-{name}", "width": str(side), "height": str(side)}
    shown = classes("odds-ink", dots=name == "dots")
    dressed = {"class": shown, "patternUnits": "userSpaceOnUse", **tile}
    return ["pattern", dressed, ["path", {"d": drawn}]]
