"""Acts, rolls and requests as plain data; seeds are text in saves and bytes in links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from threefold import base64url
from threefold.check import SEED_LENGTH
from threefold.errors import InvalidInput
from threefold.game import Data
from threefold.games.ghosts.act import Act, Request
from threefold.games.ghosts.pool import MOST_DICE, REROLLS, TAGS
from threefold.games.ghosts.roll import ByHand, Roll, Seeded, Throw
from threefold.games.ghosts.rulings import RULINGS
from threefold.gate import bool_at, bytes_at, fields, list_at, optional, reading, text_at, whole_at
from threefold.requests import RequestData
from threefold.rulings import Rulings, checked


def act_to_data(act: Act) -> Data:
    """Return ``[who, deed, [tag, ...], relationship, word, word known]``."""
    return [act.who, act.deed, list(act.tags), act.relationship, act.word, act.word_known]


def act_at(data: Any, where: str) -> Act:
    """Read an act."""
    who, deed, tags, relationship, word, known = fields(data, where, 6)
    return Act(
        who=text_at(who, f"{where}.who"),
        deed=text_at(deed, f"{where}.deed"),
        tags=list_at(tags, f"{where}.tags", text_at, 0, TAGS),
        relationship=optional(relationship, f"{where}.relationship", text_at),
        word=optional(word, f"{where}.word", text_at),
        word_known=bool_at(known, f"{where}.word-known"),
    )


def throw_to_data(throw: Throw, seed: Callable[[bytes], Data] = base64url.encode) -> Data:
    """Return the seed, or ``[[safe face, ...], [risk face, ...]]`` for real dice."""
    if isinstance(throw, Seeded):
        return seed(throw.seed)
    return [list(throw.safe), list(throw.risk)]


def throw_at(data: Any, where: str) -> Throw:
    """Read a throw; a seed may be text or bytes."""
    if isinstance(data, (str, bytes)):
        return Seeded(bytes_at(data, where, SEED_LENGTH))
    safe, risk = fields(data, where, 2)
    return ByHand(_faces_at(safe, f"{where}.safe"), _faces_at(risk, f"{where}.risk"))


def open_to_data(roll: Roll, seed: Callable[[bytes], Data] = base64url.encode) -> Data:
    """Return ``[act, [throw, ...]]``."""
    return [act_to_data(roll.act), [throw_to_data(throw, seed) for throw in roll.throws]]


def open_at(data: Any, where: str) -> Roll:
    """Read a roll."""
    act, throws = fields(data, where, 2)
    return Roll(
        act_at(act, f"{where}.act"),
        list_at(throws, f"{where}.throws", throw_at, 1, REROLLS + 1),
    )


def roll_to_data(roll: Roll) -> Data:
    """Return a roll for a link: inputs and seeds (as bytes), never a result.

    Raises:
        InvalidInput: It is no roll.
    """
    if not isinstance(roll, Roll):
        raise InvalidInput("roll.kind", "Roll the dice first.", f"not a Roll: {type(roll)}")
    return open_to_data(roll, bytes)


def roll_from_data(data: Data, rulings: Rulings) -> Roll:
    """Read a roll from a link; no ruling of this game changes how dice are read.

    Raises:
        Unreadable: The data is damaged, or its dice break the rules.
        InvalidInput: An unknown ruling.
    """
    checked(RULINGS, rulings)
    return reading(lambda: open_at(data, "roll"))


_REQUESTS = RequestData(Request, act_to_data, act_at)

request_to_data = _REQUESTS.to_data
request_from_data = _REQUESTS.from_data


def _faces_at(data: Any, where: str) -> tuple[int, ...]:
    return list_at(data, where, lambda face, at: whole_at(face, at, 1, 6), 0, MOST_DICE)
