"""A table played at random: whatever is tried, it stays in order."""

import json
from typing import Any

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.rules.imposition import strategies
from tests.rules.imposition.tables import well_said
from threefold import imposition
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition import Act, Character, Die, Duelist, Party, Step
from threefold.gate import read_json


class Table(RuleBasedStateMachine):
    """Steps of all kinds on one party, sensible and not."""

    def __init__(self) -> None:
        super().__init__()
        self.party: Party = imposition.new()
        self.rulings: dict[str, str] = {}

    @initialize(rulings=strategies.rulings, count=st.integers(1, 3), die=strategies.dice)
    def sit_down(self, rulings: dict[str, str], count: int, die: Die) -> None:
        self.rulings = rulings
        for name in ("ann", "bob", "cleo")[:count]:
            self.take(imposition.AddCharacter(name, name.title(), die))
            self.take(imposition.AddPath(name, "wit", "Wit", die))
            self.take(imposition.AddAspect(name, "wit", "bluff", "bluff", die.step))
        self.take(imposition.AddNpc("ogre", "the ogre", die))

    def take(self, step: Step) -> bool:
        """Take a step if it is allowed; either way the old state must not have moved."""
        before = imposition.state_to_data(self.party)
        assert imposition.step_from_data(through_json(imposition.step_to_data(step))) == step
        try:
            after = imposition.apply(self.party, step, self.rulings)
        except (NotAllowed, InvalidInput) as error:
            well_said(error)
            assert imposition.state_to_data(self.party) == before
            event(f"refused: {error.code}")
            return False
        assert imposition.state_to_data(self.party) == before
        self.party = after
        event(f"taken: {type(step).__name__}")
        return True

    @rule(step=strategies.comings_and_goings)
    def come_or_go(self, step: Step) -> None:
        self.take(step)

    @rule(step=strategies.path_steps)
    def draw_the_sheet(self, step: Step) -> None:
        self.take(step)

    @rule(step=strategies.steps)
    def anything(self, step: Step) -> None:
        self.take(step)

    @rule(data=st.data(), throw=strategies.seeded, die=strategies.dice)
    def roll(self, data: st.DataObject, throw: imposition.Seeded, die: Die) -> None:
        """Any row of the spending table can be thrown, and ticks just what it says."""
        sheet = self.somebody(data)
        if sheet is None or not sheet.paths:
            return
        path = data.draw(st.sampled_from(sheet.paths))
        aspect = data.draw(st.sampled_from([None, *(aspect.id for aspect in path.aspects)]))
        held = data.draw(strategies.irresistible)
        act = imposition.act_for(
            self.party, sheet.id, path.id, aspect, imposition=die, irresistible=held
        )
        way = data.draw(st.sampled_from(act.ways))
        spent = strategies.with_spending(act, way.aptitude, way.stress)
        taken = self.take(imposition.ThrowDice(sheet.id, spent, throw))
        assert taken == (not sheet.passed_out)
        if taken:
            now = self.party.character(sheet.id)
            assert (now.boxes_left, now.passed_out) == (way.boxes, way.passes_out)
            assert now.penalty == sheet.penalty + way.penalty

    @rule(data=st.data(), throw=strategies.throws)
    def reroll(self, data: st.DataObject, throw: imposition.Throw) -> None:
        sheet = self.somebody(data, rolling=True)
        standing = None if sheet is None else self.party.open(sheet.id)
        if sheet is None or standing is None:
            return
        taken = self.take(imposition.Reroll(sheet.id, throw))
        if isinstance(throw, imposition.Seeded):
            assert taken == (sheet.stress < 9)
        assert self.party.character(sheet.id).stress == sheet.stress + taken

    @rule(data=st.data(), text=strategies.texts)
    def keep(self, data: st.DataObject, text: str) -> None:
        sheet = self.somebody(data, rolling=True)
        if sheet is None:
            return
        duels = self.party.duel is not None and sheet.id in self.party.duel.ids
        step = imposition.KeepDuel(text) if duels else imposition.Keep(sheet.id, text)
        boxes = [each.stress for each in self.party.characters]
        assert self.take(step)
        assert self.party.open(sheet.id) is None
        assert [each.stress for each in self.party.characters] == boxes

    @rule(data=st.data(), a=strategies.seeded, b=strategies.seeded, die=strategies.dice)
    def duel(
        self, data: st.DataObject, a: imposition.Seeded, b: imposition.Seeded, die: Die
    ) -> None:
        sheet = self.somebody(data)
        if sheet is None or not sheet.paths or self.party.duel is not None:
            return
        paid = data.draw(st.tuples(st.integers(0, 2), st.integers(0, 2)))
        ours = Duelist(sheet.id, sheet.paths[0].id, paid=paid[0], imposition=die)
        theirs = Duelist("ogre", "a club", die=die, paid=paid[1], imposition=die)
        try:
            acts = imposition.facing(self.party, ours, theirs, self.rulings)
        except (NotAllowed, InvalidInput) as error:
            well_said(error)
            return
        refused = any(act.refusal for act in acts) or imposition.duel_refusal(*acts)
        taken = self.take(imposition.ThrowDuel(sheet.id, "ogre", *acts, a, b))
        assert taken == (not refused)

    def somebody(self, data: st.DataObject, rolling: bool = False) -> Character | None:
        able = [
            sheet
            for sheet in self.party.characters
            if (self.party.open(sheet.id) is not None) == rolling
        ]
        return data.draw(st.sampled_from(able)) if able else None

    @invariant()
    def aptitude_is_carried_by_its_path(self) -> None:
        for sheet in self.party.characters:
            for path in sheet.paths:
                assert all(a.aptitude <= Die(path.die).step for a in path.aspects)

    @invariant()
    def open_rolls_and_boxes_agree(self) -> None:
        for sheet in self.party.characters:
            roll = self.party.open(sheet.id)
            assert 0 <= sheet.stress <= 9
            if roll is not None:
                assert roll.boxes == sheet.stress
                assert roll.act.refusal is None
                assert isinstance(roll.act, Act)
                assert 4 <= roll.act.check.die <= 12

    @invariant()
    def the_state_survives_a_save(self) -> None:
        data = through_json(imposition.state_to_data(self.party))
        assert imposition.state_from_data(data) == self.party


def through_json(data: Any) -> Any:
    return read_json(json.dumps(data), 1_000_000)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=50, stateful_step_count=30, deadline=None)
