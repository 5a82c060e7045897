"""Terms of the rules: what can be looked up, and what each has to do with rulings and others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from threefold.games import GAMES
from threefold.modules import Modules


@dataclass(frozen=True, slots=True)
class Term:
    """A term of one game; ``term.<game>.<id>`` names it in the words, ``.text`` after it tells it.

    Attributes:
        rulings: Ids of the rulings that touch it.
        related: Ids of terms of the same game that help to understand it.
    """

    rulings: tuple[str, ...] = ()
    related: tuple[str, ...] = ()


class Glossary(Protocol):
    """A game's module of terms."""

    TERMS: Mapping[str, Term]


GLOSSARIES: Mapping[str, Glossary] = Modules(
    "pyapp.games", tuple(f"{game}.terms" for game in GAMES)
)
"""The terms of each game, by ``<game>.terms``; imported when one of them is looked up."""


def term_of(id: str) -> tuple[str, Term] | None:
    """Return the game of a term and the term, by its whole id; None where there is none."""
    game, _, own = id.partition(".")
    if game not in GAMES:
        return None
    found = GLOSSARIES[f"{game}.terms"].TERMS.get(own)
    return (game, found) if found else None
