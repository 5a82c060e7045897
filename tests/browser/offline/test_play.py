"""The real page: played without a network after one visit, and updated while a table is in play."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Player
from tests.browser.offline.host import Host
from tests.browser.player import Person, is_ready
from tests.browser.test_reload import EMPTIED, FULL
from threefold import ghosts, link
from tools.builder.site import ROOT

GREETING = "Ready to play offline"
OFFER = "Update available"
TAGLINE = "Dice, odds and sheets"
NEW_TAGLINE = "Newer dice, odds and sheets"
KEPT_MS = 100_000
SHIFTS = """
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with another word on it."""
    folder = tmp_path_factory.mktemp("newer")
    shutil.copytree(ROOT / "pyapp", folder / "pyapp")
    words = folder / "pyapp" / "words" / "app.py"
    text = words.read_text("utf-8")
    assert TAGLINE in text
    words.write_text(text.replace(TAGLINE, NEW_TAGLINE), "utf-8")
    command = [sys.executable, "-m", "tools.build"]
    options = ["--app", folder / "pyapp", "--out", folder / "dist"]
    subprocess.run([*command, *options], cwd=ROOT, check=True, capture_output=True)
    return folder / "dist"


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    serving = Host(dist)
    yield serving
    serving.close()


@pytest.fixture
def ann(player: Player, host: Host) -> Person:
    """Somebody who has come once, and has waited until all of it is kept."""
    page = player(keeps=True)
    page.add_init_script(SHIFTS)
    person = Person(page, host.address).come()
    expect(news(page)).to_contain_text(GREETING, timeout=KEPT_MS)
    return person


def news(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("status").last


def seated(person: Person) -> None:
    person.new_table()
    person.add_character("Ann")
    person.done("Ann")


def hears_of_an_update(person: Person) -> None:
    person.page.evaluate("dispatchEvent(new Event('online'))")
    expect(person.main.get_by_text(OFFER)).to_be_visible(timeout=KEPT_MS)


def a_roll() -> str:
    roll = ghosts.start(ghosts.Act("Zoe", tags=("Fast",)), ghosts.ByHand((6,), ()))
    return f"#{link.encode(link.ResultLink(ghosts.ID, roll))}"


def test_that_it_is_ready_to_play_offline_is_said_once_and_moves_nothing(ann: Person) -> None:
    assert ann.page.evaluate("shifted") == 0
    news(ann.page).get_by_role("button", name="Dismiss").click()
    expect(news(ann.page)).to_be_empty()
    ann.reload()
    ann.page.goto(f"{ann.site}#/about")
    ann.reads("this browser keeps all of Threefold")
    assert GREETING not in news(ann.page).inner_text()


def test_a_visit_later_asks_the_network_for_nothing(ann: Person, host: Host) -> None:
    host.asked.clear()
    ann.reload()
    # The browser itself looks whether there is a newer worker.
    assert set(host.asked) <= {"/sw.js"}
    ann.come(a_roll())
    ann.is_at("A roll, shared")
    assert set(host.asked) <= {"/sw.js"}


@pytest.mark.parametrize("how", ["the network is off", "the host is gone"])
def test_after_one_visit_it_plays_without_a_network(ann: Person, host: Host, how: str) -> None:
    if how == "the network is off":
        ann.page.context.set_offline(True)
    else:
        host.close()
    ann.reload()
    seated(ann)
    ann.roll()
    outcome = ann.outcome()
    ann.reload()
    assert ann.outcome() == outcome
    ann.come(a_roll())
    ann.is_at("A roll, shared")
    assert ann.outcome() == "Success"
    again = Person(ann.page.context.new_page(), host.address).come()
    expect(again.main.get_by_role("link", name=re.compile("City of Ghosts"))).to_be_visible()


def test_an_update_waits_for_the_table_and_is_started_by_a_tap(
    ann: Person, host: Host, newer: Path
) -> None:
    seated(ann)
    ann.edit("Ann")
    ann.field("What is it?").fill("A brass key")
    before = ann.page.evaluate("document.querySelector('main').textContent")
    host.folder = newer
    hears_of_an_update(ann)
    assert ann.page.evaluate("document.querySelector('main').textContent").startswith(before)
    expect(ann.field("What is it?")).to_have_value("A brass key")
    expect(ann.field("What is it?")).to_be_focused()
    ann.page.evaluate("document.documentElement.dataset.old = ''")
    ann.press("Update now")
    expect(ann.page.locator("html[data-old]")).to_have_count(0)
    is_ready(ann.page)
    ann.is_at("Sheet of Ann")
    expect(ann.field("What is it?")).to_have_value("A brass key")
    ann.page.goto(f"{ann.site}#/")
    ann.reads(NEW_TAGLINE)


def test_no_update_loses_what_could_not_be_saved(ann: Person, host: Host, newer: Path) -> None:
    seated(ann)
    ann.edit("Ann")
    host.folder = newer
    hears_of_an_update(ann)
    ann.page.evaluate(FULL)
    ann.field("What is it?").press_sequentially("A brass key")
    ann.press("Update now")
    ann.reads("Not updated")
    expect(ann.field("What is it?")).to_have_value("A brass key")
    expect(ann.main.get_by_text(OFFER)).to_have_count(0)
    ann.page.evaluate(EMPTIED)
    ann.page.goto(f"{ann.site}#/")
    ann.page.evaluate("document.documentElement.dataset.old = ''")
    ann.press("Update now")
    expect(ann.page.locator("html[data-old]")).to_have_count(0)
    is_ready(ann.page)
    ann.reads(NEW_TAGLINE)
    ann.link(re.compile("^City of Ghosts")).click()
    ann.open_sheet("Ann")
    ann.reads("A brass key")


def test_an_update_put_off_comes_with_the_next_start(ann: Person, host: Host, newer: Path) -> None:
    seated(ann)
    host.folder = newer
    hears_of_an_update(ann)
    ann.press("Later")
    expect(ann.main.get_by_text(OFFER)).to_have_count(0)
    ann.page.goto(f"{ann.site}#/")
    ann.reads(TAGLINE)
    expect(ann.main.get_by_text(OFFER)).to_be_visible()
    context = ann.page.context
    ann.page.close()
    later = Person(context.new_page(), host.address).come()
    later.reads(NEW_TAGLINE)
    expect(later.main.get_by_role("link", name=re.compile("City of Ghosts"))).to_be_visible()
    expect(later.main.get_by_text(OFFER)).to_have_count(0)
