"""What the wheel says, in the language that is spoken: refusals, rulings and rules.

A translation is looked up by the English template (see `threefold.phrase`). What it does not have
is said in English.
"""

from __future__ import annotations

from pyapp.words import filled, say, spoken
from threefold.errors import ThreefoldError
from threefold.phrase import Phrase, taken_apart
from threefold.rulings import Ruling, Rulings


def say_error(error: ThreefoldError) -> str:
    """Return an error's sentence."""
    return say_phrase(error.sentence)


def say_phrase(text: str) -> str:
    """Return a text of the wheel's own: a sentence, a question, a choice or a rule."""
    template, blanks = taken_apart(text)
    there = spoken().wheel.get(template, template)
    return filled(there, {name: _own(blank) for name, blank in blanks.items()}) if blanks else there


def say_name(text: str) -> str:
    """Return a name that the wheel found for something, unless somebody wrote it: then as it is."""
    return say_phrase(text) if isinstance(text, Phrase) else text


def _own(blank: object) -> object:
    return say_phrase(blank) if isinstance(blank, Phrase) else blank


def say_question(ruling: Ruling) -> str:
    """Return what a ruling settles."""
    return say_phrase(ruling.question)


def say_choice(ruling: Ruling, rulings: Rulings) -> str:
    """Return the way in which a table settles a point."""
    return say_phrase(ruling.choices[ruling.chosen(rulings)])


def say_ruling(ruling: Ruling, rulings: Rulings) -> str:
    """Say how a table settles a point: the question, and its answer."""
    question, choice = say_question(ruling), say_choice(ruling, rulings)
    return say("roll.ruling", question=question, choice=choice)
