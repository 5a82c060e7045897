"""The style sheets: whole, small, within their layers, and legible in both themes."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).parents[3] / "static" / "css"
SHEETS = sorted(CSS.glob("*.css"))
HEX = re.compile(r"--([\w-]+):\s*light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)")


GAME = re.compile(r'\[data-game="(\w+)"\] \{(.*?)\n  \}', re.S)
GAMES: dict[str, str] = dict(GAME.findall((CSS / "games.css").read_text()))


def _tokens(theme: int, game: str) -> dict[str, str]:
    text = (CSS / "tokens.css").read_text() + GAMES[game]
    return {name: (light, dark)[theme] for name, light, dark in HEX.findall(text)}


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


GROUNDS = ("ground", "surface", "raised", "sunken")
TONES = ("tone-good", "tone-mixed", "tone-bad", "tone-worst")
TEXT = [
    *(
        (ink, ground)
        for ink in ("ink", "ink-soft", "ink-off", "accent-ink", "danger")
        for ground in GROUNDS
    ),
    *((ink, "accent-soft") for ink in ("ink", "ink-soft", "accent-ink")),
    *(("on-tone", tone) for tone in TONES),
    ("on-accent", "accent"),
]
SHAPES = [
    *((shape, ground) for shape in ("edge", "accent", "focus", *TONES) for ground in GROUNDS),
    ("accent", "accent-soft"),
]
# What a game brings beside its accent: the inks of its own dice.
OWN_TEXT = {
    "ghosts": [("safe-ink", "safe-body"), ("risk-ink", "risk-body")],
    "imposition": [("stone-ink", "stone-body"), ("iron-ink", "iron-body")],
}
OWN_SHAPES = {
    "ghosts": [("risk-edge", "ground"), ("risk-edge", "raised")],
    "imposition": [("iron-edge", ground) for ground in GROUNDS],
    "universalis": [(f"seat-{at}", ground) for at in range(1, 9) for ground in GROUNDS],
}
LEGIBLE = [(game, *pair) for game in GAMES for pair in [*TEXT, *OWN_TEXT.get(game, ())]]
VISIBLE = [(game, *pair) for game in GAMES for pair in [*SHAPES, *OWN_SHAPES.get(game, ())]]


def test_every_game_has_a_light_of_its_own() -> None:
    accents = {_tokens(theme, game)["accent"] for game in GAMES for theme in (0, 1)}
    assert len(accents) == 2 * len(GAMES)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("game", "ink", "ground"), LEGIBLE)
def test_text_is_legible(theme: int, game: str, ink: str, ground: str) -> None:
    colours = _tokens(theme, game)
    assert _contrast(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("game", "shape", "ground"), VISIBLE)
def test_shapes_stand_out(theme: int, game: str, shape: str, ground: str) -> None:
    colours = _tokens(theme, game)
    assert _contrast(colours[shape], colours[ground]) >= 3


def test_the_sheets_stay_small() -> None:
    # A second game brought five parts of its own, QR codes their paper, news of the app itself a
    # place to be told in, the shell one for the time before Python; then came the games' marks and
    # ornaments, the answers to a press, the style page, and a sheet for dialogs to lie on. gzip
    # makes 14 KB of it.
    assert sum(len(path.read_bytes()) for path in SHEETS) < 82_000


def test_every_sheet_is_asked_for_and_none_is_missing() -> None:
    asked = re.findall(r'@import url\("([\w-]+\.css)"\)', (CSS / "app.css").read_text())
    assert sorted([*asked, "app.css"]) == [path.name for path in SHEETS]


def test_every_rule_lies_in_a_known_layer() -> None:
    layers = re.search(r"@layer ([\w, ]+);", (CSS / "app.css").read_text())
    assert layers
    known = layers[1].split(", ")
    for path in SHEETS:
        if path.name != "app.css":
            text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S).strip()
            opened = re.match(r"@layer (\w+) \{", text)
            assert opened, path.name
            assert opened[1] in known
            assert _closes_at(text) == len(text) - 1, f"{path.name} has rules outside its layer"


def _closes_at(text: str) -> int:
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if sign == "}" and depth == 0:
            return at
    return -1


def test_nothing_is_fetched_from_elsewhere() -> None:
    for path in SHEETS:
        assert not re.search(r"url\((?!\"[\w-]+\.css\")", path.read_text()), path.name


def test_hover_only_ever_decorates() -> None:
    for path in SHEETS:
        for rule in re.findall(r":hover[^{]*\{([^}]*)\}", path.read_text()):
            assert not re.search(r"display|visibility|opacity|block-size|transform", rule), (
                path.name
            )
