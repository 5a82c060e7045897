"""The phones that tests play on: fresh browser contexts, spared what a test would only wait for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.player import comes_true, is_ready
from tests.browser.watching import LISTENER

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}

# Dice that fall take their time; tests/browser/test_landing.py is about that, others would wait.
STILL = {"reduced_motion": "reduce"}

# A page of a test lives for seconds: making its WebAssembly quicker takes longer than it saves.
BASELINE = "--js-flags=--liftoff-only"

# For people, a button that acts once rests after a tap; most tests would only wait for that.
HASTY = """() => document.documentElement.style.setProperty("--rest", "50ms")"""
PATIENT = """() => document.documentElement.style.removeProperty("--rest")"""

# A first visit is to keep nothing for the next, which takes longer than the start itself: so the
# page is told to save data, and its service worker is not let in.
SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"

PARKED: dict[str, Any] = {
    "content_type": "text/html",
    "body": "<!doctype html><title>Parked</title><link rel=icon href='data:,'>",
}
WIPE_AND_STORE = """items => {
  localStorage.clear();
  for (const { name, value } of items) localStorage.setItem(name, value);
}"""
MEMORY_IS_KEPT = (
    "(await Promise.all((await caches.keys()).map(async (name) =>"
    " (await (await caches.open(name)).keys()).map((one) => one.url))))"
    ".flat().some((url) => url.includes('memory'))"
)


def phone_of(
    browser: Browser, *, keeps: bool = False, rests: bool = False, **options: Any
) -> BrowserContext:
    """Make a phone: a fresh browser context.

    Args:
        browser: The browser.
        keeps: Whether the page keeps something for the next visit: its files, Python's memory.
        rests: Whether what acts once rests after a tap as long as it does for people.
        options: What `Browser.new_context` takes.
    """
    sparing = {} if keeps else {"service_workers": "block"}
    context = browser.new_context(**{**PHONE, **STILL, **sparing, **options})
    context.add_init_script(LISTENER)
    if not keeps:
        context.add_init_script(SPARING)
    if not rests:
        context.add_init_script(f"addEventListener('DOMContentLoaded', {HASTY})")
    return context


@contextmanager
def resting(page: Page) -> Iterator[None]:
    """Let what acts once rest after a tap as long as it does for people, for a while."""
    page.evaluate(PATIENT)
    yield
    page.evaluate(HASTY)


class Handed(NamedTuple):
    """A phone that is handed on, with a page that keeps our place there: no app, and no icon."""

    context: BrowserContext
    parked: Page


class Phones:
    """Phones that go from test to test, wiped of all that was stored but for the page's own files.

    To the page each is somebody new, on a repeat visit: that starts in a fraction of the time.
    """

    def __init__(self, browser: Browser, site: str) -> None:
        self.site = site
        self._browser = browser
        self._free: dict[bool, list[Handed]] = {True: [], False: []}

    @contextmanager
    def lent(self, storage: Any = None, *, bare: bool = False) -> Iterator[BrowserContext]:
        """Lend a phone.

        Args:
            storage: What `BrowserContext.storage_state` returned, to be stored on it.
            bare: Whether it has no service worker and no memory of Python: a route sees all that
                is asked for, and Python begins from nothing.
        """
        free = self._free[bare]
        phone = free.pop() if free else self._made(bare)
        stored = storage["origins"][0]["localStorage"] if storage else []
        phone.parked.evaluate(WIPE_AND_STORE, stored)
        try:
            yield phone.context
        finally:
            for page in phone.context.pages:
                if page is not phone.parked:
                    page.close()
            phone.context.clear_permissions()
            phone.context.set_offline(False)
            free.append(phone)

    def _made(self, bare: bool) -> Handed:
        context = phone_of(self._browser, keeps=not bare)
        parked = context.new_page()
        parked.goto(self.site)
        is_ready(parked)
        if not bare:
            comes_true(parked, MEMORY_IS_KEPT)
        parked.route(f"{self.site}parked", lambda route: route.fulfill(**PARKED))
        parked.goto(f"{self.site}parked")
        return Handed(context, parked)
