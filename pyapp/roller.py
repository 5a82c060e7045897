"""What the shared handlers of rolls ask of a game: how its dice are thrown, kept and shared."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from pyapp.outcomes import Tone
from threefold.rulings import Rulings


class Fall(NamedTuple):
    """What falls with a throw: which results of the page it made, from 0, and how it went."""

    results: tuple[int, ...]
    tone: Tone


class Roller(Protocol):
    """A module with these names has its rolls handled by `pyapp.rolls`.

    `who` is the key of a setup on the desk: the id of a character, `pyapp.desk.LOOSE`, or a key of
    the game's own. `play` is the state of the table, `setup` the game's own setup.
    """

    ID: str

    def waiting(self, play: Any, who: str, /) -> Any | None:
        """Return the roll that waits to be kept or rerolled; None where there is none."""

    def throws_made(self, play: Any, who: str, /) -> int:
        """Return how often that roll was thrown; 0 where none waits."""

    def seed_bytes(self, who: str, /) -> int:
        """Return how many random bytes a throw takes."""

    def seeded(self, who: str, seed: bytes, /) -> Any:
        """Return a throw from random bytes."""

    def dice_typed(self, table: Any, who: str, setup: Any, /) -> int:
        """Return how many real dice have to be typed in for the next throw."""

    def typed(self, table: Any, who: str, setup: Any, /) -> Any | None:
        """Return the throw that was typed in; None while a die is missing."""

    def throwing(self, table: Any, who: str, setup: Any, throw: Any, /) -> Any:
        """Return the step of the next throw: the first one, or a reroll.

        Raises:
            ThreefoldError: What is laid out cannot be thrown.
        """

    def sentence(self, roll: Any, /) -> str:
        """Say a result, for those who hear it."""

    def fall(self, play: Any, who: str, /) -> Fall:
        """Say where the last throw of the roll that waits is shown, and how it went."""

    def asks_words(self, who: str, roll: Any, /) -> bool:
        """Tell whether keeping this roll asks something of the player first."""

    def keeping(self, play: Any, who: str, setup: Any, rulings: Rulings, /) -> Any:
        """Return the step that keeps the roll that waits."""

    def cleared(self, desk: Any, who: str, /) -> Any:
        """Take somebody's setup off the desk once it has happened."""

    def kept_sentence(self, play: Any, roll: Any, step: Any, /) -> str:
        """Say what keeping a roll did, given the table before it was kept."""

    def kept_by(self, play: Any, step: Any, /) -> Any | None:
        """Return the roll that a step of the log kept; None where the step kept none."""

    def share_words(self, roll: Any, /) -> tuple[str, str]:
        """Return a title and a sentence to share a roll with."""

    def request(self, table: Any, who: str, setup: Any, /) -> Any:
        """Return what is laid out as a request to somebody else.

        Raises:
            ThreefoldError: What is laid out cannot be asked for.
        """

    def ask_words(self, request: Any, /) -> tuple[str, str]:
        """Return a title and a sentence to ask for a roll with."""

    def seated(self, desk: Any, play: Any, who: str, request: Any, /) -> Any:
        """Lay a request out for somebody, and take it off the desk."""

    def place(self, who: str, /) -> tuple[str, ...]:
        """Return the place, after the table's, where somebody rolls."""
