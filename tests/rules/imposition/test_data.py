"""Saves and links as plain data: round trips, frozen examples, damage."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.rules.imposition import strategies
from tests.rules.imposition.examples import (
    A_DATA,
    ACT,
    ACT_DATA,
    B_DATA,
    SEED,
    SEED_TEXT,
    STEPS,
    A,
    B,
    duelling,
)
from tests.rules.imposition.tables import WON
from threefold import InvalidInput, Unreadable, cbor, games, imposition, link
from threefold.games.imposition import (
    ByHand,
    Duel,
    Request,
    Roll,
    Seeded,
    start,
)
from threefold.gate import read_json


@pytest.mark.parametrize(("step", "data"), STEPS)
def test_the_data_of_each_step_is_for_ever(step: imposition.Step, data: list[Any]) -> None:
    written = imposition.step_to_data(step)
    assert written == data
    assert json.loads(json.dumps(written)) == data
    assert imposition.step_from_data(data) == step


def test_every_step_has_an_example() -> None:
    assert {type(step) for step, _ in STEPS} == set(imposition.Step.__args__)


def test_the_data_of_a_state_is_for_ever() -> None:
    party = duelling()
    none = [None, 0, 0]
    bob = ["Bob", "", "", ["", 6, 0], ["Wit", 12], none, [4, 0], [0, 1, 0, 0], 0, False]
    ann = [
        "Ann",
        "",
        "the ogre",
        ["Might", 8, 0],
        ["Wit", 4],
        none,
        [10, 0],
        [0, 1, 0, 0],
        0,
        False,
    ]
    ogre = ["the ogre", "", "Ann", ["", 10, 0], ["a club", 8], none, [4, 0], [0, 0, 0, 0], 0, True]
    nobody = ["", "", "", ["", 6, 0], ["", 4], none, [4, 0], [0, 0, 0, 0], 0, False]
    force = ["force", "Force", 8, [["grip", "grip", 3], ["lift", "lift", 1]]]
    data = [
        [
            [
                "ann",
                "Ann",
                8,
                "Might",
                [force, ["wit", "Wit", 4, [["bluff", "bluff", 1]]]],
                0,
                0,
                None,
            ],
            [
                "bob",
                "Bob",
                6,
                "",
                [["wit", "Wit", 12, [["bluff", "bluff", 5]]]],
                0,
                0,
                [bob, [SEED_TEXT]],
            ],
        ],
        [["ogre", "the ogre", 10]],
        1,
        ["easy", "", "", "", ""],
        [nobody, [[1, 2, 3]]],
        ["ann", "ogre", [ann, [[3, 3, 2]], ogre, [[1, 3, 3]]]],
    ]
    assert imposition.state_to_data(party) == data
    assert imposition.state_from_data(json.loads(json.dumps(data))) == party


def test_the_data_of_a_link_is_for_ever() -> None:
    roll = start(ACT, ByHand(5, 2, 1)).thrown(Seeded(SEED))
    assert imposition.roll_to_data(roll) == [ACT_DATA, [[5, 2, 1], SEED]]
    assert imposition.roll_from_data([ACT_DATA, [[5, 2, 1], SEED]], {}) == roll
    duel = Duel(start(A, Seeded(SEED)), start(B, WON))
    data = [A_DATA, [SEED], B_DATA, [[3, 3, 2]]]
    assert imposition.roll_to_data(duel) == data
    assert imposition.request_to_data(Request(ACT, "now!")) == [ACT_DATA, "now!"]
    assert imposition.request_from_data([ACT_DATA, "now!"]) == Request(ACT, "now!")


@given(strategies.rolls(), strategies.rulings)
def test_rolls_survive_a_link(roll: Roll, rulings: dict[str, str]) -> None:
    data = cbor.loads(cbor.dumps(imposition.roll_to_data(roll)))
    assert imposition.roll_from_data(data, rulings) == roll


@given(strategies.duels())
def test_duels_survive_a_link(duel: Duel) -> None:
    data = cbor.loads(cbor.dumps(imposition.roll_to_data(duel)))
    assert imposition.roll_from_data(data, strategies.LEVEL_DIE) == duel


@given(strategies.requests)
def test_requests_survive_a_link(request: Request) -> None:
    data = cbor.loads(cbor.dumps(imposition.request_to_data(request)))
    assert imposition.request_from_data(data) == request


@given(strategies.steps)
def test_steps_survive_a_save(step: imposition.Step) -> None:
    data = read_json(json.dumps(imposition.step_to_data(step)), 1_000_000)
    assert imposition.step_from_data(data) == step


@given(roll=strategies.rolls() | strategies.duels(), request_=strategies.requests)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
def test_whole_links_open_to_what_was_put_in(
    monkeypatch: pytest.MonkeyPatch, roll: Roll | Duel, request_: Request
) -> None:
    monkeypatch.setitem(games.GAMES, imposition.ID, imposition)  # type: ignore[arg-type]
    for sent in (
        link.ResultLink("imposition", roll, strategies.LEVEL_DIE),
        link.RequestLink("imposition", request_, {}),
    ):
        assert link.decode(link.encode(sent)) == sent


def test_a_link_holds_inputs_and_never_a_result() -> None:
    first, second = (start(ACT, Seeded(bytes([n]) * 16)) for n in (1, 2))
    assert first.dice() != second.dice()
    act, throws = imposition.roll_to_data(first)
    assert act == imposition.roll_to_data(second)[0]
    assert throws == [bytes([1]) * 16]


@pytest.mark.parametrize(
    "rulings", [{"imposition.rest": "sometimes"}, {"imposition.luck": "by-hand"}]
)
def test_a_link_with_an_unknown_ruling_is_refused(rulings: dict[str, str]) -> None:
    with pytest.raises(InvalidInput):
        imposition.roll_from_data([ACT_DATA, [SEED]], rulings)


@pytest.mark.parametrize(
    "rulings", [{"imposition.duel-npc": "never"}, {"imposition.duel-die": "level-die"}]
)
def test_a_duel_against_the_rulings_of_its_table_is_unreadable(rulings: dict[str, str]) -> None:
    data = [[*A_DATA[:6], [6, 0], *A_DATA[7:]], [SEED], [*B_DATA[:6], [10, 0], *B_DATA[7:]], [SEED]]
    imposition.roll_from_data(data, {})
    with pytest.raises(Unreadable):
        imposition.roll_from_data(data, rulings)
