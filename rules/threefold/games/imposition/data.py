"""States and steps as plain data that JSON can hold."""

from __future__ import annotations

from typing import Any

from threefold.game import Data
from threefold.games.imposition import pathsteps, rollsteps, steps
from threefold.games.imposition.act import Act
from threefold.games.imposition.die import LADDER, Die
from threefold.games.imposition.party import (
    NPC_LIMIT,
    PARTY_LIMIT,
    OpenDuel,
    Party,
    checked_party,
)
from threefold.games.imposition.roll import ByHand, Seeded
from threefold.games.imposition.rolldata import (
    act_at,
    act_to_data,
    boxes_at,
    die_at,
    duel_at,
    duel_to_data,
    levels_at,
    open_at,
    open_to_data,
    points_at,
    throw_at,
    throw_to_data,
)
from threefold.games.imposition.sheet import ASPECT_LIMIT, PATH_LIMIT, Aspect, Character, Npc, Path
from threefold.gate import fields, list_at, optional, reading, text_at
from threefold.stepdata import Kinds, StepData


def state_to_data(state: Party) -> Data:
    """Return ``[[sheet, ...], [NPC, ...], everyone, [difficulty, ...], loose roll, duel]``.

    Raises:
        InvalidInput: It is no party.
    """
    party = checked_party(state)
    duel = party.duel
    return [
        [_sheet_to_data(sheet) for sheet in party.characters],
        [[npc.id, npc.name, int(npc.level)] for npc in party.npcs],
        party.everyone,
        list(party.difficulties),
        None if party.loose is None else open_to_data(party.loose),
        None if duel is None else [duel.a, duel.b, duel_to_data(duel.duel)],
    ]


def state_from_data(data: Data) -> Party:
    """Read a state.

    Raises:
        Unreadable: The data is damaged, or its parts do not fit together.
    """

    def read() -> Party:
        sheets, npcs, everyone, words, loose, duel = fields(data, "state", 6)
        count = len(LADDER)
        d4, d6, d8, d10, d12 = list_at(words, "state.difficulties", text_at, count, count)
        return Party(
            list_at(sheets, "state.characters", _sheet_at, 0, PARTY_LIMIT),
            list_at(npcs, "state.npcs", _npc_at, 0, NPC_LIMIT),
            levels_at(everyone, "state.everyone"),
            (d4, d6, d8, d10, d12),
            optional(loose, "state.loose", open_at),
            optional(duel, "state.duel", _duel_at),
        )

    return reading(read)


def _sheet_to_data(sheet: Character) -> Data:
    return [
        sheet.id,
        sheet.name,
        int(sheet.level),
        sheet.level_name,
        [
            [
                path.id,
                path.name,
                int(path.die),
                [[aspect.id, aspect.name, aspect.aptitude] for aspect in path.aspects],
            ]
            for path in sheet.paths
        ],
        sheet.stress,
        sheet.constant,
        None if sheet.open is None else open_to_data(sheet.open),
    ]


def _sheet_at(data: Any, where: str) -> Character:
    sheet_id, name, level, level_name, paths, stress, constant, roll = fields(data, where, 8)
    return Character(
        id=text_at(sheet_id, f"{where}.id"),
        name=text_at(name, f"{where}.name"),
        level=die_at(level, f"{where}.level"),
        level_name=text_at(level_name, f"{where}.level-name"),
        paths=list_at(paths, f"{where}.paths", _path_at, 0, PATH_LIMIT),
        stress=boxes_at(stress, f"{where}.stress"),
        constant=levels_at(constant, f"{where}.constant"),
        open=optional(roll, f"{where}.open", open_at),
    )


def _path_at(data: Any, where: str) -> Path:
    path_id, name, die, aspects = fields(data, where, 4)
    return Path(
        text_at(path_id, f"{where}.id"),
        text_at(name, f"{where}.name"),
        die_at(die, f"{where}.die"),
        list_at(aspects, f"{where}.aspects", _aspect_at, 0, ASPECT_LIMIT),
    )


def _aspect_at(data: Any, where: str) -> Aspect:
    aspect_id, name, aptitude = fields(data, where, 3)
    return Aspect(
        text_at(aspect_id, f"{where}.id"),
        text_at(name, f"{where}.name"),
        points_at(aptitude, f"{where}.aptitude"),
    )


def _npc_at(data: Any, where: str) -> Npc:
    npc_id, name, level = fields(data, where, 3)
    return Npc(
        text_at(npc_id, f"{where}.id"),
        text_at(name, f"{where}.name"),
        die_at(level, f"{where}.level"),
    )


def _duel_at(data: Any, where: str) -> OpenDuel:
    a, b, duel = fields(data, where, 3)
    return OpenDuel(
        text_at(a, f"{where}.a"), text_at(b, f"{where}.b"), duel_at(duel, f"{where}.duel")
    )


def _maybe_text_at(data: Any, where: str) -> str | None:
    return optional(data, where, text_at)


_STEPS: Kinds = {
    "add": (steps.AddCharacter, (text_at, text_at, die_at)),
    "remove": (steps.RemoveCharacter, (text_at,)),
    "add-npc": (steps.AddNpc, (text_at, text_at, die_at)),
    "remove-npc": (steps.RemoveNpc, (text_at,)),
    "write": (steps.Write, (text_at, text_at, text_at)),
    "level": (steps.SetLevel, (text_at, die_at)),
    "add-path": (pathsteps.AddPath, (text_at, text_at, text_at, die_at)),
    "remove-path": (pathsteps.RemovePath, (text_at, text_at)),
    "rename-path": (pathsteps.RenamePath, (text_at, text_at, text_at)),
    "path-die": (pathsteps.SetPathDie, (text_at, text_at, die_at)),
    "add-aspect": (pathsteps.AddAspect, (text_at, text_at, text_at, text_at, points_at)),
    "remove-aspect": (pathsteps.RemoveAspect, (text_at, text_at, text_at)),
    "rename-aspect": (pathsteps.RenameAspect, (text_at, text_at, text_at, text_at)),
    "aptitude": (pathsteps.SetAptitude, (text_at, text_at, text_at, points_at)),
    "stress": (steps.SetStress, (text_at, boxes_at)),
    "constant": (steps.SetConstant, (text_at, levels_at)),
    "constant-on-all": (steps.SetConstantOnAll, (levels_at,)),
    "difficulty": (steps.WriteDifficulty, (die_at, text_at)),
    "throw": (rollsteps.ThrowDice, (_maybe_text_at, act_at, throw_at)),
    "reroll": (rollsteps.Reroll, (_maybe_text_at, throw_at)),
    "keep": (rollsteps.Keep, (_maybe_text_at, text_at)),
    "throw-duel": (rollsteps.ThrowDuel, (text_at, text_at, act_at, act_at, throw_at, throw_at)),
    "keep-duel": (rollsteps.KeepDuel, (text_at, text_at)),
}


def _plain(value: object) -> Data:
    """Return one field of a step as data."""
    if isinstance(value, Act):
        return act_to_data(value)
    if isinstance(value, (Seeded, ByHand)):
        return throw_to_data(value)
    return int(value) if isinstance(value, Die) else value


_DATA = StepData(_STEPS, _plain)

step_to_data = _DATA.to_data
step_from_data = _DATA.from_data
