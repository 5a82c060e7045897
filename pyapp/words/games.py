"""What home says of each game: its name, itself in short, how a table of it begins."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "ghosts.name": "City of Ghosts",
    "ghosts.new": "New City of Ghosts table",
    "ghosts.new-table": "City of Ghosts",
    "ghosts.intro.short": "Get out of a haunted city, one risky roll at a time.",
    "ghosts.example.try": "Try with example characters",
    "universalis.name": "Universalis",
    "universalis.new": "New Universalis table",
    "universalis.new-table": "Universalis",
    "universalis.intro.short": "A story that nobody owns, bought coin by coin.",
    "universalis.example.try": "Try with an example story",
    "imposition.name": "Imposition",
    "imposition.new": "New Imposition table",
    "imposition.new-table": "Imposition",
    "imposition.intro.short": "Two dice of yours against one for all that is in the way.",
    "imposition.example.try": "Try with example characters",
    "example.about": "{act}: {game}",
}
