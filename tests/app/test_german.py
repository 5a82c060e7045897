"""Every screen in German: no English sentence is left, and each is as sound as the English one."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from pyapp import app, device
from pyapp.words import ENGLISH
from pyapp.words.language import translated
from tests.app.gallery import Shown, spoken_gallery
from tests.app.table_driver import Browser
from tests.app.test_words_said import WORKSHOP, told
from tests.app.trees import elements, heard
from tests.rules.templates import every_template

LEAST = 2
"""Fewer words than this may be the same in both languages, or a name."""


@pytest.fixture(scope="module")
def shown() -> list[Shown]:
    return [one for one in spoken_gallery("de", "Ann") if not one[0].startswith(WORKSHOP)]


def english() -> dict[str, re.Pattern[str]]:
    """What an English text looks like when its blanks are filled, by its template."""
    german = translated("de")
    same = {*german.texts.values(), *german.wheel.values()}
    templates = {*ENGLISH.values(), *every_template()} - same
    return {one: _filled(one) for one in templates if len(re.findall("[a-z]+", _said(one))) > LEAST}


def _said(template: str) -> str:
    return " ".join(literal for literal, *_ in Formatter().parse(template))


def _filled(template: str) -> re.Pattern[str]:
    parts = Formatter().parse(template)
    return re.compile(
        "".join(re.escape(words) + (".+" if name else "") for words, name, *_ in parts)
    )


def test_no_english_sentence_is_left(shown: list[Shown]) -> None:
    told_here = {text for *_, tree in shown for one in elements(tree) for text in told(one)}
    told_here |= {model.said[0] for _, model, _ in shown}
    told_here |= {model.notice.text for _, model, _ in shown if model.notice}
    left = {
        f"{template}: {text}"
        for template, pattern in english().items()
        for text in told_here
        if pattern.search(text)
    }
    assert left == set()


def test_english_sentences_would_be_found() -> None:
    patterns = english()
    assert len(patterns) > 500
    assert ENGLISH["app.tagline"] in patterns
    model, _ = app.init("", {})
    texts = {text for one in elements(app.view(model)) for text in told(one)}
    assert any(pattern.search(text) for pattern in patterns.values() for text in texts)


def test_no_blank_is_left_open(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        for element in elements(tree):
            for text in told(element):
                assert not re.search(r"\{\w*\}", text), (name, text)


def test_an_accessible_name_holds_the_words_that_are_seen(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        for element in elements(tree):
            if element.tag in ("button", "a") and "aria-label" in element.attrs:
                assert heard(element.children).strip() in element.attrs["aria-label"], name


def test_numbers_have_a_comma(shown: list[Shown]) -> None:
    texts = [text for *_, tree in shown for one in elements(tree) for text in one.texts]
    assert any(re.search(r"\d,\d\N{NARROW NO-BREAK SPACE}%", text) for text in texts)
    assert [text for text in texts if re.search(r"\d\.\d *%|\d%", text)] == []


REFUSED = [
    ("ghosts", "ghosts.keep", ("nobody",)),
    ("imposition", "imposition.keep", ("nobody",)),
]
"""A game, and a message that its rules refuse at an empty table."""


@pytest.mark.parametrize(("game", "message", "args"), REFUSED)
def test_a_refusal_of_the_rules_is_told_in_german(
    game: str, message: str, args: tuple[str, ...]
) -> None:
    refusals = []
    for code in ("en", "de"):
        browser = Browser(dict(device.writes(device.Device(language=code))))
        browser.tap("new_table", game)
        browser.send(message, *args)
        assert browser.model.notice is not None
        refusals.append(browser.model.notice.text)
    patterns = english().values()
    assert [any(one.search(text) for one in patterns) for text in refusals] == [True, False]
