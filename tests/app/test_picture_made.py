"""Making a picture: the buttons that ask for one, and what is said of what became of it."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from pyapp.effect import Depict
from pyapp.picture import SIDE
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import elements


def rolled() -> tuple[Browser, str]:
    browser = seats.laid(("Ann", "Ben"))
    ann = seats.ids(browser)[0]
    browser.go(seats.place(browser, ann))
    seats.by_hand(browser, ann, 6, 6)
    return browser, ann


def asked(browser: Browser) -> Depict:
    (depicted,) = browser.depicted
    ElementTree.fromstring(depicted.drawing)
    return depicted


def test_a_roll_that_waits_and_one_that_was_kept_give_the_same_picture() -> None:
    browser, ann = rolled()
    browser.tap("picture", ann)
    first = asked(browser)
    seats.keep(browser, ann)
    browser.depicted.clear()
    browser.go(f"{seats.home(browser)}/log")
    moment = browser.table.log.last()
    assert moment is not None
    browser.tap("picture_kept", *moment.place)
    assert asked(browser).drawing == first.drawing
    assert first.size == (SIDE, SIDE)
    assert re.fullmatch(r"Ann Success \d{4}-\d\d-\d\d\.png", first.name)
    assert first.text == "Ann rolled in City of Ghosts: Success."


@pytest.mark.parametrize(
    ("how", "notice"),
    [
        ("saved", "The picture is in x.png."),
        ("failed", "This browser could not make the picture. Share the roll as a link instead."),
        ("shared", ""),
        ("cancelled", ""),
    ],
)
def test_what_became_of_it_is_said(how: str, notice: str) -> None:
    browser, ann = rolled()
    browser.tap("picture", ann)
    browser.send("pictured", browser.model.fragment, "x.png", how)
    assert browser.notice == notice
    browser.go("/")
    browser.send("pictured", seats.place(browser, ann), "x.png", how)
    assert browser.notice == ""


@pytest.mark.parametrize(
    "args", [("picture", "nobody"), ("picture_kept", 0, 999), ("picture_kept", 9, 0)]
)
def test_without_a_roll_there_is_no_picture(args: tuple[Any, ...]) -> None:
    browser, _ = rolled()
    browser.send(*args)
    assert browser.depicted == []


@pytest.mark.parametrize("name", ["Share this roll", "Make a picture"])
def test_the_button_says_what_it_makes_with_a_sign_before_it(name: str) -> None:
    browser, _ = rolled()
    there = [one for one in elements(browser.tree) if (one.tag, one.name) == ("button", name)]
    assert there
    for one in there:
        assert "icon" in [
            part.attrs.get("class") for part in elements([one.tag, {}, *one.children])
        ]
