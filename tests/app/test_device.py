"""The settings of this device: read strictly, kept whole, the same in every tab, in no backup."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import backup, device, route
from pyapp.device import Device
from pyapp.effect import AskAble, Dress
from tests.app import seats
from tests.app.shelves import NO_ROOM
from tests.app.table_driver import Browser
from tests.app.trees import elements, words
from threefold.errors import InvalidInput

FROZEN = Path(__file__).parents[1] / "fixtures" / "device" / "v1.json"
SHELL = Path(__file__).parents[2] / "static" / "shell"
DEVICES = st.builds(
    Device,
    theme=st.sampled_from(device.THEMES),
    buzzes=st.booleans(),
    wakes=st.booleans(),
    keys=st.booleans(),
    language=st.sampled_from(device.LANGUAGES),
    more=st.dictionaries(st.sampled_from(["later", "size"]), st.integers(0, 9) | st.text()),
)
DAMAGED = [
    "", "{", "[]", "null", "1", '{"theme":"dark"}', '{"v":0}', '{"v":true}', '{"v":"1"}',
    '{"v":1,"theme":"dark","later":0.5}', '{"v":1,"v":1}', '{"v":1.0}', '{"v":1,"later":0.5}',
    '{"v":1,"later":"' + "x" * device.LIMIT + '"}',
]  # fmt: skip


def at_settings(stored: dict[str, str] | None = None) -> Browser:
    return Browser(stored, route.DEVICE)


def ticked(browser: Browser, name: str) -> bool:
    (box,) = (one for one in elements(browser.tree) if one.attrs.get("id") == name)
    return bool(box.attrs["checked"])


def test_what_was_stored_by_the_first_version_is_read() -> None:
    stored = {device.KEY: FROZEN.read_text("utf-8").strip()}
    known = Device("dark", buzzes=False, wakes=True, language="de", more={"later": {"a": [1]}})
    assert device.from_texts(stored) == known
    # Later versions say more, and nothing of what was said otherwise.
    assert json.loads(device.to_text(known)) == {**json.loads(stored[device.KEY]), "keys": True}


def test_what_was_stored_when_keys_became_shortcuts_is_read() -> None:
    stored = {device.KEY: FROZEN.with_name("v1-keys.json").read_text("utf-8").strip()}
    known = Device(buzzes=False, keys=False)
    assert device.from_texts(stored) == known
    assert device.to_text(known) == stored[device.KEY]


@given(DEVICES)
def test_it_is_stored_and_read_back(wanted: Device) -> None:
    assert device.from_texts(dict(device.writes(wanted))) == wanted


@given(st.text(st.characters(exclude_categories=())) | DEVICES.map(device.to_text), st.data())
def test_whatever_stands_there_the_app_starts_and_loses_nothing(
    text: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :]
    found = device.from_texts({device.KEY: damaged})
    kept = dict(device.writes(found))
    if found.newer:
        assert kept == {}
    elif found.damaged:
        assert found.damaged == damaged
        assert damaged in kept.values()
    else:
        assert device.from_texts(kept) == found


@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: text[:40])
def test_what_is_damaged_counts_as_never_set_and_is_set_aside_by_the_first_change(
    text: str,
) -> None:
    browser = at_settings({device.KEY: text})
    assert replace(browser.model.device, damaged="") == Device()
    assert browser.stored == {device.KEY: text}, "a start writes nothing"
    browser.write("set_device", "theme", value="dark")
    assert device.from_texts(browser.stored) == Device(theme="dark")
    aside = {key: kept for key, kept in browser.stored.items() if key.startswith(device.ASIDE)}
    assert list(aside.values()) == ([text] if text else [])
    browser.write("set_device", "theme", value="light")
    assert {key: kept for key, kept in browser.stored.items() if key != device.KEY} == aside


def test_a_table_by_that_name_is_not_meant() -> None:
    """What is set aside of the settings is no table's."""
    browser = at_settings({device.KEY: "{"})
    browser.write("set_device", "theme", value="dark")
    assert browser.reload().model.aside == frozenset()


def test_what_a_later_threefold_wrote_beside_it_stays() -> None:
    stored = {device.KEY: '{"v":1,"theme":"dark","dice":{"bone":[1,2]}}'}
    browser = at_settings(stored)
    browser.write("set_device", "buzzes", value="false")
    written = json.loads(browser.stored[device.KEY])
    assert written["dice"] == {"bone": [1, 2]}
    assert (written["theme"], written["buzzes"], written["v"]) == ("dark", False, 1)


STRANGE = [("theme", "sepia"), ("theme", None), ("theme", {"hue": 9}), ("buzzes", 1), ("wakes", ""),
           ("keys", "some"), ("language", "fr"), ("language", "EN")]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), STRANGE)
def test_a_value_that_a_later_threefold_may_have_leaves_the_others_as_they_are_set(
    name: str, value: Any
) -> None:
    others = Device("dark", buzzes=False, wakes=False, keys=False, language="de")
    text = json.dumps({**json.loads(device.to_text(others)), name: value})
    browser = at_settings({device.KEY: text})
    as_nobody_set = getattr(Device(), name)
    assert replace(browser.model.device, more={}) == replace(others, **{name: as_nobody_set})
    other = "wakes" if name == "buzzes" else "buzzes"
    browser.write("set_device", other, value="true")
    assert json.loads(browser.stored[device.KEY])[name] == value, "it stays"
    chosen = getattr(others, name)
    browser.write("set_device", name, value={False: "false"}.get(chosen, chosen))
    assert json.loads(browser.stored[device.KEY])[name] == chosen, "until it is set here"
    assert browser.model.device == replace(others, **{other: True})
    assert not any(key.startswith(device.ASIDE) for key in browser.stored)


