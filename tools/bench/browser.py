"""The built page, served as it is on the web, in a Chromium that holds a slow phone's pace."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect, sync_playwright

from tools import chromium
from tools.netlify import ROOT
from tools.serve import Heard, server

PAGES = Path(__file__).with_name("pages")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
START_MS = 60_000
LAUNCH_MS = 500
"""A browser is busy with itself for so long after its window is there."""
PYODIDE = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What `loadPyodide()` fetches when it is told nothing."""
KEEP = "texts => { for (const key in texts) localStorage.setItem(key, texts[key]) }"


@contextmanager
def site(dist: Path = ROOT / "dist") -> Iterator[str]:
    """Serve a copy of the built page, with the pages of the baselines beside it."""
    with copied(dist) as folder, served(folder) as address:
        yield address


@contextmanager
def copied(dist: Path = ROOT / "dist") -> Iterator[Path]:
    """Copy the built page to where the pages of the baselines may lie beside it."""
    if not (dist / "index.html").exists():
        raise RuntimeError("there is no built page: run `make build` first")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "dist"
        shutil.copytree(dist, copy)
        _add_baselines(copy)
        yield copy


@contextmanager
def served(folder: Path, heard: Heard | None = None) -> Iterator[str]:
    """Serve a folder; whoever listens is told of each request."""
    serving = server(folder, heard=heard)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{serving.server_port}/"
    finally:
        serving.shutdown()
        serving.server_close()


def _add_baselines(copy: Path) -> None:
    python = _whole_python(copy)
    path = f"./{python.relative_to(copy).as_posix()}"
    for page in PAGES.glob("b*"):
        text = page.read_text("utf-8").replace('"pyodide"', f'"{path}"')
        (copy / page.name).write_text(text, "utf-8")


def _whole_python(copy: Path) -> Path:
    """Find the page's Python. What the page starts without is put beside it: the baseline asks."""
    (python,) = copy.rglob("pyodide.mjs")
    for name in PYODIDE:
        if not python.with_name(name).exists():
            shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, python.with_name(name))
    return python


@contextmanager
def found() -> Iterator[BrowserType]:
    """Find the Chromium that the tests use too.

    Raises:
        RuntimeError: There is none.
    """
    if not chromium.find():
        raise RuntimeError(chromium.MISSING)
    with sync_playwright() as playwright:
        yield playwright.chromium


@contextmanager
def launched() -> Iterator[Browser]:
    """Start it, for phones that keep nothing on disk."""
    with found() as kind:
        browser = kind.launch(executable_path=chromium.find(), args=chromium.arguments())
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def profiled(kind: BrowserType, profile: Path) -> Iterator[BrowserContext]:
    """Start it as a phone whose caches are on disk, where an earlier start may have filled them."""
    context = kind.launch_persistent_context(
        profile, executable_path=chromium.find(), args=chromium.arguments(), **PHONE
    )
    try:
        context.pages[0].wait_for_timeout(LAUNCH_MS)
        yield context
    finally:
        context.close()


def phone(browser: Browser) -> BrowserContext:
    """Return a phone of its own."""
    return browser.new_context(**PHONE)


def opened(context: BrowserContext, address: str, texts: dict[str, str] | None = None) -> Page:
    """Open a page with these texts in its localStorage, and wait until it answers."""
    page = context.new_page()
    if texts:
        # By the page itself: what another page stored takes its time to get here.
        page.goto(urljoin(address, "button.html"))
        page.evaluate(KEEP, texts)
    page.goto(address)
    ready(page)
    return page


def ready(page: Page) -> None:
    """Wait until the page answers."""
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=START_MS)


@contextmanager
def slowed(page: Page, rate: int) -> Iterator[None]:
    """Make the page's processor so many times slower for a while."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    try:
        yield
    finally:
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        session.detach()
