"""The style page shows every part and every token, and no pair of colours fails on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyapp.views.style.contrast import contrast
from pyapp.views.style.tokens import COLOURS, OF_GAMES, SIZES
from pyapp.views.style.tokens_shown import INKS, PAIRS
from tests.app.parts.test_css_tokens import CSS, classes_of
from tests.app.table_driver import Browser
from tests.app.trees import elements
from threefold.games import GAMES

PLACES = ("/style", *(f"/style/{game}" for game in GAMES))
ELSEWHERE = {
    "menu": "a popover over the page; its lines are shown",
    "progress": "stands only while the page starts (tests/browser/test_shell.py)",
    "opening": "a frame is known by it (tests/app/test_opening.py), and this page is none",
    "home": "where a greeting floats at home",
    "request": "how buttons stand on the screen of a request",
    "split": "two panes, which need a whole window",
    "choices": "the rulings' own rows in the settings",
    "values": "a line set like other asides",
    "roll": "names a screen (tests/app/gallery.py), whose title is smaller",
    "sheet": "names a screen, whose fields are lines of a form",
    "component": "names a screen, whose title is smaller",
    "paper": "names the screen of what is printed, wide as paper",
    "paper-about": "two lines above the leaves",
    "size-2": "type on paper alone (tests/browser/test_paper.py)",
    "size-3": "type on paper alone",
    "size-4": "type on paper alone",
}
"""Classes that are not on the style page, and why."""
HEX = re.compile(r"--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)")
TEXT, SHAPE = 4.5, 3.0
SHAPES = {("accent", "ground"), ("accent", "accent-soft"), ("edge", "raised"), ("focus", "ground")}
SHAPES |= {(f"tone-{tone}", "surface") for tone in ("good", "mixed", "bad", "worst")}


def at(place: str) -> Browser:
    browser = Browser()
    browser.go(place)
    return browser


@pytest.fixture(scope="module")
def worn() -> set[str]:
    """Every class that something on the page wears."""
    return {
        name
        for one in elements(at("/style").tree)
        for name in str(one.attrs.get("class", "")).split()
    }


def test_every_class_is_on_the_page_or_has_a_reason_not_to_be(worn: set[str]) -> None:
    styled = {name for sheet in CSS.glob("*.css") for name in classes_of(sheet)}
    assert styled - worn - set(ELSEWHERE) == set(), "show it in pyapp/views/style"
    assert set(ELSEWHERE) & worn == set(), "it is shown by now"
    assert set(ELSEWHERE) <= styled


@pytest.mark.parametrize("place", PLACES)
def test_it_is_out_of_the_way_and_wears_the_colours_asked_for(place: str) -> None:
    browser = at(place)
    (page,) = (one for one in elements(browser.tree) if one.attrs.get("class") == "page style")
    assert page.attrs.get("data-game", "") == place.removeprefix("/style").strip("/")
    for elsewhere in ("/", "/about", "/import"):
        browser.go(elsewhere)
        assert not [
            one for one in elements(browser.tree) if "#/style" in str(one.attrs.get("href"))
        ]


def test_no_such_game_has_no_style_page() -> None:
    assert at("/style/chess").tree == at("/").tree


def _found(text: str) -> dict[str, tuple[str, str]]:
    return {name: (day, night) for name, day, night in HEX.findall(text)}


def test_the_tokens_are_those_of_the_sheets() -> None:
    assert dict(COLOURS) == _found((CSS / "tokens.css").read_text())
    games = re.findall(
        r'\[data-game="(\w+)"\] \{(.*?)\n  \}', (CSS / "games.css").read_text(), re.S
    )
    assert {game: dict(own) for game, own in OF_GAMES.items()} == {
        game: _found(text) for game, text in games
    }
    plain = dict(re.findall(r"--([\w-]+): ([^;]+);", (CSS / "tokens.css").read_text()))
    sized = re.compile(r"s\d|text-\w+|round-\w+|quick|calm|breath|rest|ease|over-\w+")
    shown = {name: value for kind in SIZES.values() for name, value in kind.items()}
    assert shown == {name: value for name, value in plain.items() if sized.fullmatch(name)}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_pair_shown_can_be_read(game: str, theme: int) -> None:
    known = {**COLOURS, **OF_GAMES.get(game, {})}
    weak = [
        (ink, ground)
        for ink, ground in PAIRS
        if contrast(known[ink][theme], known[ground][theme])
        < (SHAPE if (ink, ground) in SHAPES else TEXT)
    ]
    assert weak == []
    assert ("ink-off", "sunken") in PAIRS
    assert len(INKS) == 5


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("#000000", "#ffffff", 21.0),
        ("#777777", "#ffffff", 4.48),
        ("#767676", "#ffffff", 4.54),
        ("#0000ff", "#ffffff", 8.59),
        ("#123456", "#123456", 1.0),
    ],
)
def test_contrast_is_that_of_the_standard(one: str, other: str, ratio: float) -> None:
    """Figures that other tools give for these, to two digits."""
    assert contrast(one, other) == pytest.approx(ratio, abs=0.006)
    assert contrast(other, one) == contrast(one, other)


def test_the_page_is_no_part_of_a_start() -> None:
    modules = (Path(__file__).parents[2] / "pyapp").rglob("*.py")
    asking = [
        path.name
        for path in modules
        if "views.style" in path.read_text("utf-8") and path.parent.name != "style"
    ]
    assert asking == []
