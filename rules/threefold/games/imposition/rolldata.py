"""Acts, rolls, duels and requests as plain data; seeds are text in saves and bytes in links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from threefold import base64url
from threefold.check import SEED_LENGTH, shown
from threefold.errors import InvalidInput
from threefold.game import Data
from threefold.games.imposition.act import Act, Request
from threefold.games.imposition.die import ALL, APTITUDE, BOXES, LEVELS, Die, Irresistible
from threefold.games.imposition.duel import Duel, checked_by_rulings
from threefold.games.imposition.roll import ByHand, Roll, Seeded, Throw
from threefold.games.imposition.rulings import RULINGS
from threefold.gate import (
    bool_at,
    bytes_at,
    fields,
    list_at,
    optional,
    reading,
    refuse,
    text_at,
    whole_at,
)
from threefold.requests import RequestData
from threefold.rulings import Rulings, checked


def act_to_data(act: Act) -> Data:
    """Return an act as a list of what stands together.

    ``[who, deed, against, [level name, level, paid], [path, path die],
    [aspect, has, aptitude], [imposition, irresistible], [outside, everyone, boxes, duel],
    stress, npc]``
    """
    return [
        act.who,
        act.deed,
        act.against,
        [act.level_name, int(act.level), act.paid],
        [act.path, int(act.path_die)],
        [act.aspect, act.has, act.aptitude],
        [int(act.imposition), act.irresistible],
        [act.outside, act.everyone, act.boxes, act.duel],
        act.stress,
        act.npc,
    ]


def act_at(data: Any, where: str) -> Act:
    """Read an act."""
    who, deed, against, level, path, aspect, imposition, constant, stress, npc = fields(
        data, where, 10
    )
    level_name, level_die, paid = fields(level, f"{where}.level", 3)
    path_name, path_die = fields(path, f"{where}.path", 2)
    aspect_name, has, aptitude = fields(aspect, f"{where}.aspect", 3)
    start, irresistible = fields(imposition, f"{where}.imposition", 2)
    outside, everyone, boxes, duel = fields(constant, f"{where}.constant", 4)
    return Act(
        who=text_at(who, f"{where}.who"),
        deed=text_at(deed, f"{where}.deed"),
        against=text_at(against, f"{where}.against"),
        level_name=text_at(level_name, f"{where}.level-name"),
        level=die_at(level_die, f"{where}.level"),
        path=text_at(path_name, f"{where}.path"),
        path_die=die_at(path_die, f"{where}.path-die"),
        aspect=optional(aspect_name, f"{where}.aspect", text_at),
        has=points_at(has, f"{where}.has"),
        imposition=die_at(start, f"{where}.imposition"),
        outside=levels_at(outside, f"{where}.outside"),
        everyone=levels_at(everyone, f"{where}.everyone"),
        boxes=boxes_at(boxes, f"{where}.boxes"),
        duel=whole_at(duel, f"{where}.duel", 0, 4),
        aptitude=points_at(aptitude, f"{where}.aptitude"),
        irresistible=_irresistible_at(irresistible, f"{where}.irresistible"),
        stress=boxes_at(stress, f"{where}.stress"),
        paid=whole_at(paid, f"{where}.paid", 0, 4),
        npc=bool_at(npc, f"{where}.npc"),
    )


def throw_to_data(throw: Throw, seed: Callable[[bytes], Data] = base64url.encode) -> Data:
    """Return the seed, or ``[level face, path face, imposition face]`` for real dice."""
    if isinstance(throw, Seeded):
        return seed(throw.seed)
    return [throw.level, throw.path, throw.imposition]


def throw_at(data: Any, where: str) -> Throw:
    """Read a throw; a seed may be text or bytes."""
    if isinstance(data, (str, bytes)):
        return Seeded(bytes_at(data, where, SEED_LENGTH))
    level, path, imposition = fields(data, where, 3)
    return ByHand(
        _face_at(level, f"{where}.level"),
        _face_at(path, f"{where}.path"),
        _face_at(imposition, f"{where}.imposition"),
    )


def open_to_data(roll: Roll, seed: Callable[[bytes], Data] = base64url.encode) -> Data:
    """Return ``[act, [throw, ...]]``."""
    return [act_to_data(roll.act), [throw_to_data(throw, seed) for throw in roll.throws]]


def open_at(data: Any, where: str) -> Roll:
    """Read a roll."""
    act, throws = fields(data, where, 2)
    return Roll(
        act_at(act, f"{where}.act"),
        list_at(throws, f"{where}.throws", throw_at, 1, BOXES + 1),
    )


def duel_to_data(duel: Duel, seed: Callable[[bytes], Data] = base64url.encode) -> Data:
    """Return ``[act, [throw, ...], act, [throw, ...]]``, one side after the other."""
    return [*open_to_data(duel.a, seed), *open_to_data(duel.b, seed)]


def duel_at(data: Any, where: str) -> Duel:
    """Read a duel."""
    sides = fields(data, where, 4)
    return Duel(open_at(sides[:2], f"{where}.a"), open_at(sides[2:], f"{where}.b"))


def roll_to_data(roll: Roll | Duel) -> Data:
    """Return a roll or a duel for a link: inputs and seeds (as bytes), never a result.

    Raises:
        InvalidInput: It is neither.
    """
    if isinstance(roll, Duel):
        return duel_to_data(roll, bytes)
    if isinstance(roll, Roll):
        return open_to_data(roll, bytes)
    raise InvalidInput("roll.kind", "Roll the dice first.", f"not a Roll: {shown(roll)}")


def roll_from_data(data: Data, rulings: Rulings) -> Roll | Duel:
    """Read a roll or a duel from a link, made under these rulings.

    Raises:
        Unreadable: The data is damaged, or its dice break the rules.
        InvalidInput: An unknown ruling.
    """
    checked(RULINGS, rulings)

    def read() -> Roll | Duel:
        if len(fields(data, "roll", 2, 4)) == 2:
            return open_at(data, "roll")
        duel = duel_at(data, "roll")
        checked_by_rulings(duel.a.act, duel.b.act, rulings)
        return duel

    return reading(read)


_REQUESTS = RequestData(Request, act_to_data, act_at)

request_to_data = _REQUESTS.to_data
request_from_data = _REQUESTS.from_data


def die_at(data: Any, where: str) -> Die:
    """Read a die, by its sides."""
    sides = whole_at(data, where, Die.D4.value, Die.D12.value)
    if sides % 2:
        raise refuse(where, "the sides of a die", data)
    return Die(sides)


def points_at(data: Any, where: str) -> int:
    """Read points of Aptitude."""
    return whole_at(data, where, 0, APTITUDE)


def boxes_at(data: Any, where: str) -> int:
    """Read a number of stress boxes."""
    return whole_at(data, where, 0, BOXES)


def levels_at(data: Any, where: str) -> int:
    """Read levels of imposition."""
    return whole_at(data, where, 0, LEVELS)


def _irresistible_at(data: Any, where: str) -> Irresistible:
    return ALL if isinstance(data, str) and data == ALL else levels_at(data, where)


def _face_at(data: Any, where: str) -> int:
    return whole_at(data, where, 1, Die.D12.value)
