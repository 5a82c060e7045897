"""The colours of the light theme, for pictures that leave the page and its style sheets behind.

They are those of static/css/tokens.css; what a game adds from games.css stands in its `picture`. A
test holds all of them equal.
"""

from __future__ import annotations

from collections.abc import Mapping

Palette = Mapping[str, str]

SHARED: Palette = {
    "ground": "#e9ede9",
    "surface": "#f8f9f5",
    "raised": "#ffffff",
    "line": "#c6d0cb",
    "edge": "#5f726e",
    "ink": "#14201f",
    "ink-soft": "#42534f",
    "tone-good": "#0b655c",
    "tone-mixed": "#84590a",
    "tone-bad": "#7c4169",
    "tone-worst": "#8f1616",
    "on-tone": "#ffffff",
}
