"""A start that fails says so: why, what to try, and how to try again."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.before import Held, before_python
from tests.browser.conftest import Player, is_ready
from tests.browser.watching import Watch

# What the browser itself says of a broken start; of files it fetched for nothing it speaks late.
BROKEN = "Failed to load resource|page error|fetch|wasm|preload"
ARRIVED_NOT = "A part of Threefold did not arrive"


def failure(page: Page) -> str:
    """Wait for the failure to be shown, and only that; return all that it says."""
    expect(page.locator("html")).to_have_attribute("data-state", "failed", timeout=60_000)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()
    expect(page.get_by_role("status")).to_have_count(0)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    return alert.inner_text()


def retry(page: Page) -> None:
    page.get_by_role("button", name="Try again").click()
    is_ready(page)
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_missing_part_is_told_and_can_be_retried(
    player: Player, site: str, watch: Watch, axe: Callable[..., list[str]]
) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    failure(page)
    assert axe(page) == []
    page.unroute("**/*.wasm")
    retry(page)


@pytest.mark.parametrize(
    "part", ["core.js", "boot.mjs", "shell.js", "python.mjs", "pyapp.zip", "pyodide.asm.mjs"]
)
def test_a_blocked_part_is_told(player: Player, site: str, watch: Watch, part: str) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    page.route(f"**/{part}", lambda route: route.abort())
    page.goto(site)
    said = failure(page)
    assert ARRIVED_NOT in said
    assert "ad blocker" in said
    page.unroute(f"**/{part}")
    retry(page)


@pytest.mark.parametrize("how", ["blocked", "gone"])
def test_looks_that_did_not_arrive_are_told(
    player: Player, site: str, watch: Watch, axe: Callable[..., list[str]], how: str
) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    page.route(
        "**/app.css",
        lambda route: route.abort() if how == "blocked" else route.fulfill(status=404),
    )
    page.goto(site)
    line = page.get_by_role("alert").filter(has_text="looks of Threefold did not arrive")
    expect(line).to_be_visible()
    is_ready(page)
    expect(page.get_by_role("button", name="New Imposition table")).to_be_visible()
    expect(line).to_be_visible()
    assert axe(page, "button-name", "region", "landmark-one-main") == []
    page.unroute("**/app.css")
    page.get_by_role("button", name="Try again").click()
    is_ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


STRAY = """() => {
  const say = (message, filename, error) =>
    dispatchEvent(new ErrorEvent("error", { message, filename, error }));
  const elsewhere = (name) => Object.assign(new TypeError("no"), {
    stack: `TypeError: no\n    at x (${name}:1:1)`,
  });
  const strays = ["", location.href, new URL(".", location.href).href, "chrome-extension://abc/x.js",
    "webkit-masked-url://hidden/", "https://elsewhere.example/files/x.js"];
  say("ResizeObserver loop completed with undelivered notifications.", location.href);
  say("Script error.");
  for (const name of strays) say("no", name, elsewhere(name));
  const refused = [undefined, "no", 3, { message: "no" }, new DOMException("no", "AbortError"),
    ...strays.slice(1).map(elsewhere)];
  const promise = new Promise(() => {});
  for (const reason of refused)
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason }));
  const image = document.createElement("img");
  document.querySelector("main").append(image);
  image.dispatchEvent(new Event("error"));
}"""


def test_the_troubles_of_others_are_no_failed_start(player: Player, site: str) -> None:
    page = player(bare=True)
    with before_python(page, site):
        page.evaluate(STRAY)
        expect(page.locator("html")).to_have_attribute("data-state", "booting")
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(
    "trouble",
    [
        "dispatchEvent(new ErrorEvent('error', { message: 'no', filename: own }))",
        "dispatchEvent(new PromiseRejectionEvent('unhandledrejection',"
        " { promise, reason: Object.assign(new Error('no'), { stack: `no at ${own}:1:1` }) }))",
        "dispatchEvent(new PromiseRejectionEvent('unhandledrejection',"
        " { promise, reason: Object.assign(new TypeError('Importing a module script failed.'),"
        " { stack: '' }) }))",
    ],
    ids=["error", "rejection", "rejection without an address"],
)
def test_the_troubles_of_our_own_files_are_a_failed_start(
    player: Player, site: str, trouble: str
) -> None:
    page = player(bare=True)
    Held(page).open(site)
    page.evaluate(
        "() => {"
        " const promise = new Promise(() => {});"
        " const own = document.querySelector('script[type=module]').src;"
        f" {trouble} }}"
    )
    failure(page)


def test_who_is_offline_is_told_that(player: Player, site: str, watch: Watch) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    page.add_init_script("Object.defineProperty(navigator, 'onLine', { value: false })")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    assert "this device is offline" in failure(page)


def test_a_fault_in_our_python_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("ValueError: on purpose|preload")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("pyapp/__init__.py", "raise ValueError('on purpose')")
    page = player(bare=True)
    page.route("**/pyapp.zip", lambda route: route.fulfill(body=packed.getvalue()))
    page.goto(site)
    said = failure(page)
    assert "fault of its own" in said
    assert "ValueError: on purpose" in said


def test_a_browser_without_webassembly_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("WebAssembly|preload")
    page = player(bare=True)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site)
    assert "WebAssembly switched off" in failure(page)


def test_a_device_without_memory_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("Out of memory|wasm|preload")
    page = player(bare=True)
    page.add_init_script(
        "WebAssembly.instantiate = async () => {"
        " throw new RangeError('WebAssembly.instantiate(): Out of memory: no room') }"
    )
    page.goto(site)
    assert "no memory left" in failure(page)


def test_a_browser_that_is_too_old_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("Unexpected token|preload")
    page = player(bare=True)
    newer = "export const newer = = 1;"
    page.route(
        "**/boot.mjs", lambda route: route.fulfill(body=newer, content_type="text/javascript")
    )
    page.goto(site)
    assert "too old" in failure(page)


def test_a_browser_without_modules_is_told(player: Player, site: str) -> None:
    page = player(bare=True)
    page.add_init_script("delete HTMLScriptElement.prototype.noModule")
    # Modules do load here, and would take the sentence away again.
    page.route("**/*.wasm", lambda _route: None)
    page.goto(site)
    assert "too old" in failure(page)


def test_a_start_that_hangs_is_told_and_may_still_succeed(player: Player, site: str) -> None:
    page = player(new=True)
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.clock.install()
    with page.expect_request("**/*.wasm"):
        page.goto(site, wait_until="commit")
    # The file may be asked for before the script that watches the start has run.
    page.wait_for_load_state("domcontentloaded")
    page.clock.fast_forward("03:00")
    assert "far too long" in failure(page)
    for route in held:
        route.continue_()
    is_ready(page)
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("main")).to_be_visible()


def test_a_page_opened_as_a_file_says_how_to_serve_it(
    player: Player, dist: Path, watch: Watch
) -> None:
    watch.expect("request to elsewhere: file:", "CORS policy", BROKEN)
    page = player(bare=True)
    page.goto((dist / "index.html").as_uri())
    said = failure(page)
    assert "opened as a file" in said
    assert "make\u00a0run" in said
    assert "python3\u00a0-m\u00a0http.server" in said
