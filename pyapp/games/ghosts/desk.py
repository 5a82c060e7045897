"""What lies on the table before it has happened: pools being gathered, a consequence being chosen.

Nothing here is a fact of the game, so it is no part of undo; a reload keeps it all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from threefold import ghosts
from threefold.check import TEXT_LIMIT
from threefold.errors import ThreefoldError

LOOSE = "-"
"""Key of the setup that belongs to no sheet: a pool counted out, or asked for in a link."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What one character (or nobody in particular) is about to do.

    Attributes:
        tags: Numbers of the tags picked, 0 to 3.
        other: Whose relationship is picked.
        word: Whether the Word of Power is picked.
        deed: What is attempted.
        by_hand: Real dice are rolled and typed in.
        faces: The faces typed so far, safe dice first; 0 where none is typed yet.
        keeping: The result is being kept: the consequence is being chosen.
        breaks: The relationship chosen to be broken instead of a consequence.
        text: Words for the consequence, the complication or the Word.
        effect: What the Word learnt does.
        note: A line to whoever is asked to roll this.
        asked: The labels a request came with, where no sheet has them.
    """

    tags: tuple[int, ...] = ()
    other: str | None = None
    word: bool = False
    deed: str = ""
    by_hand: bool = False
    faces: tuple[int, ...] = ()
    keeping: bool = False
    breaks: str | None = None
    text: str = ""
    effect: str = ""
    note: str = ""
    asked: ghosts.Act | None = None

    def rolled(self) -> Setup:
        """Clear what belonged to one throw only."""
        return replace(self, faces=(), keeping=False, breaks=None, text="", effect="")


@dataclass(frozen=True, slots=True)
class Desk:
    """The setups by character, and the request that waits for somebody to roll it."""

    setups: Mapping[str, Setup] = field(default_factory=dict)
    request: ghosts.Request | None = None

    def of(self, who: str) -> Setup:
        """Return somebody's setup; an empty one where nothing is laid out."""
        return self.setups.get(who, Setup())

    def put(self, who: str, **changes: Any) -> Desk:
        """Change parts of somebody's setup."""
        return replace(self, setups={**self.setups, who: replace(self.of(who), **changes)})

    def thrown(self, who: str) -> Desk:
        """Clear what belonged to the throw before: typed faces, a consequence half chosen."""
        return replace(self, setups={**self.setups, who: self.of(who).rolled()})

    def cleared(self, who: str) -> Desk:
        """Take somebody's setup away once it has happened; how they roll is remembered."""
        kept = Setup(by_hand=self.of(who).by_hand)
        return replace(self, setups={**self.setups, who: kept})


def new_desk() -> Desk:
    """Return a desk with nothing on it."""
    return Desk()


def desk_to_data(desk: Desk) -> dict[str, Any]:
    """Return the desk as plain data; what is as in an empty setup is left out."""
    request = desk.request
    return {
        "setups": {who: _setup_to_data(setup) for who, setup in desk.setups.items()},
        "request": None if request is None else [_act_to_data(request.act), request.note],
    }


def _setup_to_data(setup: Setup) -> dict[str, Any]:
    empty = Setup()
    data = {
        part.name: getattr(setup, part.name)
        for part in fields(setup)
        if getattr(setup, part.name) != getattr(empty, part.name)
    }
    if setup.asked is not None:
        data["asked"] = _act_to_data(setup.asked)
    return data


def _act_to_data(act: ghosts.Act) -> dict[str, Any]:
    return asdict(act)


def desk_from_data(data: Any) -> Desk:
    """Read a desk; a part that makes no sense is left out, since nothing on it has happened."""
    if not isinstance(data, dict):
        return Desk()
    setups = data.get("setups")
    if not isinstance(setups, dict):
        setups = {}
    return Desk(
        {who: _setup_from_data(setup) for who, setup in setups.items()},
        _request_from_data(data.get("request")),
    )


def _setup_from_data(data: Any) -> Setup:
    if not isinstance(data, dict):
        return Setup()
    return Setup(
        tags=tuple(sorted({tag for tag in _numbers(data.get("tags")) if tag < ghosts.TAGS})),
        other=_text(data.get("other")),
        word=data.get("word") is True,
        deed=_text(data.get("deed")) or "",
        by_hand=data.get("by_hand") is True,
        faces=tuple(face for face in _numbers(data.get("faces")) if face <= 6),
        keeping=data.get("keeping") is True,
        breaks=_text(data.get("breaks")),
        text=_text(data.get("text")) or "",
        effect=_text(data.get("effect")) or "",
        note=_text(data.get("note")) or "",
        asked=_act_from_data(data.get("asked")),
    )


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and len(value) <= TEXT_LIMIT else None


def _numbers(value: Any) -> list[int]:
    if not isinstance(value, list):
        return []
    return [number for number in value if type(number) is int and number >= 0]


def _act_from_data(data: Any) -> ghosts.Act | None:
    if not isinstance(data, dict):
        return None
    try:
        return ghosts.Act(**data)
    except (ThreefoldError, TypeError):
        return None


def _request_from_data(data: Any) -> ghosts.Request | None:
    match data:
        case [act_data, str(note)]:
            act = _act_from_data(act_data)
            return None if act is None else ghosts.Request(act, _text(note) or "")
        case _:
            return None
