"""Saves of Imposition of every version still open, to what they held on the day they were made.

The files are never made anew: a change that breaks one breaks the tables of players.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import heads, store
from tests.app.imposition.described import described
from tests.app.table_driver import Browser
from threefold import imposition

SAVES = Path(__file__).parents[2] / "fixtures" / "saves" / "v1" / "imposition"
NAMES = ("asked", "duel", "empty", "evening", "large", "undone")


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
def test_a_frozen_save_is_listed_and_can_be_played_on(name: str) -> None:
    save = frozen(name)
    head = store.heads(save["texts"])[save["table"]]
    assert (head.trouble, head.game) == ("", imposition.ID)
    browser = Browser(dict(save["texts"]), f"/t/{save['table']}")
    browser.submit("imposition.add", "Newcomer")
    again = described(browser.reload().table)
    assert again["sheets"][-1]["name"] == "Newcomer"
    assert again["steps back"] == save["opens"]["steps back"] + 1
    assert again["steps forth"] == 0


def test_the_rich_ones_are_rich() -> None:
    opens = frozen("evening")["opens"]
    assert opens["rulings"]
    assert opens["steps back"] > 32
    assert opens["loose roll"]
    assert opens["npcs"]
    assert opens["everyone"]
    assert any(opens["difficulties"])
    assert any(sheet["open roll"] for sheet in opens["sheets"])
    assert any(sheet["stress"] for sheet in opens["sheets"])
    assert frozen("duel")["opens"]["duel"]
    assert frozen("undone")["opens"]["steps forth"] == 7
    assert frozen("asked")["opens"]["request"]["note"] == "Be quick"


def test_a_large_one_is_stored_as_the_difference_from_a_base() -> None:
    save = frozen("large")
    prefix = store.prefix(save["table"])
    head = json.loads(save["texts"][f"{prefix}head"])
    assert head["v"] == heads.UPON_BASE
    assert head["since"] == {"rulings": {"imposition.rest": ["never"]}}
    assert len(save["texts"][f"{prefix}base/{head['base']}"]) > 4_096
    read = {key: text for key, text in save["texts"].items() if "/log/" not in key}
    assert store.table_from_texts(save["table"], read).stage.rulings == save["opens"]["rulings"]


def test_a_large_one_is_stored_whole_by_the_next_step() -> None:
    """Its state is a list: a difference would say all of it again, at each step."""
    save = frozen("large")
    browser = Browser(dict(save["texts"]), f"/t/{save['table']}")
    browser.submit("imposition.add", "Newcomer")
    head = json.loads(browser.stored[f"{store.prefix(save['table'])}head"])
    assert (head["v"], "base" in head) == (heads.DENSE, False)
    assert not any("/base/" in key for key in browser.stored)
    assert browser.reload().table.stage == browser.table.stage
