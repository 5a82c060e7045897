"""Asking somebody to roll: alike in every game, but for what is to be rolled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from threefold.check import TEXT_LIMIT, shown, text
from threefold.errors import InvalidInput
from threefold.game import Data
from threefold.gate import fields, reading, text_at

Act = TypeVar("Act")


@dataclass(frozen=True, slots=True)
class Asked(Generic[Act]):
    """Somebody is asked to roll.

    Each game has a class of its own on top of this one, which checks what is to be rolled.

    Attributes:
        act: What is to be rolled, and with which dice.
        note: A line to whoever opens it.

    Raises:
        InvalidInput: A note that is no text or too long.
    """

    act: Act
    note: str = ""

    def __post_init__(self) -> None:
        text(self.note, TEXT_LIMIT, "The note")


Request = TypeVar("Request", bound=Asked[Any])


@dataclass(frozen=True)
class RequestData(Generic[Request]):
    """How the requests of one game are written and read.

    Attributes:
        kind: The class of the game's requests.
        act_to_data: Writes an act.
        act_at: Reads one.
    """

    kind: type[Request]
    act_to_data: Callable[[Any], Data]
    act_at: Callable[[Any, str], Any]

    def to_data(self, request: Request) -> Data:
        """Return ``[act, note]``.

        Raises:
            InvalidInput: It is no request of this game.
        """
        if not isinstance(request, self.kind):
            raise InvalidInput("request.kind", "Say what to roll first.", f"got {shown(request)}")
        return [self.act_to_data(request.act), request.note]

    def from_data(self, data: Data) -> Request:
        """Read a request from a link.

        Raises:
            Unreadable: The data is damaged.
        """
        return reading(lambda: self._read(data))

    def _read(self, data: Data) -> Request:
        act, note = fields(data, "request", 2)
        return self.kind(self.act_at(act, "request.act"), text_at(note, "request.note"))
