"""Saves and links as plain data: round trips, frozen examples, damage."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from tests.rules.imposition.tables import HALF, WON, after, rolled, table, well_said
from threefold import InvalidInput, Unreadable, cbor, games, imposition, link
from threefold.games.imposition import (
    ALL,
    Act,
    ByHand,
    Duel,
    Duelist,
    Request,
    Roll,
    Seeded,
    ThrowDuel,
    facing,
    start,
)
from threefold.gate import read_json

SEED = bytes(range(16))
SEED_TEXT = "AAECAwQFBgcICQoLDA0ODw"
ACT = Act(
    who="Ann",
    deed="lift it",
    against="the gate",
    level_name="Might",
    level=8,
    path="Force",
    path_die=10,
    aspect="grip",
    has=3,
    imposition=12,
    outside=1,
    everyone=2,
    boxes=4,
    aptitude=2,
    irresistible=1,
    stress=1,
)
ACT_DATA = [
    "Ann",
    "lift it",
    "the gate",
    ["Might", 8, 0],
    ["Force", 10],
    ["grip", 3, 2],
    [12, 1],
    [1, 2, 4, 0],
    1,
    False,
]
A, B = Act(level=8, paid=1, imposition=4), Act(npc=True, duel=1, imposition=8, irresistible=ALL)
A_DATA = ["", "", "", ["", 8, 1], ["", 4], [None, 0, 0], [4, 0], [0, 0, 0, 0], 0, False]
B_DATA = ["", "", "", ["", 6, 0], ["", 4], [None, 0, 0], [8, "all"], [0, 0, 0, 1], 0, True]

STEPS: list[tuple[imposition.Step, list[Any]]] = [
    (imposition.AddCharacter("ann", "Ann", 8), ["add", "ann", "Ann", 8]),
    (imposition.RemoveCharacter("ann"), ["remove", "ann"]),
    (imposition.AddNpc("ogre", "Ogre"), ["add-npc", "ogre", "Ogre", 6]),
    (imposition.RemoveNpc("ogre"), ["remove-npc", "ogre"]),
    (imposition.Write("ann", "level", "Might"), ["write", "ann", "level", "Might"]),
    (imposition.SetLevel("ann", 12), ["level", "ann", 12]),
    (imposition.AddPath("ann", "wit", "Wit"), ["add-path", "ann", "wit", "Wit", 4]),
    (imposition.RemovePath("ann", "wit"), ["remove-path", "ann", "wit"]),
    (imposition.RenamePath("ann", "wit", "x"), ["rename-path", "ann", "wit", "x"]),
    (imposition.SetPathDie("ann", "wit", 6), ["path-die", "ann", "wit", 6]),
    (
        imposition.AddAspect("ann", "wit", "bluff", "Bluff", 1),
        ["add-aspect", "ann", "wit", "bluff", "Bluff", 1],
    ),
    (imposition.RemoveAspect("ann", "wit", "bluff"), ["remove-aspect", "ann", "wit", "bluff"]),
    (
        imposition.RenameAspect("ann", "wit", "bluff", "x"),
        ["rename-aspect", "ann", "wit", "bluff", "x"],
    ),
    (imposition.SetAptitude("ann", "wit", "bluff", 2), ["aptitude", "ann", "wit", "bluff", 2]),
    (imposition.SetStress("ann", 3), ["stress", "ann", 3]),
    (imposition.SetConstant("ann", 1), ["constant", "ann", 1]),
    (imposition.SetConstantOnAll(2), ["constant-on-all", 2]),
    (imposition.WriteDifficulty(12, "oil"), ["difficulty", 12, "oil"]),
    (imposition.ThrowDice("ann", ACT, Seeded(SEED)), ["throw", "ann", ACT_DATA, SEED_TEXT]),
    (imposition.ThrowDice(None, ACT, ByHand(5, 1, 2)), ["throw", None, ACT_DATA, [5, 1, 2]]),
    (imposition.Reroll("ann", ByHand(5, 2, 1)), ["reroll", "ann", [5, 2, 1]]),
    (imposition.Keep(None), ["keep", None, ""]),
    (
        ThrowDuel("ann", "ogre", A, B, Seeded(SEED), WON),
        ["throw-duel", "ann", "ogre", A_DATA, B_DATA, SEED_TEXT, [3, 3, 2]],
    ),
    (imposition.KeepDuel("a", "b"), ["keep-duel", "a", "b"]),
]


@pytest.mark.parametrize(("step", "data"), STEPS)
def test_the_data_of_each_step_is_for_ever(step: imposition.Step, data: list[Any]) -> None:
    written = imposition.step_to_data(step)
    assert written == data
    assert json.loads(json.dumps(written)) == data
    assert imposition.step_from_data(data) == step


def test_every_step_has_an_example() -> None:
    assert {type(step) for step, _ in STEPS} == set(imposition.Step.__args__)


def duelling() -> imposition.Party:
    """Ann in a duel with the ogre, Bob with an open roll, one loose roll."""
    party = table(
        imposition.Write("ann", "level", "Might"),
        imposition.SetConstantOnAll(1),
        imposition.WriteDifficulty(4, "easy"),
        imposition.ThrowDice(None, Act(), ByHand(1, 2, 3)),
    )
    bob = imposition.act_for(party, "bob", "wit")
    party = after(party, imposition.ThrowDice("bob", bob, Seeded(SEED)))
    sides = Duelist("ann", "wit"), Duelist("ogre", "a club", die=8, imposition=4)
    acts = facing(party, *sides, {})
    return after(party, ThrowDuel("ann", "ogre", *acts, WON, HALF))


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


def replaced(data: Any, path: list[int], value: Any) -> Any:
    """The data with one part exchanged; the path says which."""
    if not path:
        return value
    at = path[0] % len(data)
    return [*data[:at], replaced(data[at], path[1:], value), *data[at + 1 :]]


def leaves(data: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The paths to every part, lists themselves included."""
    inner = data if isinstance(data, list) else []
    return [path, *(p for i, part in enumerate(inner) for p in leaves(part, (*path, i)))]


