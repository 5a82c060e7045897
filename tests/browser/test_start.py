"""The start: painted before Python, ready soon, and never silently dead."""

from __future__ import annotations

import io
import re
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable
from email.message import Message

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Player, Watch, is_ready

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types threefold-offline"
)
BLOCKED = """
  const refuse = () => { throw new DOMException("blocked", "SecurityError"); };
  Object.defineProperty(window, "localStorage", { get: refuse });
  IDBFactory.prototype.open = refuse;
"""


def failure(page: Page) -> str:
    """Wait for the failure to be shown; return all that it says."""
    expect(page.locator("html")).to_have_attribute("data-state", "failed", timeout=20_000)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    return alert.inner_text()


def retry(page: Page) -> None:
    page.get_by_role("button", name="Try again").click()


def test_ready_is_said_and_marked_at_once(page: Page) -> None:
    assert page.evaluate("performance.getEntriesByName('threefold:ready').length") == 1
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page).to_have_title("Threefold")


def test_the_first_paint_needs_no_script(player: Player, site: str, page: Page) -> None:
    shell = player(java_script_enabled=False)
    shell.goto(site)
    expect(shell.locator("html")).to_have_attribute("data-state", "booting")
    assert "needs JavaScript" in (shell.locator("noscript").text_content() or "")
    heading = page.get_by_role("heading", level=1).inner_text()
    expect(shell.get_by_role("heading", level=1)).to_have_text(heading)


def test_python_takes_over_what_the_shell_has_painted(player: Player, site: str) -> None:
    page = player()
    page.add_init_script(
        "addEventListener('DOMContentLoaded',"
        " () => { window.painted = [...document.querySelectorAll('#app *')]; });"
    )
    page.goto(site)
    is_ready(page)
    assert page.evaluate("painted.length > 5 && painted.every(element => element.isConnected)")


def answer(address: str) -> tuple[int, Message, bytes]:
    try:
        with urllib.request.urlopen(address) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def test_the_headers_are_really_sent(site: str) -> None:
    status, headers, _ = answer(site)
    assert status == 200
    assert headers["Content-Security-Policy"] == POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "geolocation=()" in headers["Permissions-Policy"]
    assert headers["Cache-Control"] == "no-cache"


def test_types_and_ages_suit_the_files(page: Page) -> None:
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    kinds = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript"}
    seen = set()
    for address in loaded:
        _, headers, _ = answer(address)
        ending = address[address.rindex(".") :]
        if ending in kinds:
            seen.add(ending)
            assert headers["Content-Type"].startswith(kinds[ending]), address
        assert ("immutable" in headers["Cache-Control"]) == ("/files/" in address), address
    assert seen == set(kinds)


@pytest.mark.parametrize("path", ["nothing.mjs", "files/gone.wasm", "js/", "a/b/index.html"])
def test_what_is_missing_is_missing(site: str, path: str) -> None:
    status, headers, body = answer(site + path)
    assert status == 404
    assert b"<py-config" not in body
    assert "immutable" not in headers.get("Cache-Control", "")


def test_the_policy_is_in_force(page: Page, watch: Watch) -> None:
    watch.expect("Content Security Policy", "TrustedHTML")
    page.evaluate("document.head.append(Object.assign(document.createElement('style')))")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.evaluate("try { document.body.innerHTML = '' } catch (error) { console.error(error) }")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_it_works_below_any_path(player: Player, serve: Callable[..., str], site: str) -> None:
    assert answer(site + "some/where/")[0] == 404
    elsewhere = serve("/some/where/")
    page = player()
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto(elsewhere)
    is_ready(page)
    assert len(requested) > 10
    assert all(url.startswith(elsewhere) for url in requested)


def test_a_tap_before_python_is_there_is_answered_once(player: Player, site: str) -> None:
    page = player()
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    with page.expect_request("**/*.wasm"):
        page.goto(site, wait_until="commit")
    new_table = page.get_by_role("button", name="New City of Ghosts table")
    new_table.click()
    new_table.click()
    expect(new_table).to_have_attribute("aria-busy", "true")
    for route in held:
        route.continue_()
    is_ready(page)
    expect(page).to_have_url(re.compile("#/"))
    page.goto(site + "#")
    expect(page.get_by_role("listitem")).to_have_count(1)


def test_a_missing_part_is_told_and_can_be_retried(player: Player, site: str, watch: Watch) -> None:
    watch.expect("Failed to load resource|fetch|wasm")
    page = player()
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    assert "did not arrive" in failure(page)
    page.unroute("**/*.wasm")
    retry(page)
    is_ready(page)
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_missing_script_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("Failed to load resource")
    page = player()
    page.route("**/files/pyscript-*/core.js", lambda route: route.abort())
    page.goto(site)
    assert "did not arrive" in failure(page)


def test_a_fault_in_our_python_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("ValueError: on purpose")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("pyapp/__init__.py", "")
        archive.writestr("pyapp/main.py", "raise ValueError('on purpose')")
    page = player()
    page.route("**/pyapp.zip", lambda route: route.fulfill(body=packed.getvalue()))
    page.goto(site)
    said = failure(page)
    assert "fault of its own" in said
    assert "ValueError: on purpose" in said


def test_a_browser_without_webassembly_is_told(player: Player, site: str, watch: Watch) -> None:
    watch.expect("WebAssembly")
    page = player()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site)
    assert "WebAssembly switched off" in failure(page)


def test_a_start_that_hangs_is_told_and_may_still_succeed(player: Player, site: str) -> None:
    page = player()
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


def test_blocked_storage_does_not_hinder_the_start(player: Player, site: str) -> None:
    page = player()
    page.add_init_script(BLOCKED)
    page.goto(site)
    is_ready(page)
