"""Storage that is nearly full: where another base does not fit, the old one serves on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pyapp import log, starts, store
from pyapp.model import Msg, Save
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


class Narrow(Browser):
    """Storage with so much room, in characters; what does not fit is owed like all after it."""

    room = 0

    def _save(self, save: Save) -> Msg:
        self.saves.append(save)
        for key, text in save.writes:
            self._owed.pop(key, None)
            self._owed[key] = text
        removed = [key for key, text in self._owed.items() if text is None]
        for key in (*removed, *save.removes):
            self._owed.pop(key, None)
            self._owed[key] = None
        for key, owed in list(self._owed.items()):
            if owed is None:
                self.stored.pop(key, None)
            elif self.used() - len(self.stored.get(key, "")) + len(owed) > self.room:
                return Msg("save_failed", ("There is no room left.",), at=self.at)
            else:
                self.stored[key] = owed
            del self._owed[key]
        return Msg("saved", at=self.at)

    def used(self) -> int:
        return sum(map(len, self.stored.values()))


def narrow(more: int) -> Narrow:
    browser = Narrow(dict(store.saving(None, told(20, 20, 125)).writes), "/t/big")
    browser.room = browser.used() + more
    (base,) = bases(browser.stored)
    parts = [text for key, text in browser.stored.items() if f"{PREFIX}base/{base}" in key]
    assert more < sum(map(len, parts))
    return browser


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
    browser.room += 100_000
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
    browser.room += 100_000
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


@pytest.mark.parametrize("more", [2_850, 3_000, 3_400])
def test_parts_that_do_not_fit_any_more_are_given_up(more: int) -> None:
    """The page says nothing of it: the old base serves on, with differences twice as long."""
    with roomy(400, 2_950, 500):
        browser = narrow(4_000)
        (old,) = bases(browser.stored)
        seen = set()
        for number in range(12):
            browser.room = more + sum(
                len(text)
                for key, text in browser.stored.items()
                if "/base/" not in key or old in key
            )
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
        browser.room += 100_000
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
