from fractions import Fraction

import pytest

from pyapp.words.percent import fraction, percent


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(0), "0%"),
        (Fraction(1), "100%"),
        (Fraction(1, 2), "50.0%"),
        (Fraction(11, 36), "30.6%"),
        (Fraction(1, 3), "33.3%"),
        (Fraction(2, 3), "66.7%"),
        (Fraction(1, 10**9), "<0.1%"),
        (Fraction(999, 10**6), "<0.1%"),
        (Fraction(1, 1000), "0.1%"),
        (Fraction(1499, 10**6), "0.1%"),
        (Fraction(15, 10**4), "0.2%"),
        (Fraction(999, 1000), "99.9%"),
        (Fraction(9991, 10**4), ">99.9%"),
        (1 - Fraction(1, 10**20), ">99.9%"),
    ],
)
def test_reads_as_players_expect(chance: Fraction, text: str) -> None:
    assert percent(chance) == text


def test_never_rounds_to_a_false_certainty() -> None:
    for denominator in (7, 36, 1296, 7776, 10**6):
        for numerator in {1, denominator // 2, denominator - 1}:
            assert percent(Fraction(numerator, denominator)) not in {"0%", "0.0%", "100%", "100.0%"}


def test_is_at_most_half_a_tenth_off() -> None:
    for numerator in range(2, 1295):
        chance = Fraction(numerator, 1296)
        shown = Fraction(percent(chance).strip("<>%")) / 100
        assert abs(shown - chance) <= Fraction(1, 2000)


@pytest.mark.parametrize("chance", [Fraction(-1, 6), Fraction(7, 6)])
def test_refuses_what_is_no_chance(chance: Fraction) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        percent(chance)


def test_fractions_are_exact_until_nobody_can_read_them() -> None:
    assert fraction(Fraction(22, 72)) == "11/36"
    assert fraction(Fraction(1)) == "1"
    assert fraction(Fraction(1, 6**30)) == f"1/{6**30}"
    assert fraction(Fraction(10**40 // 3, 10**40)) == "about 0.3333333333"
