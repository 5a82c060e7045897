"""The tokens as the style page shows them: the same as in static/css, which a test holds."""

from __future__ import annotations

from collections.abc import Mapping

Colours = Mapping[str, tuple[str, str]]
"""The name of each, and how it looks by day and by night."""

COLOURS: Colours = {
    "ground": ("#e9ede9", "#0c1315"),
    "surface": ("#f8f9f5", "#151f22"),
    "raised": ("#ffffff", "#1c282c"),
    "sunken": ("#e1e7e3", "#0f181a"),
    "line": ("#c6d0cb", "#2f4046"),
    "edge": ("#5f726e", "#7f979c"),
    "ink": ("#14201f", "#efeade"),
    "ink-soft": ("#42534f", "#b6c3c2"),
    "ink-off": ("#56655f", "#93a3a4"),
    "accent": ("#20322f", "#e9e1cd"),
    "on-accent": ("#fbfaf4", "#14191a"),
    "accent-soft": ("#d5e0db", "#29363a"),
    "accent-ink": ("#0d4f48", "#a4dccf"),
    "danger": ("#a11d1d", "#ff9a8a"),
    "focus": ("#0a4bd0", "#ffffff"),
    "tone-good": ("#0b655c", "#64cfbf"),
    "tone-mixed": ("#84590a", "#ecbb62"),
    "tone-bad": ("#7c4169", "#d79abf"),
    "tone-worst": ("#8f1616", "#f4776a"),
    "on-tone": ("#ffffff", "#0b1112"),
}

OF_GAMES: Mapping[str, Colours] = {
    "ghosts": {
        "accent": ("#8a4b00", "#f4b95f"),
        "on-accent": ("#ffffff", "#1c1304"),
        "accent-soft": ("#f6e6cd", "#33291a"),
        "accent-ink": ("#7a4200", "#f8cb85"),
        "safe-body": ("#fdfcf6", "#dcefe8"),
        "safe-ink": ("#0b4f49", "#0a3b37"),
        "risk-body": ("#371014", "#3a0f13"),
        "risk-ink": ("#ffb9a6", "#ffae9a"),
        "risk-edge": ("#8f1616", "#ff8f7c"),
    },
    "imposition": {
        "accent": ("#33488c", "#a9bdf7"),
        "on-accent": ("#ffffff", "#0d1430"),
        "accent-soft": ("#dfe4f3", "#272f47"),
        "accent-ink": ("#2b3f80", "#bccbfa"),
        "stone-body": ("#fffefa", "#e6e3d8"),
        "stone-ink": ("#1f2a4f", "#1b2444"),
        "iron-body": ("#272b33", "#090c12"),
        "iron-ink": ("#ffffff", "#ffffff"),
        "iron-edge": ("#5d6779", "#c9cfdd"),
    },
    "universalis": {
        "accent": ("#6b5600", "#e8d27a"),
        "on-accent": ("#ffffff", "#191503"),
        "accent-soft": ("#eee7c4", "#302d1a"),
        "accent-ink": ("#5f4c00", "#eedc93"),
        "seat-1": ("#0b655c", "#64cfbf"),
        "seat-2": ("#a33c00", "#ff9f6b"),
        "seat-3": ("#2355b8", "#8fb4ff"),
        "seat-4": ("#8a2f77", "#e79fd2"),
        "seat-5": ("#56690a", "#bcd052"),
        "seat-6": ("#4d5a66", "#b9c6d2"),
        "seat-7": ("#5b3fb0", "#bda6ff"),
        "seat-8": ("#6e4a1c", "#d9b27c"),
    },
}

SIZES: Mapping[str, Mapping[str, str]] = {
    "Space": {
        "s0": "2px",
        "s1": "4px",
        "s2": "8px",
        "s3": "12px",
        "s4": "16px",
        "s5": "24px",
        "s6": "36px",
    },
    "Type": {
        "text-xs": "0.8125rem",
        "text-s": "0.9375rem",
        "text-m": "1.0625rem",
        "text-ml": "1.1875rem",
        "text-l": "1.3125rem",
        "text-xl": "1.75rem",
        "text-2xl": "2.375rem",
        "text-3xl": "4.5rem",
    },
    "Radius": {
        "round-xs": "3px",
        "round-s": "0.375rem",
        "round-m": "0.75rem",
        "round-l": "1.125rem",
        "round-xl": "1.625rem",
        "round-full": "999px",
    },
    "Motion": {
        "quick": "120ms",
        "calm": "300ms",
        "breath": "1600ms",
        "ease": "cubic-bezier(0.2, 0.7, 0.3, 1)",
        "rest": "600ms",
    },
    "Layers": {
        "over-text": "1",
        "over-page": "2",
        "over-all": "3",
    },
}
"""Kind by kind: name and value."""
