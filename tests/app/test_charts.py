"""Every chart on every screen says in words what it draws: measured there, and read beside it.

The numbers are taken from the drawing itself, its widths and heights, and looked for in what a
screen reader hears around it; so neither can drift from the other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.app.gallery import gallery
from tests.app.trees import Element, elements, heard

NUMBER = re.compile(r"([<>]?)(\d+(?:\.\d)?)%")
AROUND = {"figure", "button", "li"}
"""What a bar and its numbers stand in together: a figure, a way to tap, one of several options."""
CHARTS = {"odds-bar", "measure", "chart-ground", "joint-layer", "lane", "beam", "swatch"}

Drawn = tuple[str, Element]


@pytest.fixture(scope="module")
def shown() -> list[tuple[str, list[Element]]]:
    return [(name, list(elements(tree))) for name, _, tree in gallery()]


def classed(all_of: list[Element], name: str) -> list[Element]:
    return [one for one in all_of if name in one.attrs.get("class", "").split()]


def percents(text: str) -> list[float]:
    """The percentages in a text; one that is all but nothing, or all but certain, stands nearby."""
    signs = {"<": -0.05, ">": 0.05, "": 0.0}
    return [float(number) + signs[sign] for sign, number in NUMBER.findall(text)]


def segments(bar: Element) -> list[float]:
    """How wide the outcomes of a bar are drawn, in percent."""
    return [
        float(one.attrs["width"].rstrip("%"))
        for one in elements([bar.tag, bar.attrs, *bar.children])
        if one.attrs.get("class") == "fill"
    ]


def near(bar: Element) -> Element | None:
    """The innermost of what holds a bar together with its numbers."""
    return next((one for one in reversed(bar.around) if one.tag in AROUND), None)


def bars(shown: list[tuple[str, list[Element]]]) -> Iterator[tuple[str, Element, list[Element]]]:
    for name, all_of in shown:
        for bar in classed(all_of, "odds-bar"):
            yield name, bar, all_of


def test_a_drawing_is_hidden_from_who_hears_the_words(
    shown: list[tuple[str, list[Element]]],
) -> None:
    found = Counter[str]()
    for name, all_of in shown:
        for one in all_of:
            kinds = CHARTS & set(one.attrs.get("class", "").split())
            if one.tag == "svg" and kinds:
                assert one.attrs.get("aria-hidden") == "true", (name, kinds)
                found.update(kinds)
    assert found.keys() == CHARTS


def test_the_words_beside_a_bar_say_what_it_draws(shown: list[tuple[str, list[Element]]]) -> None:
    seen = 0
    for name, bar, all_of in bars(shown):
        drawn = segments(bar)
        assert sum(drawn) == pytest.approx(100, abs=0.01), name
        box = near(bar)
        # A strip over a button repeats in short what the screen says in full.
        said = heard(box.children) if box else heard(all_of[0].children)
        numbers = percents(said)
        for width in drawn:
            assert any(abs(width - number) <= 0.051 for number in numbers), (name, width, said)
        seen += box is not None
    assert seen > 50


def test_a_bar_begins_with_the_best_and_tells_outcomes_apart_without_colour(
    shown: list[tuple[str, list[Element]]],
) -> None:
    for name, bar, _ in bars(shown):
        groups = [one for one in elements([bar.tag, bar.attrs, *bar.children]) if one.tag == "g"]
        tones = [int(one.attrs["class"].removeprefix("tone-")) for one in groups]
        assert tones == sorted(set(tones)), name
        inks = [re.findall(r"url\(#odds-(\w+)\)", str(one.children)) for one in groups]
        assert len({str(ink) for ink in inks}) == len(inks), name


def test_a_measure_is_as_long_as_its_number_is_of_the_most(
    shown: list[tuple[str, list[Element]]],
) -> None:
    seen = 0
    for name, all_of in shown:
        by_figure: dict[int, list[tuple[float, float]]] = {}
        for one in classed(all_of, "measure"):
            entry = near(one)
            figure = next(about for about in reversed(one.around) if about.tag == "figure")
            assert entry is not None, name
            (number,) = re.findall(r"([<\d.]+) coins?$", heard(entry.children).strip())
            (width,) = re.findall(r"'width': '([\d.]+)%'", str(one.children))
            value = float(number.replace("<0.1", "0.05"))
            by_figure.setdefault(id(figure.children), []).append((value, float(width)))
        for pairs in by_figure.values():
            most = max(value for value, _ in pairs)
            for value, width in pairs:
                assert width == pytest.approx(value / most * 100 if most else 0, abs=2), name
            seen += 1
    assert seen


def test_a_cell_of_a_joint_table_is_filled_as_high_as_its_number(
    shown: list[tuple[str, list[Element]]],
) -> None:
    seen = 0
    for name, all_of in shown:
        cells = [
            (percents(heard(one.children)), re.findall(r"'height': '([\d.]+)%'", str(one.children)))
            for one in classed(all_of, "joint-cell")
        ]
        if not cells:
            continue
        for at in range(0, len(cells), 9):
            some = cells[at : at + 9]
            most = max(number for (number,), _ in some)
            for (number,), (height,) in some:
                assert float(height) == pytest.approx(number / most * 100, abs=1), name
            assert sum(number for (number,), _ in some) == pytest.approx(100, abs=0.6), name
            seen += 1
    assert seen


def test_the_coins_over_time_stand_in_a_table_too(shown: list[tuple[str, list[Element]]]) -> None:
    seen = 0
    for name, all_of in shown:
        for ground in classed(all_of, "chart-ground"):
            figure = next(one for one in reversed(ground.around) if one.tag == "figure")
            inside = list(elements([figure.tag, figure.attrs, *figure.children]))
            rows = [one for one in inside if one.tag == "tr" and "key" in one.attrs]
            assert len(rows) == len([one for one in inside if one.tag == "g"]), name
            now = [heard(one.children) for one in inside if one.tag == "strong"]
            ends = [heard(list(elements(["x", *row.children]))[-1].children) for row in rows]
            assert ends == now, name
            seen += 1
    assert seen


def test_a_ladder_says_every_die_it_walks_over(shown: list[tuple[str, list[Element]]]) -> None:
    seen = 0
    for name, all_of in shown:
        for walk in classed(all_of, "ladder"):
            rungs = classed(list(elements([walk.tag, walk.attrs, *walk.children])), "rung")
            assert rungs, name
            for rung in rungs:
                assert re.search(r"d(4|6|8|10|12)$", heard(rung.children).strip()), name
                seen += 1
    assert seen > 10
