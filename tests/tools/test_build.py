"""The build: the same bytes each time, and views as HTML that no text can break out of."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_house import committed
from tools.builder import groups, scripts
from tools.builder.markup import markup
from tools.builder.site import ROOT, build


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("built") / "dist"
    build(out)
    return out


def digests(folder: Path) -> dict[str, str]:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
    }


def copied(folder: Path) -> Path:
    """A checkout of the project elsewhere, with the packages it builds from."""
    for file in committed():
        there = folder / file.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, there)
    for name in ("node_modules", "wheels"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def test_two_builds_are_the_same_byte_for_byte(dist: Path, tmp_path: Path) -> None:
    """In another folder, at another time, compiled anew and with its memory taken anew."""
    elsewhere = copied(tmp_path / "some where" / "else")
    asked = [sys.executable, "-m", "tools.build"]
    subprocess.run(asked, cwd=elsewhere, check=True, capture_output=True)
    first = digests(dist)
    assert len(first) > 30
    assert first == digests(elsewhere / "dist")
    names = {Path(path).name for path in first}
    assert {"index.html", "app.css", "boot.mjs", "pyapp.zip", "memory.gz"} <= names


def test_what_may_be_kept_for_ever_is_named_after_its_content(dist: Path) -> None:
    folders = [folder for folder in (dist / groups.FOLDER).iterdir() if folder.is_dir()]
    assert len(folders) > 6
    for folder in folders:
        assert folder.name.endswith(f".{groups.digest(folder)}"), folder.name


def test_another_content_is_another_name(tmp_path: Path) -> None:
    names = set()
    for files in (
        {"a": "1"},
        {"a": "2"},
        {"b": "1"},
        {"a": "1", "b": ""},
        {"a1": ""},
        {"x/a": "1"},
    ):
        group = tmp_path / groups.FOLDER / "group"
        for name, text in files.items():
            file = group / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        names.add(groups.settle(tmp_path, "group"))
        assert not group.exists()
    assert len(names) == 6
    assert all((tmp_path / name).is_dir() for name in names)


def test_the_page_names_only_files_that_are_there(dist: Path) -> None:
    text = (dist / "index.html").read_text("utf-8")
    named = re.findall(r'(?:href|src|content)="(files/[^"]+)"', text)
    assert len(named) > 15
    assert [path for path in named if not (dist / path).is_file()] == []


def test_a_failed_build_leaves_the_old_page(tmp_path: Path) -> None:
    out = tmp_path / "page"
    out.mkdir()
    (out / "index.html").write_text("old")
    with pytest.raises(ModuleNotFoundError):
        build(out, tmp_path / "no_such_app")
    assert (out / "index.html").read_text() == "old"


@pytest.mark.parametrize(
    ("tree", "html"),
    [
        (["p", "a", "b"], "<p>ab</p>"),
        (["p", None, ["b", "x"], [], [["i", "y"], None]], "<p><b>x</b><i>y</i></p>"),
        (["p", {"class": 'a"b<'}, "<script>&"], '<p class="a&quot;b&lt;">&lt;script&gt;&amp;</p>'),
        (["br"], "<br>"),
        (["input", {"disabled": True, "checked": False, "value": None}], "<input disabled>"),
        (["b", {"aria-busy": False, "data-x": True}], '<b aria-busy="false" data-x="true"></b>'),
        (["b", {"key": "k", "style": {"color": "red"}, "tabindex": 0}, 5], '<b tabindex="0">5</b>'),
        (["textarea", {"value": "<a>"}], "<textarea>&lt;a&gt;</textarea>"),
        (
            ["select", {"value": "2"}, ["option", {"value": "1"}], ["option", {"value": "2"}, "B"]],
            '<select><option value="1"></option><option value="2" selected>B</option></select>',
        ),
        ([["p"], "&"], "<p></p>&amp;"),
    ],
)  # fmt: skip
def test_markup(tree: object, html: str) -> None:
    assert markup(tree) == html


def test_the_shell_s_scripts_become_one(tmp_path: Path) -> None:
    folder = tmp_path / "shell"
    folder.mkdir()
    for name in ("b", "a"):
        (folder / f"{name}.js").write_text(f"// {name}\n")
    scripts.join(folder, tmp_path / "shell.js")
    assert (tmp_path / "shell.js").read_text() == "// a\n\n// b\n"
    assert not folder.exists()


def test_the_page_carries_a_frame_for_each_thing_that_is_opened(tmp_path: Path) -> None:
    build(tmp_path / "page")
    page = (tmp_path / "page" / "index.html").read_text("utf-8")
    for kind in ("table", "result", "request", "place"):
        assert page.count(f'<template id="opening-{kind}"><div class="page">') == 1
