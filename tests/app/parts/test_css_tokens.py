"""The style sheets take sizes, times, layers and colours from tokens; nothing lies there unused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
CSS = ROOT / "static" / "css"
HOMES = {"tokens.css", "games.css"}
SHEETS = [path for path in sorted(CSS.glob("*.css")) if path.name not in {"app.css", *HOMES}]
RULE = re.compile(r"([\w-]+):\s*([^;{}]+);")
LENGTH = re.compile(r"(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem)\b")
TIME = re.compile(r"(?<![\w.-])(?:\d*\.)?\d+m?s\b")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lch|lab)a?\((?!from)")
SPACES = re.compile(r"(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-[\w-]+)?")
LAYERS = re.compile(r"z-index")
ALLOWED = {
    # Words in a drawing: as long as the drawing is, not as the page's rhythm.
    ("chart.css", "margin"): "room for the axis' labels around the drawing",
    ("duel.css", "padding-block"): "room for the layer that lies in the cell",
    ("base.css", "margin"): "the pixel of what is only heard",
    ("field.css", "font-size"): "16px is where a phone stops zooming in, whatever the text size",
    ("verdict.css", "font-size"): "a fluid size between two tokens",
    ("landing.css", "animation"): "one fall and what follows it, timed against each other",
    ("landing.css", "animation-delay"): "one fall and what follows it, timed against each other",
    (
        "sheet.css",
        "margin-inline-start",
    ): "half of what the thumb has more of a box than the eye",
}
"""What may hold a raw length all the same, and why."""


def rules(path: Path) -> Iterator[tuple[str, str]]:
    """Every declaration of a sheet: its property and its value."""
    yield from RULE.findall(re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S))


def tidy(value: str) -> str:
    """A value without what is no length of ours: hairlines and what lies inside ``var``."""
    return re.sub(r"(?<![\w.])-?1px|(?<![\w.])1\.5px", "", value)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_sizes_times_and_layers_come_from_tokens(sheet: Path) -> None:
    raw = []
    for name, value in rules(sheet):
        if (sheet.name, name) in ALLOWED:
            continue
        sized = name == "font-size" or "radius" in name or SPACES.fullmatch(name)
        if sized and LENGTH.search(tidy(value)):
            raw.append(f"{name}: {value}")
        if re.match("transition|animation", name) and TIME.search(value):
            raw.append(f"{name}: {value}")
        if LAYERS.fullmatch(name) and not value.startswith("var("):
            raw.append(f"{name}: {value}")
        if name == "box-shadow" and not re.match(r"var\(|inset 0 0 0|none", value):
            raw.append(f"{name}: {value}")
        if COLOUR.search(value):
            raw.append(f"{name}: {value}")
    assert raw == [], "take a token of static/css/tokens.css, or name the reason in ALLOWED"


def test_what_is_allowed_is_there() -> None:
    there = {(path.name, name) for path in SHEETS for name, _ in rules(path)}
    assert set(ALLOWED) <= there


def test_the_eyes_can_see() -> None:
    assert LENGTH.search("calc(3px + var(--s1))")
    assert LENGTH.search("-0.5rem")
    assert not LENGTH.search("var(--s1) var(--text-2xl) 2em 50%")
    assert TIME.search("appear 0.3s")
    assert COLOUR.search("rgb(1 2 3)")


def test_every_token_is_used_and_every_one_used_is_there() -> None:
    texts = [re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S) for path in CSS.glob("*.css")]
    python = [path.read_text("utf-8") for path in (ROOT / "pyapp").rglob("*.py")]
    known = {name for text in texts for name in re.findall(r"(--[\w-]+)\s*:", text)}
    asked = {name for text in texts for name in re.findall(r"var\((--[\w-]+)", text)}
    # The seats' colours are put on by the chart, the length of a rest is read by the room.
    named = {name for name in known if any(re.search(f'"{name}"', text) for text in python)}
    seats = {name for name in known if re.fullmatch(r"--seat-\d", name)}
    assert known - asked - named - seats == set()
    assert asked - known == set()


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_no_class_is_styled_that_nothing_wears(sheet: Path) -> None:
    sources = [
        *(ROOT / "pyapp").rglob("*.py"),
        *(ROOT / "static" / "shell").glob("*.js"),
        *(ROOT / "static" / "js").glob("*.mjs"),
        ROOT / "index.html",
    ]
    worn = set(re.findall(r"[a-zA-Z][\w-]*", "\n".join(one.read_text("utf-8") for one in sources)))
    # Put together where they are worn: tone-1 to tone-4, emblem-ink, classes(by_hand=True).
    built = {
        name for name in classes_of(sheet) if re.fullmatch(r"tone-\d|emblem-\w+|size-\d", name)
    }
    spelled = {name for name in classes_of(sheet) if name.replace("-", "_") in worn}
    assert classes_of(sheet) - worn - built - spelled == set()


def classes_of(sheet: Path) -> set[str]:
    """The classes that a sheet has rules for."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.S)
    selectors = [one for one in re.findall(r"([^{};]+)\{", text) if not one.strip().startswith("@")]
    return {name for one in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", one)}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_a_sheet_says_what_it_is_about(sheet: Path) -> None:
    if sheet.name not in {"reset.css", "base.css"}:
        assert sheet.read_text().startswith("/* "), "begin with a line on the component"
