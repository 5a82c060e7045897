"""The outcome of a roll, large and unmistakable."""

from __future__ import annotations

from typing import Literal

from pyapp.views.parts.odds import swatch
from pyapp.views.parts.tree import Child, Tree, attrs

VerdictTone = Literal["good", "mixed", "bad", "worst"]
_PLACES: tuple[VerdictTone, ...] = ("good", "mixed", "bad", "worst")


def verdict(tone: VerdictTone, title: str, *children: Child, id: str | None = "verdict") -> Tree:
    """Return the banner of an outcome.

    Args:
        tone: How it went, for the colour and pattern of its band, the ones of the odds bar.
        title: The outcome in words; a heading that focus can go to.
        children: Sentences under it: what follows, which rule decided.
        id: Of the heading, for focus effects.
    """
    heading = attrs({"class": "verdict-title", "tabindex": "-1"}, id=id)
    return [
        "div",
        {"class": f"verdict {tone}"},
        swatch(_PLACES.index(tone)),
        ["h2", heading, title],
        ["div", {"class": "verdict-words"}, *children] if children else None,
    ]
