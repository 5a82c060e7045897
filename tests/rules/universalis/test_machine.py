"""Whole games played at random: no coin appears, vanishes or is paid twice, whatever is tried."""

from collections import Counter
from random import Random
from typing import Any, get_args

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.rules.universalis import disputes, moves
from tests.rules.universalis.watched import Watched
from threefold import universalis as game

chance = st.randoms(use_true_random=False)


class Table(RuleBasedStateMachine):
    """Steps that fit, most of them in disputes, and now and then one that does not."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Watched({})

    @initialize(
        random=chance, count=st.integers(2, 4), opened=st.sampled_from([0.0, 0.5, 1, 1, 1, 1])
    )
    def sit_down(self, random: Random, count: int, opened: float) -> None:
        """Most tables are in play already."""
        self.table = Watched(moves.ruled(random))
        steps = moves.opening(count)
        seats = max(count, round(len(steps) * opened))
        for step in steps[:seats]:
            assert self.table.take(step)

    @rule(random=chance, steps=st.integers(4, 16))
    def play_on(self, random: Random, steps: int) -> None:
        for _ in range(steps):
            self.table.take(moves.fitting(self.table.tale, random))

    @rule(random=chance)
    def dispute(self, random: Random) -> None:
        """Open a challenge or a conflict, and play until it is over."""
        tale = self.table.tale
        if not tale.playing:
            return
        if not tale.busy:
            self.table.take(disputes.opening(tale, random))
        for _ in range(20):
            if not self.table.tale.busy:
                break
            self.table.take(moves.fitting(self.table.tale, random))

    @rule(random=chance)
    def anything(self, random: Random) -> None:
        self.table.take(moves.anything(random))

    @rule(back=st.integers(1, 9))
    def an_undone_step_taken_again_is_the_same(self, back: int) -> None:
        self.table.takes_back(back)
        self.table.survives_a_save()

    @rule(ruling=st.sampled_from(game.RULINGS))
    def rulings_are_fixed_by_what_is_open(self, ruling: Any) -> None:
        reason = game.fixed(self.table.tale, ruling.id)
        assert reason is not None or not self.table.tale.busy

    def teardown(self) -> None:
        """Say what happened, for whoever asks Hypothesis for its statistics."""
        for kind in self.table.taken:
            event(f"taken: {kind.__name__}")
        for kind in self.table.refused:
            event(f"refused: {kind.__name__}")


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=150, stateful_step_count=25, deadline=None)

WALKS, STEPS = 60, 160
SEVERAL = 5
"""How often each step is taken at least: far fewer than it is, by these seeds."""


def test_every_step_is_taken_and_refused() -> None:
    """The same walks every time: nothing in the game stays untried because of bad luck."""
    taken: Counter[type[Any]] = Counter()
    refused: Counter[type[Any]] = Counter()
    for seed in range(WALKS):
        table = _walked(Random(seed))
        taken += table.taken
        refused += table.refused
    for kind in get_args(game.Step):
        assert taken[kind] >= SEVERAL, kind
        assert refused[kind], kind


def _walked(random: Random) -> Watched:
    """A table after some hundred steps; at every other, seats are moved about at first."""
    table = Watched(moves.ruled(random))
    for _ in range(random.choice([0, 12])):
        table.take(moves.fitting(table.tale, random))
    for step in moves.opening(random.randint(2, 4)):
        table.take(step)
    for n in range(STEPS):
        senseless = not random.randrange(6)
        tale = table.tale
        table.take(moves.anything(random) if senseless else moves.fitting(tale, random))
        if not n % 10:
            table.survives_a_save()
            table.takes_back(random.randint(1, 9))
    return table
