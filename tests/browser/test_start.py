"""The start: painted before Python, ready soon, and never silently dead."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Callable
from email.message import Message

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Player, is_ready
from tests.browser.watching import VIOLATION, Watch

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


@pytest.fixture
def page(player: Player, site: str) -> Page:
    """The page on a phone out of its box: a first visit, from the network to the last import."""
    opened = player(bare=True)
    opened.goto(site)
    is_ready(opened)
    return opened


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
    forbidden = ("style-src-elem inline", "style-src-attr inline", "require-trusted-types-for")
    watch.expect("Content Security Policy", "TrustedHTML", *(VIOLATION + one for one in forbidden))
    page.evaluate("document.head.append(Object.assign(document.createElement('style')))")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.evaluate("try { document.body.innerHTML = '' } catch (error) { console.error(error) }")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_no_test_can_overlook_what_the_policy_stopped(player: Player, site: str) -> None:
    """The watch over every page hears of it at once, and no permission to be noisy excuses it."""
    watching = Watch()
    page = player()
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.goto(site)
    is_ready(page)
    assert not [text for text in heard if VIOLATION in text]
    watching.allow(".")
    watching._problems = [f"console error: {VIOLATION}script-src-elem inline"]
    with pytest.raises(AssertionError, match="script-src-elem"):
        watching.check()


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


def test_blocked_storage_does_not_hinder_the_start(player: Player, site: str) -> None:
    page = player()
    page.add_init_script(BLOCKED)
    page.goto(site)
    is_ready(page)
