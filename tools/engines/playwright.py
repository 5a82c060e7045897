"""Chromium and Firefox, driven by Playwright: the one by its debugger, the other over BiDi."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Program
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect, sync_playwright

from tools.engines.driver import START_S, WAIT_S, Driver, Name

# What Firefox asks the network for of itself, at every start.
QUIET: dict[str, str | float | bool] = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.region.update.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}


class PlaywrightDriver:
    """A phone in a browser context; the context is the phone's own and ends with it."""

    def __init__(self, context: BrowserContext) -> None:
        self._problems: list[str] = []
        self._context = context
        context.on("console", self._said)
        context.on("weberror", lambda error: self._problems.append(f"page error: {error.error}"))
        context.on("request", lambda request: self._asked(request.url))
        self._page = context.new_page()

    def open(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def is_ready(self) -> None:
        html = self._page.locator("html")
        expect(html).to_have_attribute("data-state", "ready", timeout=START_S * 1000)

    def tap(self, role: str, name: Name) -> None:
        self._found(role, name).click(timeout=WAIT_S * 1000)

    def write(self, label: str, text: str) -> None:
        field = self._found("textbox", label)
        field.fill(text, timeout=WAIT_S * 1000)
        field.blur()

    def text_of(self, role: str, name: Name) -> str:
        return self._found(role, name).inner_text(timeout=WAIT_S * 1000)

    def reads(self, text: Name) -> None:
        main = self._page.get_by_role("main")
        expect(main).to_contain_text(text, timeout=WAIT_S * 1000)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def problems(self) -> list[str]:
        return list(self._problems)

    def close(self) -> None:
        self._context.close()

    def _found(self, role: Any, name: Name) -> Locator:
        return self._page.get_by_role(role, name=name, exact=True).first

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._problems.append(f"console {message.type}: {message.text}")

    def _asked(self, url: str) -> None:
        if not url.startswith(("http://localhost:", "blob:http://localhost:", "data:", "about:")):
            self._problems.append(f"request to elsewhere: {url}")


class PlaywrightBrowser:
    """A browser whose contexts are phones."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @property
    def version(self) -> str:
        return self._program.version

    def phone(self) -> Driver:
        # No touch: Firefox cannot be told to have it.
        return PlaywrightDriver(self._program.new_context(viewport={"width": 360, "height": 640}))


@contextmanager
def firefox(program: Path | None) -> Iterator[PlaywrightBrowser]:
    """Start a Firefox as it is sold; None starts the one that Playwright brought along."""
    with sync_playwright() as playwright:
        started = playwright.firefox.launch(
            firefox_user_prefs=QUIET,
            **({"channel": "moz-firefox", "executable_path": program} if program else {}),  # type: ignore[arg-type]
        )
        yield PlaywrightBrowser(started)
        started.close()


@contextmanager
def webkit() -> Iterator[PlaywrightBrowser]:
    """Start the WebKit that Playwright brought along."""
    with sync_playwright() as playwright:
        started = playwright.webkit.launch()
        yield PlaywrightBrowser(started)
        started.close()


def own(name: str) -> Path | None:
    """Return the path of the `firefox` or `webkit` that Playwright brought along, or None."""
    with sync_playwright() as playwright:
        path = Path(getattr(playwright, name).executable_path)
    return path if path.exists() else None
