"""Languages: which one is spoken, how it writes numbers and days, and what the wheel says in it."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import app, device, route
from pyapp import words as all_words
from pyapp.effect import Msg, Speak
from pyapp.update import update
from pyapp.views.parts.worth import decimal
from pyapp.words import ENGLISH, filled, say, say_count, speak, spoken
from pyapp.words.faults import ENGLISH as FAULTS
from pyapp.words.german import GERMAN
from pyapp.words.language import NAMES, preferred, translated
from pyapp.words.numbers import day, percentage, tenths, weekday, whole
from pyapp.words.percent import fraction, percent
from pyapp.words.wheel import say_error, say_name, say_phrase, say_ruling
from tests.app.table_driver import Browser
from tests.app.trees import words
from tests.rules.templates import every_template
from threefold import ghosts, universalis
from threefold.check import whole as checked_whole
from threefold.errors import InvalidInput
from threefold.ledger import short
from threefold.phrase import Phrase

HERE = GERMAN["device.title"]
SPOKEN = [
    ((), "en"),
    (("de",), "de"),
    (("DE-at", "en"), "de"),
    (("fr", "de-CH", "en"), "de"),
    (("fr-FR", "it"), "en"),
    (("en-GB", "de"), "en"),
    (("", "de"), "de"),
    (("den",), "en"),
]


@pytest.mark.parametrize(("wanted", "code"), SPOKEN)
def test_the_first_language_of_ours_that_somebody_reads(wanted: tuple[str, ...], code: str) -> None:
    assert preferred(wanted) == code


@given(st.lists(st.text()))
def test_whatever_a_browser_says_it_is_one_of_ours(wanted: list[str]) -> None:
    assert preferred(wanted) in NAMES


def test_only_what_nobody_translated_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text translated by nothing at all is none that is missing."""
    mine = translated("de")._replace(texts={"app.name": "", "home.title": "Tische"})
    monkeypatch.setattr(all_words, "_known", {"en": all_words.spoken()})
    monkeypatch.setattr(all_words, "translated", {"de": mine}.__getitem__)
    speak("de")
    assert [say("app.name"), say("home.title")] == ["", "Tische"]
    assert say("log.title") == ENGLISH["log.title"]
    assert mine.texts.keys() == {"app.name", "home.title"}
    with pytest.raises(KeyError):
        say("no.such.text")
    speak("en")


def test_the_device_can_be_set_to_every_language() -> None:
    assert set(device.LANGUAGES) == {"", "en", "de"} == {"", *NAMES}


def test_a_browser_is_spoken_to_in_its_own_language() -> None:
    model, effects = app.init("", {}, speaks=("de-AT", "en"))
    assert effects == (Speak("de"),)
    assert "Noch kein Tisch" in words(app.view(model))
    model, effects = app.init("", {}, speaks=("fr", "en"))
    assert effects == ()
    assert "No table yet" in words(app.view(model))


def test_the_device_overrules_its_browser() -> None:
    stored = dict(device.writes(device.Device(language="en")))
    model, effects = app.init("", stored, speaks=("de",))
    assert (model.language, effects) == ("en", ())


def test_choosing_a_language_changes_page_title_and_announcer_at_once_and_is_kept() -> None:
    browser = Browser(fragment=route.DEVICE)
    browser.write("set_device", "language", value="de")
    assert Speak("de") in browser.others
    assert HERE in words(browser.tree)
    assert app.drawn(browser.model)[1] == f"{HERE} · Threefold"
    again = browser.reload()
    assert HERE in words(again.tree)
    again.write("set_device", "language", value="en")
    assert ENGLISH["device.title"] in words(again.tree)
    assert Speak("en") in again.others
    again.write("set_device", "language", value="")
    assert Speak("") not in again.others
    assert again.model.language == "en"


def test_another_tab_is_followed() -> None:
    model, _ = app.init(route.DEVICE, {})
    texts = dict(device.writes(device.Device(language="de")))
    after, effects = update(model, Msg("device_read", (texts,)))
    assert effects == (Speak("de"),)
    assert HERE in words(app.view(after))


def test_two_models_are_drawn_in_their_own_languages_in_turn() -> None:
    english, _ = app.init("", {})
    german, _ = app.init("", {}, speaks=("de",))
    for _ in range(2):
        assert "No table yet" in words(app.view(english))
        assert "Noch kein Tisch" in words(app.view(german))


def test_a_message_is_answered_in_the_language_of_its_model() -> None:
    german = Browser(dict(device.writes(device.Device(language="de"))))
    german.tap("new_table", ghosts.ID)
    for _ in range(2):
        german.send("undo")
    app.view(app.init("", {})[0])
    assert spoken().code == "en"
    german.send("redo")
    speak("de")
    assert german.model.said[0] == say("redone.nothing")


def test_a_fault_of_ours_is_told_in_the_language_of_the_model() -> None:
    german, _ = app.init("", {}, speaks=("de",))
    speak("en")
    notice = app.stumbled(german).notice
    assert notice is not None
    assert notice.text.startswith("Threefold ist über")


