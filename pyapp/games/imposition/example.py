"""The example of Imposition: two thieves, what they can do, and who stands in their way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Die

Way = tuple[str, Die, tuple[tuple[str, int], ...]]
"""A path: its name, its die, and its aspects with their Aptitude."""

PEOPLE: Mapping[str, tuple[Way, ...]] = {
    "rook": (
        ("tricks", Die.D8, (("hands", 2), ("talk", 3))),
        ("roofs", Die.D6, (("leap", 2),)),
    ),
    "juno": (
        ("engines", Die.D10, (("locks", 3),)),
        ("manners", Die.D6, (("titles", 1),)),
    ),
}


def steps() -> Sequence[imposition.Step]:
    """Return the steps that write two sheets, an NPC, and what the dice stand for."""
    written: list[imposition.Step] = []
    for who, ways in PEOPLE.items():
        written.append(imposition.AddCharacter(who, say(f"imposition.example.{who}")))
        written.append(imposition.Write(who, "level", say("imposition.example.level")))
        for path, die, aspects in ways:
            written.append(imposition.AddPath(who, path, say(f"imposition.example.{path}"), die))
            for aspect, points in aspects:
                name = say(f"imposition.example.{aspect}")
                written.append(imposition.AddAspect(who, path, aspect, name, points))
    written.append(imposition.AddNpc("warden", say("imposition.example.warden"), Die.D8))
    for die in (Die.D4, Die.D8, Die.D12):
        text = say(f"imposition.example.difficulty.{die.value}")
        written.append(imposition.WriteDifficulty(die, text))
    return written
