"""Taps and typing before Python is there: kept, answered in order, none lost and none doubled.

Home itself has buttons and links only. So some of these tests build the app with more on its home:
a field of each kind, a form and a counter, all of which say in a notice what they heard.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app import seats
from tests.browser.before import before_python, lay, tables
from tests.browser.conftest import Player, address_of
from tools.builder.site import ROOT
from tools.serve import server

HEAD = next(text for key, text in seats.laid().stored.items() if key.endswith("/head"))
NEW = "New {} table"

HANDLER = """

def _probe(model: Model, msg: Msg) -> Turn:
    from pyapp.model import Notice

    heard = model.notice.text if model.notice else "Heard"
    return replace(model, notice=Notice("good", f"{heard} {msg.args[0]}={msg.value!r};")), ()


HANDLERS = {**HANDLERS, "probe": _probe}
"""
VIEW = """

_plain = home


def home(model: Model) -> Page:
    from dataclasses import replace
    import re

    from pyapp.views.parts.fields import checkbox, text_field

    def last(name):
        said = re.findall(f"{name}='(.*?)';", model.notice.text if model.notice else "")
        return said[-1] if said else ""

    form = ["form", {"data-submit": msg("probe", "add")}, text_field("add", "Add", None),
            button("Hand over", None, submits=True, once=True)]
    probes = [
        text_field("note", "Note", last("note"), change=msg("probe", "note")),
        text_field("more", "Second", last("more"), change=msg("probe", "more")),
        text_field("search", "Search", last("search"), typed=msg("probe", "search")),
        checkbox("tick", "Tick", last("tick") == "true", msg("probe", "tick")),
        button("Count", msg("probe", "count")),
        form,
        ["details", {}, ["summary", {}, "Unfold"], ["p", {}, "Folded away"]],
    ]
    return replace(_plain(model), body=[*_plain(model).body, *probes])
"""


@pytest.fixture(scope="module")
def probing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the app with more on its home, and return its address."""
    folder = tmp_path_factory.mktemp("probing")
    app, out = folder / "pyapp", folder / "dist"
    shutil.copytree(ROOT / "pyapp", app, ignore=shutil.ignore_patterns("__pycache__"))
    for path, more in (("update/__init__.py", HANDLER), ("views/home.py", VIEW)):
        with (app / path).open("a", encoding="utf-8") as file:
            file.write(more)
    build = [sys.executable, "-m", "tools.build", "--app", str(app), "--out", str(out)]
    subprocess.run(build, cwd=ROOT, check=True)
    serving = server(Path(out))
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield address_of(serving)
    serving.shutdown()
    serving.server_close()


@pytest.fixture
def page(player: Player) -> Page:
    return player(bare=True)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def heard(page: Page) -> str:
    """What the app says it heard, in its order."""
    return page.get_by_text(re.compile("^Heard ")).first.inner_text().removeprefix("Heard ")


def heads(page: Page) -> int:
    found: int = page.evaluate("Object.keys(localStorage).filter(k => k.endsWith('/head')).length")
    return found


def test_a_table_tapped_twice_is_made_once(page: Page, site: str) -> None:
    with before_python(page, site):
        new = button(page, NEW.format("City of Ghosts"))
        new.click()
        expect(new).to_have_attribute("aria-busy", "true")
        new.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("City of Ghosts")
    assert heads(page) == 1


