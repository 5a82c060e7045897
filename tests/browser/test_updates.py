"""Updates by the real service worker at a small page: offered, never mixed, whole or not at all."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Player, Watch
from tests.browser.host import Host
from tests.browser.small_site import Reader, small_site

OLD, NEW, NEWEST = "The old one", "The new one", "The newest one"
NOT_ALL = "Service worker: not all files arrived"


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    out = tmp_path_factory.mktemp("small")
    return {words: small_site(out / words.split()[1], words) for words in (OLD, NEW, NEWEST)}


@pytest.fixture
def host(builds: dict[str, Path]) -> Iterator[Host]:
    serving = Host(builds[OLD])
    yield serving
    serving.close()


@pytest.fixture
def reader(player: Player, host: Host) -> Reader:
    """Somebody who has the old build, all of it."""
    return Reader(player(), host.address).is_kept(OLD)


def another_tab(reader: Reader) -> Reader:
    return Reader(reader.page.context.new_page(), reader.address)


def build_of(folder: Path) -> str:
    found = re.search(r'BUILD = "(\w+)"', (folder / "sw.js").read_text("utf-8"))
    assert found
    return found[1]


def named(builds: dict[str, Path], *words: str) -> list[str]:
    return sorted(["threefold-active", *(f"threefold-{build_of(builds[one])}" for one in words)])


def installed(page: Page) -> None:
    """Wait until the worker that is being installed is so, or has given up."""
    page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const { installing } = registration;
          if (installing) await new Promise((resolve) => (installing.onstatechange = resolve));
        }"""
    )


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


def test_two_updates_later_the_first_build_is_gone(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    reader.page.evaluate(
        "caches.open('somebody else').then(() => caches.open('threefold-snapshot-1'))"
    )
    others = ["somebody else", "threefold-snapshot-1"]
    for words, kept in ((NEW, (OLD, NEW)), (NEWEST, (NEW, NEWEST))):
        host.folder = builds[words]
        reader.hears_of_an_update()
        reader.updates()
        reader.reads(words)
        wanted = sorted([*named(builds, *kept), *(name.split()[0] for name in others)])
        assert sorted(reader.caches()) == wanted


def test_a_build_that_never_ran_is_not_the_one_that_stays(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.folder = builds[NEWEST]
    reader.looks_for_updates()
    expect_caches(reader, named(builds, OLD, NEW, NEWEST))
    installed(reader.page)
    reader.updates()
    reader.reads(NEWEST)
    assert sorted(reader.caches()) == named(builds, OLD, NEWEST)


def test_a_build_that_comes_back_is_no_update(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.folder = builds[OLD]
    reader.looks_for_updates()
    installed(reader.page)
    reader.page.reload()
    reader.reads(OLD)
    reader.hears("offline-ready false.")
    host.down = True
    reader.page.reload()
    reader.reads(OLD)


def expect_caches(reader: Reader, names: list[str]) -> None:
    reader.page.wait_for_function(
        """names => caches.keys().then((all) =>
            JSON.stringify(all.map((name) => name.split(" ")[0]).sort()) === names)""",
        arg=str(names).replace("'", '"').replace(", ", ","),
    )


def spoiled(build: Path, out: Path, how: str) -> Path:
    """A host half way to the next build: files of it are missing, damaged or still the old ones."""
    shutil.copytree(build, out)
    late = next(out.glob("files/*/late.mjs"))
    if how == "missing":
        late.unlink()
    elif how == "damaged":
        late.write_text("export const words = 'damaged';")
    elif how == "cut short":
        late.write_bytes(late.read_bytes()[:-9])
    return out


@pytest.mark.parametrize("how", ["missing", "damaged", "cut short", "page of the old build"])
def test_an_update_that_is_not_whole_leaves_the_old_build_whole(
    reader: Reader, host: Host, builds: dict[str, Path], tmp_path: Path, how: str
) -> None:
    host.folder = spoiled(builds[NEW], tmp_path / "half", how)
    if how == "page of the old build":
        shutil.copyfile(builds[OLD] / "index.html", host.folder / "index.html")
    with reader.page.expect_console_message(lambda said: said.text == NOT_ALL):
        reader.looks_for_updates()
    expect_caches(reader, named(builds, OLD))
    reader.reads_on(f"{OLD}, continued")
    reader.page.reload()
    reader.reads(OLD)
    reader.hears("offline-ready false.")
    host.down = True
    reader.page.reload()
    reader.reads(OLD)
    reader.reads_on(f"{OLD}, continued")
    host.down = False
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    reader.updates()
    reader.reads(NEW)


def test_a_damaged_copy_in_the_browsers_own_cache_is_fetched_anew(
    player: Player, host: Host, builds: dict[str, Path], tmp_path: Path, watch: Watch
) -> None:
    watch.expect("404")
    host.folder = spoiled(builds[OLD], tmp_path / "half", "damaged")
    (host.folder / "sw.js").unlink()
    reader = Reader(player(), host.address).come()
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


def test_copies_of_the_page_on_one_host_leave_each_other_alone(
    player: Player, builds: dict[str, Path], tmp_path: Path
) -> None:
    for name, words in (("one", OLD), ("two", NEW)):
        shutil.copytree(builds[words], tmp_path / name)
    host = Host(tmp_path)
    page = player()
    Reader(page, f"{host.address}one/").is_kept(OLD)
    Reader(page, f"{host.address}two/").is_kept(NEW)
    for name, words in (("two", NEWEST),):
        shutil.rmtree(tmp_path / name)
        shutil.copytree(builds[words], tmp_path / name)
    second = Reader(page, f"{host.address}two/")
    second.hears_of_an_update()
    second.updates()
    second.reads(NEWEST)
    host.close()
    Reader(page, f"{host.address}one/").come().reads(OLD)


def test_without_service_workers_nothing_happens(player: Player, host: Host) -> None:
    page = player()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    reader = Reader(page, host.address).come()
    reader.reads(OLD)
    reader.hears("")
    reader.updates()
    reader.reads(OLD)
