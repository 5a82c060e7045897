"""The German texts: keys and blanks of the English, German throughout, short on buttons."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import pyapp.words as english_words
import pyapp.words.german as german_words
from pyapp.words import ENGLISH
from pyapp.words.catalogue import Catalogue
from pyapp.words.german import GERMAN
from pyapp.words.german.wheel import GERMAN as WHEEL
from pyapp.words.german.wheel import MODULES as WHEEL_MODULES

APP = Path(__file__).parents[2] / "pyapp"
BUTTONS = {"button", "link_button", "menu_button", "menu_link"}
LENGTH, SLACK = 1.4, 8
"""How much longer than the English a button may be: by this factor, or by so many letters."""

ENGLISH_ONLY = re.compile(
    r"\b(the|and|of|is|are|were|not|this|that|these|you|your|they|their|its?|with|from|for|to|on"
    r"|has|have|been|be|by|or|as|at|if|roll(ed|s)?|rerolls?|dice|coins?|tables?|sheet|odds|traits?"
    r"|ruling|levels?|phone|backup|undo|please|first|choose|no|yes|it)\b"
)
"""Words that are English and never German, as they stand in German sentences: in small letters."""

OTHER_WORDS = re.compile(
    r"\bd(4|6|8|10|12)\b|Imposition-Würfel|Tatsache|Anfecht|anficht|Spieler|\b(Log|Backup|Reroll"
    r"|Ruling|Trait|Token|Skill|Level|GM|NPC)\b|-Kästchen"
)
"""What the glossary has other words for; it stands at the head of `pyapp.words.german`."""

KEPT = {"Threefold", "City of Ghosts", "Imposition", "Universalis", "When Suddenly! Games"}
KEPT_KEYS = {"imposition.licence"}

LABELLED = [("roll.keep", "roll.keep.long")]
"""A short key and the accessible name beside it, where that is not called ``.about``."""


def catalogue(module: str, name: str) -> Mapping[str, str] | None:
    return getattr(importlib.import_module(module), name, None)


def english_modules() -> list[str]:
    names = [found.name for found in pkgutil.iter_modules(english_words.__path__)]
    return [name for name in names if catalogue(f"pyapp.words.{name}", "ENGLISH") is not None]


def blanks(text: str) -> list[tuple[str, str, str]]:
    parsed = Formatter().parse(text)
    return sorted((name, spec or "", turn or "") for _, name, spec, turn in parsed if name)


def said(text: str) -> str:
    """A text without its blanks."""
    return "".join(words for words, _, _, _ in Formatter().parse(text))


@cache
def labels() -> frozenset[str]:
    """The keys of the words on buttons and on links that look like buttons."""
    files = [file for file in sorted(APP.rglob("*.py")) if APP / "words" not in file.parents]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    functions = [
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    ]
    return frozenset(key for function in functions for key in _labels(function))


def _labels(function: ast.FunctionDef) -> Iterator[str]:
    nodes = list(ast.walk(function))
    named = {
        target.id: node.value
        for node in nodes
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            # A button has its words first; what draws one for a game has them anywhere.
            words = node.args[:1] if node.func.id in BUTTONS else node.args
            if node.func.id in BUTTONS or node.func.id == "throw_button":
                for one in words:
                    yield from _keys(named.get(one.id) if isinstance(one, ast.Name) else one)


def _keys(words: ast.expr | None) -> Iterator[str]:
    """The keys that an expression says, where they stand in it."""
    for node in ast.walk(words) if words is not None else ():
        if isinstance(node, ast.Constant) and str(node.value) in ENGLISH:
            yield str(node.value)


@pytest.mark.parametrize("module", english_modules())
def test_each_english_catalogue_has_a_german_one_with_the_same_keys(module: str) -> None:
    english = catalogue(f"pyapp.words.{module}", "ENGLISH") or {}
    german = catalogue(f"pyapp.words.german.{module}", "GERMAN") or {}
    assert sorted(german) == sorted(english)


def test_the_german_is_all_of_its_catalogues() -> None:
    assert GERMAN.keys() == ENGLISH.keys()
    assert isinstance(WHEEL, Catalogue)
    assert len(WHEEL) == sum(len(WHEEL.texts(name)) for name in WHEEL_MODULES)
    modules = [found.name for found in pkgutil.iter_modules(german_words.__path__)]
    assert set(modules) == {*english_modules(), "wheel", "whole", *WHEEL_MODULES}


def pairs() -> list[tuple[str, str, str]]:
    """Each text: its name, the English and the German."""
    texts = [(key, ENGLISH[key], text) for key, text in GERMAN.items() if key in ENGLISH]
    return texts + [(template, template, text) for template, text in WHEEL.items()]


def test_a_german_text_has_the_blanks_of_the_english() -> None:
    wrong = [key for key, english, german in pairs() if blanks(english) != blanks(german)]
    assert wrong == []


def test_no_english_is_left() -> None:
    left = []
    for key, english, german in pairs():
        words = said(german)
        for kept in KEPT:
            words = words.replace(kept, "")
        if key not in KEPT_KEYS and (found := ENGLISH_ONLY.search(words)):
            left.append(f"{key}: {found.group()}")
        if german == english and len(re.findall(r"[a-z]{3,}", words)) > 1:
            left.append(key)
    assert left == []


def test_one_thing_has_one_name() -> None:
    other = {key: found.group() for key, _, text in pairs() if (found := OTHER_WORDS.search(text))}
    assert other == {}, "see the glossary at the head of pyapp.words.german"


def test_the_table_of_english_words_finds_english() -> None:
    found = [key for key, text in ENGLISH.items() if ENGLISH_ONLY.search(said(text))]
    assert len(found) > len(ENGLISH) / 3


def test_german_texts_are_set_well() -> None:
    for key, english, german in pairs():
        assert german == german.strip(), key
        assert german, key
        assert "  " not in german, key
        assert not re.search(r"[\"”’‘'»«]|\.\.\.|--| - ", german), f"signs: {key}"
        assert german.count("„") == german.count("“"), f"quotes: {key}"
        assert german.count("„") >= english.count("“"), f"quotes: {key}"
        assert not re.search(r"\s[,.:;?!]", german.replace(" …", "")), f"space: {key}"
        assert english[-1:] not in ".?" or german[-1] in ".?}“", f"ends otherwise: {key}"


def test_a_sentence_goes_on_in_capitals_after_a_colon() -> None:
    """After a colon a whole sentence begins with a capital in German, and so does a noun."""
    small = re.compile(r": (er|sie|es|du|ihr|das|dann) [a-zäöü]+ ")
    assert [key for key, _, german in pairs() if small.search(german)] == []


def test_buttons_are_short_enough_for_a_phone() -> None:
    lengths = {key: (len(said(GERMAN[key])), len(said(ENGLISH[key]))) for key in labels()}
    long = {
        key: (german, english)
        for key, (german, english) in lengths.items()
        if german > max(LENGTH * english, english + SLACK)
    }
    assert long == {}


def test_enough_buttons_are_found() -> None:
    found = labels()
    assert {"roll.keep", "ghosts.reroll", "import.all", "universalis.begin"} <= found
    assert len(found) > 80


def test_an_accessible_name_holds_the_words_that_are_seen() -> None:
    abouts = [(key, f"{key}.about") for key in GERMAN if f"{key}.about" in GERMAN] + LABELLED
    assert len(abouts) > 12
    for short, about in abouts:
        assert said(GERMAN[short]).strip() in GERMAN[about], about
