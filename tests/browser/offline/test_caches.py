"""A cache for each build: whole or not there, and gone when nobody runs that build any more."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.browser.conftest import Player
from tests.browser.offline.host import Host
from tests.browser.offline.small_site import NEW, NEWEST, NOT_ALL, OLD, Reader, spoiled


def build_of(folder: Path) -> str:
    found = re.search(r'BUILD = "(\w+)"', (folder / "sw.js").read_text("utf-8"))
    assert found
    return found[1]


def named(builds: dict[str, Path], *words: str) -> list[str]:
    return sorted(["threefold-active", *(f"threefold-{build_of(builds[one])}" for one in words)])


def gets(reader: Reader) -> None:
    """Look for updates, and wait until the worker that is found is installed, or has given up."""
    reader.page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const found = new Promise((resolve) => (registration.onupdatefound = resolve));
          dispatchEvent(new Event("online"));
          await found;
          const { installing } = registration;
          if (installing) await new Promise((resolve) => (installing.onstatechange = resolve));
        }"""
    )


# What is waited for would be a promise, which `wait_for_function` might take for true.
FOUND = """async ([names, ms]) => {
  const until = performance.now() + ms;
  let found;
  do {
    found = (await caches.keys()).map((name) => name.split(" ")[0]).sort();
    if (JSON.stringify(found) === JSON.stringify(names)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (performance.now() < until);
  return found;
}"""


def expect_caches(reader: Reader, names: list[str], within_ms: int = 20_000) -> None:
    """Wait until these are the caches of this origin."""
    assert reader.page.evaluate(FOUND, [names, within_ms]) == names


def test_other_caches_than_expected_are_noticed(reader: Reader, builds: dict[str, Path]) -> None:
    expect_caches(reader, named(builds, OLD))
    with pytest.raises(AssertionError):
        expect_caches(reader, named(builds, OLD, NEW), within_ms=0)


def comes_anew(reader: Reader) -> Reader:
    """Close the only page, and come again."""
    context = reader.page.context
    reader.page.close()
    return Reader(context.new_page(), reader.address).come()


def test_two_updates_later_only_the_build_in_use_is_kept(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    reader.page.evaluate(
        "caches.open('somebody else').then(() => caches.open('threefold-snapshot-1'))"
    )
    others = ["somebody else", "threefold-snapshot-1"]
    strangers = [name.split()[0] for name in others]
    # While a page is open, another may be open too, and run any build there was since.
    for words, kept in ((NEW, (OLD, NEW)), (NEWEST, (OLD, NEW, NEWEST))):
        host.folder = builds[words]
        reader.hears_of_an_update()
        reader.updates()
        reader.reads(words)
        assert sorted(reader.caches()) == sorted([*named(builds, *kept), *strangers])
    again = comes_anew(reader)
    again.reads(NEWEST)
    expect_caches(again, sorted([*named(builds, NEWEST), *strangers]))


def test_a_build_that_never_ran_is_not_the_one_that_stays(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.folder = builds[NEWEST]
    gets(reader)
    expect_caches(reader, named(builds, OLD, NEW, NEWEST))
    reader.updates()
    reader.reads(NEWEST)
    again = comes_anew(reader)
    again.reads(NEWEST)
    expect_caches(again, named(builds, NEWEST))


def test_a_build_that_comes_back_is_no_update(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.folder = builds[OLD]
    gets(reader)
    reader.page.reload()
    reader.reads(OLD)
    reader.hears("offline-ready false.")
    host.down = True
    reader.page.reload()
    reader.reads(OLD)


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


def test_copies_of_the_page_on_one_host_leave_each_other_alone(
    player: Player, builds: dict[str, Path], tmp_path: Path
) -> None:
    for name, words in (("one", OLD), ("two", NEW)):
        shutil.copytree(builds[words], tmp_path / name)
    host = Host(tmp_path)
    page = player(keeps=True)
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


HOLDS = """async ([own, count]) => {
  const until = performance.now() + 20000;
  let held = 0;
  while (performance.now() < until && held !== count) {
    const name = (await caches.keys()).find((one) => one.startsWith(own));
    held = name ? (await (await caches.open(name)).keys()).length : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return held;
}"""


def test_what_was_dropped_is_kept_again_at_the_next_start(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    own = f"threefold-{build_of(builds[OLD])}"
    dropped = """async own => {
      const names = (await caches.keys()).filter((name) => name.startsWith(own));
      await Promise.all(names.map((name) => caches.delete(name)));
      return names.length;
    }"""
    assert reader.page.evaluate(dropped, own) == 1
    reader.page.reload()
    reader.reads(OLD)
    count = (builds[OLD] / "sw.js").read_text("utf-8").count('"sha256-')
    assert reader.page.evaluate(HOLDS, [own, count]) == count
    host.down = True
    reader.page.reload()
    reader.reads(OLD)
