"""The example of City of Ghosts: three who want out, and what they are to each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pyapp.words import say
from threefold import ghosts

PEOPLE = ("mara", "ilya", "noor")


def steps() -> Sequence[ghosts.Step]:
    """Return the steps that write three sheets and three relationships."""
    written: list[ghosts.Step] = []
    for who in PEOPLE:
        written.append(ghosts.AddCharacter(who, say(f"ghosts.example.{who}")))
        for field in ("tag1", "tag2", "tag3", "tag4", "anchor"):
            written.append(ghosts.Write(who, field, say(f"ghosts.example.{who}.{field}")))
    for one, other in combinations(PEOPLE, 2):
        written.append(ghosts.Relate(one, other, say(f"ghosts.example.{one}.{other}")))
    return written
