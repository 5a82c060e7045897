"""Odds and expected coins: known answers, every throw counted, sums of binomials, and icepool."""

import itertools
from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.universalis.contests import against, side
from threefold import InvalidInput
from threefold.games.universalis.contest import Contest
from threefold.games.universalis.odds import MOST_DICE, Odds, odds
from threefold.games.universalis.outcome import Outcome, resolve

WIN, TIE, LOSE = Outcome
SMALL = list(itertools.product(range(5), repeat=2))
dice = st.integers(0, MOST_DICE)


def test_one_die_against_one() -> None:
    found = odds(1, 1)
    assert dict(found) == {WIN: Fraction(1, 4), TIE: Fraction(1, 2), LOSE: Fraction(1, 4)}
    assert found.coins_a == found.coins_b == Fraction(3, 4) + Fraction(1, 4)


def test_five_dice_against_five_tie_in_63_of_256_throws() -> None:
    found = odds(5, 5)
    assert found.tie == Fraction(63, 256)
    assert found.win == found.lose == Fraction(193, 512)


def test_a_side_without_dice_never_wins_and_gains_nothing() -> None:
    assert odds(0, 0) == {WIN: 0, TIE: 1, LOSE: 0}
    found = odds(0, 3)
    assert found == {WIN: 0, TIE: Fraction(1, 8), LOSE: Fraction(7, 8)}
    assert (found.coins_a, found.coins_b) == (0, Fraction(9, 2))
    assert found.share_a(0) == 0


@cache
def tally(count: int) -> Counter[tuple[int, int]]:
    """How many of all throws show so many successes, and so large a sum of them."""
    found: Counter[tuple[int, int]] = Counter()
    for faces in itertools.product(range(1, 11), repeat=count):
        good = [face for face in faces if face in (1, 2, 3, 4, 5)]
        found[len(good), sum(good)] += 1
    return found


@pytest.mark.parametrize(("a", "b"), SMALL)
def test_odds_and_coins_are_those_of_all_throws(a: int, b: int) -> None:
    """Every face of every die of each side; then the two tallies beside each other."""
    found: Counter[Outcome] = Counter()
    coins_a = coins_b = 0
    for (ours, our_sum), our_ways in tally(a).items():
        for (theirs, their_sum), their_ways in tally(b).items():
            ways = our_ways * their_ways
            found[WIN if ours > theirs else LOSE if theirs > ours else TIE] += ways
            if ours != theirs:
                coins_a += ways * (our_sum if ours > theirs else a)
                coins_b += ways * (their_sum if theirs > ours else b)
    total = found.total()
    assert total == 10 ** (a + b)
    exact = odds(a, b)
    assert exact == {outcome: Fraction(found[outcome], total) for outcome in Outcome}
    assert (exact.coins_a, exact.coins_b) == (Fraction(coins_a, total), Fraction(coins_b, total))


@pytest.mark.parametrize(("a", "b"), [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (3, 1)])
def test_odds_and_coins_are_those_of_reading_every_throw(a: int, b: int) -> None:
    """The same with `resolve` reading each throw of all dice together."""
    contest = against(a, b)
    throws = itertools.product(range(1, 11), repeat=a + b)
    results = [resolve(contest, faces[:a], faces[a:]) for faces in throws]
    found = Counter(result.outcome for result in results)
    exact = odds(a, b)
    assert exact == {outcome: Fraction(found[outcome], len(results)) for outcome in Outcome}
    for at, expected in enumerate((exact.coins_a, exact.coins_b)):
        assert expected == Fraction(sum(result.coins[at] for result in results), len(results))


def test_a_share_is_what_reading_every_throw_pays_that_player() -> None:
    """Ann with two dice and Cleo with one, against two dice of Bob's."""
    contest = Contest("", side(("Ann", 2), ("Cleo", 1), who="Ann"), side(("Bob", 2)))
    gained: Counter[tuple[int, str]] = Counter()
    throws = list(itertools.product(range(1, 11), repeat=5))
    for faces in throws:
        for at, paid in enumerate(resolve(contest, faces[:3], faces[3:]).pay):
            gained.update({(at, pay.who): pay.coins for pay in paid})
    exact = odds(3, 2)
    assert exact.share_a(2) == Fraction(gained[0, "Ann"], len(throws))
    assert exact.share_a(1) == Fraction(gained[0, "Cleo"], len(throws))
    assert exact.share_b(2) == exact.coins_b == Fraction(gained[1, "Bob"], len(throws))


