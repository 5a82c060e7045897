"""Saves of Universalis of every version still open, to what they held on the day they were made.

The files are never made anew: a change that breaks one breaks the tables of players.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import heads, store
from pyapp.chunk import CHUNK
from pyapp.games.universalis.desk import BID
from pyapp.table import Table
from tests.app.table_driver import Browser
from tests.app.universalis import seats
from tests.app.universalis.described import described
from threefold import universalis
from threefold.games.universalis import Phase

SAVES = Path(__file__).parents[2] / "fixtures" / "saves" / "v1" / "universalis"
LARGE = ("large", "large-undone")
NAMES = (
    "asked",
    "bidding",
    "challenge",
    "dense",
    "empty",
    "framing",
    "gathered",
    "in-parts",
    *LARGE,
    "loose",
    "play",
    "put-away",
    "seating",
    "talk",
    "telling",
    "tied",
    "undone",
)
MOVED = ("touched", "put away", "players", "steps taken", "steps back", "steps forth")
COINS = ("purses", "lines noted")
"""What changes when a player takes a seat or another name; of the coins, only how many purses."""


def frozen(name: str) -> Any:
    return json.loads((SAVES / f"{name}.json").read_text("ascii"))


def opened(save: Any) -> Table:
    return store.table_from_texts(save["table"], save["texts"])


def browsed(save: Any) -> Browser:
    """A browser that holds the save, at its table."""
    browser = Browser(dict(save["texts"]), f"/t/{save['table']}")
    if save["opens"]["put away"]:
        browser.go("/")
        browser.tap("bring_back", save["table"])
    return browser


def head(save: Any) -> Any:
    return json.loads(save["texts"][f"threefold/1/{save['table']}/head"])


def test_all_of_them_are_there() -> None:
    assert sorted(path.stem for path in SAVES.glob("*.json")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_save_opens_to_what_it_held(name: str) -> None:
    save = frozen(name)
    assert json.loads(json.dumps(described(opened(save)))) == save["opens"]


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_save_is_listed(name: str) -> None:
    save = frozen(name)
    listed = store.heads(save["texts"])[save["table"]]
    opens = save["opens"]
    assert (listed.trouble, listed.game) == ("", universalis.ID)
    assert (listed.name, listed.touched, listed.deleted) == (
        opens["name"],
        opens["touched"],
        opens["put away"],
    )
    assert all(player in listed.gist for player in opens["players"])


def name_somebody(browser: Browser) -> None:
    """Take a step that is allowed at any time, but for taking a seat where none is taken yet."""
    if seats.tale(browser).phase is Phase.SEATING:
        seats.submit(browser, "join", value="Newcomer")
        return
    browser.go(seats.home(browser, "names"))
    browser.write("universalis.rename", seats.tale(browser).taken, 0, value="Newcomer")


def unmoved(opens: dict[str, Any]) -> dict[str, Any]:
    return {part: held for part, held in opens.items() if part not in {*MOVED, *COINS}}


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_save_can_be_played_on(name: str) -> None:
    save = frozen(name)
    browser = browsed(save)
    name_somebody(browser)
    again, held = described(browser.reload().table), save["opens"]
    assert "Newcomer" in again["players"]
    assert again["steps back"] == held["steps back"] + 1
    assert again["steps forth"] == 0
    assert again["steps taken"] == held["steps taken"] + 1
    assert again["purses"][: len(held["purses"])] == held["purses"]
    assert unmoved(again) == unmoved(held)
    browser = browser.reload()
    browser.tap("undo")
    back = described(browser.reload().table)
    assert (unmoved(back), back["players"]) == (unmoved(held), held["players"])
    assert back["steps forth"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_lines_noted_beside_the_steps_come_to_what_everybody_has(name: str) -> None:
    opens = described(opened(frozen(name)))
    assert opens["lines noted"] == {
        "count": opens["ledger lines"],
        "issued": opens["issued"],
        "bank": opens["bank"],
        "purses": opens["purses"],
    }


@pytest.mark.parametrize("name", LARGE)
def test_the_large_ones_are_stored_as_differences(name: str) -> None:
    save = frozen(name)
    assert head(save)["v"] == heads.UPON_BASE
    assert head(save)["since"]["play"]["facts"]
    starts = [text for key, text in save["texts"].items() if "/start/" in key]
    assert [text.startswith('{"since":') for text in starts] == [False, False, True, True]


def test_a_base_in_parts_has_the_first_of_the_next_one_beside_it() -> None:
    save = frozen("in-parts")
    assert head(save)["v"] == heads.IN_PARTS
    parts = [key.split("/")[4:] for key in save["texts"] if "/base/" in key]
    own = [number for name, number in parts if name == head(save)["base"]]
    assert own == ["0", "1"]
    assert len(parts) == len(own) + 1


@pytest.mark.parametrize("name", [*LARGE, "in-parts"])
def test_a_large_one_is_read_from_its_base_alone_and_from_its_log_alone(name: str) -> None:
    save = frozen(name)
    stage = opened(save).stage
    for lost in ("/start/", "/log/"), ("/base/",):
        left = {key: text for key, text in save["texts"].items() if not any(p in key for p in lost)}
        assert len(left) < len(save["texts"])
        assert store.table_from_texts(save["table"], left).stage == stage


@pytest.mark.parametrize("name", LARGE)
def test_a_large_one_goes_on_over_the_end_of_its_chunk(name: str) -> None:
    save = frozen(name)
    browser = browsed(save)
    if name == "large-undone":
        for _ in range(save["opens"]["steps forth"]):
            browser.tap("redo")
        assert described(browser.reload().table)["facts"] == frozen("large")["opens"]["facts"]
    begun = described(browser.reload().table)
    for number in range(CHUNK):
        seats.buy(browser, "fact", f"It went on, {number}")
    again = described(browser.reload().table)
    assert len(again["facts"]) == len(begun["facts"]) + CHUNK
    assert again["steps back"] == begun["steps back"] + CHUNK
    assert again["lines noted"]["count"] == again["ledger lines"] == begun["ledger lines"] + CHUNK
    assert again["lines noted"]["purses"] == again["purses"]
    assert len(browser.table.log.chunks) == len(opened(save).log.chunks) + 1


def test_no_bid_that_was_being_made_is_in_a_save() -> None:
    """The third player was choosing when this was frozen."""
    save = frozen("bidding")
    assert save["opens"]["bidding"]["given"] == {"0": 7, "1": 0}
    assert save["opens"]["bidding"]["earlier"] == {"0": 5, "1": 5, "2": 5}
    assert save["opens"]["bidding"]["waiting"] == [2]
    assert BID not in head(save)["desk"]["setups"]


def test_the_rich_ones_are_rich() -> None:
    play = frozen("play")["opens"]
    assert len(play["rulings"]) == 9
    assert play["scene"]["number"] == 2
    assert play["steps back"] > CHUNK
    assert any("struck" in fact for fact in play["facts"])
    assert any("removed" in one[0] for one in play["components"])
    assert frozen("undone")["opens"]["steps forth"] == 6
    assert frozen("large-undone")["opens"]["steps forth"] == 40
    assert frozen("seating")["opens"]["players"][2] == ""
    assert 0 < frozen("framing")["opens"]["scene"]["budget"] < 6


def test_every_kind_of_dispute_is_frozen() -> None:
    assert len(frozen("challenge")["opens"]["challenge"]["bids"]) == 3
    assert frozen("talk")["opens"]["challenge"]["bids"] is None
    assert frozen("gathered")["opens"]["conflict"]["thrown"] == []
    assert len(frozen("tied")["opens"]["conflict"]["thrown"]) == 1
    telling = frozen("telling")["opens"]["conflict"]
    assert telling["telling"]["teller"] != telling["telling"]["winner"]
    assert [throw.split(" ")[0] for throw in telling["thrown"]] == ["by", "seed"]
    assert len(frozen("loose")["opens"]["loose roll"]["thrown"]) == 2
    assert frozen("loose")["opens"]["request"]["note"] == "Be quick"
    assert frozen("asked")["opens"]["desk"]["-"]["asked"]["what"] == "The bridge"