def test_two_tables_are_two_and_the_last_is_open(page: Page, site: str) -> None:
    with before_python(page, site):
        for game in ("Universalis", "Imposition"):
            button(page, NEW.format(game)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Imposition")
    assert heads(page) == 2
    assert page.locator("#app [aria-busy]").count() == 0


def test_a_link_tapped_leads_on_and_back_does_too(page: Page, site: str) -> None:
    with before_python(page, site):
        page.get_by_role("link", name="About").click()
        expect(page.get_by_role("main")).to_have_text("One moment …")
        page.get_by_role("link", name="Back to Your tables").click()
        expect(button(page, NEW.format("Imposition"))).to_be_visible()
        page.go_back()
        expect(page.get_by_role("main")).to_have_text("One moment …")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Threefold")


def test_a_table_is_opened_from_the_shell(page: Page, site: str) -> None:
    lay(page, site, tables(HEAD, 1))
    with before_python(page, site):
        pass
    with before_python(page, site):
        page.get_by_role("link", name="Night shift 0").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Night shift 0")
        expect(page.get_by_role("main")).to_have_text("Laying out this table …")
    expect(page.get_by_role("heading", level=1)).to_have_text("Night shift 0")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Threefold")


def test_a_tap_and_then_a_link_are_both_done_in_that_order(page: Page, site: str) -> None:
    with before_python(page, site):
        button(page, NEW.format("Universalis")).click()
        page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About Threefold")
    assert heads(page) == 1


def test_what_is_tapped_again_after_going_elsewhere_is_done_again(page: Page, site: str) -> None:
    with before_python(page, site):
        new = button(page, NEW.format("Imposition"))
        new.click()
        page.get_by_role("link", name="About").click()
        page.get_by_role("link", name="Back to Your tables").click()
        expect(new).not_to_have_attribute("aria-busy", "true")
        for _ in range(2):
            new.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Imposition")
    assert heads(page) == 2


def test_a_form_handed_over_again_after_going_elsewhere_is_heard_again(
    page: Page, probing: str
) -> None:
    with before_python(page, probing):
        page.get_by_label("Add").fill("Bo")
        page.get_by_label("Add").press("Enter")
        page.get_by_role("link", name="About").click()
        page.get_by_role("link", name="Back to Your tables").click()
        expect(button(page, "Hand over")).not_to_have_attribute("aria-busy", "true")
        for _ in range(2):
            page.get_by_label("Add").press("Enter")
    # What was heard before is no longer said: its notice stays on the screen that was left.
    assert heard(page) == "add='Bo';"


def test_all_is_answered_in_the_order_it_was_said(page: Page, probing: str) -> None:
    with before_python(page, probing):
        button(page, "Count").click()
        page.get_by_label("Note").fill("one")
        page.get_by_label("Tick").check()
        button(page, "Count").click()
        button(page, "Count").click()
        page.get_by_label("Search").press_sequentially("dusk")
        page.get_by_label("Tick").uncheck()
        page.get_by_label("Add").fill("Ada")
        page.get_by_label("Add").press("Enter")
        page.get_by_label("Add").press("Enter")
        page.get_by_label("Note").fill("two")
        page.get_by_label("Second").fill("three")
        page.get_by_label("Second").press("Enter")
        page.get_by_label("Second").press("ArrowLeft")
    assert heard(page) == (
        "count=''; note='one'; tick='true'; count=''; count=''; search='dusk'; tick='false'; "
        "add='Ada'; note='two'; more='three';"
    )
    expect(page.get_by_label("Note")).to_have_value("two")
    expect(page.get_by_label("Tick")).not_to_be_checked()
    page.keyboard.type("f")
    expect(page.get_by_label("Second")).to_have_value("threfe")


def test_a_text_half_written_and_its_caret_stay(page: Page, probing: str) -> None:
    with before_python(page, probing):
        page.get_by_text("Unfold").click()
        page.get_by_label("Second").fill("told")
        note = page.get_by_label("Note")
        note.press_sequentially("The tide")
        for _ in range(4):
            note.press("ArrowLeft")
    expect(note).to_be_focused()
    expect(note).to_have_value("The tide")
    assert heard(page) == "more='told';"
    note.press_sequentially("ebb")
    expect(note).to_have_value("The ebbtide")
    expect(page.get_by_text("Folded away")).to_be_visible()
    button(page, "Count").click()
    expect(page.get_by_text(re.compile("^Heard ")).first).to_have_text(
        "Heard more='told'; note='The ebbtide'; count='';"
    )


def test_a_form_is_handed_over_once_by_its_button(page: Page, probing: str) -> None:
    with before_python(page, probing):
        page.get_by_label("Add").fill("Bo")
        for _ in range(2):
            button(page, "Hand over").click()
        page.get_by_label("Search").fill("x")
        page.get_by_label("Search").fill("xy")
    assert heard(page) == "add='Bo'; search='xy';"
    page.get_by_label("Add").fill("Cy")
    expect(button(page, "Hand over")).not_to_have_attribute("aria-disabled", "true")
    button(page, "Hand over").click()
    expect(page.get_by_text(re.compile("add='Cy';")).first).to_be_visible()
