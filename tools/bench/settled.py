"""When a first visit is over: all is kept that a later one is meant to find."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from playwright.sync_api import Page

LIMIT_S = 30.0
AFTER_A_MISS_S = 3.0
"""What did not come once in `LIMIT_S` is not waited for so long again."""
STEP_MS = 100
SNAPSHOT = 'name="threefold-snapshot"'
"""The shell names the snapshot that belongs to its build, if there is one."""

KEPT = """async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const files = [], snapshots = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith("threefold-")) continue;
    const found = await (await caches.open(name)).matchAll();
    (name.startsWith("threefold-snapshot") ? snapshots : files).push(...found);
  }
  // An empty snapshot is one that did not start.
  const sizes = await Promise.all(snapshots.map(async (one) => (await one.blob()).size));
  return {
    worker: registration?.active?.state === "activated" && files.length > 0,
    snapshot: sizes.some(Boolean),
  };
}"""
DROP = """async () => {
  for (const name of await caches.keys())
    if (name.startsWith("threefold-snapshot")) await caches.delete(name);
}"""


@dataclass(slots=True)
class Settling:
    """Waits for what the built page keeps for later visits, and counts how often it came.

    Attributes:
        expected: What is waited for, and how it is called in the note.
        came: How often each of it was there in the end.
        waits: How often it was waited for.
    """

    expected: dict[str, str]
    came: dict[str, int] = field(default_factory=dict)
    waits: int = 0

    @classmethod
    def of(cls, folder: Path) -> Settling:
        """Expect what a built page has to keep."""
        found = {}
        if (folder / "sw.js").exists():
            found["worker"] = "the service worker with all files"
        if SNAPSHOT in (folder / "index.html").read_text("utf-8"):
            found["snapshot"] = "the memory snapshot"
        return cls(found)

    def wait(self, page: Page) -> None:
        """Wait until all is kept, or for as long as that may take."""
        missed = any(self.came.get(name, 0) < self.waits for name in self.expected)
        until = monotonic() + (AFTER_A_MISS_S if missed else LIMIT_S)
        kept = page.evaluate(KEPT)
        while not all(kept[name] for name in self.expected) and monotonic() < until:
            page.wait_for_timeout(STEP_MS)
            kept = page.evaluate(KEPT)
        self.waits += 1
        for name in self.expected:
            self.came[name] = self.came.get(name, 0) + kept[name]

    @property
    def snapshot(self) -> bool:
        """Whether the snapshot was kept, every time."""
        return "snapshot" in self.expected and self.came.get("snapshot", 0) == self.waits

    def note(self) -> str:
        """Say what repeat visits found kept."""
        if not self.expected:
            return "Repeat visits: this build keeps nothing but what the browser itself caches."
        counted = (
            f"{what} {self.came.get(name, 0)} of {self.waits} times"
            for name, what in self.expected.items()
        )
        return f"What was kept before repeat visits: {', '.join(counted)}."


def drop_snapshot(page: Page) -> None:
    """Take the kept snapshot away, so that the next start has to do without."""
    page.evaluate(DROP)
