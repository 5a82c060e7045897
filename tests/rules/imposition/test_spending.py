"""The spending table against every way to spend there is."""

import itertools
import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from threefold import InvalidInput
from threefold.games.imposition import ALL, LADDER, Act, Check, Die, Outcome, odds, spending

tracks = st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(lambda pair: sum(pair) <= 9)


def dice_of(check: Check, has: int, left: int) -> dict[Die, tuple[int, int]]:
    """The cheapest way to every die there is: least stress, then least Aptitude."""
    cheapest: dict[Die, tuple[int, int]] = {}
    for stress, aptitude in itertools.product(range(left + 1), range(has + 1)):
        die = replace(check, aptitude=aptitude, stress=stress).die
        cheapest.setdefault(die, (aptitude, stress))
    return cheapest


@given(strategies.checks, st.integers(0, 5), tracks)
def test_the_table_is_the_best_of_all_spendings(
    check: Check, has: int, track: tuple[int, int]
) -> None:
    left, ticked = track
    ways = spending(check, has, left, ticked)
    assert {way.die: (way.aptitude, way.stress) for way in ways} == dice_of(check, has, left)
    assert [way.die for way in ways] == sorted(way.die for way in ways)
    chances = [way.odds.full for way in ways]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == len(chances) <= len(LADDER)


@given(strategies.checks, st.integers(0, 5), tracks)
def test_each_way_says_what_it_buys_and_costs(
    check: Check, has: int, track: tuple[int, int]
) -> None:
    left, ticked = track
    bare = odds(check.bare)
    for way in spending(check, has, left, ticked):
        spent = replace(check, aptitude=way.aptitude, stress=way.stress)
        assert (way.die, way.odds) == (spent.die, odds(spent))
        assert way.gain_full == way.odds.full - bare.full
        assert way.gain_success == bare.failure - way.odds.failure
        assert way.boxes == left - way.stress
        assert way.penalty == (ticked + way.stress) // 3 - ticked // 3
        assert way.passes_out == (ticked + way.stress == 9)


@given(strategies.checks, st.integers(0, 5), tracks)
def test_the_last_row_spends_nothing(check: Check, has: int, track: tuple[int, int]) -> None:
    last = spending(check, has, *track)[-1]
    assert (last.aptitude, last.stress, last.gain_full, last.gain_success) == (0, 0, 0, 0)
    assert (last.die, last.boxes, last.penalty) == (check.bare.die, track[0], 0)


@given(strategies.good_acts())
def test_every_row_of_an_act_can_be_thrown(act: Act) -> None:
    for way in act.ways:
        spent = strategies.with_spending(act, way.aptitude, way.stress)
        assert spent.refusal is None
        assert spent.check.die is way.die or act.paid


def test_aptitude_is_used_before_stress() -> None:
    ways = spending(Check(8, 8, 12), 2, 9, 0)
    assert [(way.die.name, way.aptitude, way.stress) for way in ways] == [
        ("D4", 2, 2),
        ("D6", 2, 1),
        ("D8", 2, 0),
        ("D10", 1, 0),
        ("D12", 0, 0),
    ]


def test_aptitude_that_is_held_back_is_used_along_with_what_gets_through() -> None:
    ways = spending(Check(8, 8, 12, irresistible=2), 3, 0, 9)
    assert [(way.aptitude, way.die) for way in ways] == [(3, Die.D10), (0, Die.D12)]
    assert len(spending(Check(8, 8, 12, irresistible=ALL), 5, 0, 0)) == 1


def test_the_price_of_the_third_and_of_the_last_box() -> None:
    ways = spending(Check(8, 8, 12), 0, 2, 7)
    assert [(way.stress, way.penalty, way.passes_out) for way in ways] == [
        (2, 1, True),
        (1, 0, False),
        (0, 0, False),
    ]


def test_a_check_against_a_d4_has_nothing_to_buy() -> None:
    (way,) = spending(Check(8, 8, 4), 5, 9, 0)
    assert (way.aptitude, way.stress) == (0, 0)


def test_any_table_is_made_within_five_milliseconds() -> None:
    checks = [Check(a, b, c) for a, b, c in itertools.product(LADDER, repeat=3)]
    slowest = 0.0
    for check in checks:
        times = []
        for _ in range(3):
            begun = time.perf_counter()
            spending(check, 5, 9, 0)
            times.append(time.perf_counter() - begun)
        slowest = max(slowest, min(times))
    assert slowest < 0.005


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("check", 0, 0, 0), "check.kind"),
        ((Check(), 6, 0, 0), "spending.aptitude"),
        ((Check(), 0, 10, 0), "spending.boxes"),
        ((Check(), 0, 0, -1), "spending.ticked"),
        ((Check(), 0, 5, 5), "spending.boxes"),
    ],
)
def test_other_tables_are_refused(arguments: tuple[object, ...], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        spending(*arguments)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_success_gained_counts_both_kinds() -> None:
    best = spending(Check(6, 6, 6), 1, 0, 0)[0]
    assert best.gain_success == best.odds.at_least(Outcome.CONSEQUENCES) - odds(
        Check(6, 6, 6)
    ).at_least(Outcome.CONSEQUENCES)
