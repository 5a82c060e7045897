"""German of what home says of each game."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "ghosts.name": "City of Ghosts",
    "ghosts.new": "Neuer Tisch: City of Ghosts",
    "ghosts.new-table": "City of Ghosts",
    "ghosts.intro.short": "Hinaus aus der Geisterstadt, ein riskanter Wurf nach dem anderen.",
    "ghosts.example.try": "Mit Beispielcharakteren probieren",
    "universalis.name": "Universalis",
    "universalis.new": "Neuer Tisch: Universalis",
    "universalis.new-table": "Universalis",
    "universalis.intro.short": "Eine Geschichte, die niemandem gehört, Münze für Münze gekauft.",
    "universalis.example.try": "Mit einer Beispielgeschichte probieren",
    "imposition.name": "Imposition",
    "imposition.new": "Neuer Tisch: Imposition",
    "imposition.new-table": "Imposition",
    "imposition.intro.short": "Zwei deiner Würfel gegen einen für alles, was im Weg steht.",
    "imposition.example.try": "Mit Beispielcharakteren probieren",
    "example.about": "{act}: {game}",
}
