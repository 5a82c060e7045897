"""The time before Python is there, held as long as a test wants it.

A page for this must come from a bare phone: what a service worker answers, nobody holds back.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route

from tests.browser.player import is_ready

WASM = "**/*.wasm"
ASIDE = "aside.html"
REMEMBERED = "threefold-shell"


class Held:
    """A page from which Python is held back until it is let come."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._waiting: list[Route] = []
        self._holds = True
        page.route(WASM, self._met)

    def open(self, address: str) -> None:
        """Open an address; what is there is the shell."""
        self._waiting.clear()
        self._page.goto("about:blank")
        with self._page.expect_request(WASM):
            self._page.goto(address, wait_until="commit")
        # Other scripts may run late; the shell's own, and the page's last element, are there now.
        self._page.wait_for_load_state("domcontentloaded")

    def let_come(self) -> None:
        """Let Python come, and wait until it answers."""
        self._holds = False
        for route in self._waiting:
            route.continue_()
        is_ready(self._page)

    def _met(self, route: Route) -> None:
        if self._holds:
            self._waiting.append(route)
        else:
            route.continue_()


@contextmanager
def before_python(page: Page, address: str) -> Iterator[Held]:
    """Open an address and hold Python back; afterwards let it come."""
    held = Held(page)
    held.open(address)
    yield held
    held.let_come()
    page.unroute(WASM)


def lay(page: Page, site: str, texts: dict[str, str | None]) -> None:
    """Store texts as another page of this site would, and remove those that are None.

    Afterwards the page shows nothing.
    """
    page.route(f"**/{ASIDE}", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(site + ASIDE)
    page.evaluate(
        """texts => Object.entries(texts).forEach(([key, text]) =>
          text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text))""",
        texts,
    )


def tables(head: str, count: int) -> dict[str, str | None]:
    """Return heads of so many tables like this one, each of its own name, by key."""
    return {
        f"threefold/1/copy{number}/head": json.dumps(
            {**json.loads(head), "name": f"Night shift {number}", "touched": number}
        )
        for number in range(count)
    }
