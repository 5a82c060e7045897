"""WebKitGTK, driven by Selenium: the nearest thing to an iPhone that a test can have."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote, WebKitGTKOptions, WebKitGTKService
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement

from tools.engines.display import display
from tools.engines.driver import START_S, WAIT_S, Driver, Name, matches

# What may have a role, so that not every element has to be asked.
CANDIDATES = {
    "button": "button, [role=button], summary",
    "heading": "h1, h2, h3",
    "link": "a[href]",
    "radio": "input",
    "textbox": "input, textarea",
}
# WebKit hands no console out, so the page listens to itself, from its very beginning. Answers
# whether it does; not in a page that is about to be left.
LISTEN = """
if (globalThis.left || location.href === "about:blank") return false;
if (globalThis.heard) return true;
globalThis.heard = [];
const hear = (kind, text) => heard.push(`${kind}: ${text}`);
addEventListener("error", ({ message, target }) =>
  hear("page error", message ?? target.src ?? target.href), true);
addEventListener("unhandledrejection", ({ reason }) => hear("page error", reason));
document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
  hear("policy", `${effectiveDirective} ${blockedURI}`));
for (const [name, kind] of [["error", "error"], ["warn", "warning"]]) {
  const say = console[name];
  console[name] = (...words) => { hear(`console ${kind}`, words.join(" ")); say(...words); };
}
return true;
"""
# Left to itself a click scrolls no further than to behind the bar at the bottom.
CENTRE = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
LEAVE = "globalThis.left = true; return globalThis.heard ?? [];"
ELSEWHERE = """performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => !/^(blob:)?http:.{2}localhost:|^data:/.test(name))"""
SETTLED = """const done = arguments[0];
(async () => (%s))().then((value) => done({ value }), (error) => done({ error: String(error) }));
"""


class WebKitDriver:
    """A phone that is a browser process of its own; what it stores is in memory only."""

    def __init__(self, started: Started) -> None:
        self._started = started
        self._driver = started.remote
        self._problems: list[str] = []
        self._driver.set_script_timeout(START_S + WAIT_S)
        # The least there is; it will not get narrower than 447.
        self._driver.set_window_size(360, 640)

    def open(self, address: str) -> None:
        here = self._driver.current_url
        if "#" in address and here.partition("#")[0] == address.partition("#")[0]:
            self._driver.get(address)
            return
        self._leave()
        self._driver.get(address)
        if address != "about:blank":
            self._until(lambda: self._driver.execute_script(LISTEN), f"{address} never began")

    def reload(self) -> None:
        self._leave()
        self._driver.refresh()
        self._until(lambda: self._driver.execute_script(LISTEN), "the page never began again")

    def is_ready(self) -> None:
        state = "return document.documentElement.dataset.state"
        self._until(
            lambda: self._driver.execute_script(state) == "ready", "Python never answered", START_S
        )

    def tap(self, role: str, name: Name) -> None:
        def tapped() -> bool:
            found = self._find(role, name)
            # A button that rests after another tap would not hear this one.
            if found and found.get_dom_attribute("aria-disabled") != "true":
                self._driver.execute_script(CENTRE, found)
                found.click()
                return True
            return False

        self._until(tapped, f"no {role} {name!r} to tap")

    def write(self, label: str, text: str) -> None:
        def written() -> bool:
            found = self._find("textbox", label)
            if found:
                found.send_keys(text, Keys.TAB)
            return bool(found)

        self._until(written, f"no textbox {label!r}")

    def text_of(self, role: str, name: Name) -> str:
        texts: list[str] = []

        def told() -> bool:
            found = self._find(role, name)
            if found:
                texts.append(_text(found))
            return bool(found)

        self._until(told, f"no {role} {name!r}")
        return texts[-1]

    def reads(self, text: Name) -> None:
        def holds() -> bool:
            told = _text(self._driver.find_element("css selector", "#app main"))
            return text in told if isinstance(text, str) else matches(text, told)

        self._until(holds, f"nowhere stands {text!r}")

    def evaluate(self, expression: str) -> Any:
        told = self._driver.execute_async_script(SETTLED % expression)
        if "error" in told:
            raise AssertionError(told["error"])
        return told.get("value")

    def problems(self) -> list[str]:
        self._problems += self._driver.execute_script("return (globalThis.heard ?? []).splice(0)")
        others = [f"request to elsewhere: {name}" for name in self.evaluate(ELSEWHERE)]
        return [*self._problems, *others]

    def close(self) -> None:
        self._started.quit()

    def _leave(self) -> None:
        self._problems += self._driver.execute_script(LEAVE)

    def _find(self, role: str, name: Name) -> WebElement | None:
        for element in self._driver.find_elements("css selector", CANDIDATES[role]):
            if (
                element.is_displayed()
                and matches(name, element.accessible_name)
                and element.aria_role == role
            ):
                return element
        return None

    def _until(self, holds: Callable[[], Any], otherwise: str, seconds: float = WAIT_S) -> None:
        end = time.monotonic() + seconds
        trouble: WebDriverException | None = None
        while time.monotonic() < end:
            try:
                if holds():
                    return
            except WebDriverException as error:
                # Between two pages, or between two drawings of one: what was found is gone again.
                trouble = error
            time.sleep(0.1)
        raise AssertionError(f"{otherwise} within {seconds:g} s") from trouble


def _text(element: WebElement) -> str:
    """Return a text as Playwright takes it: with each gap one space wide.

    Not `element.text`, which comes out empty for some headings.
    """
    return " ".join(str(element.get_property("innerText")).split())


class Started:
    """A browser with the process that drives it, which can hold one only."""

    def __init__(self, browser: Path, driver: Path, screen: dict[str, str]) -> None:
        options = WebKitGTKOptions()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        # Not waiting for the page to be loaded: it has to listen to itself before that.
        options.page_load_strategy = "none"
        self._service = WebKitGTKService(executable_path=str(driver), env={**os.environ, **screen})
        self._service.start()
        # By hand: Selenium's own class for this browser warns about the way it connects.
        address = ClientConfig(remote_server_addr=self._service.service_url)
        try:
            self.remote = Remote(RemoteConnection(client_config=address), options=options)
        except BaseException:
            self._service.stop()
            raise

    def quit(self) -> None:
        """End both."""
        try:
            self.remote.quit()
        finally:
            self._service.stop()


class WebKitBrowser:
    """Starts a browser for each phone."""

    def __init__(self, start: Callable[[], Started]) -> None:
        self._start = start

    @property
    def version(self) -> str:
        started = self._start()
        try:
            return str(started.remote.capabilities["browserVersion"])
        finally:
            started.quit()

    def phone(self) -> Driver:
        return WebKitDriver(self._start())


@contextmanager
def webkitgtk(browser: Path, driver: Path) -> Iterator[WebKitBrowser]:
    """Make ready to start a MiniBrowser by its WebKitWebDriver."""
    with display() as screen:
        yield WebKitBrowser(partial(Started, browser, driver, screen))
