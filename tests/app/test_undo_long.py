"""Undo is exact: over five hundred steps, reloaded on the way, walked all the way and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from pyapp.chunk import CHUNK
from pyapp.games import SCREENS
from pyapp.stage import Stage, first_stage
from tests.app.table_driver import Browser
from tests.app.test_killed import BEGUN
from tests.app.trees import Element
from tests.app.wanderer import Wanderer
from threefold import ghosts, imposition, universalis

STEPS, LEFT = 520, 500
MOST = 12
"""So many sit at the table: drawing fifty, and all that each two share, takes most of the time."""
IDLE = 0.1
"""How often what takes no step is offered to chance all the same, and a walk back within."""


def cast_of(stage: Stage) -> int:
    return len(stage.play.characters)


class Rememberer(Wanderer):
    """Taps by chance, and remembers what the table was before and after each step."""

    def __init__(self, game: str, seed: int) -> None:
        self.stages: list[Stage] = []
        self.place = self.steps = 0
        self.idle = {"undo", "redo"}
        super().__init__(BEGUN[game](), seed)
        self.stages = [self.table.stage]
        while (back := self._back()) is not None:
            self.stages.insert(0, back)
        self.place = len(self.stages) - 1
        for _ in range(self.place):
            super().send("redo")

    def _back(self) -> Stage | None:
        before = self.table.log
        super().send("undo")
        return None if self.table.log is before else self.table.stage

    def send(self, name: str, *args: Any, value: str = "") -> None:
        before = self.table.log
        super().send(name, *args, value=value)
        if self.table.log is before:
            self.idle.add(name)
            return
        self.idle -= {name} - {"undo", "redo"}
        self.place += -1 if name == "undo" else 1
        if name not in ("undo", "redo"):
            self.steps += 1
            self.stages[self.place :] = [self.table.stage]
        assert self.table.stage == self.stages[self.place]

    def _offered(self, tree: Any) -> Iterator[tuple[Element, list[Any]]]:
        """Mostly what took a step when it was last tapped; nobody joins a full table."""
        full = self.game != universalis.ID and cast_of(self.table.stage) >= MOST
        for element, message in super()._offered(tree):
            joins = full and message[0] == f"{self.game}.add"
            if not joins and (message[0] not in self.idle or self.chance.random() < IDLE):
                yield element, message

    def reloads(self) -> None:
        """The tab is closed and opened anew on what storage holds."""
        fresh = Browser(dict(self.stored), self.home)
        assert fresh.table.log.place == self.table.log.place
        self.model = fresh.model
        assert self.table.stage == self.stages[self.place]

    def puts_away(self) -> None:
        """The table is deleted, and brought back from the list."""
        super().send("put_away")
        self.go("/")
        super().send("bring_back", self.home.rpartition("/")[2])
        assert self.table.stage == self.stages[self.place]

    def walks(self, name: str, reloads: set[int]) -> int:
        """Walk as far as it goes, looking at each stage; return how far."""
        walked = 0
        while True:
            before = self.place
            self.send(name)
            if self.place == before:
                return walked
            walked += 1
            if walked in reloads:
                self.reloads()


@pytest.mark.parametrize("game", SCREENS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=1, deadline=None, phases=[Phase.generate])
def test_five_hundred_steps_are_undone_and_done_again_one_by_one(game: str, seed: int) -> None:
    one, chance = Rememberer(game, seed), Random(seed)
    events: list[Callable[[], None]] = [one.reloads, one.puts_away]
    while one.steps < STEPS or one.place < LEFT:
        one.wander()
        if chance.random() < 0.05:
            one.send("rename_table", value=f"Evening {one.steps}")
        if chance.random() < 0.02:
            chance.choice(events)()
    assert one.table.log.chunk > LEFT // CHUNK // 2
    one.walks("redo", set())
    end, length = one.place, len(one.stages)
    at = {chance.randrange(1, LEFT) for _ in range(6)} | {CHUNK, CHUNK + 1}
    assert one.walks("undo", at) == end >= LEFT
    assert one.table.stage == first_stage(game, one.table.stage.name) == one.stages[0]
    one.puts_away()
    one.reloads()
    assert one.walks("redo", at) == end == length - 1


@pytest.mark.parametrize("game", [ghosts.ID, imposition.ID])
@pytest.mark.parametrize("steps", [0, 3, CHUNK])
def test_a_character_that_was_removed_comes_back_exactly(game: str, steps: int) -> None:
    """Also when a chunk was begun since, and over a reload."""
    one = Rememberer(game, 1)
    before, who = one.table.stage, one.table.stage.play.characters[0].id
    one.send(f"{game}.remove", who)
    assert cast_of(one.table.stage) == cast_of(before) - 1
    for number in range(steps):
        one.send("rename_table", value=f"Without {number}")
    one.reloads()
    for _ in range(steps + 1):
        one.send("undo")
    assert one.table.stage == before
    one.reloads()
    one.send("redo")
    assert cast_of(one.table.stage) == cast_of(before) - 1


def test_every_game_is_walked() -> None:
    assert set(BEGUN) == set(SCREENS) == {ghosts.ID, imposition.ID, universalis.ID}
