"""One browser for all tests, the built page served as Netlify would, and a watch on every page."""

from __future__ import annotations

import fcntl
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.phones import BASELINE, Phones, phone_of
from tests.browser.player import Person, is_ready
from tests.browser.universalis import Phone
from tests.browser.watching import Watch
from tools import chromium
from tools.builder.site import ROOT, build
from tools.serve import server

AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

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
    found = chromium.find_shell()
    if not found:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found, args=[*chromium.arguments(), BASELINE]
        )
        yield launched
        launched.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    watching.check()


@pytest.fixture(scope="session")
def phones(browser: Browser, site: str) -> Phones:
    return Phones(browser, site)


@pytest.fixture
def player(browser: Browser, phones: Phones, watch: Watch) -> Iterator[Player]:
    """Make somebody with a phone of their own: a page that is not opened yet.

    It is a phone that is handed on, as `Phones.lent` has it, unless somebody wants a `new` one or
    any of the options of `phone_of`. Everything such a page says, asks for or breaks is watched;
    the test fails if any of it should not be.
    """
    with ExitStack() as stack:

        def arrive(
            *, bare: bool = False, new: bool = False, storage_state: Any = None, **options: Any
        ) -> Page:
            if new or options:
                context = phone_of(browser, storage_state=storage_state, **options)
                stack.callback(context.close)
            else:
                context = stack.enter_context(phones.lent(storage_state, bare=bare))
            stack.enter_context(watch.over(context))
            return context.new_page()

        yield arrive


@pytest.fixture
def somebody(player: Player, site: str) -> Callable[..., Person]:
    """Make somebody with a phone of their own who has not opened the page yet."""
    return lambda **options: Person(player(**options), site)


@pytest.fixture
def page(player: Player, site: str) -> Page:
    """The page, opened by somebody who has nothing stored, and ready."""
    opened = player()
    opened.goto(site)
    is_ready(opened)
    return opened


class Furnished(NamedTuple):
    """A table as somebody keeps it: the browser's storage, and the table's address."""

    storage: Any
    table: str


@pytest.fixture(scope="session")
def furnished(phones: Phones) -> Furnished:
    """Furnish a table once, as a player does: Ada with all she has, Bo and Cy."""
    with seated(phones) as seat:
        kept = _furnish(seat.person)
        seat.watching.check()
    return kept


def _furnish(person: Person) -> Furnished:
    site = person.site
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
    return Furnished(person.page.context.storage_state(), table)


class Seat(NamedTuple):
    """A page that several tests use, one after the other."""

    person: Person
    watching: Watch


@contextmanager
def seated(phones: Phones, storage: Any = None) -> Iterator[Seat]:
    """Start a page on a phone that is handed on, for several tests: starting takes a while."""
    with phones.lent(storage) as context, Watch().over(context) as watching:
        yield Seat(Person(context.new_page(), phones.site).come(), watching)


@pytest.fixture(scope="module")
def seat(phones: Phones) -> Iterator[Seat]:
    """Start one page for a file of tests."""
    with seated(phones) as taken:
        yield taken


@pytest.fixture
def ada(seat: Seat, furnished: Furnished) -> Iterator[Person]:
    """Sit down at a furnished table that nobody else has touched, with Ada's sheet in front."""
    person = seat.person
    person.sit_down(furnished.storage, furnished.table)
    person.open_sheet("Ada")
    yield person
    seat.watching.check()


@pytest.fixture(scope="session")
def coin_seat(phones: Phones) -> Iterator[Seat]:
    """Start one page for all tests of Universalis: each takes a table of its own."""
    with seated(phones) as taken:
        yield taken


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
