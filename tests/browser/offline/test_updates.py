"""Updates of a small page: offered, started when asked for or at the next start, never mixed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.browser.conftest import Player
from tests.browser.offline.host import Host
from tests.browser.offline.small_site import NEW, NEWEST, OLD, Reader

BELOW = f"""<!doctype html>
<title>Elsewhere</title>
<link rel="icon" href="same.svg" type="image/svg+xml">
<h1>{NEWEST}</h1>
"""


def another_tab(reader: Reader) -> Reader:
    return Reader(reader.page.context.new_page(), reader.address)


def test_an_update_waits_until_it_is_asked_for(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    reader.looks_for_updates()
    reader.hears("offline-ready true. update-waiting null.")
    reader.reads(OLD)
    reader.reads_on(f"{OLD}, continued")
    reader.updates()
    reader.reads(NEW)
    host.down = True
    reader.page.reload()
    reader.reads(NEW)
    reader.reads_on(f"{NEW}, continued")


def test_the_next_start_has_the_update(reader: Reader, host: Host, builds: dict[str, Path]) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.down = True
    context = reader.page.context
    reader.page.close()
    again = Reader(context.new_page(), host.address).come()
    again.reads(NEW)
    again.reads_on(f"{NEW}, continued")
    again.hears("offline-ready false.")
    another_tab(again).come().reads(NEW)


def test_a_reload_of_the_only_tab_is_a_start(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.down = True
    reader.page.reload()
    reader.reads(NEW)
    reader.reads_on(f"{NEW}, continued")
    reader.hears("offline-ready false.")


def test_no_start_takes_the_build_from_another_tab(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    other = another_tab(reader).come()
    other.reads(OLD)
    other.hears("offline-ready false. update-waiting null.")
    other.page.reload()
    other.reads(OLD)
    reader.reads_on(f"{OLD}, continued")


@pytest.mark.parametrize("page", ["beta/", "beta/index.html?a#b", "elsewhere.html"])
def test_a_page_below_ours_that_is_not_ours_is_no_tab_of_ours(
    player: Player, builds: dict[str, Path], tmp_path: Path, page: str
) -> None:
    old, new = (_with_pages_below(builds, words, tmp_path) for words in (OLD, NEW))
    host = Host(old)
    reader = Reader(player(keeps=True), host.address).is_kept(OLD)
    other = Reader(reader.page.context.new_page(), f"{host.address}{page}").come()
    other.reads(NEWEST)
    host.folder = new
    reader.hears_of_an_update()
    context = reader.page.context
    reader.page.close()
    again = Reader(context.new_page(), host.address).come()
    again.reads(NEW)
    host.close()


@pytest.mark.parametrize("address", ["", "index.html", "?from=chat", "index.html?from=chat#/t/1"])
def test_a_tab_of_ours_is_one_under_each_address_of_the_page(
    reader: Reader, host: Host, builds: dict[str, Path], address: str
) -> None:
    other = Reader(reader.page.context.new_page(), host.address + address).come()
    other.reads(OLD)
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    context = reader.page.context
    reader.page.close()
    Reader(context.new_page(), host.address).come().reads(OLD)
    other.reads_on(f"{OLD}, continued")


def _with_pages_below(builds: dict[str, Path], words: str, below: Path) -> Path:
    """A build with another Threefold below it, and a page that is no Threefold."""
    folder = below / words.split()[1]
    shutil.copytree(builds[words], folder)
    shutil.copytree(builds[NEWEST], folder / "beta")
    (folder / "elsewhere.html").write_text(BELOW, "utf-8")
    return folder


def test_one_tab_updates_and_the_other_goes_on(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    other = another_tab(reader).come()
    other.reads(OLD)
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    reader.updates()
    reader.reads(NEW)
    other.reads(OLD)
    other.reads_on(f"{OLD}, continued")
    assert [path for path in host.missing if path.startswith("/files/")] == []
    other.updates()
    other.reads(NEW)


def test_a_tab_that_went_on_may_start_anew_by_itself(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    other = another_tab(reader).come()
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    reader.updates()
    reader.reads(NEW)
    host.down = True
    other.page.reload()
    other.reads(NEW)
