"""A watch over every page: what none of ours may say, ask for or break."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

# Said by Playwright where a test asks for no service worker, since routes do not see its fetches.
WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
# Heard before anything of the page runs. What the browser says of it itself is worded differently
# from engine to engine, and is silent where a policy only reports.
VIOLATION = "policy violation: "
LISTENER = f"""document.addEventListener("securitypolicyviolation", (event) => console.error(
  "{VIOLATION}" + [event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber]
    .join(" ")), true);"""


class Watch:
    """Collects what no page of ours may do; a test that provokes such a thing says so first.

    What the security policy had to stop is such a thing on every page; `allow` never excuses it.
    """

    def __init__(self) -> None:
        self._problems: list[str] = []
        self._expected: list[str] = []
        self._allowed: list[str] = []

    @contextmanager
    def over(self, context: BrowserContext) -> Iterator[Watch]:
        """Watch all pages of a phone for a while."""
        ears: dict[str, Callable[[Any], None]] = {
            "console": self._said,
            "weberror": self._broke,
            "request": self._asked,
        }
        for name, ear in ears.items():
            context.on(name, ear)  # type: ignore[call-overload]
        try:
            yield self
        finally:
            for name, ear in ears.items():
                context.remove_listener(name, ear)

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

    def _broke(self, error: WebError) -> None:
        self._problems.append(f"page error: {error.error} {error.error.stack}")

    def _asked(self, request: Request) -> None:
        url = request.url
        if not url.startswith(("http://localhost:", "blob:http://localhost:", "data:")):
            self._problems.append(f"request to elsewhere: {url}")
