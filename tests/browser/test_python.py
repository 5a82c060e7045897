"""How Python starts: compiled, then from a kept memory, and plainly when either fails."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Player, is_ready
from tests.browser.watching import Watch

KEPT = "threefold-snapshot"
# Routes do not see what a service worker fetches.
ROUTED = {"service_workers": "block", "keeps": True}


@pytest.fixture
def page(player: Player, site: str) -> Page:
    """The page of somebody who was never here, where Python's memory is kept for the next start."""
    opened = player(**ROUTED)
    opened.goto(site)
    is_ready(opened)
    return opened


SIZES = """async name => {
  const cache = await caches.open(name);
  const found = await Promise.all((await cache.keys()).map(key => cache.match(key)));
  return Promise.all(found.map(async each => (await each.arrayBuffer()).byteLength));
}"""
REPLACE = """async ([name, bytes]) => {
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const whole = await (await cache.match(key)).arrayBuffer();
  const body = bytes === null ? whole.slice(0, whole.byteLength / 2) : new Uint8Array(bytes);
  await cache.put(key, new Response(body));
}"""
RUN = """async code => {
  const [script] = document.querySelectorAll("script[type=module]");
  const { started } = await import(new URL("begin.mjs", script.src));
  return String((await started).runPython(code));
}"""


def marks(page: Page) -> list[str]:
    found: list[str] = page.evaluate("performance.getEntriesByType('mark').map(({name}) => name)")
    return [name.removeprefix("threefold:") for name in found if name.startswith("threefold:")]


def kept(page: Page) -> list[int]:
    sizes: list[int] = page.evaluate(SIZES, KEPT)
    return sizes


def keeps(page: Page, build: str = "memory") -> None:
    """Wait until the page has kept one memory for its next start, which the pattern fits."""
    page.evaluate(
        """async ([name, build]) => {
          const end = performance.now() + 60_000;
          while (performance.now() < end) {
            const keys = await (await caches.open(name)).keys();
            if (keys.length === 1 && keys[0].url.match(build)) return;
            await new Promise(resolve => requestIdleCallback(resolve));
          }
          throw new Error("no memory was kept");
        }""",
        [KEPT, build],
    )


def again(page: Page) -> list[str]:
    page.reload()
    is_ready(page)
    return marks(page)


def test_a_first_start_fetches_only_what_it_needs(player: Player, site: str, dist: Path) -> None:
    page = player(keeps=True)
    page.goto(site)
    is_ready(page)
    before = page.evaluate(
        """() => {
          const { startTime } = performance.getEntriesByName("threefold:ready")[0];
          return performance.getEntriesByType("resource")
            .filter(entry => entry.startTime < startTime).map(({name}) => name);
        }"""
    )
    early = {address.removeprefix(site) for address in before}
    assert len(early) > 10
    unneeded = re.compile(r"memory\.gz|python_stdlib\.zip|micropip|\.whl|\.map$|sw\.js")
    assert not [address for address in early if unneeded.search(address)]
    assert {file.name for file in dist.rglob("*.zip")} - {"python_stdlib.zip"} == {
        Path(address).name for address in early if address.endswith(".zip")
    }


