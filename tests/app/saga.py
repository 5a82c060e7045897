"""A game with a large state, for tests of how such tables are stored: no dice, many things.

A saga is people with purses, things with traits, and facts. Steps that move coins leave a memo.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest

from pyapp import games as screens
from pyapp import words
from pyapp.log import Moment
from pyapp.screen import Page, Told
from pyapp.stage import first_stage
from pyapp.table import Table, new_table, take
from threefold import games
from threefold.errors import NotAllowed, Unreadable
from threefold.rulings import Ruling, Rulings

ID = "saga"
SEATS = 8
TRAITS = 3


COINS = {str(number): f"{number} coins." for number in range(9)}


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing of the story: its traits, and whether it is on stage."""

    traits: tuple[tuple[str, int], ...]
    owner: int
    present: bool


@dataclass(frozen=True, slots=True)
class State:
    """All of a saga; `line` is the payment of the last step."""

    purses: tuple[int, ...] = (25,) * SEATS
    things: Mapping[int, Thing] = ()  # type: ignore[assignment]
    facts: Mapping[int, str] = ()  # type: ignore[assignment]
    line: tuple[int, int, str] | None = None
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """Something done: a word for it and what it says."""

    word: str
    args: tuple[Any, ...] = ()


class Saga:
    """The game's half of the rules."""

    ID = ID
    RULINGS = (
        Ruling("saga.coins", "How many coins?", COINS, "W", "S"),
        Ruling("saga.end", "Who ends?", {"all": "All do.", "one": "One does."}, "W", "S"),
    )
    RULES: Mapping[str, str] = {}

    def new(self) -> State:
        return State(things={}, facts={})

    def apply(self, state: State, step: Step, _rulings: Rulings) -> State:
        state = replace(state, line=None, taken=state.taken + 1)
        match step.word, *step.args:
            case "thing", str(name):
                thing = Thing(((name, 1),), state.taken % SEATS, True)
                return paid(replace(state, things={**state.things, len(state.things): thing}), name)
            case "trait", int(number), str(text) if number in state.things:
                thing = state.things[number]
                thing = replace(thing, traits=(*thing.traits, (text, 1)))
                return paid(replace(state, things={**state.things, number: thing}), text)
            case "fact", str(text):
                return paid(replace(state, facts={**state.facts, len(state.facts): text}), text)
            case "coin", str(why), int():
                return paid(state, why)
            case "move", int(number) if number in state.things:
                thing = state.things[number]
                thing = replace(thing, present=not thing.present)
                return replace(state, things={**state.things, number: thing})
            case "refuse", *_:
                raise NotAllowed("saga.no", "The saga says no.", "asked to")
            case _:
                return state

    def fixed(self, state: State, ruling: str) -> NotAllowed | None:
        if ruling != "saga.coins" or not state.taken:
            return None
        return NotAllowed("saga.fixed", "The coins are dealt already.", ruling)

    def memo(self, state: State) -> Any:
        return list(state.line) if state.line else None

    def state_to_data(self, state: State) -> Any:
        return {
            "purses": list(state.purses),
            "things": {str(n): thing_to_data(thing) for n, thing in state.things.items()},
            "facts": {str(n): [text, "fact", 0] for n, text in state.facts.items()},
            "line": list(state.line) if state.line else None,
            "taken": state.taken,
        }

    def state_from_data(self, data: Any) -> State:
        try:
            return State(
                tuple(int(data["purses"][seat]) for seat in range(SEATS)),
                {int(n): thing_from_data(item) for n, item in data["things"].items()},
                {int(n): str(item[0]) for n, item in data["facts"].items()},
                tuple(data["line"]) if data["line"] else None,  # type: ignore[arg-type]
                int(data["taken"]),
            )
        except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
            raise Unreadable("saga", "This saga is damaged.", repr(error)) from error

    def step_to_data(self, step: Step) -> Any:
        return [f"saga.{step.word}", *step.args]

    def step_from_data(self, data: Any) -> Step:
        match data:
            case [str(word), *args] if word.startswith("saga."):
                return Step(word.removeprefix("saga."), tuple(args))
        raise Unreadable("saga", "This saga is damaged.", "no step")


def paid(state: State, what: str) -> State:
    """Somebody pays a coin, and when the purse is empty gets it back."""
    seat = state.taken % SEATS
    purses = list(state.purses)
    purses[seat] = (purses[seat] - 1) % 26
    return replace(state, purses=tuple(purses), line=(seat, state.taken, what[:60]))


def thing_to_data(thing: Thing) -> Any:
    return ["character", [list(trait) for trait in thing.traits], thing.owner, thing.present, False]


def thing_from_data(data: Any) -> Thing:
    _, traits, owner, present, _ = data
    return Thing(tuple((str(text), int(rank)) for text, rank in traits), int(owner), bool(present))


class SagaScreen:
    """The game's half of the app: as little as the shared rooms need."""

    ID = ID
    HANDLERS: Mapping[str, Any] = {}

    def new_desk(self) -> None:
        return None

    def desk_to_data(self, desk: None) -> None:
        return desk

    def desk_from_data(self, _data: Any) -> None:
        return None

    def gist(self, play: State) -> str:
        return f"{len(play.things)} things"

    def table_page(self, table: Table) -> Page:
        return Page("Saga", [["p", {}, self.gist(table.stage.play)]])

    def place(self, _table: Table, _rest: tuple[str, ...]) -> None:
        return None

    def story(self, _table: Table, moment: Moment) -> Told:
        return Told([f"Step {moment.after.play.taken}: {moment.entry.step.word}."])


@contextmanager
def big() -> Iterator[None]:
    """Let the saga be one of the games for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.GAMES, ID, Saga())  # type: ignore[arg-type]
        patch.setitem(screens.SCREENS, ID, SagaScreen())  # type: ignore[arg-type]
        for key in ("name", "new", "new-table", "intro.short", "example.try"):
            patch.setitem(vars(words.ENGLISH)["_known"], f"{ID}.{key}", "Saga")
        yield


def move(number: int) -> Step:
    """Let a thing come or go."""
    return Step("move", (number % 2,))


def steps(things: int, facts: int, count: int) -> Iterator[Step]:
    """Give so many steps: all that is to be made, spread evenly, and what goes on in between.

    Things come and go half a dozen a scene, and every third step in between costs a coin.
    """
    made = [*_made(things, facts)]
    done = seen = 0
    for number in range(count):
        if done * count <= number * len(made):
            done, seen = done + 1, seen + (made[done].word == "thing")
            yield made[done - 1]
        elif number % 3 == 0:
            yield Step("coin", ("bid", number % 5))
        else:
            yield Step("move", ((number // 60 * 5 + number % 6) % seen,))


def _made(things: int, facts: int) -> Iterator[Step]:
    for number in range(max(things * TRAITS, facts)):
        if number < things * TRAITS:
            thing, trait = divmod(number, TRAITS)
            text = f"Someone with a long story, number {number}"
            yield Step("trait", (thing, text)) if trait else Step("thing", (text[:22],))
        if number < facts:
            yield Step("fact", (f"It rained on the day the bridge was opened, {number} times",))


def told(things: int, facts: int, count: int) -> Table:
    """Return a table after so many steps."""
    table = new_table("big", ID, first_stage(ID, "Big"), None, 0)
    for at, step in enumerate(steps(things, facts, count)):
        table = take(table, step, 1_790_000_000_000 + at * 20_000)
    return table
