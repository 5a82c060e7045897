"""What the service worker keeps: a list of the page's files, written into sw.js by the build.

Every file stands there with the digest that `fetch` checks it by. The digest of the list itself is
the name of the build: index.html carries it too, so a page can tell its own build from another.
"""

from __future__ import annotations

import base64
import hashlib
import json
from fnmatch import fnmatch
from pathlib import Path
from urllib.parse import quote

ID_MARK = "<!--build:id-->"
FILES_MARK = "/*<!--build:files-->*/"
ID_LENGTH = 12

SAFE = "/!$&'()*+,;=:@~"
"""What browsers leave as it is in the path of an address."""

WORKER = "sw.js"
PAGE = "index.html"
NEVER = (WORKER, "*.map", "*LICENSE*", "*/.*", ".*")
"""Not for the page to fetch; the worker itself is kept by the browser."""

MEMORY = "threefold-snapshot"

ICONS = "icons/*"
"""Only kept where index.html links to them: the others are for installing, online."""


def write(out: Path) -> str:
    """Fill the marks in the built sw.js and index.html, once every other file is there.

    Returns:
        The name of the build: 12 hexadecimal digits.
    """
    page = (out / PAGE).read_text("utf-8")
    worker = (out / WORKER).read_text("utf-8")
    digests = {quote(name, SAFE): _digest((out / name).read_bytes()) for name in _kept(out, page)}
    # The page cannot hold a digest of itself, so it counts with its mark still in place.
    unfilled = [page, worker, *(f"{name} {digest}" for name, digest in digests.items())]
    build = hashlib.sha256("\n".join(unfilled).encode()).hexdigest()[:ID_LENGTH]
    page = _filled(page, ID_MARK, build)
    (out / PAGE).write_text(page, "utf-8", newline="\n")
    files = {"./": _digest(page.encode()), **digests}
    lines = "\n  ".join(f"{json.dumps([name, digest])}," for name, digest in files.items())
    worker = _filled(_filled(worker, ID_MARK, build), FILES_MARK, lines)
    (out / WORKER).write_text(worker, "utf-8", newline="\n")
    return build


def _kept(out: Path, page: str) -> list[str]:
    """Name every file to be kept but the page itself, in order, as a path inside `out`."""
    files = sorted(file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file())
    return [name for name in files if name != PAGE and _needed(name, page)]


def _needed(name: str, page: str) -> bool:
    """Tell whether the app needs a file at some time.

    The memory for a quicker start is a help that it can do without, and keeps by itself. The whole
    standard library is none: a QR code needs it, offline too.
    """
    if fnmatch(name, ICONS):
        return f'href="{name}"' in page
    return f'name="{MEMORY}" content="{name}"' not in page and not any(
        fnmatch(name, one) for one in NEVER
    )


def _digest(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def _filled(text: str, mark: str, part: str) -> str:
    if text.count(mark) != 1:
        raise SystemExit(
            f"The build needs the mark {mark} once, and finds it {text.count(mark)} times."
        )
    return text.replace(mark, part)
