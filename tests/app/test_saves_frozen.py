"""Saves of every version there ever was still open, to what they held on the day they were made.

The files hold the texts of storage as they were and what they open to. They are never made anew: a
change that breaks one breaks the tables of players.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import store
from tests.app.described import described
from tests.app.table_driver import Browser
from threefold import ghosts

SAVES = Path(__file__).parents[1] / "fixtures" / "saves" / "v1"
NAMES = ("asked", "by-link", "dense", "empty", "evening", "put-away", "replaced", "small", "undone")


def frozen(name: str) -> Any:
    return json.loads((SAVES / f"{name}.json").read_text("ascii"))


def test_all_of_them_are_there() -> None:
    assert sorted(path.stem for path in SAVES.glob("*.json")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_save_opens_to_what_it_held(name: str) -> None:
    save = frozen(name)
    table = store.table_from_texts(save["table"], save["texts"])
    assert json.loads(json.dumps(described(table))) == save["opens"]


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_save_is_listed(name: str) -> None:
    save = frozen(name)
    head = store.heads(save["texts"])[save["table"]]
    opens = save["opens"]
    assert (head.trouble, head.game) == ("", ghosts.ID)
    assert (head.name, head.touched, head.deleted) == (
        opens["name"],
        opens["touched"],
        opens["put away"],
    )
    assert all(sheet["name"] in head.gist for sheet in opens["sheets"])


def test_one_that_a_backup_took_the_place_of_says_when() -> None:
    save = frozen("replaced")
    assert store.heads(save["texts"])[save["table"]].replaced == save["replaced"]
    assert store.table_from_texts(save["table"], save["texts"]).replaced == save["replaced"]


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_save_can_be_played_on(name: str) -> None:
    save = frozen(name)
    stored = dict(save["texts"])
    browser = Browser(stored, f"/t/{save['table']}")
    if save["opens"]["put away"]:
        browser.go("/")
        browser.tap("bring_back", save["table"])
    browser.submit("ghosts.add", "Newcomer")
    again = described(browser.reload().table)
    assert [sheet["name"] for sheet in again["sheets"]] == [
        *(sheet["name"] for sheet in save["opens"]["sheets"]),
        "Newcomer",
    ]
    assert again["steps back"] == save["opens"]["steps back"] + 1
    assert again["steps forth"] == 0


def test_the_rich_ones_are_rich() -> None:
    opens = frozen("evening")["opens"]
    assert opens["rulings"]
    assert opens["steps back"] > 32
    assert opens["loose roll"]
    assert any(sheet["word"] for sheet in opens["sheets"])
    assert any(sheet["anchor"][1] == "lost" for sheet in opens["sheets"])
    assert any(sheet["open roll"] for sheet in opens["sheets"])
    assert not all(healthy for *_, healthy in opens["relationships"])
    assert frozen("undone")["opens"]["steps forth"] == 9
    assert frozen("asked")["opens"]["request"]["note"] == "Be quick"
