"""The list of files that the service worker keeps."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

import pytest

from tools.builder import precache
from tools.builder.site import ROOT

PAGE = """<meta content="<!--build:id-->"><link href="icons/small.svg">
<meta name="threefold-snapshot" content="files/memory.0a/memory.gz">
<meta name="threefold-library" content="files/pyodide.0a/python_stdlib.zip">"""
WORKER = (ROOT / "static" / "sw.js").read_text("utf-8")
KEPT = (
    "files/js.0a/boot.mjs",
    "files/py.1b/a+b c.zip",
    "files/pyodide.0a/python_stdlib.zip",
    "icons/small.svg",
    "manifest.webmanifest",
)
LEFT = (
    "files/memory.0a/memory.gz",
    "files/js.0a/boot.mjs.map",
    "files/preact.0a/LICENSE",
    "icons/512.png",
    "files/js.0a/.hidden",
)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return laid(tmp_path / "dist")


def laid(out: Path, **changed: str) -> Path:
    texts = {"index.html": PAGE, "sw.js": WORKER}
    texts |= {name: f"This is {name}" for name in (*KEPT, *LEFT)} | changed
    for name, text in texts.items():
        file = out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return out


def listed(out: Path) -> dict[str, str]:
    found = re.findall(r'^  \["(.+)", "(.+)"\],$', (out / "sw.js").read_text("utf-8"), re.M)
    return dict(found)


def test_all_that_the_app_needs_is_listed_and_nothing_else(out: Path) -> None:
    precache.write(out)
    assert list(listed(out)) == ["./", *(name.replace(" ", "%20") for name in KEPT)]


def test_each_file_has_its_digest_as_fetch_takes_it(out: Path) -> None:
    precache.write(out)
    files = listed(out)
    for name, content in {"./": (out / "index.html").read_bytes(),
                          "icons/small.svg": b"This is icons/small.svg"}.items():  # fmt: skip
        kind, digest = files[name].split("-", 1)
        assert kind == "sha256"
        assert base64.b64decode(digest) == hashlib.sha256(content).digest()


def test_the_page_and_the_worker_carry_the_name_of_the_build(out: Path) -> None:
    build = precache.write(out)
    assert re.fullmatch("[0-9a-f]{12}", build)
    assert f'<meta content="{build}">' in (out / "index.html").read_text("utf-8")
    assert f'BUILD = "{build}";' in (out / "sw.js").read_text("utf-8")
    assert "<!--build:" not in (out / "sw.js").read_text("utf-8")


def test_the_same_files_are_the_same_build(out: Path, tmp_path: Path) -> None:
    assert precache.write(out) == precache.write(laid(tmp_path / "again"))
    assert (out / "sw.js").read_bytes() == (tmp_path / "again" / "sw.js").read_bytes()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (KEPT[0], "another"),
        ("files/more.mjs", "one more"),
        ("sw.js", WORKER + "\n// another"),
        ("index.html", PAGE + "another"),
    ],
)
def test_whatever_changes_is_another_build(out: Path, tmp_path: Path, name: str, text: str) -> None:
    assert precache.write(out) != precache.write(laid(tmp_path / "other", **{name: text}))


def test_what_is_not_kept_makes_no_other_build(out: Path, tmp_path: Path) -> None:
    other = laid(tmp_path / "other", **{"icons/512.png": "drawn anew"})
    assert precache.write(out) == precache.write(other)


@pytest.mark.parametrize("name", ["index.html", "sw.js"])
def test_a_mark_that_is_missing_stops_the_build(out: Path, name: str) -> None:
    (out / name).write_text("no mark")
    with pytest.raises(SystemExit, match="mark"):
        precache.write(out)
