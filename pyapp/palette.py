"""The colours of the light theme, for pictures that leave the page and its style sheets behind.

They are those of static/css/tokens.css and games.css; a test holds them equal.
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
GAMES: Mapping[str, Palette] = {
    "ghosts": {
        "accent": "#8a4b00",
        "accent-soft": "#f6e6cd",
        "accent-ink": "#7a4200",
        "safe-body": "#fdfcf6",
        "safe-ink": "#0b4f49",
        "risk-body": "#371014",
        "risk-ink": "#ffb9a6",
        "risk-edge": "#8f1616",
    },
    "imposition": {
        "accent": "#33488c",
        "accent-soft": "#dfe4f3",
        "accent-ink": "#2b3f80",
        "stone-body": "#fffefa",
        "stone-ink": "#1f2a4f",
        "iron-body": "#272b33",
        "iron-ink": "#ffffff",
        "iron-edge": "#5d6779",
    },
    "universalis": {
        "accent": "#6b5600",
        "accent-soft": "#eee7c4",
        "accent-ink": "#5f4c00",
    },
}


def of(game: str) -> Palette:
    """Return all colours that a picture of one game wears, by their names in the style sheets."""
    return {**SHARED, **GAMES[game]}
