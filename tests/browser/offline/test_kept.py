"""What the service worker keeps of a small page, and what it leaves to the network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Player
from tests.browser.offline.host import Host
from tests.browser.offline.small_site import NEW, OLD, Reader, small_site, spoiled
from tests.browser.watching import Watch
from tools.builder.site import ROOT


def test_what_is_kept_needs_no_network(reader: Reader, host: Host) -> None:
    host.asked.clear()
    reader.page.reload()
    reader.reads(OLD)
    reader.hears("offline-ready false.")
    reader.reads_on(f"{OLD}, continued")
    reader.come().reads(OLD)
    assert set(host.asked) <= {"/sw.js"}
    host.close()
    reader.page.reload()
    reader.reads(OLD)
    reader.reads_on(f"{OLD}, continued")


@pytest.mark.parametrize("address", ["", "index.html", "?from=chat", "index.html?from=chat#/t/1"])
def test_the_page_itself_is_kept_under_each_of_its_addresses(
    reader: Reader, host: Host, address: str
) -> None:
    host.down = True
    reader.page.goto(host.address + address)
    reader.reads(OLD)


@pytest.mark.parametrize("path", ["nothing", "files/js.0/page.mjs", "a/", "index.html/x"])
def test_what_is_missing_stays_missing(reader: Reader, host: Host, watch: Watch, path: str) -> None:
    watch.expect("404", "ERR_EMPTY_RESPONSE|ERR_FAILED")
    fetched = "path => fetch(path).then((answer) => [answer.status, answer.url], () => [0])"
    assert reader.page.evaluate(fetched, path) == [404, host.address + path]
    visited = reader.page.goto(host.address + path)
    assert visited
    assert visited.status == 404
    expect(reader.page.get_by_role("status")).to_have_count(0)
    reader.come().reads(OLD)
    host.down = True
    assert reader.page.evaluate(fetched, path) == [0]


def test_a_damaged_copy_in_the_browsers_own_cache_is_fetched_anew(
    player: Player, host: Host, builds: dict[str, Path], tmp_path: Path, watch: Watch
) -> None:
    watch.expect("404")
    host.folder = spoiled(builds[OLD], tmp_path / "half", "damaged")
    (host.folder / "sw.js").unlink()
    reader = Reader(player(keeps=True), host.address).come()
    reader.reads_on("damaged")
    host.folder = builds[OLD]
    reader.is_kept(OLD)
    reader.page.reload()
    reader.reads_on(f"{OLD}, continued")


def test_what_storage_has_lost_comes_from_the_network(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    lost = """async (part) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.endsWith(part)) await cache.delete(url);
      }
    }"""
    reader.page.evaluate(lost, "late.mjs")
    reader.reads_on(f"{OLD}, continued")
    host.folder = builds[NEW]
    reader.page.evaluate(lost, "/")
    reader.page.reload()
    reader.reads(NEW)


# Trouble begins with the first that is asked for: until then all is kept as ever.
TROUBLE = """addEventListener("fetch", () => {
  for (const name of ["match", "open", "keys"]) CacheStorage.prototype[name] = () => %s;
});
"""


@pytest.mark.parametrize("trouble", ["new Promise(() => {})", "Promise.reject(new Error('no'))"])
def test_storage_that_does_not_answer_keeps_no_page_from_loading(
    player: Player, host: Host, tmp_path: Path, trouble: str
) -> None:
    worker = tmp_path / "troubled.js"
    worker.write_text(TROUBLE % trouble + (ROOT / "static/sw.js").read_text("utf-8"), "utf-8")
    host.folder = small_site(tmp_path / "site", OLD, worker=worker)
    reader = Reader(player(keeps=True), host.address).is_kept(OLD)
    reader.page.reload()
    reader.reads(OLD)
    reader.reads_on(f"{OLD}, continued")


def test_without_service_workers_nothing_happens(player: Player, host: Host) -> None:
    page = player(keeps=True)
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    reader = Reader(page, host.address).come()
    reader.reads(OLD)
    reader.hears("")
    reader.updates()
    reader.reads(OLD)
