"""What lies on this game's tables before it has happened: words half written, shares, a bid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pyapp import desk
from pyapp.desk import LOOSE
from threefold import universalis
from threefold.games.universalis import Brought, Contest, Side
from threefold.games.universalis.outcome import SIDES

__all__ = [
    "BID",
    "BUY",
    "CHALLENGE",
    "CONFLICT",
    "FIND",
    "LEDGER",
    "LOOSE",
    "NEW_PLAYER",
    "REMOVE",
    "SEAT",
    "TELL",
    "TRAIT",
    "WRITE",
    "Desk",
    "Setup",
    "desk_from_data",
    "desk_to_data",
    "left",
    "new_desk",
]

BUY = "-buy"
"""Key of the setup of what is bought next."""
BID = "-bid"
"""Key of the setup of the bid on the screen. It is never stored: nobody else is to see it."""
CHALLENGE = "-challenge"
"""Key of the setup of a challenge: being opened, or the next bid in it."""
CONFLICT = "-conflict"
"""Key of the setup of a conflict: being opened, its pools, its dice."""
TELL = "-tell"
"""Key of the setup of what is told of a conflict's end."""
REMOVE = "-remove"
"""Key of the setup of a removal: which component, and everybody's share."""
FIND = "-find"
"""Key of the setup of the search among components."""
LEDGER = "-ledger"
"""Key of the setup of what the ledger shows beside its lines."""
NEW_PLAYER = "new-player"
"""Id of the field for a new player's name."""
SEAT = "-seat"
"""Key of the setup with the name of the next player, half written."""
WRITE = "-write"
"""Key of the setup with what is bought next, half written: it outlives a turn."""
TRAIT = "-trait"
"""Beginning of the keys of setups with a component's next trait, half written."""
DIGITS = 1_000_000_000
"""No number on a desk is larger."""


@dataclass(frozen=True, slots=True)
class Setup(desk.Setup):
    """What the table, or one player, is about to do. Numbers name seats, components and so on.

    Attributes:
        kind: What is bought, told or shown.
        component: The component meant.
        trait: The trait meant.
        ranks: How many ranks to buy at once.
        seat: The player meant; for a bid, whose screen is unveiled.
        side: The side meant.
        coins: Coins to bid.
        fact: The fact meant.
        shares: What each player pays, by seat.
        other: The other component, or the other player.
        find: Part of a name that is looked for.
        finding: Which part of the setup it is looked for.
        unveiled_at: For a bid, when the table had last been changed as its screen was unveiled.
    """

    kind: str = ""
    component: int | None = None
    trait: int | None = None
    ranks: int = 1
    seat: int | None = None
    side: int = 0
    coins: int = 0
    fact: int | None = None
    shares: tuple[int, ...] = ()
    other: int | None = None
    find: str = ""
    finding: str = ""
    unveiled_at: int | None = None


Desk = desk.Desk[Setup]


def new_desk() -> Desk:
    """Return a desk with nothing on it."""
    return desk.Desk(Setup())


def trait_key(component: int) -> str:
    """Return the key of the setup with the words of a component's next trait."""
    return f"{TRAIT}-{component}"


def draft_of(laid: Desk, key: str) -> str:
    """Return what is half written there; "" for nothing."""
    return laid.of(key).deed


def desk_to_data(laid: Desk) -> dict[str, Any]:
    """Return the desk as plain data, without the bid that somebody is about to make."""
    return desk.desk_to_data(left(laid))


def desk_from_data(data: Any) -> Desk:
    """Read a desk; a part that makes no sense is left out, since nothing on it has happened."""
    return _READER.desk(data)


def left(laid: Desk) -> Desk:
    """Return the desk as it lies when its player leaves: veiled, and the bid chosen is forgotten.

    Whoever holds the phone next is not to see it.
    """
    if BID not in laid.setups:
        return laid
    return replace(laid, setups={who: one for who, one in laid.setups.items() if who != BID})


def _own(data: Mapping[str, Any]) -> dict[str, Any]:
    # `unveiled_at` is never read: no storage unveils the screen of a bid.
    return {
        "kind": desk.text_in(data, "kind"),
        "component": _number(data.get("component")),
        "trait": _number(data.get("trait")),
        "ranks": _between(data.get("ranks"), 1, universalis.RANK_LIMIT, 1),
        "seat": _number(data.get("seat")),
        "side": _between(data.get("side"), 0, 1, 0),
        "coins": _number(data.get("coins")) or 0,
        "fact": _number(data.get("fact")),
        "shares": tuple(desk.numbers(data.get("shares"))[: universalis.SEATS]),
        "other": _number(data.get("other")),
        "find": desk.text_in(data, "find"),
        "finding": desk.text_in(data, "finding"),
    }


def _number(value: Any) -> int | None:
    return value if type(value) is int and 0 <= value <= DIGITS else None


def _between(value: Any, low: int, high: int, otherwise: int) -> int:
    return value if type(value) is int and low <= value <= high else otherwise


def _contest(what: str, a: Mapping[str, Any], b: Mapping[str, Any]) -> Contest:
    """Put a contest together again; parts that are missing or too many raise a TypeError."""
    return Contest(what, _side(**a), _side(**b))


def _side(name: str, who: str, brought: list[Mapping[str, Any]]) -> Side:
    return Side(name, who, tuple(Brought(**one) for one in brought))


_READER = desk.Reader(Setup(), _contest, universalis.Request, SIDES, _own)
