"""Rows that lead somewhere: a name, a line on it, and a sign that there is more behind."""

from __future__ import annotations

from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Child


def row_words(title: str, detail: str) -> list[Child]:
    """Return the content of a row link; what people wrote keeps its own direction."""
    words = [
        "span",
        {"class": "row-words"},
        ["span", {"class": "row-title", "dir": "auto"}, title],
        ["span", {"class": "row-detail", "dir": "auto"}, detail] if detail else None,
    ]
    return [words, icon("next")]
