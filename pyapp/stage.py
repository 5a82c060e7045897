"""The stage: everything at a table that steps change, and the steps that all games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from pyapp.words.faults import ENGLISH as FAULTS
from threefold.check import TEXT_LIMIT, text
from threefold.errors import NotAllowed, Unreadable
from threefold.games import by_id
from threefold.rulings import Rulings, checked, choose


@dataclass(frozen=True, slots=True)
class Stage:
    """The table's name, its rulings (only those that are not the default) and the game's state."""

    name: str
    rulings: Rulings
    play: Any


@dataclass(frozen=True, slots=True)
class Rename:
    """Give the table a name."""

    name: str


@dataclass(frozen=True, slots=True)
class Settle:
    """Settle a point the text leaves open: choose a ruling."""

    ruling: str
    choice: str


def first_stage(game: str, name: str) -> Stage:
    """Return the stage of an empty table."""
    return Stage(name, {}, by_id(game).new())


def advance(game_id: str, stage: Stage, step: Any) -> Stage:
    """Apply one step: the table's own here, all others by the game's rules.

    Raises:
        ThreefoldError: The step is refused.
    """
    game = by_id(game_id)
    if isinstance(step, Rename):
        return replace(stage, name=text(step.name, TEXT_LIMIT, "The name"))
    if isinstance(step, Settle):
        rulings = choose(game.RULINGS, stage.rulings, step.ruling, step.choice)
        refusal = fixed(game_id, stage, step.ruling)
        if refusal is not None:
            raise refusal
        return replace(stage, rulings=rulings)
    return replace(stage, play=game.apply(stage.play, step, stage.rulings))


def fixed(game_id: str, stage: Stage, ruling: str) -> NotAllowed | None:
    """Say why a ruling cannot be changed now; None if it can be, as always in most games."""
    ask: Callable[[Any, str], NotAllowed | None] | None = getattr(by_id(game_id), "fixed", None)
    return ask(stage.play, ruling) if ask else None


def memo(game_id: str, step: Any, after: Stage) -> Any:
    """Return what the game wants to read of a step later; None for nothing.

    The table's own steps leave none: the game's state is then still that of the step before.
    """
    ask: Callable[[Any], Any] | None = getattr(by_id(game_id), "memo", None)
    return ask(after.play) if ask and not isinstance(step, Rename | Settle) else None


@dataclass(frozen=True, slots=True)
class StageAndData:
    """A stage, and the data it was written as or read from; nobody may change that."""

    stage: Stage
    data: dict[str, Any]


def stage_to_data(game_id: str, stage: Stage, known: StageAndData | None = None) -> dict[str, Any]:
    """Return the stage as plain data for JSON.

    Args:
        game_id: Id of the game.
        stage: The stage.
        known: An earlier one. What is the same there is shared with it, where the game can; that
            takes far less time.
    """
    game = by_id(game_id)
    since: Callable[[Any, Any, Any], Any] | None = getattr(game, "data_since", None)
    if known is None or since is None:
        play = game.state_to_data(stage.play)
    else:
        play = since(stage.play, known.stage.play, known.data["play"])
    return {"name": stage.name, "rulings": dict(stage.rulings), "play": play}


def stage_from_data(game_id: str, data: Any, known: StageAndData | None = None) -> Stage:
    """Read a stage back.

    Args:
        game_id: Id of the game.
        data: What is to be read.
        known: Another one. What is written alike there need not be read again, where the game can.

    Raises:
        ThreefoldError: The data is not a stage of that game.
    """
    if not isinstance(data, dict) or not {"name", "rulings", "play"} <= data.keys():
        raise Unreadable("stage.shape", UNREADABLE, f"no {type(data).__name__} like this")
    if not isinstance(data["rulings"], dict):
        raise Unreadable("stage.rulings", UNREADABLE, "rulings must be a mapping")
    game = by_id(game_id)
    since: Callable[[Any, Any, Any], Any] | None = getattr(game, "state_since", None)
    name = text(data["name"], TEXT_LIMIT, "The name")
    rulings = checked(game.RULINGS, data["rulings"])
    if known is None or since is None:
        return Stage(name, rulings, game.state_from_data(data["play"]))
    return Stage(name, rulings, since(data["play"], known.stage.play, known.data["play"]))


def step_to_data(game: str, step: Any) -> Any:
    """Return a step as plain data: a list of its name and what it says."""
    if isinstance(step, Rename):
        return ["table.rename", step.name]
    if isinstance(step, Settle):
        return ["table.settle", step.ruling, step.choice]
    return by_id(game).step_to_data(step)


def step_from_data(game: str, data: Any) -> Any:
    """Read a step back.

    Raises:
        ThreefoldError: The data is no step of that game.
    """
    match data:
        case ["table.rename", str(name)]:
            return Rename(name)
        case ["table.settle", str(ruling), str(choice)]:
            return Settle(ruling, choice)
        case _:
            return by_id(game).step_from_data(data)


UNREADABLE = FAULTS["fault.table"]
