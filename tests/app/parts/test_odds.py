from fractions import Fraction

import pytest

from pyapp.outcomes import Share
from pyapp.views.parts.odds import bar, comparison, odds, patterns, strip

ONE = [
    Share("success", "Success", Fraction(11, 36)),
    Share("partial", "Partial success", Fraction(1, 3)),
    Share("failure", "Failure", Fraction(1, 9)),
    Share("automatic", "Automatic failure", Fraction(1, 4)),
]
SURE = [share._replace(chance=Fraction(at == 1)) for at, share in enumerate(ONE)]


def _number(text: str) -> float:
    return float(text.removesuffix("%"))


def test_segments_fill_the_bar_without_gap(elements) -> None:
    fills = [given for _, given, _ in elements(bar(ONE)) if given.get("class") == "fill"]
    end = 0.0
    for fill in fills:
        assert _number(fill["x"]) == pytest.approx(end, abs=1e-3)
        end += _number(fill["width"])
    assert end == pytest.approx(100, abs=1e-3)
    assert len(fills) == 4


def test_what_cannot_happen_takes_no_room(elements) -> None:
    assert sum(given.get("class") == "fill" for _, given, _ in elements(bar(SURE))) == 1


def test_segments_differ_without_colour(elements) -> None:
    inks = {given["fill"] for _, given, _ in elements(bar(ONE)) if "fill" in given}
    tiles = {f"url(#{given['id']})" for tag, given, _ in elements(patterns()) if tag == "pattern"}
    assert inks == tiles
    assert len(inks) == 3, "the best outcome is plain, each other one has a pattern of its own"


def test_the_legend_says_every_outcome_aloud(heard) -> None:
    said = heard(odds("Chances", ONE, [Share("word", "of which the Word:", Fraction(5, 36))]))
    for words in ("Success 30.6%", "Partial success 33.3%", "Failure 11.1%", "Word: 13.9%"):
        assert words in said


def test_the_exact_fractions_wait_under_a_summary(elements, words) -> None:
    (details,) = [node for node in elements(odds("Chances", ONE)) if node[0] == "details"]
    assert "open" not in details[1]
    said = words(details[2])
    assert "11/36" in said
    assert "1/4" in said


def test_a_comparison_speaks_each_number_with_its_outcome(heard) -> None:
    said = heard(comparison("Keep or reroll", [("Keep", SURE), ("Reroll", ONE)]))
    keep, reroll = said.index("Keep Success: 0%"), said.index("Reroll Success: 30.6%")
    assert keep < said.index("Partial success: 100%") < reroll
    assert said.index("Automatic failure: 25.0%") > reroll


def test_only_like_is_compared() -> None:
    with pytest.raises(ValueError, match="same outcomes"):
        comparison("Odd", [("a", ONE), ("b", ONE[::-1])])


def test_the_strip_says_its_words_and_hides_its_bar(heard) -> None:
    assert heard(strip(ONE, "63.9% partial or better")) == "63.9% partial or better"
