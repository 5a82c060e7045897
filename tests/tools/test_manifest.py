"""The manifest: a shortcut to every game, icons of the sizes it says, colours of the sheets."""

from __future__ import annotations

import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import pytest

from pyapp import route
from pyapp.games import SCREENS
from pyapp.words import say
from tools import icons
from tools.builder import manifest
from tools.builder.site import ROOT

STATIC = ROOT / "static"
PAGE = (ROOT / "index.html").read_text("utf-8")
CSS = STATIC / "css"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """What the build has when it comes to the manifest."""
    shutil.copytree(STATIC, tmp_path, dirs_exist_ok=True)
    return tmp_path


def complete(out: Path) -> dict[str, Any]:
    manifest.complete(out, ROOT / "pyapp", ROOT)
    return dict(json.loads((out / manifest.NAME).read_text("utf-8")))


def size_of(png: Path) -> str:
    head = png.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n"), png.name
    return "{}x{}".format(*struct.unpack(">II", head[16:]))


def test_there_is_a_shortcut_to_each_game_and_to_nothing_else(out: Path) -> None:
    shortcuts = complete(out)["shortcuts"]
    assert [one["name"] for one in shortcuts] == [say(f"{game}.name") for game in SCREENS]
    assert [route.read(one["url"].removeprefix("./#")) for one in shortcuts] == [
        route.Route("start", game=game) for game in SCREENS
    ]


def test_every_icon_is_there_and_as_large_as_it_says(out: Path) -> None:
    made = complete(out)
    listed = [icon for one in (made, *made["shortcuts"]) for icon in one["icons"]]
    pictures = [icon for icon in listed if icon["type"] == "image/png"]
    assert len(pictures) >= 4 + len(SCREENS)
    for icon in pictures:
        assert size_of(out / icon["src"]) == icon["sizes"]
    (drawing,) = (icon["src"] for icon in listed if icon not in pictures)
    assert (out / drawing).is_file()
    by_purpose = {(icon.get("purpose"), icon["sizes"]) for icon in made["icons"]}
    for purpose in ("any", "maskable"):
        assert {(purpose, "192x192"), (purpose, "512x512")} <= by_purpose


def test_nothing_in_it_depends_on_where_the_page_lies(out: Path) -> None:
    made = complete(out)
    places = [made["start_url"], made["scope"], *(one["url"] for one in made["shortcuts"])]
    assert all(place.startswith("./") for place in places)
    for one in (made, *made["shortcuts"]):
        assert all(re.match(r"icons/[\w-]+\.\w+$", icon["src"]) for icon in one["icons"])
    assert "id" not in made  # it would leave out the path; see tools/builder/manifest.py


def test_a_game_that_is_not_drawn_wears_the_icon_of_the_app(out: Path) -> None:
    for picture in (out / "icons").glob("ghosts-*.png"):
        picture.unlink()
    worn = {one["name"]: one["icons"] for one in complete(out)["shortcuts"]}
    assert [icon["src"] for icon in worn["City of Ghosts"]] == ["icons/threefold-192.png"]
    assert len(worn["Imposition"]) == len(manifest.SIZES)


def test_an_icon_that_is_missing_stops_the_build(out: Path) -> None:
    (out / "icons" / "maskable-512.png").unlink()
    with pytest.raises(SystemExit, match="maskable-512"):
        complete(out)


def test_its_words_and_colours_are_those_of_the_page(out: Path) -> None:
    made = complete(out)
    ground = re.search(r"--ground: light-dark\((#\w+), (#\w+)\)", (CSS / "tokens.css").read_text())
    assert ground
    assert (made["theme_color"], made["background_color"]) == (ground[1], ground[1])
    bars = dict(re.findall(r'theme-color" media="\(\S+: (\w+)\)" content="(#\w+)"', PAGE))
    assert bars == {"light": ground[1], "dark": ground[2]}
    assert f'<meta name="description" content="{made["description"]}">' in PAGE
    assert f'apple-mobile-web-app-title" content="{made["short_name"]}"' in PAGE
    assert f'<html lang="{made["lang"]}"' in PAGE
    assert made["name"] == say("app.name")


def test_what_the_head_of_the_page_names_is_there() -> None:
    named = re.findall(r'<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"', PAGE)
    assert len(named) == 3
    assert all((STATIC / path).is_file() for path in named)


def test_a_game_is_drawn_on_its_own_accent() -> None:
    sheet = (CSS / "games.css").read_text()
    drawn = {drawing.stem: icons.plate_of(drawing) for drawing in icons.DRAWINGS.glob("*.svg")}
    assert drawn.keys() <= SCREENS.keys()
    assert len(drawn) >= 3
    for game, plate in drawn.items():
        assert f'[data-game="{game}"] {{\n    --accent: light-dark({plate}, ' in sheet
