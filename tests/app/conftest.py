"""Hypothesis without deadlines (a slow minute is no failure of the app), and a stored table."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from pyapp.words import speak
from pyapp.words.language import FIRST
from tests.app import seats

settings.register_profile("app", deadline=None)
settings.load_profile("app")


@pytest.fixture(autouse=True)
def _english_after_each() -> Iterator[None]:
    """Leave no test's language to the next: what is spoken is no value handed around."""
    yield
    speak(FIRST)


@pytest.fixture(scope="session")
def good() -> dict[str, str]:
    """The texts of a table with a little of everything, under a fixed id."""
    browser = seats.laid(("Ann", "Ben"))
    ann, ben = seats.ids(browser)
    seats.by_hand(browser, ann, 1, 2)
    seats.keep(browser, ann, breaks=ben)
    seats.by_hand(browser, ben, 2, 5)
    old = browser.table.id
    return {key.replace(old, seats.TABLE): text for key, text in browser.stored.items()
            if old in key}  # fmt: skip
