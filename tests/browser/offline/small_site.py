"""A page as small as can be with the real service worker: what is tested by it starts at once.

It is built like the real one: what lies below ``files/`` is in a folder named by its content, and
the build's own step writes the worker's list.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from tools.builder import precache
from tools.builder.site import ROOT

OLD, NEW, NEWEST = "The old one", "The new one", "The newest one"
NOT_ALL = "Service worker: not all files arrived"

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="threefold-build" content="<!--build:id-->">
    <title>Small</title>
    <link rel="icon" href="same.svg" type="image/svg+xml">
    <script type="module" src="{folder}/page.mjs"></script>
  </head>
  <body>
    <h1></h1>
    <p role="status"></p>
    <button>Update now</button>
    <button>Read on</button>
    <p role="note"></p>
  </body>
</html>
"""
SCRIPT = """
import { applyUpdate, keep } from "./offline.mjs";
import { words } from "./words.mjs";

const [update, readOn] = document.querySelectorAll("button");
const news = document.querySelector("[role=status]");
document.querySelector("h1").textContent = words;
for (const name of ["offline-ready", "update-waiting"])
  addEventListener(`threefold:${name}`, ({ detail }) => news.append(`${name} ${detail}. `));
update.addEventListener("click", applyUpdate);
readOn.addEventListener("click", async () => {
  const late = await import("./late.mjs").catch(() => ({ words: "nothing came" }));
  document.querySelector("[role=note]").textContent = late.words;
});
keep();
"""


def small_site(
    out: Path,
    words: str,
    *,
    worker: Path = ROOT / "static/sw.js",
    page: Path = ROOT / "static/js/offline.mjs",
) -> Path:
    """Build the page that has these words for its heading, and a part that is loaded late.

    Args:
        out: Where to.
        words: What the heading says.
        worker: The service worker.
        page: What a page does about it.
    """
    files = {
        "offline.mjs": page.read_text("utf-8"),
        "page.mjs": SCRIPT,
        "words.mjs": f'export const words = "{words}";\n',
        "late.mjs": f'export const words = "{words}, continued";\n',
    }
    content = hashlib.sha256("".join(files.values()).encode()).hexdigest()[:12]
    folder = out / "files" / f"js.{content}"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    shutil.copyfile(worker, out / "sw.js")
    shutil.copyfile(ROOT / "static/icons/threefold.svg", out / "same.svg")
    index = INDEX.format(folder=folder.relative_to(out).as_posix())
    (out / "index.html").write_text(index, "utf-8")
    precache.write(out)
    return out


def spoiled(build: Path, out: Path, how: str) -> Path:
    """A host half way to the next build: files of it are missing, damaged or still the old ones."""
    shutil.copytree(build, out)
    late = next(out.glob("files/*/late.mjs"))
    if how == "missing":
        late.unlink()
    elif how == "damaged":
        late.write_text("export const words = 'damaged';")
    elif how == "cut short":
        late.write_bytes(late.read_bytes()[:-9])
    return out


class Reader:
    """Somebody at the small page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def come(self) -> Reader:
        self.page.goto(self.address)
        return self

    def reads(self, words: str) -> None:
        expect(self.page.get_by_role("heading", level=1)).to_have_text(words)

    def hears(self, news: str) -> None:
        """Wait until this was told; it is told once."""
        expect(self.page.get_by_role("status")).to_have_text(news)

    def is_kept(self, words: str) -> Reader:
        """Come for the first time, and wait until all of it is kept."""
        self.come().reads(words)
        self.hears("offline-ready true.")
        return self

    def looks_for_updates(self) -> None:
        """Be online again after a while."""
        self.page.evaluate("dispatchEvent(new Event('online'))")

    def hears_of_an_update(self) -> None:
        self.looks_for_updates()
        expect(self.page.get_by_role("status")).to_contain_text("update-waiting null.")

    def updates(self) -> None:
        self.page.get_by_role("button", name="Update now").click()

    def reads_on(self, words: str) -> None:
        self.page.get_by_role("button", name="Read on").click()
        expect(self.page.get_by_role("note")).to_have_text(words)

    def caches(self) -> list[str]:
        """The names of this origin's caches, without where they belong."""
        return [name.partition(" ")[0] for name in self.page.evaluate("caches.keys()")]
