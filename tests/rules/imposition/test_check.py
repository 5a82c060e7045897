"""The ladder: what raises and lowers the imposition die, in which order, and how far."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from threefold import InvalidInput
from threefold.games.imposition import ALL, LADDER, Cause, Check, Die, Move


def test_the_ladder_has_five_dice() -> None:
    assert [die.value for die in LADDER] == [4, 6, 8, 10, 12]
    assert [die.step for die in LADDER] == [1, 2, 3, 4, 5]


def test_a_check_has_defaults_and_takes_sides_for_dice() -> None:
    assert Check() == Check(6, 4, 4, 0, 0, 0, 0)
    assert Check(8, 10, 12) == Check(Die.D8, Die.D10, Die.D12)
    assert Check(8, 10, 12).dice == (Die.D8, Die.D10, Die.D12)
    assert isinstance(Check(8).level, Die)


@pytest.mark.parametrize("die", LADDER)
def test_the_gm_names_any_die_of_the_ladder(die: Die) -> None:
    assert Check(imposition=die).die is die
    assert Check(imposition=die).walk == ()


@pytest.mark.parametrize(
    ("constant", "die"), [(0, Die.D6), (1, Die.D8), (2, Die.D10), (3, Die.D12)]
)
def test_constant_imposition_raises_the_die_a_level_each(constant: int, die: Die) -> None:
    assert Check(imposition=6, constant=constant).die is die


@pytest.mark.parametrize("constant", [4, 5, 9, 1000])
def test_the_die_is_never_above_d12(constant: int) -> None:
    assert Check(imposition=6, constant=constant).die is Die.D12


@pytest.mark.parametrize(("aptitude", "die"), [(1, Die.D10), (3, Die.D6), (4, Die.D4), (5, Die.D4)])
def test_aptitude_lowers_the_die_a_level_each_down_to_d4(aptitude: int, die: Die) -> None:
    assert Check(imposition=12, aptitude=aptitude).die is die


@pytest.mark.parametrize(("stress", "die"), [(1, Die.D10), (3, Die.D6), (4, Die.D4), (9, Die.D4)])
def test_stress_lowers_the_die_a_level_each_down_to_d4(stress: int, die: Die) -> None:
    assert Check(imposition=12, stress=stress).die is die


@pytest.mark.parametrize(
    ("irresistible", "die"), [(0, Die.D6), (1, Die.D8), (2, Die.D10), (3, Die.D12), (ALL, Die.D12)]
)
def test_irresistible_levels_take_away_from_aptitude(irresistible: int, die: Die) -> None:
    assert Check(imposition=12, aptitude=3, irresistible=irresistible).die is die


@given(strategies.checks)
def test_irresistible_never_stops_stress(check: Check) -> None:
    held = Check(check.level, check.path, check.imposition, check.constant, 0, ALL, check.stress)
    free = Check(check.level, check.path, check.imposition, check.constant, 0, 0, check.stress)
    assert held.die is free.die


def test_the_die_is_raised_first_and_lowered_then() -> None:
    """Four levels up from d10 are one, the rest is lost; then two down."""
    assert Check(imposition=10, constant=4, stress=2).die is Die.D8
    assert Check(imposition=4, constant=1, aptitude=3).die is Die.D4


@given(strategies.checks)
def test_the_die_is_that_of_a_plain_ladder(check: Check) -> None:
    sides = list(range(4, 13, 2))
    at = sides.index(check.imposition)
    at = min(4, at + check.constant)
    held = 5 if check.irresistible == ALL else int(check.irresistible)
    at = max(0, at - max(0, check.aptitude - held) - check.stress)
    assert check.die == sides[at]


@given(strategies.checks)
def test_the_walk_goes_level_by_level_from_start_to_die(check: Check) -> None:
    dice = [check.imposition, *(move.after for move in check.walk)]
    assert dice[-1] is check.die
    assert all(move.before == before for move, before in zip(check.walk, dice, strict=False))
    assert all(abs(a - b) == 2 for a, b in pairwise(dice))
    order = list(Cause)
    causes = [order.index(move.cause) for move in check.walk]
    assert causes == sorted(causes), "raised by what, then lowered by what"


def test_a_walk_names_what_moved() -> None:
    check = Check(imposition=6, constant=1, aptitude=2, irresistible=1, stress=1)
    assert check.walk == (
        Move(Cause.CONSTANT, Die.D6, Die.D8),
        Move(Cause.APTITUDE, Die.D8, Die.D6),
        Move(Cause.STRESS, Die.D6, Die.D4),
    )


@given(strategies.checks)
def test_a_bare_check_spends_nothing(check: Check) -> None:
    assert check.bare.die >= check.die
    assert (check.bare.aptitude, check.bare.stress) == (0, 0)
    assert check.bare.bare == check.bare


@given(strategies.checks, st.sampled_from(["constant", "aptitude", "stress", "irresistible"]))
def test_more_of_anything_moves_the_die_its_way(check: Check, what: str) -> None:
    lists = {"constant": range(8), "aptitude": range(6), "stress": range(10)}
    amounts: list[object] = [*lists.get(what, range(7))]
    if what == "irresistible":
        amounts.append(ALL)
    values = {name: getattr(check, name) for name in Check.__slots__}
    dice = [Check(**{**values, what: amount}).die for amount in amounts]
    assert dice == sorted(dice, reverse=what in ("aptitude", "stress"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *product(("level", "path", "imposition"), (0, 5, 14, 6.0, "6", None, True)),
        *product(("constant",), (-1, 1001, 0.5, "1", None, True)),
        *product(("aptitude",), (-1, 6, 0.5, None)),
        *product(("stress",), (-1, 10, 0.5, None)),
        *product(("irresistible",), (-1, 101, 0.5, None, "some", True)),
    ],
)
def test_bad_checks_are_refused(field: str, value: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        Check(**{field: value})  # type: ignore[arg-type]
    assert field in caught.value.code
