"""One browser for all tests, the built page served as Netlify would, and a watch on every page."""

from __future__ import annotations

import fcntl
import os
import re
import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.phones import BASELINE, phone_of
from tests.browser.player import Person, is_ready
from tests.browser.universalis import Phone
from tools import chromium
from tools.builder.site import ROOT, build
from tools.serve import server

AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Said by Playwright where a test asks for no service worker, since routes do not see its fetches.
WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
# Heard before anything of the page runs. What the browser says of it itself is worded differently
# from engine to engine, and is silent where a policy only reports.
VIOLATION = "policy violation: "
LISTENER = f"""document.addEventListener("securitypolicyviolation", (event) => console.error(
  "{VIOLATION}" + [event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber]
    .join(" ")), true);"""
TAGS = ("Finding my sister", "Ink on my hands", "Old maps", "Opening locks")

# On a machine that does much else a page answers late; a test that passes never waits so long.
expect.set_options(timeout=20_000)

Player = Callable[..., Page]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built anew: never a stale one, and once in a run, for all of its workers."""
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    out, built = run / "dist", run / "dist-is-built"
    with (run / "dist-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not built.exists():
            build(out)
            built.touch()
    return out


def address_of(serving: ThreadingHTTPServer, below: str = "/") -> str:
    return f"http://localhost:{serving.server_port}{below}"


@pytest.fixture(scope="session")
def serve(dist: Path) -> Iterator[Callable[..., str]]:
    """Serve the built page, also below a sub-path, and return its address."""
    running: list[ThreadingHTTPServer] = []

    def start(below: str = "/") -> str:
        serving = server(dist, below=below)
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        running.append(serving)
        return address_of(serving, below)

    yield start
    for serving in running:
        serving.shutdown()
        serving.server_close()


@pytest.fixture(scope="session")
def site(serve: Callable[..., str]) -> str:
    return serve()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium.find()
    if not found:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found, args=[*chromium.arguments(), BASELINE]
        )
        yield launched
        launched.close()


class Watch:
    """Collects what no page of ours may do; a test that provokes such a thing says so first.

    What the security policy had to stop is such a thing on every page; `allow` never excuses it.
    """

    def __init__(self) -> None:
        self._problems: list[str] = []
        self._expected: list[str] = []
        self._allowed: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.add_init_script(LISTENER)
        context.on("console", self._said)
        context.on(
            "weberror",
            lambda error: self._problems.append(f"page error: {error.error} {error.error.stack}"),
        )
        context.on("request", lambda request: self._asked(request.url))

    def expect(self, *patterns: str) -> None:
        """Allow problems that contain one of these patterns, and demand that each one comes."""
        self._expected += patterns

    def allow(self, *patterns: str) -> None:
        """Allow problems that contain one of these patterns, whether they come or not."""
        self._allowed += patterns

    def check(self) -> None:
        problems, self._problems = self._problems, []
        odd = [problem for problem in problems if not self._allows(problem)]
        assert not odd, "\n".join(odd)
        for pattern in self._expected:
            assert any(re.search(pattern, problem) for problem in problems), pattern

    def _allows(self, problem: str) -> bool:
        patterns = [*self._expected, *([] if VIOLATION in problem else self._allowed)]
        return any(re.search(pattern, problem) for pattern in patterns)

    def _said(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        # The memory for the next start comes in the background: whoever leaves cuts it off.
        if message.text == WORKER_BLOCKED or where.endswith("/memory.gz"):
            return
        if message.type in {"error", "warning"}:
            self._problems.append(f"console {message.type}: {message.text} ({where})")

    def _asked(self, url: str) -> None:
        if not url.startswith(("http://localhost:", "blob:http://localhost:", "data:")):
            self._problems.append(f"request to elsewhere: {url}")


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    watching.check()


@pytest.fixture
def player(browser: Browser, watch: Watch) -> Iterator[Player]:
    """Make somebody with a phone of their own: a page in a fresh browser context, not yet opened.

    Takes what `phone_of` takes. Everything such a page says, asks for or breaks is
    watched; the test fails if any of it should not be.
    """
    contexts: list[BrowserContext] = []

    def arrive(**options: Any) -> Page:
        context = phone_of(browser, **options)
        contexts.append(context)
        watch.over(context)
        return context.new_page()

    yield arrive
    for context in contexts:
        context.close()


@pytest.fixture
def somebody(player: Player, site: str) -> Callable[..., Person]:
    """Make somebody with a phone of their own who has not opened the page yet."""
    return lambda **options: Person(player(**options), site)


@pytest.fixture
def page(player: Player, site: str) -> Page:
    """The page, opened by somebody who was never here, and ready."""
    opened = player()
    opened.goto(site)
    is_ready(opened)
    return opened


class Furnished(NamedTuple):
    """A table as somebody keeps it: the browser's storage, and the table's address."""

    storage: Any
    table: str


@pytest.fixture(scope="session")
def furnished(browser: Browser, site: str) -> Furnished:
    """Furnish a table once, as a player does: Ada with all she has, Bo and Cy."""
    context = phone_of(browser)
    watching = Watch()
    watching.over(context)
    person = Person(context.new_page(), site).come()
    person.new_table()
    table = person.page.url.removeprefix(site)
    for name in ("Ada", "Bo", "Cy"):
        person.add_character(name)
        person.done(name)
        person.back("City of Ghosts")
    person.open_sheet("Ada")
    person.edit("Ada")
    person.write_sheet(TAGS, "A brass key")
    person.write("With Bo", "Grew up together")
    person.write("With Cy", "She owes me one")
    kept = Furnished(context.storage_state(), table)
    context.close()
    watching.check()
    return kept


class Seat(NamedTuple):
    """A page that several tests use, one after the other."""

    person: Person
    watching: Watch


@pytest.fixture(scope="module")
def seat(browser: Browser, site: str) -> Iterator[Seat]:
    """Start one page for a file of tests: starting Python takes seconds."""
    context = phone_of(browser)
    watching = Watch()
    watching.over(context)
    yield Seat(Person(context.new_page(), site).come(), watching)
    context.close()


@pytest.fixture
def ada(seat: Seat, furnished: Furnished) -> Iterator[Person]:
    """Sit down at a furnished table that nobody else has touched, with Ada's sheet in front."""
    person = seat.person
    person.sit_down(furnished.storage, furnished.table)
    person.open_sheet("Ada")
    yield person
    seat.watching.check()


@pytest.fixture(scope="session")
def coin_seat(browser: Browser, site: str) -> Iterator[Seat]:
    """Start one page for all tests of Universalis: each takes a table of its own."""
    context = phone_of(browser)
    watching = Watch()
    watching.over(context)
    yield Seat(Person(context.new_page(), site).come(), watching)
    context.close()


@pytest.fixture
def phone(coin_seat: Seat) -> Iterator[Phone]:
    """The phone of a table of Universalis, not yet at any table."""
    yield Phone(coin_seat.person)
    coin_seat.watching.check()


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """Return a function that lists axe-core's findings about the page as it stands.

    It takes the page and, where not all of them are wanted, the rules.
    """
    source = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")

    def findings(page: Page, *rules: str) -> list[str]:
        # Evaluated by the debugger, not by a tag: the page's security policy stays as it is.
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(source)
        found = page.evaluate(
            "runOnly => axe.run(document, {runOnly, resultTypes: ['violations'], preload: false})",
            {"type": "rule", "values": rules} if rules else {"type": "tag", "values": AXE_TAGS},
        )
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    return findings
