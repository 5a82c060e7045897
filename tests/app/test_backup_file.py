"""The backup file: the shell, which is no Python, writes the same; what is written is read."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import backup, device, store
from pyapp.device import Device
from tests.app import seats
from tests.app.described import described
from tests.app.imposition.described import described as described_check
from tests.app.table_driver import Browser
from tests.app.universalis.described import described as described_tale
from threefold.errors import Unreadable

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests" / "fixtures" / "backups" / "v1"
DESCRIBED = {"ghosts": described, "imposition": described_check, "universalis": described_tale}
NAMES = ("everything", "one-table")
# The shell's own script on a page of nothing: what it would hand over goes to standard output.
SHELL = """
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
const button = {};
globalThis.window = globalThis;
globalThis.localStorage = Object.assign({ getItem: (key) => texts[key] }, texts);
Object.defineProperty(localStorage, "getItem", { enumerable: false });
globalThis.document = {
  getElementById: () => button,
  createElement: () => ({ click() {} }),
};
globalThis.Blob = class { constructor([text]) { process.stdout.write(Buffer.from(text)); } };
globalThis.URL = { createObjectURL: () => "", revokeObjectURL() {} };
globalThis.setTimeout = () => {};
require(process.argv[1]);
window.shell.offerSaved();
button.onclick();
"""
ANYTHING = st.dictionaries(
    st.text("abc/019", max_size=9).map("threefold/".__add__),
    st.text(st.characters(exclude_categories=()), max_size=40),
    max_size=6,
)


def shell_writes(texts: dict[str, str]) -> bytes:
    node = shutil.which("node")
    assert node, "Node 18 or newer is needed, as CONTRIBUTING.md says"
    script = ROOT / "static" / "shell" / "saved.js"
    asked = json.dumps(texts).encode("ascii")
    run = subprocess.run([node, "-e", SHELL, str(script)], input=asked, capture_output=True)
    assert run.returncode == 0, run.stderr.decode()
    return run.stdout


@settings(max_examples=25)
@given(ANYTHING)
def test_it_is_the_file_that_the_shell_writes(texts: dict[str, str]) -> None:
    assert backup.written(texts).encode("utf-8") == shell_writes(texts)


def test_what_is_set_for_this_device_is_in_neither(good: dict[str, str]) -> None:
    own = dict(device.writes(Device(theme="dark", damaged="{")))
    assert len(own) == 2
    browser = Browser({**good, **own}, "/")
    stored = dict(browser.stored)
    browser.tap("export_all")
    (file,) = browser.downloads
    assert file.content == shell_writes(stored)
    assert json.loads(file.text)["saved"].keys() == stored.keys() - own.keys()


@given(ANYTHING)
def test_what_is_written_is_read_back(texts: dict[str, str]) -> None:
    joined = {key: _as_stored(text) for key, text in texts.items()}
    assert backup.read(backup.written(texts).encode("utf-8")) == joined


def _as_stored(text: str) -> str:
    """As storage has it: two halves beside each other are one character."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


@given(st.text(st.characters(exclude_categories=()), max_size=20))
def test_a_text_is_as_long_as_storage_counts_it(text: str) -> None:
    assert backup.length(text) == sum(2 if ord(sign) > 0xFFFF else 1 for sign in text)


def test_a_mark_of_byte_order_does_no_harm(good: dict[str, str]) -> None:
    """Some editors write one before a file that somebody looked into."""
    content = backup.written(good).encode("utf-8")
    assert backup.read(b"\xef\xbb\xbf" + content) == good


def test_a_table_in_it_is_the_table(good: dict[str, str]) -> None:
    texts = backup.read(backup.written(good).encode())
    found = backup.found(seats.TABLE, backup.tables(texts)[seats.TABLE])
    assert {store.prefix(seats.TABLE) + rest: text for rest, text in found.texts.items()} == good
    table = store.table_from_texts(seats.TABLE, good)
    assert (found.name, found.game, found.trouble) == (table.stage.name, "ghosts", "")
    assert found.touched == table.touched
    assert found.steps == sum(1 for _ in table.log.told())


def test_what_is_no_table_s_is_left_out(good: dict[str, str]) -> None:
    """Also what its own head does not know of: no file may fill storage with what nobody reads."""
    begin = store.prefix(seats.TABLE)
    strays = {
        "threefold/app/1": "{}",
        "threefold/1/": "x",
        "threefold/1/../head": "x",
        "threefold/1/a b/head": "x",
        "__proto__": "x",
        "elsewhere": "x",
        f"{begin}log/00": "[]",
        f"{begin}log/-1": "[]",
        f"{begin}log/99": "[]",
        f"{begin}start/1234567": "{}",
        f"{begin}base/{'0' * 16}": "{}",
        f"{begin}base/": "{}",
        f"{begin}head/more": "{}",
    }
    sorted_by_table = backup.tables({**good, **strays})
    assert list(sorted_by_table) == [seats.TABLE]
    found = backup.found(seats.TABLE, sorted_by_table[seats.TABLE])
    assert {begin + rest for rest in found.texts} == set(good)


def test_all_frozen_backups_are_there() -> None:
    assert sorted(path.name for path in FIXTURES.glob("*.json")) == sorted(
        [f"{name}{end}" for name in NAMES for end in (".json", ".opens.json")]
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_backup_opens_to_what_it_held(name: str) -> None:
    opens: dict[str, Any] = json.loads((FIXTURES / f"{name}.opens.json").read_text("ascii"))
    parts = backup.tables(backup.read((FIXTURES / f"{name}.json").read_bytes()))
    assert set(parts) == set(opens)
    for table_id, texts in parts.items():
        found = backup.found(table_id, texts)
        assert found.trouble == opens[table_id]["trouble"]
        if not found.trouble:
            begin = store.prefix(table_id)
            stored = {begin + rest: text for rest, text in found.texts.items()}
            table = store.table_from_texts(table_id, stored)
            assert json.loads(json.dumps(DESCRIBED[table.game](table))) == opens[table_id]["table"]


def test_the_app_hands_out_what_is_stored() -> None:
    browser = seats.laid(("Ann", "Ben"))
    one = browser.table.id
    browser.go("/")
    browser.tap("new_table", "imposition")
    assert browser.table.id != one
    browser.go("/")
    before = dict(browser.stored)
    browser.tap("export_all")
    (file,) = browser.downloads
    assert backup.read(file.content) == before
    browser.go(f"/t/{one}/settings")
    browser.tap("export_table")
    alone = backup.read(browser.downloads[-1].content)
    begin = store.prefix(one)
    assert alone == {key: text for key, text in browser.stored.items() if key.startswith(begin)}


def test_the_file_is_called_by_what_is_in_it_and_the_day() -> None:
    browser = seats.laid(("Ann",))
    browser.go(f"{seats.home(browser)}/settings")
    for name, safe in (("Night/../shift: 2?", "Night shift 2"), ("\u202e//", "table"),
                       ("x" * 900, "x" * 40)):  # fmt: skip
        browser.write("rename_table", value=name)
        browser.tap("export_table")
        called = browser.downloads[-1].name
        assert called.startswith(f"threefold {safe} 2026-")
        assert called.endswith(".json")


def test_nothing_is_no_backup() -> None:
    browser = Browser()
    assert not browser.offers("export_all")
    browser.send("export_all")
    assert browser.downloads == []
    with pytest.raises(Unreadable):
        backup.tables({})
