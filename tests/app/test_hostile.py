"""Whatever a player writes is shown as they wrote it: as text, whole, in its own direction."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp import store
from tests.app.gallery import screens
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, flat, heard
from threefold import ghosts

START, END = "\u2e22", "\u2e23"
"""Marks around what is written, so that it can be found again and is known to be whole."""

TEXTS = {
    "markup": '<script>alert(1)</script><img src=x onerror="alert(1)">&lt;&amp;',
    "attribute": '" onclick="alert(1)" \' javascript:alert(1)',
    "braces": "{name} {who!r} {0} %s ${x} {{}}",
    "rtl": "שלום عليكم 123 abc",
    "override": "\u202egnp.exe\u202c \u2066\u2069 \u200f",
    "proto": "__proto__ constructor toString",
    "emoji": "👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 \u200d",
    "surrogate": "\ud83d alone \udc00",
    "controls": "\x00\x01\x1b[31m\x7f\ufeff\u2028\u2029",
    "long": "long " * 500,
    "json": '"],["undo"],["',
}


@pytest.fixture(params=TEXTS, scope="module")
def written(request: pytest.FixtureRequest) -> str:
    return START + TEXTS[request.param] + END


PAPER = {"paper", "universalis: paper, many pages", "imposition: paper"}
"""Sheets to print: long writing goes on in pieces there; tests of their own hold it whole."""
SEARCHED = {"search, found", "search, going on", "search, changed since"}
"""What is searched for comes out of the address, which holds no half of a pair and no control; so
some of it is found, and some is not."""
BY_LENGTH = {"move", *PAPER}
"""Screens that have more or less on them by how much is written: what fits a code, or a link."""


@pytest.fixture(scope="module")
def shown(written: str) -> list[tuple[str, Any]]:
    return [(name, tree) for name, _, tree in screens(written)]


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    return {name: _bones(tree) for name, _, tree in screens(f"{START}Ann{END}")}


def test_it_appears_unchanged_and_whole(written: str, shown: list[tuple[str, Any]]) -> None:
    found = 0
    for name, tree in shown:
        for text in () if name in PAPER | SEARCHED else _texts(tree):
            assert text.count(written) == text.count(START) == text.count(END), name
            found += text.count(written)
    assert found > 100


def _texts(tree: Any) -> Iterator[str]:
    for element in elements(tree):
        if element.tag != "mark":
            yield from _lines(element)
        yield from (
            value
            for key, value in element.attrs.items()
            if isinstance(value, str) and not key.startswith("data-")
        )


def _lines(element: Element) -> list[str]:
    """The texts of an element; what is marked in one of them as found belongs to it."""
    marks = any(isinstance(child, list) and child[0] == "mark" for child in flat(element.children))
    return [heard(element.children)] if marks else element.texts


def test_it_changes_nothing_of_the_page(
    plain: dict[str, Any], shown: list[tuple[str, Any]]
) -> None:
    """The same elements with the same attributes as with a plain name, whatever is written."""
    anywhere = {str(bone) for bones in plain.values() for bone in bones}
    for name, tree in shown:
        if name in SEARCHED:
            assert set(map(str, _bones(tree))) <= anywhere, name
        elif name in BY_LENGTH:
            assert set(map(str, _bones(tree))) <= set(map(str, plain[name])), name
        else:
            assert _bones(tree) == plain[name], name


def _bones(tree: Any) -> list[tuple[str, list[str]]]:
    found = (element for element in elements(tree) if element.tag != "mark")
    return [(element.tag, sorted(element.attrs)) for element in found]


def test_it_keeps_its_own_direction(shown: list[tuple[str, Any]]) -> None:
    """An element with dir="auto" is around it, and so nothing written turns the page around."""
    astray = set()
    for name, tree in shown:
        for element in elements(tree):
            around = (element, *element.around)
            unseen = any("aria-live" in one.attrs for one in around)
            if _holds(element) and not unseen and not any("dir" in one.attrs for one in around):
                way = ">".join(one.tag for one in (*element.around, element)[-3:])
                astray.add((name, way, element.attrs.get("class", "")))
    assert sorted(astray) == []


def _holds(element: Element) -> bool:
    value = element.attrs.get("value", "")
    return any(START in text for text in element.texts) or START in value


def test_a_tree_with_it_is_json(shown: list[tuple[str, Any]]) -> None:
    for name, tree in shown:
        assert json.loads(json.dumps(tree)) == tree, name


def test_it_is_stored_as_ascii_and_comes_back(written: str) -> None:
    browser = Browser()
    browser.tap("new_table", ghosts.ID)
    browser.submit("ghosts.add", written)
    assert all(text.isascii() for text in browser.stored.values())
    assert browser.reload().cast.characters[0].name == written
    table = store.table_from_texts(browser.table.id, browser.stored)
    moment = next(table.log.latest())
    assert moment is not None
    assert moment.entry.step.name == written
