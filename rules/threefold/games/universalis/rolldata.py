"""Contests, rolls and requests as plain data; seeds are text in saves and bytes in links.

The names of players and components come up again and again in a contest. They are written once,
and told by their place in that list, so that a link with many traits stays short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from threefold import base64url
from threefold.check import SEED_LENGTH, shown
from threefold.errors import InvalidInput
from threefold.game import Data
from threefold.games.universalis.contest import DICE, THROWS, Brought, Contest, Request, Side
from threefold.games.universalis.outcome import SIDES
from threefold.games.universalis.roll import FACES, ByHand, Roll, Seeded, Throw
from threefold.games.universalis.rulings import RULINGS, TIE
from threefold.gate import bytes_at, choice_at, fields, list_at, reading, refuse, text_at, whole_at
from threefold.requests import RequestData
from threefold.rulings import Rulings, checked

NAMES = 2 * (2 + 2 * DICE)
"""No contest has more names."""

Names = tuple[str, ...]


def contest_to_data(contest: Contest) -> Data:
    """Return ``[what, [name, ...], side, side]``, names by their number in that list.

    A side is ``[name, player, [brought, ...]]``; what is brought is ``[player, dice]`` when bought
    and ``[player, dice, trait, component]`` when drawn from a trait.
    """
    names = dict.fromkeys(name for side in contest.sides for name in _names(side))
    number = {name: place for place, name in enumerate(names)}
    return [contest.what, list(names), *(_side_to_data(side, number) for side in contest.sides)]


def contest_at(data: Any, where: str) -> Contest:
    """Read a contest."""
    what, listed, a, b = fields(data, where, 4)
    names = list_at(listed, f"{where}.names", text_at, 1, NAMES)
    return Contest(
        text_at(what, f"{where}.what"),
        _side_at(a, f"{where}.a", names),
        _side_at(b, f"{where}.b", names),
    )


def throw_to_data(throw: Throw, seed: Callable[[bytes], Data] = base64url.encode) -> Data:
    """Return the seed, or ``[face, ...]`` for real dice, those of side a first."""
    return seed(throw.seed) if isinstance(throw, Seeded) else list(throw.faces)


def throw_at(data: Any, where: str) -> Throw:
    """Read a throw; a seed may be text or bytes."""
    if isinstance(data, (str, bytes)):
        return Seeded(bytes_at(data, where, SEED_LENGTH))
    return ByHand(list_at(data, where, _face_at, 2, FACES))


def open_to_data(roll: Roll) -> Data:
    """Return ``[contest, [throw, ...], tie]`` for a save.

    Unlike in a link, the choice that was made on ties is kept with the roll: the table may have
    changed its mind since.
    """
    return [*_unruled(roll, base64url.encode), roll.tie]


def open_at(data: Any, where: str) -> Roll:
    """Read a roll from a save."""
    contest, throws, tie = fields(data, where, 3)
    return _roll_at([contest, throws], where, choice_at(tie, f"{where}.tie", TIE.choices))


def roll_to_data(roll: Roll) -> Data:
    """Return a roll for a link: inputs and seeds (as bytes), never a result.

    The choice on ties is not in it; it travels with the rulings of the link.

    Raises:
        InvalidInput: It is no roll.
    """
    if not isinstance(roll, Roll):
        raise InvalidInput("roll.kind", "Roll the dice first.", f"not a Roll: {shown(roll)}")
    return _unruled(roll, bytes)


def roll_from_data(data: Data, rulings: Rulings) -> Roll:
    """Read a roll from a link, made under these rulings.

    Raises:
        Unreadable: The data is damaged, or its dice break the rules.
        InvalidInput: An unknown ruling.
    """
    tie = TIE.chosen(checked(RULINGS, rulings))
    return reading(lambda: _roll_at(data, "roll", tie))


_REQUESTS = RequestData(Request, contest_to_data, contest_at)

request_to_data = _REQUESTS.to_data
request_from_data = _REQUESTS.from_data


def _names(side: Side) -> Iterator[str]:
    yield from (side.name, side.who)
    for brought in side.brought:
        yield brought.who
        if brought.trait is not None:
            yield brought.of


def _side_to_data(side: Side, number: Mapping[str, int]) -> Data:
    brought = [_brought_to_data(each, number) for each in side.brought]
    return [number[side.name], number[side.who], brought]


def _brought_to_data(brought: Brought, number: Mapping[str, int]) -> Data:
    who = number[brought.who]
    if brought.trait is None:
        return [who, brought.dice]
    return [who, brought.dice, brought.trait, number[brought.of]]


def _unruled(roll: Roll, seed: Callable[[bytes], Data]) -> list[Data]:
    return [contest_to_data(roll.contest), [throw_to_data(throw, seed) for throw in roll.throws]]


def _roll_at(data: Any, where: str, tie: str) -> Roll:
    contest, throws = fields(data, where, 2)
    return Roll(
        contest_at(contest, f"{where}.contest"),
        list_at(throws, f"{where}.throws", throw_at, 1, THROWS),
        tie,
    )


def _side_at(data: Any, where: str, names: Names) -> Side:
    name, who, brought = fields(data, where, 3)
    return Side(
        _name_at(name, f"{where}.name", names),
        _name_at(who, f"{where}.who", names),
        list_at(brought, f"{where}.brought", partial(_brought_at, names=names), 1, DICE),
    )


def _brought_at(data: Any, where: str, names: Names) -> Brought:
    parts = fields(data, where, 2, 4)
    who = _name_at(parts[0], f"{where}.who", names)
    dice = whole_at(parts[1], f"{where}.dice", 1, DICE)
    if len(parts) == 2:
        return Brought(who, dice)
    if len(parts) == 3:
        raise refuse(where, "a trait together with its component", data)
    return Brought(
        who, dice, text_at(parts[2], f"{where}.trait"), _name_at(parts[3], f"{where}.of", names)
    )


def _name_at(data: Any, where: str, names: Names) -> str:
    return names[whole_at(data, where, 0, len(names) - 1)]


def _face_at(data: Any, where: str) -> int:
    return whole_at(data, where, 1, SIDES)
