"""What every game has in common, so that tables, links and the app treat all games alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from threefold.rulings import Ruling, Rulings

Data = Any
"""Plain data: None, bool, int, str, bytes (links only), list, dict with text keys."""


class Game(Protocol):
    """The shape of a game module. A module with these names is a game; see `threefold.games`.

    A *state* is everything the table has written down; a *step* is one thing somebody does to it;
    both are immutable values of the game's own. A *roll* is the inputs and seeds of a throw, a
    *request* asks somebody to make one; both travel in links. Every ``..._from_data`` takes data
    from outside, checks all of it and raises `Unreadable` or `InvalidInput`, nothing else.

    A game may also have:

    - ``memo(state) -> Data | None``: what the step that led to this state leaves to be read later,
      such as the coins it moved. It is kept beside the step, so that a long log can be gone
      through without taking its steps again. None for nothing.
    - ``data_since(state, known, data) -> Data`` and ``state_since(data, known, known_data)``: the
      same as ``state_to_data`` and ``state_from_data``, for states that grow large: of a state
      `known` with its data, what is the same is shared and not done again. Nobody may change data
      that is shared.
    - ``fixed(state, ruling_id) -> NotAllowed | None``: why a ruling cannot be changed now; None
      while it can be.
    """

    ID: str
    RULINGS: tuple[Ruling, ...]
    RULES: Mapping[str, str]
    """What each rule that a result can name says, by its id."""

    def new(self) -> Any:
        """Return the state of an empty table."""

    def apply(self, state: Any, step: Any, rulings: Rulings) -> Any:
        """Take one step.

        Raises:
            NotAllowed: The rules or a ruling forbid it now; the state stays as it was.
            InvalidInput: The step makes no sense at this table (no such character, say).
        """

    def state_to_data(self, state: Any) -> Data:
        """Return a state as data for JSON."""

    def state_from_data(self, data: Data) -> Any:
        """Read a state back."""

    def step_to_data(self, step: Any) -> Data:
        """Return a step as data for JSON: a list of its name and what it says."""

    def step_from_data(self, data: Data) -> Any:
        """Read a step back."""

    def roll_to_data(self, roll: Any) -> Data:
        """Return a roll as data for a link."""

    def roll_from_data(self, data: Data, rulings: Rulings) -> Any:
        """Read a roll back, made under these rulings."""

    def request_to_data(self, request: Any) -> Data:
        """Return a request as data for a link."""

    def request_from_data(self, data: Data) -> Any:
        """Read a request back."""


Games = Mapping[str, Game]
