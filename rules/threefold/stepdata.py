"""Steps of a game as plain data: a list of the step's name and its fields, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from dataclasses import fields as dataclass_fields
from typing import Any

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.game import Data
from threefold.gate import choice_at, fields, reading

Reader = Callable[[Any, str], Any]
Kinds = Mapping[str, tuple[type[Any], tuple[Reader, ...]]]
"""Each step by its name in saves, with a reader for each field in order. Names are for ever."""

MOST_FIELDS = 7


@dataclass(frozen=True)
class StepData:
    """How the steps of one game are written and read.

    Attributes:
        kinds: The steps by name.
        plain: Returns one field of a step as data; what is plain already, as it is.
    """

    kinds: Kinds
    plain: Callable[[object], Data]
    _names: dict[type[Any], str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_names", {kind: name for name, (kind, _) in self.kinds.items()})

    def to_data(self, step: Any) -> Data:
        """Return ``[name, field, ...]``.

        Raises:
            InvalidInput: It is no step of the game.
        """
        if type(step) not in self._names:
            raise InvalidInput("step.kind", "Threefold does not know this step.", shown(step))
        values = (getattr(step, part.name) for part in dataclass_fields(step))
        return [self._names[type(step)], *(self.plain(value) for value in values)]

    def from_data(self, data: Data) -> Any:
        """Read a step.

        Raises:
            Unreadable: The data is damaged, or no step of this version.
        """
        return reading(lambda: self._read(data))

    def _read(self, data: Data) -> Any:
        name, *values = fields(data, "step", 1, MOST_FIELDS + 1)
        kind, readers = self.kinds[choice_at(name, "step", self.kinds)]
        fields(values, f"step.{name}", len(readers))
        pairs = zip(readers, values, strict=True)
        return kind(*(reader(value, f"step.{name}") for reader, value in pairs))