def test_a_first_start_fetches_nothing_twice(player: Player, site: str) -> None:
    page = player(new=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    page.goto(site)
    is_ready(page)
    assert any(name.endswith(".wasm") for name in asked)
    files = [name for name in asked if name.startswith("files/")]
    assert sorted(files) == sorted(set(files))


def test_the_second_start_takes_up_the_memory_of_the_first(page: Page) -> None:
    assert "snapshot" not in marks(page)
    keeps(page)
    (size,) = kept(page)
    assert size > 10_000_000
    assert marks_in_order(again(page)) == [
        "begin",
        "python",
        "imported",
        "snapshot",
        "given",
        "ready",
    ]
    page.get_by_role("button", name="New Imposition table").click()
    expect(page).to_have_url(re.compile("#/t/"))


def marks_in_order(found: list[str]) -> list[str]:
    wanted = ("begin", "python", "imported", "snapshot", "given", "ready")
    return [name for name in found if name in wanted]


def test_whoever_saves_data_is_spared_the_memory(player: Player, site: str) -> None:
    page = player(**ROUTED)
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page.goto(site)
    is_ready(page)
    page.evaluate(
        """async () => {
          const [script] = document.querySelectorAll("script[type=module]");
          const { keep } = await import(new URL("snapshot.mjs", script.src));
          await keep();
        }"""
    )
    assert kept(page) == []


def test_a_spoilt_memory_is_a_plain_start(page: Page, watch: Watch) -> None:
    watch.expect("kept memory does not start here")
    keeps(page)
    for content in (None, [1, 2, 3, 4], [0] * 70_000):
        page.evaluate(REPLACE, [KEPT, content])
        assert "snapshot" not in again(page), content
        expect(page.get_by_role("alert")).to_be_hidden()
        assert kept(page) == [0]
    # It is not fetched anew at each visit, only to fail again.
    assert "snapshot" not in again(page)
    assert kept(page) == [0]


def test_a_memory_of_another_build_is_not_taken_up_and_goes(page: Page) -> None:
    keeps(page)
    page.evaluate(
        """async name => {
          const cache = await caches.open(name);
          const [key] = await cache.keys();
          await cache.put("files/memory.000000000000/memory.gz", await cache.match(key));
          await cache.delete(key);
        }""",
        KEPT,
    )
    assert "snapshot" not in again(page)
    keeps(page, "files/memory\\.(?!000000000000)")
    assert "snapshot" in again(page)


def test_a_spoilt_memory_that_cannot_be_marked_is_a_plain_start(page: Page, watch: Watch) -> None:
    watch.expect("kept memory does not start here")
    keeps(page)
    page.evaluate(REPLACE, [KEPT, [1, 2, 3, 4]])
    page.add_init_script(
        "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    assert "snapshot" not in again(page)
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_memory_that_left_pages_without_an_end_is_given_up(page: Page) -> None:
    keeps(page)
    for tries in ("1", "nonsense", "2"):
        page.evaluate("tries => localStorage.setItem('threefold-snapshot-tries', tries)", tries)
        assert ("snapshot" in again(page)) == (tries != "2"), tries
        assert page.evaluate("localStorage.getItem('threefold-snapshot-tries')") is None
        assert (kept(page) == [0]) == (tries == "2")


def test_a_part_that_does_not_arrive_is_no_fault_of_the_memory(
    player: Player, site: str, watch: Watch
) -> None:
    watch.expect("Failed to load resource|compiled library does not start here")
    page = player(**ROUTED)
    page.goto(site)
    is_ready(page)
    keeps(page)
    page.route("**/stdlib.zip", lambda route: route.abort())
    assert "snapshot" not in again(page)
    page.unroute("**/stdlib.zip")
    assert "snapshot" in again(page)


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain"])
def test_a_host_may_call_wasm_anything(player: Player, site: str, kind: str) -> None:
    page = player(**ROUTED)

    def renamed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": kind})

    page.route("**/*.wasm", renamed)
    page.goto(site)
    is_ready(page)


def test_without_the_compiled_library_the_whole_one_serves(
    player: Player, site: str, watch: Watch
) -> None:
    watch.expect("compiled library does not start here", "Failed to load resource")
    page = player(**ROUTED)
    page.route("**/stdlib.zip", lambda route: route.fulfill(status=404))
    page.goto(site)
    is_ready(page)
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_module_that_the_archive_lacks_is_fetched_when_it_is_imported(
    player: Player, site: str
) -> None:
    page = player(**ROUTED)
    asked: list[str] = []

    def let_through(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_()

    page.route("**/python_stdlib.zip", let_through)
    page.goto(site)
    is_ready(page)
    assert evaluated(page, "import json, fractions; 'known'") == "known"
    assert not asked
    assert evaluated(page, "import email.message, csv; email.message.Message().as_string()") == "\n"
    assert evaluated(page, "import wave, tomllib; str(tomllib.loads('a = 1'))") == "{'a': 1}"
    assert len(asked) == 1


def test_a_module_that_is_nowhere_is_missing_as_ever(
    player: Player, site: str, watch: Watch
) -> None:
    watch.expect("Failed to load resource")
    page = player(**ROUTED)
    page.route("**/python_stdlib.zip", lambda route: route.fulfill(status=404))
    page.goto(site)
    is_ready(page)
    code = """
try:
    import {}
except ModuleNotFoundError as error:
    found = error.name
found
"""
    assert evaluated(page, code.format("no_such_module")) == "no_such_module"
    assert evaluated(page, code.format("mailbox")) == "mailbox"
    page.unroute("**/python_stdlib.zip")
    assert evaluated(page, "import mailbox; mailbox.__name__") == "mailbox"


def evaluated(page: Page, code: str) -> Any:
    return page.evaluate(RUN, code)
