"""The desk: what is laid out at a table but has not happened yet, such as a roll being gathered.

Nothing on it is a fact of the game, so it is no part of undo; a reload keeps it all the same. A
game adds its own picks by a `Setup` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Generic, Self, TypeVar

from threefold.check import TEXT_LIMIT
from threefold.errors import ThreefoldError

LOOSE = "-"
"""Key of the setup that belongs to no sheet: dice named by hand, or asked for in a link."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What one character (or nobody in particular) is about to do.

    Attributes:
        deed: What is attempted.
        by_hand: Real dice are rolled and typed in.
        faces: The faces typed so far, in the order of the dice; 0 where none is typed yet.
        keeping: The result is being kept: what it asks for is being written.
        text: Words for what the result costs or brings.
        note: A line to whoever is asked to roll this.
        asked: The act a request came with, where no sheet has it.
    """

    deed: str = ""
    by_hand: bool = False
    faces: tuple[int, ...] = ()
    keeping: bool = False
    text: str = ""
    note: str = ""
    asked: Any = None

    def rolled(self) -> Self:
        """Clear what belonged to one throw only."""
        return replace(self, faces=(), keeping=False, text="")

    def to_keep(self) -> Self:
        """Begin to keep the result."""
        return replace(self, keeping=True)

    def typed(self, count: int, number: int, face: int) -> tuple[int, ...]:
        """Return the faces with one die set; `count` of them, 0 where none is typed yet.

        Where other dice were to be rolled before, what was typed for those is gone.
        """
        faces = list(self.faces) if len(self.faces) == count else [0] * count
        if number < count:
            faces[number] = face
        return tuple(faces)


S = TypeVar("S", bound=Setup)


@dataclass(frozen=True, slots=True)
class Desk(Generic[S]):
    """The setups by character, and the request that waits for somebody to roll it.

    Attributes:
        empty: A setup in which nothing is laid out.
        setups: Those in which something is, by the id of the character.
        request: Somebody asked for this roll; None for no request.
    """

    empty: S
    setups: Mapping[str, S] = field(default_factory=dict)
    request: Any = None

    def of(self, who: str) -> S:
        """Return somebody's setup; an empty one where nothing is laid out."""
        return self.setups.get(who, self.empty)

    def put(self, who: str, **changes: Any) -> Self:
        """Change parts of somebody's setup."""
        return self.set(who, replace(self.of(who), **changes))

    def set(self, who: str, setup: S) -> Self:
        """Put a setup in the place of somebody's."""
        return replace(self, setups={**self.setups, who: setup})

    def without(self, who: str) -> Self:
        """Take somebody's setup away, whatever is in it."""
        return replace(self, setups={one: laid for one, laid in self.setups.items() if one != who})

    def thrown(self, who: str) -> Self:
        """Clear what belonged to the throw before: typed faces, words half written."""
        return self.set(who, self.of(who).rolled())

    def cleared(self, who: str) -> Self:
        """Take somebody's setup away once it has happened; how they roll is remembered."""
        return self.set(who, replace(self.empty, by_hand=self.of(who).by_hand))


def desk_to_data(desk: Desk[S]) -> dict[str, Any]:
    """Return the desk as plain data; what is as in an empty setup is left out."""
    request = desk.request
    return {
        "setups": {who: _setup_to_data(setup, desk.empty) for who, setup in desk.setups.items()},
        "request": None if request is None else [asdict(request.act), request.note],
    }


def _setup_to_data(setup: Setup, empty: Setup) -> dict[str, Any]:
    data = {
        part.name: getattr(setup, part.name)
        for part in fields(setup)
        if getattr(setup, part.name) != getattr(empty, part.name)
    }
    if setup.asked is not None:
        data["asked"] = asdict(setup.asked)
    return data


@dataclass(frozen=True, slots=True)
class Reader(Generic[S]):
    """How a game's desk is read from data.

    Attributes:
        empty: An empty setup of the game.
        act: The game's type of an act.
        request: The game's type of a request: an act and a note.
        sides: The most sides a die of the game has.
        own: Reads the parts that only this game's setups have.
    """

    empty: S
    act: Callable[..., Any]
    request: Callable[[Any, str], Any]
    sides: int
    own: Callable[[Mapping[str, Any]], dict[str, Any]]

    def desk(self, data: Any) -> Desk[S]:
        """Read a desk; a part that makes no sense is left out, since nothing has happened."""
        if not isinstance(data, dict):
            return Desk(self.empty)
        setups = data.get("setups")
        if not isinstance(setups, dict):
            setups = {}
        read = {who: self._setup(setup) for who, setup in setups.items()}
        return Desk(self.empty, read, self._request(data.get("request")))

    def _setup(self, data: Any) -> S:
        if not isinstance(data, dict):
            return self.empty
        return replace(
            self.empty,
            deed=text_in(data, "deed"),
            by_hand=data.get("by_hand") is True,
            faces=tuple(face for face in numbers(data.get("faces")) if face <= self.sides),
            keeping=data.get("keeping") is True,
            text=text_in(data, "text"),
            note=text_in(data, "note"),
            asked=self._act(data.get("asked")),
            **self.own(data),
        )

    def _act(self, data: Any) -> Any:
        if not isinstance(data, dict):
            return None
        try:
            return self.act(**data)
        except (ThreefoldError, TypeError):
            return None

    def _request(self, data: Any) -> Any:
        match data:
            case [act_data, str() as note]:
                act = self._act(act_data)
                return None if act is None else self.request(act, written(note) or "")
            case _:
                return None


def written(value: Any) -> str | None:
    """Return a text that is none too long; None for anything else."""
    return value if isinstance(value, str) and len(value) <= TEXT_LIMIT else None


def text_in(data: Mapping[str, Any], name: str) -> str:
    """Return a text of some data; empty where there is none."""
    return written(data.get(name)) or ""


def numbers(value: Any) -> list[int]:
    """Return those items of a list that are whole numbers from 0 up."""
    if not isinstance(value, list):
        return []
    return [number for number in value if type(number) is int and number >= 0]
