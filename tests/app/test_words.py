"""The catalogue and the code agree: every key said exists, every key is said, blanks are filled."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from pyapp.games import SCREENS
from pyapp.words import ENGLISH, say, say_count
from pyapp.words.catalogue import MODULES, NAMES, Catalogue, modules_of

APP = Path(__file__).parents[2] / "pyapp"
WORDS = APP / "words"
SAYING = WORDS / "wheel.py"
"""What the wheel says is put into texts of ours there."""
FILES = [file for file in sorted(APP.rglob("*.py")) if WORDS not in file.parents or file == SAYING]
COUNTED = (".one", ".other")


@cache
def nodes() -> tuple[tuple[Path, ast.AST], ...]:
    """All that stands in the code, with its file."""
    trees = ((file, ast.parse(file.read_text("utf-8"))) for file in FILES)
    return tuple((file, node) for file, tree in trees for node in ast.walk(tree))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of `say` and `say_count`, with where it stands."""
    for file, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from _say(f"{file.name}:{node.lineno}", node)


def _say(where: str, node: ast.Call) -> Iterator[tuple[str, ast.Call]]:
    if isinstance(node.func, ast.Name) and node.func.id in {"say", "say_count"}:
        yield where, node


def patterns(node: ast.expr) -> list[str]:
    """Regular expressions for the keys an expression can be; none for a plain variable."""
    match node:
        case ast.Constant(str(key)):
            return [re.escape(key)]
        case ast.JoinedStr(parts):
            return ["".join(_part(part) for part in parts)]
        case ast.IfExp(_, body, orelse):
            return [*patterns(body), *patterns(orelse)]
        case _:
            return []


def _part(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) else ".+"


def keys_of(node: ast.Call, pattern: str) -> list[str]:
    counted = isinstance(node.func, ast.Name) and node.func.id == "say_count"
    ends = COUNTED if counted else ("",)
    return [key for end in ends for key in matching(pattern + re.escape(end))]


@cache
def matching(pattern: str) -> list[str]:
    """The keys that a pattern matches; most patterns are just a key, or another text."""
    if ".+" not in pattern:
        return [key] if (key := escaped().get(pattern)) else []
    return [key for key in ENGLISH if re.fullmatch(pattern, key)]


@cache
def escaped() -> dict[str, str]:
    """The keys by how a pattern has them."""
    return {re.escape(key): key for key in ENGLISH}


def blanks(key: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(ENGLISH[key]) if name is not None}


def test_there_is_something_to_check() -> None:
    assert len(list(calls())) > 150


def test_every_key_said_is_in_the_catalogue() -> None:
    missing = [
        f"{where}: {pattern}"
        for where, node in calls()
        for pattern in patterns(node.args[0])
        if not keys_of(node, pattern)
    ]
    assert missing == []


def test_a_game_has_all_that_is_said_by_its_id() -> None:
    for game in SCREENS:
        for key in ("name", "new", "new-table", "intro", "intro.short", "example.name"):
            assert f"{game}.{key}" in ENGLISH


def test_every_key_of_the_catalogue_is_said() -> None:
    """Keys may also stand in tables, to be said by a variable: any text of the code counts."""
    said: set[str] = set()
    for _, node in nodes():
        if isinstance(node, ast.Constant | ast.JoinedStr):
            for pattern in patterns(node):
                ends = "" if pattern.startswith(".+") and pattern.count(".+") > 1 else pattern
                said |= _like(ends)
    assert sorted(ENGLISH.keys() - said) == []


def _like(pattern: str) -> set[str]:
    if len(pattern.replace(".+", "")) < 4:
        return set()
    return {key for end in ("", *COUNTED) for key in matching(pattern + re.escape(end))}


def test_every_blank_is_filled_and_nothing_else() -> None:
    wrong = []
    for where, node in calls():
        given = {keyword.arg for keyword in node.keywords}
        if isinstance(node.func, ast.Name) and node.func.id == "say_count":
            given |= {"count"}
        for pattern in patterns(node.args[0]):
            # A key that is put together may be any of several, said with the same blanks or none.
            agree = [blanks(key) == given for key in keys_of(node, pattern)]
            if not (any(agree) if ".+" in pattern else all(agree)):
                wrong.append(f"{where}: {pattern} and {given}")
    assert wrong == []


CATALOGUES = {"pyapp.words": "ENGLISH", "pyapp.words.german": "GERMAN"}
"""What the modules of each package call their texts."""


def test_every_module_of_texts_is_listed() -> None:
    for package, name in CATALOGUES.items():
        found = import_module(package).__path__
        modules = [one.name for one in pkgutil.iter_modules(found)]
        texts = {one for one in modules if hasattr(import_module(f"{package}.{one}"), name)}
        elsewhere = {one for one in texts if one == "shell" or one.startswith("wheel")}
        assert texts - elsewhere == set(NAMES), package


@pytest.mark.parametrize(("package", "name"), CATALOGUES.items())
def test_every_text_is_in_one_module_that_its_key_leads_to(package: str, name: str) -> None:
    whole = Catalogue(package, name)
    assert len(whole) == sum(len(whole.texts(module)) for module in NAMES)
    for module in NAMES:
        for key, text in whole.texts(module).items():
            assert module in modules_of(key), key
            # Found by its key alone, with nothing imported for another.
            assert Catalogue(package, name)[key] == text
    used = {beginning for beginning in MODULES for key in whole if f"{key}.".startswith(beginning)}
    assert used == set(MODULES)


def test_a_text_brings_its_module_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue("pyapp.words", "ENGLISH")
    asked: list[str] = []
    texts = catalogue.texts
    monkeypatch.setattr(catalogue, "texts", lambda name: asked.append(name) or texts(name))
    assert [catalogue["app.name"], catalogue["home.title"]] == ["Threefold", ENGLISH["home.title"]]
    assert asked == ["app"]
    assert "ghosts.no-such-text" not in catalogue
    assert asked == ["app", *modules_of("ghosts.no-such-text")]
    assert "no-such-game.name" not in catalogue


def test_counted_keys_come_in_pairs() -> None:
    counted = {key.rpartition(".")[0] for key in ENGLISH if key.endswith(COUNTED)}
    assert counted
    for key in counted:
        assert all(key + end in ENGLISH for end in COUNTED)


def test_texts_read_well() -> None:
    for key, text in ENGLISH.items():
        assert text == text.strip(), key
        assert "  " not in text, key
        assert text[0].isupper() or text[0] in "{“+−" or text[0].islower(), key
        assert not re.search(r"\b(todo|tbd|fixme|lorem)\b", text, re.IGNORECASE), key


COUNTABLE = r"\{(coins|dice|boxes|levels|count|points)\}"
AGREES = re.compile(COUNTABLE + r"[^.:;!?{}]*\b(is|are|was|were|has|have)\b")
"""A verb behind a number of things: one thing takes another verb than two."""


def test_a_verb_behind_a_number_has_a_text_for_one_and_a_text_for_more() -> None:
    assert AGREES.search("Call it off: {coins} are paid back")
    told = {key for key, text in ENGLISH.items() if AGREES.search(text)}
    assert len(told) > 8
    assert {key for key in told if not key.endswith(COUNTED)} == set()


def test_what_somebody_wrote_is_put_in_as_it_is() -> None:
    wild = "{name} {0} {name.__class__} %s {{}}"
    assert say("story.added", name=wild) == f"{wild} joined the table."


def test_numbers_are_counted() -> None:
    assert say_count("ghosts.pool.safe", 1) == "1 safe die"
    assert say_count("ghosts.pool.safe", 2) == "2 safe dice"


def test_a_key_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no.such.key")