def test_an_unknown_language_is_an_error_and_changes_nothing() -> None:
    with pytest.raises(KeyError):
        speak("fr")
    assert spoken().code == "en"


NUMBERS = [
    # What is written, in English and in German.
    (lambda: whole(1234567), "1,234,567", "1.234.567"),
    (lambda: whole(999), "999", "999"),
    (lambda: whole(-1234), "-1,234", "-1.234"),
    (lambda: tenths(125), "12.5", "12,5"),
    (lambda: tenths(120), "12", "12"),
    (lambda: tenths(120, always=True), "12.0", "12,0"),
    (lambda: percentage("7"), "7%", "7\u202f%"),
    (lambda: percent(Fraction(1, 3)), "33.3%", "33,3\u202f%"),
    (lambda: percent(Fraction(1, 5000)), "<0.1%", "<0,1\u202f%"),
    (lambda: percent(Fraction(4999, 5000)), ">99.9%", ">99,9\u202f%"),
    (lambda: percent(Fraction(1)), "100%", "100\u202f%"),
    (lambda: fraction(Fraction(1, 10**31)), "about 0.0000000000", "etwa 0,0000000000"),
    (lambda: fraction(Fraction(11, 36)), "11/36", "11/36"),
    (lambda: decimal(Fraction(25, 3)), "8.3", "8,3"),
    (lambda: decimal(Fraction(1, 99)), "<0.1", "<0,1"),
    (lambda: filled("{a:,} {b} {c:>4}", {"a": 5000, "b": "1,5", "c": 7}), "5,000 1,5    7",
     "5.000 1,5    7"),
]  # fmt: skip


@pytest.mark.parametrize(("write", "english", "german"), NUMBERS)
def test_numbers_are_written_as_the_language_has_them(write, english: str, german: str) -> None:
    assert write() == english
    speak("de")
    assert write() == german


NOON = int(time.mktime((2026, 1, 31, 12, 0, 0, 0, 0, -1)) * 1000)


def test_days_are_written_as_the_language_has_them() -> None:
    assert day(NOON) == "2026\u201101\u201131"
    assert weekday(NOON) == "Saturday, 31 January 2026"
    speak("de")
    assert day(NOON) == "31.01.2026"
    assert weekday(NOON) == "Samstag, 31. Januar 2026"


@pytest.mark.parametrize("code", NAMES)
def test_a_day_beyond_any_calendar_is_not_written(code: str) -> None:
    speak(code)
    assert (day(10**30), weekday(-(10**30))) == ("", "")


def test_things_are_counted() -> None:
    speak("de")
    assert say_count("universalis.coins", 1) == "1 Münze"
    assert say_count("universalis.coins", 2) == "2 Münzen"


def test_the_wheel_is_said_phrase_by_phrase() -> None:
    error = short(3, 0)
    assert say_error(error) == error.sentence
    speak("de")
    assert say_error(error) == (
        "Das kostet 3 Münzen, und zum Zahlen ist nur so viel da: keine Münzen."
    )
    with pytest.raises(InvalidInput) as refused:
        checked_whole(9, 0, 5, "x", "The number of tags")
    assert not (set(say_error(refused.value).split()) & {"The", "number", "must", "from"})


def test_rulings_and_rules_are_said() -> None:
    speak("de")
    words = say_ruling(ghosts.RULINGS[0], {})
    assert words.startswith("Regelung: ")
    assert ghosts.RULINGS[0].question not in words
    for rules in (ghosts.RULES, universalis.RULES):
        assert all(say_phrase(rule) != rule for rule in rules.values())


def test_a_players_own_words_are_never_translated() -> None:
    speak("de")
    assert say_name("no coins") == "no coins"
    assert say_name(Phrase("no coins")) == "keine Münzen"
    told = Phrase("{name} ({number})", name="1 coin", number=2)
    assert say_phrase(told) == "1 coin (2)"


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    told = Phrase("{name} ({number})", name="שלום", number=2)
    assert say_phrase(told) == "\u2068שלום\u2069 (2)"


def test_a_sentence_nobody_translated_is_said_in_english() -> None:
    speak("de")
    assert say_phrase("A sentence of a newer wheel.") == "A sentence of a newer wheel."


def test_faults_of_the_app_are_said_like_those_of_the_wheel() -> None:
    german = translated("de")
    assert set(FAULTS.values()) <= german.wheel.keys()
    speak("de")
    assert say_phrase(FAULTS["fault.table"]) == say("fault.table")
    room = Phrase(FAULTS["fault.backup.room"], wanted=1200, free=1000, room=5_242_880)
    assert "1.200" in say_phrase(room)


@pytest.mark.parametrize("language", [code for code in NAMES if code != "en"])
def test_every_sentence_of_the_wheel_is_translated(language: str) -> None:
    assert every_template() - translated(language).wheel.keys() == set()


def test_no_translation_of_the_wheel_is_left_over() -> None:
    left = translated("de").wheel.keys() - every_template() - set(FAULTS.values())
    assert left == set()