@pytest.mark.parametrize(("a", "b"), [(60, 60), (60, 1), (7, 60), (160, 159), (33, 48)])
def test_the_closed_form_is_the_sum_over_both_sides(a: int, b: int) -> None:
    """Every pair of numbers of successes with its own two binomials: thousands of terms."""
    win = tie = lose = ours_won = theirs_won = 0
    for ours, theirs in itertools.product(range(a + 1), range(b + 1)):
        ways = comb(a, ours) * comb(b, theirs)
        if ours > theirs:
            win += ways
            ours_won += 3 * ours * ways
        elif ours < theirs:
            lose += ways
            theirs_won += 3 * theirs * ways
        else:
            tie += ways
    total = 2**a * 2**b
    exact = odds(a, b)
    assert exact == {
        WIN: Fraction(win, total),
        TIE: Fraction(tie, total),
        LOSE: Fraction(lose, total),
    }
    assert exact.coins_a == Fraction(ours_won + a * lose, total)
    assert exact.coins_b == Fraction(theirs_won + b * win, total)


D10 = icepool.d10.map(lambda face: icepool.vectorize(*((1, face) if face <= 5 else (0, 0))))


@pytest.mark.parametrize(("a", "b"), [(5, 5), (6, 4), (3, 9), (8, 5), (1, 10), (12, 10)])
def test_odds_and_coins_agree_with_icepool(a: int, b: int) -> None:
    """An oracle that knows nothing of us: successes and their sum, for both sides at once."""

    def read(ours: tuple[int, int], theirs: tuple[int, int]) -> tuple[str, int, int]:
        if ours[0] == theirs[0]:
            return "tie", 0, 0
        return ("win", ours[1], b) if ours[0] > theirs[0] else ("lose", a, theirs[1])

    die = icepool.map(read, a @ D10, b @ D10, star=False)
    exact = odds(a, b)
    for outcome in Outcome:
        assert exact[outcome] == die.marginals[0].probability("==", outcome.value)
    assert (exact.coins_a, exact.coins_b) == (die.marginals[1].mean(), die.marginals[2].mean())


@pytest.mark.parametrize(("a", "b"), [(60, 60), (100, 40), (17, 23)])
def test_the_chances_of_many_dice_agree_with_icepool(a: int, b: int) -> None:
    success = icepool.d10 <= 5
    difference = (a @ success) - (b @ success)
    exact = odds(a, b)
    assert exact.win == difference.probability(">", 0)
    assert exact.tie == difference.probability("==", 0)
    assert exact.lose == difference.probability("<", 0)


@given(dice, dice)
def test_the_other_side_sees_the_same_in_the_mirror(a: int, b: int) -> None:
    ours, theirs = odds(a, b), odds(b, a)
    assert (ours.win, ours.tie, ours.lose) == (theirs.lose, theirs.tie, theirs.win)
    assert (ours.coins_a, ours.coins_b) == (theirs.coins_b, theirs.coins_a)


@given(dice, dice)
def test_odds_are_of_one_piece(a: int, b: int) -> None:
    found = odds(a, b)
    assert tuple(found) == tuple(Outcome)
    assert sum(found.values()) == 1
    assert all(0 <= chance <= 1 for chance in found.values())
    assert 0 <= found.coins_a <= 5 * a
    assert (found.a, found.b) == (a, b)


@given(st.integers(0, MOST_DICE - 1), st.integers(1, MOST_DICE))
def test_one_die_more_is_always_better(a: int, b: int) -> None:
    assert odds(a + 1, b).win > odds(a, b).win
    assert odds(a + 1, b).lose < odds(a, b).lose


@given(st.lists(st.integers(1, 20), min_size=1, max_size=8), st.integers(0, MOST_DICE))
def test_the_shares_of_a_side_add_up_to_its_coins(brought: list[int], other: int) -> None:
    ours, theirs = odds(sum(brought), other), odds(other, sum(brought))
    assert sum(ours.share_a(count) for count in brought) == ours.coins_a
    assert sum(theirs.share_b(count) for count in brought) == theirs.coins_b


@pytest.mark.parametrize("bad", [-1, 161, True, 1.0, "5", None])
def test_only_numbers_of_dice_have_odds(bad: object) -> None:
    for pair in ((bad, 1), (1, bad)):
        with pytest.raises(InvalidInput) as caught:
            odds(*pair)  # type: ignore[arg-type]
        assert caught.value.code == "odds.dice"


@pytest.mark.parametrize("bad", [-1, 4, False, 1.0, "1", None])
def test_a_share_is_of_dice_that_the_side_has(bad: object) -> None:
    for share in (odds(3, 2).share_a, odds(2, 3).share_b):
        with pytest.raises(InvalidInput) as caught:
            share(bad)  # type: ignore[arg-type]
        assert caught.value.code == "odds.share"


def test_odds_compare_count_and_hash_like_values() -> None:
    assert odds(4, 3) == Odds(4, 3, *odds(4, 3).values(), odds(4, 3).coins_a, odds(4, 3).coins_b)
    assert odds(4, 3) != odds(3, 4)
    assert odds(4, 3) == dict(odds(4, 3))
    assert len({odds(4, 3), odds(4, 3), odds(3, 4)}) == 2
    assert len(odds(1, 1)) == 3