def test_a_version_of_its_own_is_not_written_over_and_that_is_said() -> None:
    text = '{"v":2,"theme":{"hue":9}}'
    browser = at_settings({device.KEY: text})
    assert "A newer Threefold" in words(browser.tree)
    browser.write("set_device", "theme", value="dark")
    browser.write("set_device", "wakes", value="false")
    assert browser.stored == {device.KEY: text}
    assert (browser.model.device.theme, browser.model.device.wakes) == ("dark", False)


@pytest.mark.parametrize(
    ("name", "value", "held"),
    [("theme", "dark", "dark"), ("buzzes", "false", False), ("wakes", "false", False),
     ("language", "de", "de")],
)  # fmt: skip
def test_each_is_kept_for_the_next_start(name: str, value: str, held: Any) -> None:
    browser = at_settings()
    browser.send("set_device", name, value=value)
    after = browser.reload().model.device
    assert after == replace(Device(), **{name: held})


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "sepia"), ("theme", "true"), ("buzzes", "on"), ("hue", "3"), ("more", "x"),
     ("v", "3"), ("newer", "true")],
)  # fmt: skip
def test_nothing_else_can_be_set(name: str, value: str) -> None:
    browser = at_settings()
    browser.send("set_device", name, value=value)
    assert (browser.stored, browser.model.device) == ({}, Device())
    assert browser.notice == "There is no such setting."
    with pytest.raises(InvalidInput):
        device.chosen(Device(), name, value)


def test_another_tab_is_followed() -> None:
    stored: dict[str, str] = {}
    here, there = at_settings(stored), at_settings(stored)
    there.write("set_device", "theme", value="dark")
    here.send("changed_elsewhere", device.KEY)
    assert here.model.device == there.model.device == Device(theme="dark")
    assert here.others[-1] == Dress("dark")


@pytest.mark.parametrize("place", ["/", f"/t/{seats.TABLE}"])
def test_a_storage_emptied_by_another_tab_has_them_again(good: dict[str, str], place: str) -> None:
    browser = Browser({**good, **dict(device.writes(Device(theme="dark")))}, place)
    browser.stored.clear()
    browser.send("changed_elsewhere", "")
    assert device.from_texts(browser.stored) == browser.model.device == Device(theme="dark")


def test_a_tab_that_slept_changes_only_what_it_was_told_to() -> None:
    stored: dict[str, str] = {}
    here, there = at_settings(stored), at_settings(stored)
    there.write("set_device", "theme", value="dark")
    here.write("set_device", "buzzes", value="false")
    assert device.from_texts(stored) == Device(theme="dark", buzzes=False)
    assert here.others[-1] == Dress("dark"), "and shows what it learned by it"
    there.send("woke")
    assert there.model.device == here.model.device


def test_the_page_is_dressed_when_the_theme_changes_and_only_then() -> None:
    browser = at_settings()
    for theme in ("dark", "dark", "light", "auto"):
        browser.write("set_device", "theme", value=theme)
    browser.write("set_device", "wakes", value="false")
    worn = [one for one in browser.others if isinstance(one, Dress)]
    assert worn == [Dress("dark"), Dress("light"), Dress("auto")]
    assert Dress("dark") not in browser.reload().others, "the shell has done so before"


def test_the_shell_reads_the_settings_once_and_before_all_else() -> None:
    """Its scripts are joined by their names, and two of them ask what was read at once."""
    scripts = {file.name: file.read_text("utf-8") for file in SHELL.glob("*.js")}
    assert [name for name, text in scripts.items() if device.KEY in text] == [min(scripts)]


def test_a_damaged_theme_is_taken_off_that_the_shell_has_put_on() -> None:
    browser = at_settings({device.KEY: '{"v":1,"theme":"dark","later":0.5}'})
    assert browser.others[0] == Dress("auto")


def test_what_cannot_be_stored_holds_all_the_same_and_is_told() -> None:
    browser = at_settings()
    browser.shelf.full = True
    browser.write("set_device", "buzzes", value="false")
    assert not browser.model.device.buzzes
    assert not ticked(browser, "buzzes")
    assert NO_ROOM in words(browser.tree)
    browser.shelf.full = False
    browser.tap("try_again")
    assert not device.from_texts(browser.stored).buzzes


def test_what_the_browser_cannot_do_is_said_and_cannot_be_set() -> None:
    browser = at_settings()
    assert AskAble() in browser.others
    browser.send("device_able", ["buzzes", "wakes"])
    assert browser.offers("set_device", "buzzes")
    browser.send("device_able", ["buzzes"])
    assert not browser.offers("set_device", "wakes")
    assert not ticked(browser, "wakes")
    assert "This browser lets the screen sleep" in words(browser.tree)
    assert browser.model.device.wakes, "nobody has set it otherwise"


def test_the_way_back_leads_to_the_open_table(good: dict[str, str]) -> None:
    browser = Browser(dict(good), f"/t/{seats.TABLE}")
    browser.follow(route.DEVICE)
    browser.follow(f"/t/{seats.TABLE}")
    browser.go("/")
    browser.follow(route.DEVICE)
    browser.reload().follow("/")


def test_no_backup_brings_it(good: dict[str, str]) -> None:
    texts = {**good, **dict(device.writes(Device(theme="light")))}
    brought = backup.read(backup.written(texts).encode())
    assert device.KEY in brought
    assert backup.tables(brought) == backup.tables(good), "what is no table's is taken nowhere"
