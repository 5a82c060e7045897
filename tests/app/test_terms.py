"""Terms of the rules: each can be reached, says what it means, and tells the rulings it is in."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from pyapp import app
from pyapp.effect import Msg
from pyapp.model import Model
from pyapp.terms import GLOSSARIES, term_of
from pyapp.words import ENGLISH
from pyapp.words.language import translated
from tests.app.gallery import gallery
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, heard, words
from threefold.games import GAMES, by_id
from threefold.rulings import Ruling

IDS = [f"{game}.{own}" for game in GAMES for own in GLOSSARIES[f"{game}.terms"].TERMS]
RULINGS = [(game, ruling) for game in GAMES for ruling in by_id(game).RULINGS]


def dialog(model: Model) -> Element:
    (found,) = [one for one in elements(app.view(model)) if one.tag == "dialog"]
    return found


def opened(model: Model, id: str) -> Element:
    return dialog(app.update(model, Msg("open_dialog", (f"term/{id}",)))[0])


def read(element: Element) -> str:
    return words([element.tag, element.attrs, *element.children])


@pytest.fixture(scope="module")
def reached() -> dict[str, set[str]]:
    """The screens that each term can be looked up from, outside of any dialog."""
    found: dict[str, set[str]] = {}
    for name, _, tree in gallery():
        for element in elements(tree):
            if any(one.tag == "dialog" for one in element.around):
                continue
            for _, (message, *args) in element.sends:
                if message == "open_dialog" and args[0].startswith("term/"):
                    found.setdefault(args[0].removeprefix("term/"), set()).add(name)
    return found


def test_there_is_something_to_look_up() -> None:
    assert len(IDS) > 40


def test_every_term_is_on_a_screen_and_every_one_on_a_screen_is_there(
    reached: dict[str, set[str]],
) -> None:
    assert set(reached) == set(IDS)


@pytest.mark.parametrize("id", IDS)
def test_a_term_says_what_it_means_in_two_or_three_sentences(id: str) -> None:
    text = ENGLISH[f"term.{id}.text"]
    for one in (text, translated("de").texts[f"term.{id}.text"]):
        assert 2 <= len(re.findall(r"[.!?](?= |$)", one)) <= 3, one
    element = opened(app.init("/about", {})[0], id)
    assert ENGLISH[f"term.{id}"] == heard(_heading(element).children)
    assert text in read(element)


def _heading(element: Element) -> Element:
    inside = elements([element.tag, element.attrs, *element.children])
    return next(one for one in inside if one.tag == "h2")


@pytest.mark.parametrize("id", IDS)
def test_related_terms_are_there_and_others(id: str) -> None:
    game, _, own = id.partition(".")
    _, term = term_of(id) or pytest.fail(id)
    assert term.related
    for other in term.related:
        assert other != own
        assert f"{game}.{other}" in IDS
    known = {ruling.id for ruling in by_id(game).RULINGS}
    assert set(term.rulings) <= known


@pytest.mark.parametrize(("game", "ruling"), RULINGS, ids=[ruling.id for _, ruling in RULINGS])
def test_every_ruling_is_told_with_a_term_as_this_table_has_it(game: str, ruling: Ruling) -> None:
    ids = [id for id in IDS if ruling.id in (term_of(id) or pytest.fail(id))[1].rulings]
    assert ids
    browser = Browser()
    browser.tap("new_table", game)
    for choice, told in ruling.choices.items():
        browser.send("settle", ruling.id, choice)
        for id in ids:
            shown = read(opened(browser.model, id))
            assert ruling.question in shown
            assert told in shown
            others = set(ruling.choices.values()) - {told}
            assert not any(one in shown for one in others)
            assert "At this table" in shown


def test_without_a_table_of_the_game_the_usual_ruling_is_told() -> None:
    browser = Browser()
    browser.tap("new_table", "universalis")
    for model in (app.init("/about", {})[0], browser.model):
        shown = read(opened(model, "ghosts.condition"))
        assert "Unless your table settles it otherwise" in shown
        assert "Rulings of this table" not in shown


@pytest.mark.parametrize("id", ["", "ghosts", "ghosts.", "ghosts.nothing", "nothing.tag", ".tag"])
def test_what_is_no_term_is_none(id: str) -> None:
    assert term_of(id) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_term_is_told_in_german_too(game: str) -> None:
    german = import_module(f"pyapp.words.german.terms_{game}").GERMAN
    english = import_module(f"pyapp.words.terms_{game}").ENGLISH
    assert list(german) == list(english)
    assert not {key for key in german if german[key] == english[key]} - {
        "term.ghosts.tag",
        "term.imposition.stress",
    }
