"""Whole games played at random: no coin appears, vanishes or is paid twice, whatever is tried."""

import json
from collections.abc import Mapping
from typing import Any

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.rules.universalis import moves
from tests.rules.universalis.tables import well_said
from threefold import universalis as game
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis import BANK, MINT, Line, Phase, Step, Tale, next_with_coins
from threefold.gate import read_json


class Table(RuleBasedStateMachine):
    """Steps of all kinds at one table, sensible and not, beside a ledger of the test's own."""

    def __init__(self) -> None:
        super().__init__()
        self.tale: Tale = game.new()
        self.rulings: Mapping[str, str] = {}
        self.every: list[Line] = []
        self.kept: list[tuple[Tale, Step]] = []
        self.spent: dict[int, int] = {}
        """Coins and outcome worth spent on each component, by number."""

    @initialize(rulings=moves.rulings, count=st.integers(2, 4), begin=st.booleans())
    def sit_down(self, rulings: dict[str, str], count: int, begin: bool) -> None:
        self.rulings = rulings
        for name in ("Ann", "Bob", "", "Ann")[:count]:
            assert self.take(game.Seat(name))
        if begin:
            assert self.take(game.Begin())

    def take(self, step: Step) -> bool:
        """Take a step if it is allowed; either way the old state must not have moved."""
        before, data = self.tale, game.state_to_data(self.tale)
        assert game.step_from_data(through_json(game.step_to_data(step))) == step
        try:
            after = game.apply(before, step, self.rulings)
        except (NotAllowed, InvalidInput) as error:
            well_said(error)
            assert game.state_to_data(before) == data
            event(f"refused: {error.code}")
            return False
        assert game.state_to_data(before) == data
        assert after.taken == before.taken + 1
        self.kept.append((before, step))
        self.tale = after
        self.write_down(before, step)
        event(f"taken: {type(step).__name__}")
        return True

    def write_down(self, before: Tale, step: Step) -> None:
        """Keep the test's own books: every line ever, and what was spent on each component."""
        lines = game.lines_from_memo(through_json(game.memo(self.tale)))
        assert lines == self.tale.ledger.lines
        assert self.tale.ledger.count == len(self.every)
        self.every.extend(lines)
        bought = sum(line.amount for line in lines if line.why in ("component", "trait", "rank"))
        match step:
            case game.Introduce():
                assert bought == 1
                self.spent[len(before.components)] = bought
            case game.AddTrait() | game.AddRank():
                assert bought == step.ranks
                self.spent[step.component] += bought
            case game.TellTrait() | game.TellRank():
                assert bought == 0
                self.spent[step.component] += step.ranks
            case game.EndTurn():
                self.goes_clockwise(before)

    def goes_clockwise(self, before: Tale) -> None:
        """Nobody between the old and the new player on turn has a coin."""
        count, seat = len(before.players), (before.turn + 1) % len(before.players)
        while seat != self.tale.turn:
            assert self.tale.coins(seat) == 0
            seat = (seat + 1) % count
            assert seat != before.turn or self.tale.turn == before.turn

    @rule(data=st.data())
    def something_fitting(self, data: st.DataObject) -> None:
        if self.tale.phase is not Phase.SEATING:
            self.take(data.draw(moves.fitting(self.tale)))

    @rule(data=st.data())
    def play_on(self, data: st.DataObject) -> None:
        """Several steps that fit, so that games get somewhere."""
        if self.tale.phase is Phase.SEATING:
            self.take(game.Begin())
            return
        for _ in range(12):
            self.take(data.draw(moves.fitting(self.tale)))
            self.books_are_in_order()

    @rule(step=moves.anything)
    def anything(self, step: Step) -> None:
        self.take(step)

    @rule(back=st.integers(1, 5))
    def an_undone_step_taken_again_is_the_same(self, back: int) -> None:
        """States are values: any of them and the steps since give the state of now."""
        tale, *_ = self.kept[-back:][0]
        for _, step in self.kept[-back:]:
            tale = game.apply(tale, step, self.rulings)
        assert tale == self.tale

    @rule()
    def the_state_survives_a_save(self) -> None:
        data = through_json(game.state_to_data(self.tale))
        assert game.state_from_data(data) == self.tale

    @rule(ruling=st.sampled_from(game.RULINGS))
    def rulings_are_fixed_by_what_is_open(self, ruling: Any) -> None:
        reason = game.fixed(self.tale, ruling.id)
        assert reason is not None or not self.tale.busy

    @invariant()
    def books_are_in_order(self) -> None:
        ledger = self.tale.ledger
        held = dict.fromkeys((MINT, BANK, *range(len(self.tale.players))), 0)
        for line in self.every:
            held[line.source] -= line.amount
            held[line.target] += line.amount
        for account, balance in held.items():
            assert ledger.balance(account) == balance
            assert account == MINT or balance >= 0
        assert ledger.total == ledger.issued == -held[MINT]
        assert sum(held.values()) == 0

    @invariant()
    def importance_is_what_was_spent(self) -> None:
        found = {n: each.importance for n, each in enumerate(self.tale.components)}
        assert found == self.spent

    @invariant()
    def whoever_is_on_turn_can_pay(self) -> None:
        tale = self.tale
        if tale.playing and not tale.busy:
            assert tale.purse or next_with_coins(tale, tale.turn) is None
        if tale.scene.budget:
            assert tale.scene.framer == tale.turn
            assert tale.scene.budget <= tale.purse

    @invariant()
    def what_is_gone_stays_gone(self) -> None:
        for before, _ in self.kept[-1:]:
            for old, new in zip(before.components, self.tale.components, strict=False):
                assert new.removed or not old.removed
                assert not (new.removed and new.present)
                assert new.name == old.name
            assert len(self.tale.components) >= len(before.components)
            for was, now in zip(before.facts, self.tale.facts, strict=False):
                assert (was.text, was.payer, was.scene) == (now.text, now.payer, now.scene)
                assert now.struck or not was.struck

    @invariant()
    def every_step_is_counted(self) -> None:
        assert self.tale.taken == len(self.kept)


def through_json(data: Any) -> Any:
    return read_json(json.dumps(data), 1_000_000)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
