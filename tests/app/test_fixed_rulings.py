"""Rulings that a game fixes for a while, and rulings with many choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyapp import store
from pyapp.stage import Settle
from pyapp.table import take
from tests.app.saga import COINS, big, told
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, heard
from threefold.errors import InvalidInput, NotAllowed

FIXED = "The coins are dealt already."


@pytest.fixture(autouse=True)
def _saga() -> Iterator[None]:
    with big():
        yield


def at_settings(steps: int) -> Browser:
    texts = dict(store.saving(None, told(1, 0, steps)).writes)
    return Browser(texts, "/t/big/settings")


def part(browser: Browser, id: str) -> Element:
    (found,) = [one for one in elements(browser.tree) if one.attrs.get("id") == id]
    return found


def test_a_ruling_with_many_choices_is_a_drop_down() -> None:
    browser = at_settings(0)
    choices = part(browser, "saga.coins")
    assert choices.tag == "select"
    options = [one for one in elements(browser.tree) if one.tag == "option"]
    assert [option.attrs["value"] for option in options] == list(COINS)
    browser.write("settle", "saga.coins", value="5")
    assert browser.table.stage.rulings == {"saga.coins": "5"}
    assert part(browser, "saga.coins").attrs["value"] == "5"
    assert browser.reload().table.stage == browser.table.stage
    browser.write("settle", "saga.coins", value="0")
    assert browser.table.stage.rulings == {}


def test_a_choice_that_there_is_not_is_refused() -> None:
    browser = at_settings(0)
    browser.write("settle", "saga.coins", value="a million")
    assert browser.table.stage.rulings == {}
    assert browser.model.notice is not None
    assert browser.model.notice.kind == "error"


def test_a_fixed_ruling_is_shown_with_the_reason_and_cannot_be_chosen() -> None:
    browser = at_settings(1)
    choices = part(browser, "saga.coins")
    assert choices.attrs["disabled"] is True
    assert choices.sends == []
    assert FIXED in heard(part(browser, choices.attrs["aria-describedby"]).children)
    assert not part(browser, "saga.end-one").attrs.get("disabled")
    browser.write("settle", "saga.end", "one", value="on")
    assert browser.table.stage.rulings == {"saga.end": "one"}


def test_a_fixed_ruling_with_few_choices_is_shown_with_the_reason_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pyapp.views.table.MOST_TICKS", 9)
    browser = at_settings(1)
    boxes = [part(browser, f"saga.coins-{number}") for number in COINS]
    assert all(box.attrs["disabled"] and box.sends == [] for box in boxes)
    assert [box.attrs["checked"] for box in boxes] == [True, *[False] * 8]
    (group,) = {box.around[-2].attrs["aria-describedby"] for box in boxes}
    assert FIXED in heard(part(browser, group).children)


def test_settling_what_is_fixed_is_refused_with_the_sentence() -> None:
    browser = at_settings(1)
    before = browser.table
    browser.send("settle", "saga.coins", value="5")
    assert browser.notice == FIXED
    assert browser.table is before
    with pytest.raises(NotAllowed, match=FIXED):
        take(before, Settle("saga.coins", "5"), 0)
    with pytest.raises(InvalidInput):
        take(before, Settle("saga.none", "5"), 0)


def test_what_was_settled_before_it_was_fixed_is_read_back() -> None:
    browser = at_settings(0)
    browser.write("settle", "saga.coins", value="5")
    for step in range(3):
        browser.send("rename_table", value=f"{step}")
    browser.send("undo")
    browser.send("redo")
    assert browser.reload().table.stage == browser.table.stage
    assert browser.reload().table.log.last() is not None
