"""Odds: known answers, every throw of every three dice, and icepool, which knows nothing of us."""

import itertools
from collections import Counter
from fractions import Fraction

import icepool
import pytest
from hypothesis import given

from tests.rules.imposition import strategies
from threefold import InvalidInput
from threefold.games.imposition import LADDER, Check, Die, Outcome, duel_odds, odds, resolve

FULL, CONSEQUENCES, FAILURE = Outcome
TRIPLES = list(itertools.product(LADDER, repeat=3))


def test_known_answer_for_two_d6_against_d4() -> None:
    found = odds(Check(6, 6, 4))
    assert [round(float(chance), 3) for chance in found.values()] == [0.597, 0.306, 0.097]
    assert found.full == Fraction(43, 72)


def test_known_answer_for_two_d4_against_d4() -> None:
    assert odds(Check(4, 4, 4))[FULL] == Fraction(30, 64)


def test_every_triple_is_there() -> None:
    assert len(TRIPLES) == len(set(TRIPLES)) == 125


@pytest.mark.parametrize("dice", TRIPLES)
def test_odds_are_those_of_all_throws(dice: tuple[Die, Die, Die]) -> None:
    """All faces of all 125 triples, counted by comparing and nothing else."""
    found: Counter[int] = Counter()
    for level, path, against in itertools.product(*(range(1, die + 1) for die in dice)):
        found[(level >= against) + (path >= against)] += 1
    total = dice[0] * dice[1] * dice[2]
    expected = {outcome: Fraction(found[2 - i], total) for i, outcome in enumerate(Outcome)}
    assert dict(odds(Check(*dice))) == expected


@pytest.mark.parametrize("dice", TRIPLES)
def test_odds_are_those_of_reading_every_throw(dice: tuple[Die, Die, Die]) -> None:
    check = Check(*dice)
    faces = itertools.product(*(range(1, die + 1) for die in dice))
    found = Counter(resolve(check, *throw).outcome for throw in faces)
    assert odds(check) == {o: Fraction(found[o], found.total()) for o in Outcome}


@pytest.mark.parametrize("dice", TRIPLES)
def test_odds_agree_with_icepool(dice: tuple[Die, Die, Die]) -> None:
    die = icepool.map(lambda a, b, c: int(a >= c) + int(b >= c), *(icepool.d(d) for d in dice))
    found = odds(Check(*dice))
    for score, outcome in enumerate((FAILURE, CONSEQUENCES, FULL)):
        assert found[outcome] == die.probability("==", score)


@given(strategies.checks)
def test_odds_are_those_of_the_effective_die(check: Check) -> None:
    found = odds(check)
    assert found == odds(Check(check.level, check.path, check.die))
    assert sum(found.values()) == 1
    assert tuple(found) == tuple(Outcome)


@pytest.mark.parametrize("dice", TRIPLES)
def test_a_lower_imposition_die_is_always_better(dice: tuple[Die, Die, Die]) -> None:
    level, path, against = dice
    if against is not Die.D4:
        lower, higher = odds(Check(level, path, against.lowered(1))), odds(Check(*dice))
        assert lower.full > higher.full
        assert lower.failure < higher.failure


def test_odds_compare_count_and_hash_like_values() -> None:
    assert odds(Check(6, 8, 10)) == odds(Check(8, 6, 10))
    assert len({odds(Check(6, 8, 10)), odds(Check(8, 6, 10))}) == 1
    assert odds(Check(6, 8, 10)) != odds(Check(6, 8, 12))
    assert len(odds(Check())) == 3


def test_at_least_adds_up_from_the_best() -> None:
    found = odds(Check(6, 6, 4))
    assert found.at_least(FULL) == found.full
    assert found.at_least(CONSEQUENCES) == 1 - found.failure
    assert found.at_least(FAILURE) == 1
    with pytest.raises(InvalidInput):
        found.at_least("a draw")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("a", "b"),
    [(Check(6, 6, 4), Check(4, 4, 4)), (Check(12, 4, 10, 1), Check(8, 8, 12, 0, 2, 1, 1))],
)
def test_duel_odds_are_those_of_all_throws_of_both(a: Check, b: Check) -> None:
    """Every throw of one side beside every throw of the other."""

    def tally(check: Check) -> Counter[Outcome]:
        faces = itertools.product(*(range(1, die + 1) for die in check.dice))
        return Counter(resolve(check, *throw).outcome for throw in faces)

    ours, theirs = tally(a), tally(b)
    total = ours.total() * theirs.total()
    pairs = itertools.product(Outcome, repeat=2)
    assert duel_odds(a, b) == {(x, y): Fraction(ours[x] * theirs[y], total) for x, y in pairs}


@given(strategies.checks, strategies.checks)
def test_duel_odds_are_of_one_piece(a: Check, b: Check) -> None:
    joint = duel_odds(a, b)
    assert list(joint) == list(itertools.product(Outcome, repeat=2))
    assert sum(joint.values()) == 1
    for outcome in Outcome:
        assert sum(joint[outcome, other] for other in Outcome) == odds(a)[outcome]
        assert sum(joint[other, outcome] for other in Outcome) == odds(b)[outcome]


def test_only_checks_have_odds() -> None:
    for bad in (None, "d6", (6, 6, 4)):
        with pytest.raises(InvalidInput):
            odds(bad)  # type: ignore[arg-type]
        with pytest.raises(InvalidInput):
            duel_odds(Check(), bad)  # type: ignore[arg-type]
