"""Tables that cannot be read are told apart by whatever is left of them; nothing is said twice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyapp import store
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_backup_gate import raw
from tests.app.test_backup_taking import opening
from tests.app.trees import Element, elements, heard, words

HEADS = {
    "all there": lambda head: {**head, "deleted": "no"},
    "newer": lambda head: {**head, "v": 9},
    "other types": lambda head: {**head, "deleted": "no", "gist": 7, "touched": "late"},
    "no game of ours": lambda head: {**head, "game": "chess"},
}
CUT = 0.7


def laid() -> dict[str, str]:
    browser = seats.laid(("Ann", "Ben"))
    browser.send("rename_table", value="Night shift")
    return {key: text for key, text in browser.stored.items() if key.startswith(store.PREFIX)}


def broken(texts: dict[str, str], name: str) -> dict[str, str]:
    """The same table under another id, with its head broken in one of these ways."""
    (key,) = (key for key in texts if key.endswith("/head"))
    head = json.loads(texts[key])
    text = json.dumps(HEADS[name](head)) if name in HEADS else name
    return {f"threefold/1/id{abs(hash(name)) % 10**8}/head": text}


def cards(tree: Any) -> list[Element]:
    return [one for one in elements(tree) if "card" in str(one.attrs.get("class")).split()]


def troubled(tree: Any) -> list[str]:
    said = [heard(one.children) for one in cards(tree)]
    signs = ("cannot be read", "newer Threefold", "Set aside")
    return [one for one in said if any(sign in one for sign in signs)]


@pytest.mark.parametrize("name", HEADS)
@pytest.mark.parametrize("where", ["home", "its page", "import"])
def test_a_table_is_called_by_its_name_where_that_is_left(name: str, where: str) -> None:
    stored = broken(laid(), name)
    (table_id,) = store.heads(stored)
    if where == "import":
        tree = opening(Browser(), raw(stored)).tree
    else:
        tree = Browser(dict(stored), "/" if where == "home" else f"/t/{table_id}").tree
    shown = words(tree)
    assert "Night shift" in shown
    # What begins a table names every game there is.
    in_cards = "".join(troubled(tree))
    assert ("City of Ghosts" in in_cards) is (name != "no game of ours")
    assert ("newer Threefold" in shown) is (name == "newer")
    assert ("A table that cannot be read" in shown) is (name != "newer")


def test_no_two_cards_are_alike_whatever_is_lost() -> None:
    head = json.dumps({})
    whole = laid()
    (key,) = (key for key in whole if key.endswith("/head"))
    stored = {
        "threefold/1/one/head": "",
        "threefold/1/two/head": head,
        "threefold/1/three/head": "[]",
        "threefold/1/four/head": whole[key][: int(len(whole[key]) * CUT)],
        "threefold/aside/five/log/0/aaaa": "x",
        "threefold/aside/six/log/0/aaaa": "x",
    }
    browser = Browser(dict(stored))
    home = troubled(browser.tree)
    assert len(home) == len(set(home)) == 6
    names = [one.name for one in elements(browser.tree) if one.tag == "button"]
    assert len(names) == len(set(names)), "two buttons that a screen reader cannot tell apart"
    assert "Ann, Ben" in "".join(home)
    tables = {key: text for key, text in stored.items() if key.startswith(store.PREFIX)}
    opened = troubled(opening(Browser(), raw(tables)).tree)
    assert len(opened) == len(set(opened)) == 4


def test_that_there_is_no_such_table_is_said_once() -> None:
    browser = Browser({}, "/t/none")
    assert "No such table here" in words(browser.tree)
    assert browser.notice == ""
    assert browser.model.said[0] == "There is no such table in this browser."


def test_a_sentence_of_before_does_not_stand_beside_what_is_so_now() -> None:
    good = laid()
    browser = opening(Browser(dict(good)), raw(good))
    browser.shelf.full = True
    browser.tap("take", 0, "copy")
    assert browser.notice.startswith("Nothing was changed.")
    browser.shelf.full = False
    browser.tap("take", 0, "copy")
    assert browser.notice == ""
    browser.tap("untake", 0)
    assert browser.notice == "Undone: all is as it was before."
    browser.tap("take", 0, "copy")
    assert browser.notice == ""
    browser.tap("untake", 0)
    browser.tap("file_closed")
    assert browser.notice == ""


def test_a_damaged_step_is_not_said_to_be_none() -> None:
    good = laid()
    key = next(key for key in good if "/log/" in key)
    browser = Browser({**good, key: "junk"}, f"/t/{store.heads(good).popitem()[0]}")
    browser.tap("undo")
    assert browser.notice == "Not undone: the step before this is damaged and cannot be read."
    browser.send("redo")
    assert browser.model.said[0] == "There is nothing to redo."
