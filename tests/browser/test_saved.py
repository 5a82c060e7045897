"""What is saved can be taken away as a file when Python never comes."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.before import lay
from tests.browser.conftest import Player, is_ready
from tests.browser.test_failure import BROKEN, failure, retry
from tests.browser.test_reload import BLOCKED
from tests.browser.watching import Watch

OFFER = "Download what is saved"
# All that a text may hold: what UTF-8 cannot, what JSON escapes, and what is no text of ours.
SAVED = {
    "threefold/1/a/head": '{"v":1,"name":"Ñandú 🎲 \\u0000"}',
    "threefold/1/a/log/0": 'half: \ud83c, other half: \udfb2, "quoted"\\\n\u2028\x00',
    "threefold/1/b/head": "no JSON at all",
    "threefold/other": "",
}
OTHERS = {"threefold-shell": "ours, but no table", "elsewhere": "not ours"}
# As numbers: on the way to the browser and back halves of surrogate pairs would be lost.
WRITE = """pairs => pairs.forEach(([key, at]) =>
  localStorage.setItem(key, String.fromCharCode(...at)))"""
READ = """() => Object.entries(localStorage).map(([key, text]) =>
  [key, text.split("").map((unit) => unit.charCodeAt(0))])"""


def units(text: str) -> list[int]:
    raw = text.encode("utf-16-le", "surrogatepass")
    return [int.from_bytes(raw[at : at + 2], "little") for at in range(0, len(raw), 2)]


def fails(page: Page, site: str) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("about:blank")
    page.goto(site)
    failure(page)


def test_it_holds_every_text_as_it_is_stored(player: Player, site: str, watch: Watch) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    lay(page, site, {})
    written = {key: units(text) for key, text in (SAVED | OTHERS).items()}
    page.evaluate(WRITE, list(written.items()))
    assert dict(page.evaluate(READ)) == written
    fails(page, site)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=OFFER).click()
    assert waiting.value.suggested_filename.startswith("threefold-saved-")
    data = json.loads(Path(waiting.value.path()).read_bytes().decode("utf-8"))
    assert data == {"format": "threefold/raw", "version": 1, "saved": SAVED}
    assert dict(page.evaluate(READ)) == written, "taking it away changes nothing"
    page.unroute("**/*.wasm")
    retry(page)


def test_nothing_is_offered_where_nothing_is(player: Player, site: str, watch: Watch) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    fails(page, site)
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)
    assert "saved" not in failure(page)


def test_what_may_not_be_read_is_said_to_be_so(player: Player, site: str, watch: Watch) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    page.add_init_script(BLOCKED)
    fails(page, site)
    assert "does not let the page read what is saved" in failure(page)
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)


def test_what_was_saved_is_there_after_a_retry(player: Player, site: str, watch: Watch) -> None:
    watch.expect(BROKEN)
    page = player(bare=True)
    page.goto(site)
    is_ready(page)
    page.get_by_role("button", name="New Universalis table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Universalis")
    fails(page, page.url + "/log")
    page.unroute("**/*.wasm")
    retry(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Log")
