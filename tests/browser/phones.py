"""The phones that tests play on: fresh browser contexts, spared what a test would only wait for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}

# Dice that fall take their time; tests/browser/test_landing.py is about that, others would wait.
STILL = {"reduced_motion": "reduce"}

# A page of a test lives for seconds: making its WebAssembly quicker takes longer than it saves.
BASELINE = "--js-flags=--liftoff-only"

# For people, a button that acts once rests after a tap; most tests would only wait for that.
HASTY = """() => document.documentElement.style.setProperty("--rest", "50ms")"""
PATIENT = """() => document.documentElement.style.removeProperty("--rest")"""

# Most tests are about one visit. Keeping things for the next takes longer than the start itself,
# so the page is told to save data, and its service worker is not let in.
SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


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
