"""Rolls: first throws, ties thrown again, seeds and real dice."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.universalis.contests import (
    CONTEST,
    EVEN,
    LARGER_A,
    WON,
    against,
    contests,
    rolls,
)
from threefold import InvalidInput, NotAllowed
from threefold.dice import Dice
from threefold.games.universalis.contest import DICE, THROWS, Contest
from threefold.games.universalis.odds import MOST_DICE, odds
from threefold.games.universalis.outcome import Outcome, Pay, resolve
from threefold.games.universalis.roll import ByHand, Faces, Roll, Seeded, Throw, start

seeds = st.binary(min_size=16, max_size=16)

# What the verifier of docs/dice.md shows for so many ten-sided dice.
VECTORS = [
    ("000102030405060708090a0b0c0d0e0f", "8 7 1 8 8"),
    ("00000000000000000000000000000000", "4 2 2 10 3 3 1 2 1 9 7 1"),
    (
        "ffffffffffffffffffffffffffffffff",
        "10 10 10 1 2 2 2 3 7 1 4 4 8 5 9 7 8 1 5 3 4 9 2 10 4 2 7 5 9 4 6 4 8 5 10 6 10 5 2 9",
    ),
]


@pytest.mark.parametrize(("seed", "shows"), VECTORS)
def test_the_dice_are_those_of_the_published_verifier(seed: str, shows: str) -> None:
    faces = [int(face) for face in shows.split()]
    for a in range(1, len(faces)):
        shown = start(against(a, len(faces) - a), Seeded(bytes.fromhex(seed))).dice()
        assert list(shown.a) == faces[:a]
        assert list(shown.b) == faces[a:]


@given(seeds, contests)
def test_a_seed_throws_all_dice_of_side_a_first(seed: bytes, contest: Contest) -> None:
    roll = start(contest, Seeded(seed))
    a, b = contest.counts
    faces = Dice(seed).rolls(10, a + b)
    assert roll.dice() == Faces(faces[:a], faces[a:])
    assert roll.result() == resolve(contest, *roll.dice())


def test_a_roll_replays_to_the_same_dice() -> None:
    seed = Seeded(bytes(range(16)))
    assert start(CONTEST, seed).dice() == start(CONTEST, seed).dice()
    assert seed.dice(3, 2) == seed.dice(3, 2) == ((8, 7, 1), (8, 8))


def test_dice_by_hand_are_read_by_the_same_rules() -> None:
    roll = start(CONTEST, WON)
    assert roll.dice() == ((1, 5, 9), (4, 6))
    assert roll.result() == resolve(CONTEST, (1, 5, 9), (4, 6))
    assert roll.decided


def test_the_larger_sum_adds_a_die_for_whose_side_it_is() -> None:
    roll = start(CONTEST, LARGER_A)
    assert not roll.decided
    assert (roll.counts(), roll.next_counts) == ((3, 2), (4, 2))
    roll = roll.thrown(ByHand((9, 9, 9, 3, 8, 8)))
    assert roll.counts() == (4, 2)
    assert roll.owners() == (("Ann", "Ann", "Cleo", "Ann"), ("Bob", "Ann"))
    assert roll.owners(0) == (("Ann", "Ann", "Cleo"), ("Bob", "Ann"))
    assert roll.result().pay[0] == (Pay("Ann", 3, (9, 9, 3), 3), Pay("Cleo", 0, (9,), 1))
    assert (roll.decided, roll.next_counts) == (True, (4, 2))


def test_added_dice_stay_and_more_may_come_on_either_side() -> None:
    roll = start(CONTEST, LARGER_A).thrown(ByHand((9, 9, 9, 1, 4, 8)))
    assert (roll.result().adds, roll.next_counts) == (1, (4, 3))
    roll = roll.thrown(ByHand((9, 9, 9, 5, 8, 8, 5)))
    assert (roll.result().adds, roll.next_counts) == (None, (4, 3)), "equal sums: as they are"
    roll = roll.thrown(ByHand((9, 9, 9, 9, 8, 8, 1)))
    assert [roll.counts(n) for n in range(4)] == [(3, 2), (4, 2), (4, 3), (4, 3)]
    assert roll.owners()[1] == ("Bob", "Ann", "Bob")
    assert roll.result().pay[1] == (Pay("Bob", 1, (8, 1), 2), Pay("Ann", 0, (8,), 1))
    assert roll.result().coins == (4, 1), "the loser is paid for the added die as well"


def test_with_the_other_ruling_no_die_is_added() -> None:
    roll = start(CONTEST, LARGER_A, "again")
    assert roll.next_counts == (3, 2)
    assert roll.result().notes == ("universalis.as-they-are",)
    assert roll.thrown(WON).result().winner == 0


def test_a_decided_conflict_is_not_thrown_again() -> None:
    roll = start(CONTEST, WON)
    assert roll.rerollable is not None
    with pytest.raises(NotAllowed) as caught:
        roll.thrown(WON)
    assert caught.value.code == "reroll.decided"


def test_a_conflict_is_thrown_a_hundred_times_at_most() -> None:
    roll = Roll(CONTEST, (EVEN,) * (THROWS - 1))
    assert roll.rerollable is None
    roll = roll.thrown(EVEN)
    with pytest.raises(NotAllowed) as caught:
        roll.thrown(WON)
    assert caught.value.code == "reroll.last"


def test_the_largest_conflict_there_is_stays_within_the_odds() -> None:
    """Sixty dice a side, and side a adds one at every tie."""
    throws = [ByHand((5, *[6] * (DICE - 1 + added), 1, *[6] * (DICE - 1))) for added in range(100)]
    roll = Roll(against(DICE, DICE), tuple(throws))
    assert roll.counts() == (MOST_DICE - 1, DICE)
    assert sum(odds(*roll.next_counts).values()) == 1


def test_a_roll_that_was_never_allowed_cannot_be_built() -> None:
    with pytest.raises(InvalidInput) as caught:
        Roll(CONTEST, (EVEN, WON, EVEN))
    assert caught.value.code == "roll.after-decision"
    with pytest.raises(InvalidInput) as caught:
        Roll(CONTEST, (LARGER_A, WON))
    assert caught.value.code == "faces.count", "the added die is missing"
    assert Roll(CONTEST, (LARGER_A, WON), "again").decided


def test_every_throw_of_a_roll_can_be_looked_at() -> None:
    roll = start(CONTEST, EVEN).thrown(WON)
    assert roll.result(1) == roll.result(-1) == roll.result()
    assert roll.dice(0) == roll.dice(-2) == ((4, 6, 7), (4, 8))
    for nowhere in (2, -3, "0", None, 0.0):
        for look in (roll.dice, roll.result, roll.counts, roll.owners):
            with pytest.raises(InvalidInput) as caught:
                look(nowhere)  # type: ignore[arg-type]
            assert caught.value.code == "roll.no-such-throw"


@pytest.mark.parametrize(
    ("throws", "code"),
    [
        ((), "roll.throws"),
        (None, "roll.throws"),
        ("ab", "roll.throws"),
        ((EVEN,) * (THROWS + 1), "roll.throws"),
        ((1,), "throw.kind"),
        ((bytes(16),), "throw.kind"),
        ((ByHand((1, 2, 3, 4)),), "faces.count"),
        ((ByHand((1, 2, 3, 4, 5, 6)),), "faces.count"),
    ],
)
def test_throws_must_fit_the_dice(throws: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Roll(CONTEST, throws)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("seed", [b"", bytes(15), bytes(17), "x" * 16, None, 16, [0] * 16])
def test_a_seed_is_sixteen_bytes(seed: object) -> None:
    with pytest.raises(InvalidInput):
        Seeded(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "faces", [(1, 0), (11, 1), (1.0, 1), ("1", 1), "12", None, 1, (True, 1), (1,), (1,) * 321]
)
def test_faces_by_hand_are_one_to_ten(faces: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        ByHand(faces)  # type: ignore[arg-type]
    assert caught.value.code in ("faces.face", "faces.list")


def test_a_throw_has_no_more_dice_than_a_side_can_have() -> None:
    throws: list[Throw] = [Seeded(bytes(16)), WON]
    for throw in throws:
        for counts in ((-1, 2), (2, MOST_DICE + 1), (True, 2), (None, 2)):
            with pytest.raises(InvalidInput) as caught:
                throw.dice(*counts)  # type: ignore[arg-type]
            assert caught.value.code == "throw.dice"


def test_only_a_contest_is_rolled_and_only_as_a_ruling_has_it() -> None:
    with pytest.raises(InvalidInput) as caught:
        start("a brawl", WON)  # type: ignore[arg-type]
    assert caught.value.code == "contest.kind"
    for tie in ("smaller", None, 0):
        with pytest.raises(InvalidInput) as caught:
            start(CONTEST, WON, tie)  # type: ignore[arg-type]
        assert caught.value.code == "ruling.unknown-choice"


@given(rolls())
def test_every_roll_goes_on_as_its_ties_say(roll: Roll) -> None:
    """Walked by hand: the first dice are those brought; each tie adds one die or none."""
    expected = roll.contest.counts
    for n in range(len(roll.throws)):
        result = roll.result(n)
        assert roll.counts(n) == expected
        assert tuple(map(len, roll.dice(n))) == tuple(map(len, roll.owners(n))) == expected
        assert (result.outcome is Outcome.TIE) or n == len(roll.throws) - 1
        a, b = result.sums
        if result.outcome is Outcome.TIE and roll.tie == "larger":
            expected = expected[0] + (a > b), expected[1] + (b > a)
    assert roll.next_counts == expected
    assert (roll.rerollable is None) == (not roll.decided)


# The 99.9 per cent points of chi-square, by degrees of freedom: the seeds here are fixed, so that
# a pass is a pass for ever.
LIMITS = {2: 13.816, 9: 27.877}


def chi_square(found: Counter, chances: dict) -> float:
    count = found.total()
    return sum(
        (found[key] - count * chance) ** 2 / (count * chance) for key, chance in chances.items()
    )


def seeded_rolls(contest: Contest, count: int) -> list[Roll]:
    return [start(contest, Seeded(number.to_bytes(16, "big"))) for number in range(count)]


@pytest.mark.parametrize(("a", "b"), [(3, 2), (1, 1), (4, 9)])
def test_seeded_throws_follow_the_odds(a: int, b: int) -> None:
    """Outcomes and faces by chi-square; coins within five standard errors of what is expected."""
    rolls = seeded_rolls(against(a, b), 4000)
    chances = odds(a, b)
    outcomes = Counter(roll.result().outcome for roll in rolls)
    assert chi_square(outcomes, {key: float(chance) for key, chance in chances.items()}) < LIMITS[2]
    faces = Counter(face for roll in rolls for side in roll.dice() for face in side)
    assert chi_square(faces, dict.fromkeys(range(1, 11), 0.1)) < LIMITS[9]
    for at, expected in enumerate((chances.coins_a, chances.coins_b)):
        coins = [roll.result().coins[at] for roll in rolls]
        mean = sum(coins) / len(coins)
        spread = (sum((paid - mean) ** 2 for paid in coins) / len(coins)) ** 0.5
        assert abs(mean - float(expected)) < 5 * spread / len(coins) ** 0.5


def test_the_chi_square_would_see_other_odds() -> None:
    outcomes = Counter(roll.result().outcome for roll in seeded_rolls(against(3, 2), 4000))
    wrong = {key: float(chance) for key, chance in odds(3, 3).items()}
    assert chi_square(outcomes, wrong) > 5 * LIMITS[2]
