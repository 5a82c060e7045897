"""Sentences remember their template and blanks, and read as plain text all the same."""

from __future__ import annotations

import copy
import pickle
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.templates import NotPlainError, _Module, every_template, foreign
from threefold import InvalidInput, ghosts, universalis
from threefold.check import whole
from threefold.phrase import Phrase, taken_apart


def test_a_phrase_is_the_text_it_reads_as() -> None:
    made = Phrase("{who} has {count:,} coins.", who="Ada", count=12000)
    assert made == "Ada has 12,000 coins."
    assert isinstance(made, str)
    assert taken_apart(made) == ("{who} has {count:,} coins.", {"who": "Ada", "count": 12000})


def test_a_phrase_of_a_phrase_is_itself() -> None:
    made = Phrase("{count} coins", count=3)
    assert Phrase(made) is made


@given(st.text())
def test_plain_text_is_its_own_template(text: str) -> None:
    assert taken_apart(text) == (text, {})
    assert Phrase(text) == text


@given(st.text())
def test_what_somebody_wrote_is_put_in_as_it_is(name: str) -> None:
    assert Phrase("{name} ({number})", name=name, number=2) == f"{name} (2)"


@pytest.mark.parametrize(
    "twin", [copy.copy, copy.deepcopy, lambda p: pickle.loads(pickle.dumps(p))]
)
def test_a_copy_remembers_as_well(twin) -> None:
    made = Phrase("This costs {costs}.", costs=Phrase("{count} coins", count=3))
    again = twin(made)
    assert again == made
    assert taken_apart(again) == taken_apart(made)


def test_an_error_tells_its_template_and_blanks() -> None:
    with pytest.raises(InvalidInput) as refused:
        whole(9, 0, 5, "pool.tags", "The number of tags")
    error = refused.value
    assert error.sentence == "The number of tags must be a whole number from 0 to 5."
    assert error.template == "{what} must be a whole number from {low} to {high}."
    assert error.blanks == {"what": "The number of tags", "low": 0, "high": 5}
    assert isinstance(error.blanks["what"], Phrase)


def test_a_sentence_without_blanks_is_its_template() -> None:
    error = InvalidInput("a.code", "A sentence with {braces}.")
    assert (error.template, error.blanks) == ("A sentence with {braces}.", {})


def test_every_template_of_the_wheel_is_found() -> None:
    known = every_template()
    assert len(known) > 380
    assert ghosts.RULES[ghosts.Outcome.SUCCESS and "ghosts.six"] in known
    assert "Each player begins with {count} coins." in known
    for template in known:
        names = [name for _, name, _, _ in Formatter().parse(template) if name is not None]
        assert all(name.isidentifier() for name in names), template
        assert len(names) == len(set(names)), template


def test_a_players_name_is_no_template() -> None:
    tale = universalis.new()
    for name in ("", "no coins"):
        tale = universalis.apply(tale, universalis.Seat(name), {})
    assert foreign(universalis.label(tale, 0), every_template()) == []
    assert not isinstance(universalis.label(tale, 1), Phrase)


@pytest.mark.parametrize(
    "source",
    [
        'raise InvalidInput("a", f"There are {count} dice.", "")',
        'raise NotAllowed("a", "There are " + count)',
        'Phrase("%s dice" % count)',
        'sentence = f"{count} dice"\nraise NotAllowed("a", sentence)',
    ],
)
def test_words_put_together_otherwise_are_found_out(source: str) -> None:
    import ast

    from tests.rules.templates import RULES

    with pytest.raises(NotPlainError):
        list(_Module(RULES / "made_up.py", ast.parse(source)).templates({}))