READERS: list[tuple[Callable[[Any], Any], Any]] = [
    (imposition.state_from_data, imposition.state_to_data(rolled(table()))),
    (imposition.state_from_data, imposition.state_to_data(duelling())),
    (lambda data: imposition.roll_from_data(data, {}), [ACT_DATA, [[5, 2, 1], SEED]]),
    (
        lambda data: imposition.roll_from_data(data, {}),
        imposition.roll_to_data(duelling().duel.duel),  # type: ignore[union-attr]
    ),
    (imposition.request_from_data, [ACT_DATA, "now!"]),
    *((imposition.step_from_data, data) for _, data in STEPS),
]


@given(st.sampled_from(READERS), st.data())
def test_damaged_data_is_unreadable_or_good(
    reader: tuple[Callable[[Any], Any], Any], data: st.DataObject
) -> None:
    """Each part of real data exchanged for something else: read, or refused as unreadable."""
    read, good = reader
    path = data.draw(st.sampled_from(leaves(good)))
    bad = replaced(good, list(path), data.draw(strategies.garbage))
    try:
        read(bad)
    except Unreadable as error:
        well_said(error)


@given(st.sampled_from(READERS), strategies.garbage)
def test_garbage_is_unreadable(reader: tuple[Callable[[Any], Any], Any], garbage: Any) -> None:
    with pytest.raises(Unreadable):
        reader[0](garbage)


@pytest.mark.parametrize(
    "data",
    [
        [ACT_DATA, []],
        [ACT_DATA, [[9, 1, 1]]],
        [ACT_DATA, [[1, 1, 13]]],
        [ACT_DATA, [[1, 1]]],
        [ACT_DATA, [SEED[:15]]],
        [ACT_DATA, [SEED] * 6],
        [[*ACT_DATA[:5], ["grip", 3, 4], *ACT_DATA[6:]], [SEED]],
        [[*ACT_DATA[:5], ["grip", 5, 2], *ACT_DATA[6:]], [SEED]],
        [[*ACT_DATA[:8], 5, False], [SEED]],
        [[*ACT_DATA[:9], True], [SEED]],
        [[*ACT_DATA[:6], [7, 1], *ACT_DATA[7:]], [SEED]],
        [[*ACT_DATA[:6], [12, "some"], *ACT_DATA[7:]], [SEED]],
        [ACT_DATA, [SEED], ACT_DATA],
        [A_DATA, [SEED], A_DATA, [SEED]],
        [B_DATA, [SEED], B_DATA, [SEED]],
    ],
)
def test_a_roll_against_the_rules_is_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable):
        imposition.roll_from_data(data, {})


@pytest.mark.parametrize(
    "writer",
    [
        imposition.state_to_data,
        imposition.step_to_data,
        imposition.roll_to_data,
        imposition.request_to_data,
    ],
)
def test_only_our_own_values_become_data(writer: Callable[[Any], Any]) -> None:
    for bad in (None, "roll", 7, ["add", "ann", "Ann"], object()):
        with pytest.raises(InvalidInput):
            writer(bad)
