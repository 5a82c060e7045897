"""No worker is made to take over while a page is open: what that asks for could go unanswered."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Player
from tests.browser.offline.host import Host
from tests.browser.offline.small_site import NEW, NEWEST, OLD, Reader, small_site
from tests.browser.offline.test_caches import build_of, comes_anew, gets

OLDER = Path(__file__).parents[2] / "fixtures" / "offline"

STANDING = """async () => {
  const { waiting, active } = await navigator.serviceWorker.getRegistration();
  const ask = (worker) => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("build", [port2]);
  });
  return [await ask(active), waiting && (await ask(waiting))];
}"""
# The old page lives on until the new one has come: it can still ask for a second reload.
AMID = """ms => {
  [...document.querySelectorAll("button")].find((one) => one.textContent === "Update now").click();
  setTimeout(() => location.reload(), ms);
}"""


def standing(reader: Reader) -> list[str | None]:
    """The build of the worker that is active, and of the one that waits."""
    found: list[str | None] = reader.page.evaluate(STANDING)
    return found


def test_an_update_leaves_the_worker_where_it_is_until_the_page_is_closed(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    old, new = build_of(builds[OLD]), build_of(builds[NEW])
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    reader.updates()
    reader.reads(NEW)
    reader.hears("offline-ready false.")
    assert standing(reader) == [old, new]
    host.down = True
    other = Reader(reader.page.context.new_page(), host.address).come()
    for one in (reader, other):
        one.page.reload()
        one.reads(NEW)
        one.reads_on(f"{NEW}, continued")
    other.page.close()
    again = comes_anew(reader)
    again.reads(NEW)
    again.hears("offline-ready false.")
    assert standing(again) == [new, None]


def test_a_start_leaves_it_there_too(reader: Reader, host: Host, builds: dict[str, Path]) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    reader.page.reload()
    reader.reads(NEW)
    reader.hears("offline-ready false.")
    assert standing(reader) == [build_of(builds[OLD]), build_of(builds[NEW])]
    # From now on this is the build of every start, also beside another tab.
    other = Reader(reader.page.context.new_page(), host.address).come()
    other.reads(NEW)


def test_a_build_that_comes_back_waits_like_any_other(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    host.folder = builds[OLD]
    gets(reader)
    reader.page.reload()
    reader.reads(OLD)
    reader.hears("offline-ready false.")
    assert standing(reader) == [build_of(builds[OLD])] * 2


def test_a_tab_may_run_a_build_that_two_newer_ones_came_after(
    reader: Reader, host: Host, builds: dict[str, Path]
) -> None:
    other = Reader(reader.page.context.new_page(), host.address).come()
    other.reads(OLD)
    for words in (NEW, NEWEST):
        host.folder = builds[words]
        reader.hears_of_an_update()
        reader.updates()
        reader.reads(words)
    host.down = True
    other.reads_on(f"{OLD}, continued")
    other.page.reload()
    other.reads(NEWEST)


def test_a_reload_amid_an_update_is_answered(reader: Reader, host: Host, tmp_path: Path) -> None:
    for number in range(6):
        words = f"Build {number}"
        host.folder = small_site(tmp_path / str(number), words)
        reader.hears_of_an_update()
        reader.page.evaluate(AMID, 4 * number)
        reader.reads(words)
        reader.hears("offline-ready false.")


@pytest.mark.parametrize("way", ["start", "button"])
def test_a_worker_of_the_older_kind_is_taken_over(
    player: Player, host: Host, builds: dict[str, Path], tmp_path: Path, way: str
) -> None:
    older = {"worker": OLDER / "sw-1.js", "page": OLDER / "offline-1.mjs"}
    host.folder = small_site(tmp_path / "older", OLD, **older)
    reader = Reader(player(keeps=True), host.address).is_kept(OLD)
    host.folder = builds[NEW]
    reader.hears_of_an_update()
    if way == "button":
        reader.updates()
    else:
        reader.page.reload()
    reader.reads(NEW)
    reader.page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(({ waiting }) => !waiting)"
    )
    host.folder = builds[NEWEST]
    reader.hears_of_an_update()
    reader.updates()
    reader.reads(NEWEST)
    assert standing(reader) == [build_of(builds[NEW]), build_of(builds[NEWEST])]
