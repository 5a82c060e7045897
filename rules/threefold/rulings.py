"""Rulings: decisions on points that a game's text leaves open, switchable at each table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from threefold.check import shown
from threefold.errors import InvalidInput

Rulings = Mapping[str, str]
"""The choices of one table by ruling id; an id that is missing stands for its default."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One open point of a text and the ways to settle it.

    Attributes:
        id: Stable name, ``game.point``; it travels in links and saves.
        question: The open point, as a question to the table.
        choices: Each way to settle it, by its stable name, with one sentence saying what it does.
            The first is the default.
        why: One line on why the default is the default.
        source: The passage of the text that leaves the point open, in our own words.
    """

    id: str
    question: str
    choices: Mapping[str, str]
    why: str
    source: str

    @property
    def default(self) -> str:
        """The choice of a table that never touched this ruling."""
        return next(iter(self.choices))

    def chosen(self, rulings: Rulings) -> str:
        """Say which way a table settles this point.

        Raises:
            InvalidInput: `rulings` is no mapping, or names a choice that this ruling does not have.
        """
        choice = _mapping(rulings).get(self.id, self.default)
        if not isinstance(choice, str) or choice not in self.choices:
            raise InvalidInput(
                "ruling.unknown-choice",
                "This Threefold does not know a ruling that is used here. Reload the page.",
                f"{self.id} = {shown(choice)}, known: {', '.join(self.choices)}",
            )
        return choice


def choose(known: tuple[Ruling, ...], rulings: Rulings, ruling_id: str, choice: str) -> Rulings:
    """Settle one point; only choices that differ from the default are kept.

    Raises:
        InvalidInput: No such ruling, or no such choice.
    """
    for ruling in known:
        if ruling.id == ruling_id:
            ruling.chosen({ruling_id: choice})
            rest = {key: value for key, value in rulings.items() if key != ruling_id}
            return rest if choice == ruling.default else {**rest, ruling_id: choice}
    raise InvalidInput("ruling.unknown", "This game has no such ruling.", shown(ruling_id))


def checked(known: tuple[Ruling, ...], rulings: Rulings) -> Rulings:
    """Pass choices from outside through `choose`: unknown ids and choices are refused.

    Raises:
        InvalidInput: See `choose`.
    """
    result: Rulings = {}
    for ruling_id, choice in _mapping(rulings).items():
        result = choose(known, result, ruling_id, choice)
    return result


def _mapping(rulings: object) -> Rulings:
    if isinstance(rulings, Mapping):
        return rulings
    raise InvalidInput("ruling.unknown", "This game has no such ruling.", shown(rulings))
