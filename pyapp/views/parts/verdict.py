"""The outcome of a roll, large and unmistakable, and the dice that made it."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.outcomes import SIGNS, TONES, Tone, result_id
from pyapp.views.parts.icons import icon
from pyapp.views.parts.odds import swatch, tone_class
from pyapp.views.parts.tree import Child, Tree, attrs, classes

LONG_TITLE = 40
"""A title of more characters, with a long name in it, is written smaller."""


def verdict(tone: Tone, title: str, *children: Child, id: str | None = "verdict") -> Tree:
    """Return the banner of an outcome.

    Args:
        tone: How it went, for the colour and pattern of its band, the ones of the odds bar.
        title: The outcome in words; a heading that focus can go to.
        children: Sentences under it: what follows, which rule decided.
        id: Of the heading, for focus effects.
    """
    shown = classes("verdict-title", long=len(title) > LONG_TITLE)
    heading = attrs({"class": shown, "tabindex": "-1"}, id=id)
    return [
        "div",
        {"class": f"verdict {tone}"},
        swatch(TONES.index(tone)),
        _sign(tone),
        ["h2", heading, title],
        ["div", {"class": "verdict-words"}, *children] if children else None,
    ]


def _sign(tone: Tone) -> Tree:
    return ["span", {"class": "verdict-sign", "aria-hidden": "true"}, icon(SIGNS[tone])]


def outcomes(rows: Sequence[tuple[Tone, str, str]]) -> Tree:
    """Return several outcomes at a glance, each with its tone, whose it is and its name."""
    items = [
        [
            "li",
            {"key": str(at), "class": tone_class(tone)},
            _sign(tone),
            ["span", {}, ["span", {"dir": "auto"}, who], " ", ["strong", {}, outcome]],
        ]
        for at, (tone, who, outcome) in enumerate(rows)
    ]
    return ["ul", {"class": "outcomes", "role": "list"}, *items]


def result(number: int, banner: Tree, dice: Tree) -> Tree:
    """Return an outcome above the dice that made it: what falls and comes to rest together.

    Args:
        number: Which result of the page it is, from 0.
        banner: From `verdict`, its id from `pyapp.outcomes.verdict_id`.
        dice: The dice of the last throw.
    """
    return ["div", {"class": "result", "id": result_id(number)}, banner, dice]
