"""A table that is watched: beside it a ledger of the test's own, and what must hold at any time."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.rules.universalis.tables import well_said
from threefold import universalis as game
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis import (
    BANK,
    MINT,
    Line,
    Phase,
    Step,
    Tale,
    next_with_coins,
)
from threefold.gate import read_json


class Watched:
    """Steps of all kinds at one table, sensible and not; every assertion is made on the way."""

    def __init__(self, rulings: Mapping[str, str]) -> None:
        self.tale: Tale = game.new()
        self.rulings = rulings
        self.every: list[Line] = []
        self.kept: list[tuple[Tale, Step]] = []
        self.spent: dict[int, int] = {}
        """Coins and outcome worth spent on each component, by number."""
        self.taken: Counter[type[Any]] = Counter()
        self.refused: Counter[type[Any]] = Counter()
        self.codes: Counter[str] = Counter()

    def take(self, step: Step) -> bool:
        """Take a step if it is allowed; either way the old state must not have moved."""
        before, data = self.tale, game.state_to_data(self.tale)
        assert game.step_from_data(through_json(game.step_to_data(step))) == step
        try:
            after = game.apply(before, step, self.rulings)
        except (NotAllowed, InvalidInput) as error:
            well_said(error)
            assert game.state_to_data(before) == data
            self.refused[type(step)] += 1
            self.codes[error.code] += 1
            return False
        assert game.state_to_data(before) == data
        assert after.taken == before.taken + 1
        self.kept.append((before, step))
        self.tale = after
        self.taken[type(step)] += 1
        self._write_down(before, step)
        self._in_order()
        return True

    def _write_down(self, before: Tale, step: Step) -> None:
        """Keep the test's own books: every line ever, and what was spent on each component."""
        lines = game.lines_from_memo(through_json(game.memo(self.tale)))
        assert lines == self.tale.ledger.lines
        assert self.tale.ledger.count == len(self.every)
        self.every.extend(lines)
        moved: Counter[str] = Counter()
        for line in lines:
            moved[line.why] += line.amount
        bought = moved["component"] + moved["trait"] + moved["rank"]
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
                self._goes_clockwise(before)
            case game.CallOff():
                assert moved["dice-back"] == _dice_bought(before)
            case game.RollConflict():
                self._pays_what_was_rolled(moved)

    def _goes_clockwise(self, before: Tale) -> None:
        """Nobody between the old and the new player on turn has a coin."""
        count, seat = len(before.players), (before.turn + 1) % len(before.players)
        while seat != self.tale.turn:
            assert self.tale.coins(seat) == 0
            seat = (seat + 1) % count
            assert seat != before.turn or self.tale.turn == before.turn

    def _pays_what_was_rolled(self, moved: Counter[str]) -> None:
        """A tie pays nobody; else each side gains as much as it may tell."""
        conflict = self.tale.conflict
        assert conflict is not None
        told = conflict.narration
        paid = {"won": 0, "lost": 0}
        if told is not None:
            paid = {"won": told.left[told.winner], "lost": told.left[1 - told.winner]}
        assert {why: moved[why] for why in paid} == paid

    def takes_back(self, back: int) -> None:
        """States are values: an old one and the steps since give the state of now."""
        tale, *_ = self.kept[-back:][0]
        for _, step in self.kept[-back:]:
            tale = game.apply(tale, step, self.rulings)
        assert tale == self.tale

    def survives_a_save(self) -> None:
        """The state is the same after a save."""
        data = through_json(game.state_to_data(self.tale))
        assert game.state_from_data(data) == self.tale

    def _in_order(self) -> None:
        self._books()
        self._importance()
        self._turn()
        self._what_is_gone()
        assert self.tale.taken == len(self.kept)

    def _books(self) -> None:
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

    def _importance(self) -> None:
        """Importance is what was spent."""
        found = {n: each.importance for n, each in enumerate(self.tale.components)}
        assert found == self.spent

    def _turn(self) -> None:
        """Whoever is on turn can pay."""
        tale = self.tale
        if tale.playing and not tale.busy:
            assert tale.purse or next_with_coins(tale, tale.turn) is None
        if tale.scene.budget:
            assert tale.scene.framer == tale.turn
            assert tale.scene.budget <= tale.purse
        before, step = self.kept[-1]
        struck = isinstance(step, game.Settle | game.CloseBids)
        if before.phase is tale.phase is Phase.FRAMING and not struck:
            assert tale.established or not before.established, "safe again for nothing"

    def _what_is_gone(self) -> None:
        """What was removed or struck stays so, and nothing is taken out of a list."""
        before, _ = self.kept[-1]
        for old, new in zip(before.components, self.tale.components, strict=False):
            assert new.removed or not old.removed
            assert not (new.removed and new.present)
            assert new.name == old.name
        assert len(self.tale.components) >= len(before.components)
        for was, now in zip(before.facts, self.tale.facts, strict=False):
            assert (was.text, was.payer, was.scene) == (now.text, now.payer, now.scene)
            assert now.struck or not was.struck


def through_json(data: Any) -> Any:
    """Data as a save gives it back."""
    return read_json(json.dumps(data), 1_000_000)


def _dice_bought(tale: Tale) -> int:
    assert tale.conflict is not None
    sides = tale.conflict.sides
    return sum(each.dice for side in sides for each in side.stakes if each.bought)
