"""A name that runs from right to left, or overrides directions, turns nothing around it."""

from __future__ import annotations

import re

import pytest

from pyapp.games.universalis.ledger_csv import ledger_csv
from pyapp.games.universalis.speech import listed
from pyapp.words import say
from pyapp.words.bidi import in_a_row, isolated
from tests.app.gallery import screens
from tests.app.trees import Element, elements, heard
from tests.app.universalis import seats

OPENS, CLOSES = "\u2066\u2067\u2068", "\u2069"
TURNING = {
    "hebrew": "שלום 123",
    "arabic": "عليكم",
    "override": "\u202eAnna",
    "override, ended": "\u202eAnna\u202c",
    "embedding": "\u202bAnna",
    "a mark": "Anna\u200f",
    "isolates of its own": "a\u2067b\u2069c",
    "an isolate left open": "\u2067Anna",
    "out of its isolate": "\u2069\u202eAnna",
    "out and out again": "\u2069\u2069\u202eAnna\u2066\u2067",
    "a script of old": "\U00010900\U0001e900",
}
STRAIGHT = ("", "Anna", "Zoë", "名前", "👩‍👩‍👧", "{name}", "\ud83d", "Жанна")


def outside(sentence: str) -> str:
    """What is in no isolate; an isolate that is never closed would hold all the rest."""
    kept, depth = "", 0
    for sign in sentence:
        if sign in OPENS:
            depth += 1
        elif sign in CLOSES:
            assert depth, "an isolate is closed that was never opened"
            depth -= 1
        elif not depth:
            kept += sign
    assert not depth, "an isolate is never closed"
    return kept


@pytest.mark.parametrize("name", TURNING.values(), ids=TURNING)
def test_a_sentence_keeps_its_order(name: str) -> None:
    sentence = say("universalis.interrupts", name=name, coins="1 coin")
    assert outside(sentence) == say("universalis.interrupts", name="", coins="1 coin")
    assert name in sentence
    around = say("universalis.and", some=sentence, last="Ben")
    assert outside(around) == say("universalis.and", some="", last="Ben")
    assert outside(listed([name, "Ben", name])) == " and "
    assert f"{isolated(name)}, Ben" in listed([name, "Ben", name])


@pytest.mark.parametrize("name", STRAIGHT)
def test_all_else_is_as_it_was(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", TURNING.values(), ids=TURNING)
def test_a_file_holds_names_as_they_were_written(name: str) -> None:
    browser = seats.begun((name, "Ben"))
    written = ledger_csv(browser.table.log, seats.tale(browser))
    assert f",{name.strip()}," in written
    assert written.count("\u2068") == written.count(name) * name.count("\u2068")


def lines(element: Element) -> list[str]:
    """Texts as they are set: one that is cut into marked parts is still one line to be ordered."""
    if element.tag == "mark":
        return []
    marked = any(isinstance(child, list) and child[0] == "mark" for child in element.children)
    return [heard(element.children)] if marked else element.texts


def test_names_in_a_line_turn_each_other_no_more_than_what_is_beside_them() -> None:
    """On every screen: a name is alone in its element, or isolated there from all the rest."""
    name, seen = TURNING["override"], 0
    for screen, _, tree in screens(name):
        for element in elements(tree):
            for text in lines(element):
                seen += name in text
                # Players of one name are told apart by numbers, which are of that name.
                alone = re.sub(rf"{name}(?: [A-Z]| \([0-9]\))?", "", text).strip() in ("", ":")
                assert alone or name not in outside(text), (screen, text)
    assert seen > 300


def test_a_row_of_names_is_read_in_its_order() -> None:
    for name in TURNING.values():
        assert outside(in_a_row([name, "Ben", name])) == ", Ben, "
    assert in_a_row(["Ann", "Ben"], " · ") == "Ann · Ben"
