"""The documents tell the truth: their paths exist, their versions are the locked ones."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from threefold.games import GAMES
from tools.pictures import NAMES, PICTURES

ROOT = Path(__file__).parents[1]


def tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return listed.stdout.splitlines()


DOCUMENTS = [path for path in tracked() if path.endswith(".md")]
PICTURE = re.compile(r'<img src="([^"]+)"')
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_relative_link_leads_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = [*LINK.findall(text), *PICTURE.findall(text)]
    targets = [target for target in named if "://" not in target]
    missing = [
        target for target in targets if not (ROOT / document).parent.joinpath(target).exists()
    ]
    assert not missing


def test_the_readme_shows_every_picture_that_is_taken_for_it_and_each_game_in_both_themes() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = [Path(path) for path in PICTURE.findall(readme)]
    assert sorted(path.stem for path in shown) == sorted(NAMES)
    assert {ROOT / path.parent for path in shown} == {PICTURES}
    assert {path for path in tracked() if path.startswith("docs/screenshots/")} == {
        *map(str, shown),
        "docs/screenshots/browser.json",
    }
    themes = {(name.split("-")[0], name.rpartition("-")[2]) for name in NAMES}
    assert themes == {(game, theme) for game in GAMES for theme in ("light", "dark")}


def test_the_map_names_every_folder_of_the_house() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    mapped = {path.split("/")[0] for path in re.findall(r"^\| \[([^\]]+)\]", readme, re.MULTILINE)}
    folders = {path.split("/")[0] for path in tracked() if "/" in path}
    assert folders - {".ci"} == mapped


def locked_versions() -> dict[str, str]:
    versions: dict[str, str] = {}
    for folder in (ROOT, ROOT / "tools/lighthouse"):
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        versions |= {**package.get("dependencies", {}), **package["devDependencies"]}
    for kind in ("dev", "page", "audit"):
        wanted = (ROOT / f"requirements/{kind}.in").read_text(encoding="utf-8")
        versions |= dict(re.findall(r"^([\w-]+)==([\w.]+)$", wanted, re.MULTILINE))
    return versions


def test_every_dependency_has_its_line_with_the_locked_version() -> None:
    text = (ROOT / "docs/decisions/0002-dependencies.md").read_text(encoding="utf-8")
    named = dict(re.findall(r"`([@\w/-]+)` ([\d.]+\d)", text))
    assert named == locked_versions()


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs/decisions"
    listed = set(LINK.findall((folder / "README.md").read_text(encoding="utf-8")))
    assert listed == {path.name for path in folder.glob("0*.md")}


def test_the_changelog_starts_with_the_version_of_the_wheel() -> None:
    newest = re.search(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    declared = re.search(
        r'__version__ = "([^"]+)"', (ROOT / "rules/threefold/__init__.py").read_text("utf-8")
    )
    assert newest is not None
    assert declared is not None
    assert newest[1] == declared[1]


PROMISED = re.compile(r"^make (\w+)", re.MULTILINE)


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(PROMISED.findall(text)) | set(re.findall(r"`make (\w+)`", text))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named <= targets
    assert named
