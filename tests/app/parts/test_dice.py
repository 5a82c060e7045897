import json

import pytest

from pyapp.views.parts.dice import (
    MOST_DRAWN,
    Kind,
    dice_row,
    dice_table,
    die,
    pool_preview,
    spoken,
)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows(kind, face, elements) -> None:
    pips = [node for node in elements(die(kind, face)) if node[1].get("class") == "pip"]
    assert len(pips) == face


def test_kinds_differ_without_colour(elements) -> None:
    safe, risk = ({tag for tag, _, _ in elements(die(kind, 3))} for kind in Kind)
    assert safe == {"svg", "rect", "circle"}
    assert risk == {"svg", "polygon", "path"}


def test_a_die_says_what_it_shows() -> None:
    assert spoken(Kind.SAFE, 5, counts=True) == "Safe die: 5, counts"
    assert spoken(Kind.RISK, None) == "Risk die: not thrown yet"
    assert die(Kind.RISK, 6)[1]["aria-label"] == "Risk die: 6"


def test_one_die_is_marked_even_when_two_show_the_value(heard, words) -> None:
    row = dice_row(Kind.SAFE, (2, 5, 5), counting=5)
    assert heard(row).count("counts") == 1
    assert words(row).count("counts") == 1


def test_a_row_without_dice_is_nothing() -> None:
    assert dice_row(Kind.RISK, ()) is None


def test_each_row_is_named(elements) -> None:
    rows = [given for tag, given, _ in elements(dice_table((1,), (2,))) if tag == "ul"]
    assert [row["aria-label"] for row in rows] == ["Safe dice", "Risk dice"]


def test_the_pool_before_the_throw_shows_no_pips(elements) -> None:
    drawn = elements(pool_preview(3, 2))
    assert sum(tag == "svg" for tag, _, _ in drawn) == 5
    assert not [given for _, given, _ in drawn if given.get("class") == "pip"]


def test_an_unknown_size_is_refused() -> None:
    with pytest.raises(KeyError):
        die(Kind.SAFE, 1, sides=7)


def test_no_more_dice_are_drawn_than_anybody_looks_at() -> None:
    tree = dice_table([1] * 90 + [6], [2] * 100, safe_counts=6, risk_counts=2)
    text = json.dumps(tree)
    assert text.count('"svg"') == 2 * MOST_DRAWN
    assert "Safe die: 6, counts" in text
    assert f'"+{91 - MOST_DRAWN}"' in text
    assert f'"+{100 - MOST_DRAWN}"' in text
