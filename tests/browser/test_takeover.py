"""Python takes the page over while somebody has a hand on it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.before import before_python
from tests.browser.conftest import Player
from threefold import link

FROZEN = json.loads((Path(__file__).parents[1] / "fixtures" / "links" / "v1.json").read_text())
RESULT = next(
    entry["link"] for entry in FROZEN if isinstance(link.decode(entry["link"]), link.ResultLink)
)
PLACES = ["/about", "/g/ghosts", "/t/nosuch", RESULT]


@pytest.fixture
def guest(player: Player) -> Page:
    return player(bare=True)


@pytest.mark.parametrize("place", PLACES, ids=["about", "game", "nowhere", "link"])
def test_the_way_back_keeps_the_focus_and_a_press(guest: Page, site: str, place: str) -> None:
    back = guest.get_by_role("link", name=re.compile("^Back to"))
    with before_python(guest, f"{site}#{place}"):
        back.focus()
        box = back.bounding_box()
        assert box
        guest.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        guest.mouse.down()
    expect(back).to_be_focused()
    guest.mouse.up()
    expect(guest).to_have_url(re.compile("#/$"))
