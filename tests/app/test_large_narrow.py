"""Storage that is nearly full: where another base does not fit, the old one serves on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pyapp import log, starts, store
from pyapp.effect import Msg
from tests.app.late import HEAD, PREFIX, bases, roomy, small
from tests.app.saga import told
from tests.app.table_driver import Browser
from tests.app.test_large_order import written


@pytest.fixture(autouse=True)
def _small() -> Iterator[None]:
    with small(), roomy(20_000, 40_000, 500), pytest.MonkeyPatch.context() as patch:
        # No start of a chunk is as long as a base.
        patch.setattr(starts, "CHAIN", 64)
        patch.setattr(log, "CHAIN", 64)
        yield


def narrow(more: int) -> Browser:
    """A tab on a storage with room for so many characters more."""
    browser = Browser(dict(store.saving(None, told(20, 20, 125)).writes), "/t/big")
    browser.shelf.room = used(browser.stored) + more
    (base,) = bases(browser.stored)
    parts = [text for key, text in browser.stored.items() if f"{PREFIX}base/{base}" in key]
    assert more < sum(map(len, parts))
    return browser


def used(stored: dict[str, str]) -> int:
    return sum(map(len, (*stored, *stored.values())))


def test_where_another_base_does_not_fit_the_old_one_serves_on() -> None:
    browser = narrow(4_000)
    (old,) = bases(browser.stored)
    for number in range(12):
        browser.send("rename_table", value=f"{number % 10}" * 520)
        assert browser.model.trouble == ""
        assert browser.reload().table.stage == browser.table.stage
        browser.send("undo")
    assert bases(browser.stored) == [old] == [json.loads(browser.stored[HEAD])["base"]]
    tried = [save for save in browser.saves if "base" in written(save)]
    assert 2 <= len(tried) <= 4, "it is not tried anew at every step"


def test_the_old_base_goes_once_there_is_room() -> None:
    browser = narrow(4_000)
    (old,) = bases(browser.stored)
    browser.send("rename_table", value="1" * 520)
    assert bases(browser.stored) == [old]
    browser.shelf.room = None
    saves = len(browser.saves)
    browser.send("rename_table", value="2" * 1_500)
    assert len(browser.saves) == saves + 1
    assert bases(browser.stored) == [json.loads(browser.stored[HEAD])["base"]] != [old]
    assert browser.table.spare is None
    assert browser.reload().table.stage == browser.table.stage


def test_a_storage_without_any_room_says_so_and_gets_all_of_it_later() -> None:
    browser = narrow(0)
    (old,) = bases(browser.stored)
    for number in range(3):
        browser.send("rename_table", value=f"{number}" * 900)
        assert browser.model.trouble
    assert bases(browser.stored) == [old]
    assert browser.reload().table.stage.name == "Big"
    browser.shelf.room = None
    browser.send("undo")
    assert browser.model.trouble == ""
    assert len(bases(browser.stored)) == 1
    assert browser.reload().table.stage == browser.table.stage


def test_taps_that_wait_in_line_do_not_lose_the_old_base() -> None:
    browser = narrow(4_000)
    (old,) = bases(browser.stored)
    names = [Msg("rename_table", (), f"{number}" * 520, 1) for number in range(3)]
    browser.send_all(*names)
    assert browser.model.trouble == ""
    assert bases(browser.stored) == [old]
    assert browser.reload().table.stage == browser.table.stage


@pytest.mark.parametrize("more", [3_300, 3_400, 3_500])
def test_parts_that_do_not_fit_any_more_are_given_up(more: int) -> None:
    """The page says nothing of it: the old base serves on, with differences twice as long."""
    with roomy(400, 2_950, 500):
        browser = narrow(4_000)
        (old,) = bases(browser.stored)
        seen = set()
        for number in range(12):
            others = {
                key: text
                for key, text in browser.stored.items()
                if "/base/" not in key or old in key
            }
            browser.shelf.room = more + used(others)
            browser.send("rename_table", value=f"{number % 10}" * 400)
            assert browser.model.trouble == ""
            assert json.loads(browser.stored[HEAD])["base"] == old
            assert browser.reload().table.stage == browser.table.stage
            seen.add(len(bases(browser.stored)))
        assert bases(browser.stored) == [old]
        assert seen == {1, 2}, "some parts were there for a while"
        assert browser.table.base is not None
        assert browser.table.base.stretch == 2


def test_a_base_in_parts_is_named_once_all_of_them_are_there() -> None:
    with roomy(400, 2_950, 500):
        browser = narrow(4_000)
        browser.shelf.room = None
        (old,) = bases(browser.stored)
        steps = 0
        while json.loads(browser.stored[HEAD])["base"] == old:
            steps += 1
            browser.send("rename_table", value=f"{steps % 10}" * 400)
            assert browser.reload().table.stage == browser.table.stage
        assert 2 < steps < 20
        assert bases(browser.stored) == [json.loads(browser.stored[HEAD])["base"]]
        assert json.loads(browser.stored[HEAD])["v"] == 4
        assert browser.table.spare is None
