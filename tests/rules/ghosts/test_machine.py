"""A table played at random: whatever is tried, it stays in order."""

import json
from typing import Any

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.rules.ghosts import strategies
from tests.rules.ghosts.tables import well_said
from threefold.errors import InvalidInput, NotAllowed
from threefold.games import ghosts
from threefold.games.ghosts import Cast, Character, Step
from threefold.gate import read_json


class Table(RuleBasedStateMachine):
    """Steps of all kinds on one cast, sensible and not."""

    def __init__(self) -> None:
        super().__init__()
        self.cast: Cast = ghosts.new()
        self.rulings: dict[str, str] = {}
        self.learnt: dict[str, int] = {}

    @initialize(rulings=strategies.rulings, count=st.integers(2, 4))
    def sit_down(self, rulings: dict[str, str], count: int) -> None:
        self.rulings = rulings
        for name in ("ann", "bob", "cleo", "dan")[:count]:
            self.take(ghosts.AddCharacter(name, name.title()))
            self.take(ghosts.Write(name, "tag1", "quick"))

    def take(self, step: Step) -> bool:
        """Take a step if it is allowed; either way the old state must not have moved."""
        before = ghosts.state_to_data(self.cast)
        assert ghosts.step_from_data(through_json(ghosts.step_to_data(step))) == step
        try:
            after = ghosts.apply(self.cast, step, self.rulings)
        except (NotAllowed, InvalidInput) as error:
            well_said(error)
            assert ghosts.state_to_data(self.cast) == before
            event(f"refused: {error.code}")
            return False
        assert ghosts.state_to_data(self.cast) == before
        self.cast = after
        event(f"taken: {type(step).__name__}")
        return True

    @rule(step=strategies.comings_and_goings)
    def come_or_go(self, step: Step) -> None:
        if self.take(step):
            self.count(step, False)

    @rule(step=strategies.steps)
    def anything(self, step: Step) -> None:
        learns = isinstance(step, ghosts.Keep) and self.would_learn(step.character)
        if self.take(step):
            self.count(step, learns)

    @rule(data=st.data(), throw=strategies.seeded)
    def roll(self, data: st.DataObject, throw: ghosts.Seeded) -> None:
        sheet = self.somebody(data)
        if sheet is None or sheet.open is not None:
            return
        tags = [number for number in range(4) if sheet.tags[number].strip()]
        healthy = [s.other(sheet.id) for s in self.cast.of(sheet.id) if s.healthy]
        act = ghosts.act_for(
            self.cast,
            sheet.id,
            data.draw(st.lists(st.sampled_from(tags), unique=True)) if tags else [],
            data.draw(st.sampled_from([None, *healthy])),
            sheet.word is not None and data.draw(st.booleans()),
        )
        assert self.take(ghosts.ThrowDice(sheet.id, act, throw))

    @rule(data=st.data(), risk=st.integers(1, 6), safe=st.integers(1, 6))
    def reroll(self, data: st.DataObject, risk: int, safe: int) -> None:
        sheet = self.somebody(data, rolling=True)
        if sheet is None or sheet.open is None:
            return
        pool = sheet.open.pool.rerolled()
        throw = ghosts.ByHand((safe,) * pool.safe, (risk,) * pool.risk)
        allowed = sheet.open.result().may_reroll
        assert self.take(ghosts.Reroll(sheet.id, throw)) == allowed

    @rule(data=st.data(), text=strategies.texts)
    def keep(self, data: st.DataObject, text: str) -> None:
        sheet = self.somebody(data, rolling=True)
        if sheet is None or sheet.open is None:
            return
        result = sheet.open.result()
        instead: list[str | None] = [None]
        if result.consequence is not None:
            found = ghosts.shields(self.cast, sheet.id, result.consequence, self.rulings)
            instead += [shared.other(sheet.id) for shared in found]
        step = ghosts.Keep(sheet.id, text, breaks=data.draw(st.sampled_from(instead)))
        before = filled(self.cast)
        assert self.take(step)
        event(f"kept: {result.rule}")
        self.count(step, result.learns_word)
        if result.consequence is None:
            assert filled(self.cast) == before
        else:
            assert filled(self.cast) - before in (0, 1)

    def somebody(self, data: st.DataObject, rolling: bool = False) -> Character | None:
        able = [sheet for sheet in self.cast.characters if not rolling or sheet.open]
        return data.draw(st.sampled_from(able)) if able else None

    def would_learn(self, who: str | None) -> bool:
        found = [sheet.open for sheet in self.cast.characters if sheet.id == who and sheet.open]
        return bool(found) and found[0].result().learns_word

    def count(self, step: Step, learns: bool) -> None:
        """Count the Words each character learns in one life."""
        if isinstance(step, ghosts.Keep) and step.character is not None and learns:
            self.learnt[step.character] = self.learnt.get(step.character, 0) + 1
        elif isinstance(step, ghosts.Forget):
            self.learnt[step.character] = 0
        elif isinstance(step, ghosts.RemoveCharacter):
            self.learnt.pop(step.id, None)

    @invariant()
    def every_pair_shares_one_relationship(self) -> None:
        count = len(self.cast.characters)
        assert len({s.pair for s in self.cast.relationships}) == count * (count - 1) // 2
        assert len(self.cast.relationships) == count * (count - 1) // 2
        for sheet in self.cast.characters:
            assert len(self.cast.of(sheet.id)) == count - 1

    @invariant()
    def sheets_keep_their_shape(self) -> None:
        for sheet in self.cast.characters:
            assert len(sheet.tags) == 4
            assert len(sheet.minor) == 3
            assert sheet.open is None or sheet.open.act.word_known == (sheet.word is not None)

    @invariant()
    def nobody_learns_twice(self) -> None:
        assert all(times <= 1 for times in self.learnt.values())

    @invariant()
    def the_state_survives_a_save(self) -> None:
        assert ghosts.state_from_data(through_json(ghosts.state_to_data(self.cast))) == self.cast


def filled(cast: Cast) -> int:
    """Everything that consequences have cost this table so far."""
    slots = [label for sheet in cast.characters for label in (*sheet.minor, sheet.major)]
    return (
        sum(label is not None for label in slots)
        + sum(sheet.anchor.lost for sheet in cast.characters)
        + sum(not shared.healthy for shared in cast.relationships)
    )


def through_json(data: Any) -> Any:
    return read_json(json.dumps(data), 1_000_000)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=50, stateful_step_count=30, deadline=None)
