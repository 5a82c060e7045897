"""Every word on every screen comes from a catalogue: none is written beside its drawing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp import app
from pyapp.words.language import NAMES
from tests.app.gallery import Shown, screens
from tests.app.pseudo import marked, spoken_by, unmarked
from tests.app.trees import Element, elements, flat, heard

SHOWN = ("aria-label", "placeholder", "title", "alt", "aria-roledescription", "aria-valuetext")
"""The attributes that players read or hear."""

WRITTEN = "77"
"""What players write in this gallery has no letters, but for a few names that it cannot do without
and what stands in the addresses it shares."""

TYPED = re.compile(
    "Captain Vane|The wolf|The bridge|A harbour|At dusk|Hungry|Quick|77 [BC]|77 once more|no 77|bad"
    "|https://example.org/#1[.][A-Za-z0-9_-]+"
)


WORKSHOP = "style"
"""The page that shows every part in every state is for those who work here, and in English."""


@pytest.fixture(scope="module")
def shown() -> Iterator[list[Shown]]:
    with pytest.MonkeyPatch.context() as patch:
        spoken_by(patch)
        yield [one for one in screens(WRITTEN) if not one[0].startswith(WORKSHOP)]


def told(element: Element) -> Iterator[str]:
    """All that an element says by itself; what was looked for is marked within a text."""
    if element.tag in ("mark", "kbd"):
        return
    marks = any(child[0] == "mark" for child in flat(element.children) if isinstance(child, list))
    yield from [heard(element.children)] if marks else element.texts
    yield from (str(element.attrs[name]) for name in SHOWN if name in element.attrs)
    if element.tag in ("input", "textarea") and element.attrs.get("type") not in ("radio",):
        yield str(element.attrs.get("value", ""))


def strange_in(text: str) -> bool:
    """Tell whether there are letters in a text that come from no catalogue and from no player."""
    return re.search(r"[^\W\d_]", TYPED.sub("", unmarked(text))) is not None


def test_every_word_comes_from_a_catalogue(shown: list[Shown]) -> None:
    found = {
        f"{name}: {text}"
        for name, _, tree in shown
        for element in elements(tree)
        for text in told(element)
        if text not in NAMES.values() and strange_in(text)
    }
    assert sorted(found) == []


def test_titles_and_what_is_announced_do_too(shown: list[Shown]) -> None:
    for name, model, _ in shown:
        for text in (app.drawn(model)[1], model.said[0], model.notice.text if model.notice else ""):
            assert not strange_in(text), (name, text)


def test_the_marks_are_there_and_find_what_is_not_said() -> None:
    assert marked("{count} of {most:,} dice") == "{count}⟦ of ⟧{most:,}⟦ dice⟧"
    assert unmarked("⟦Back to ⟧Ann⟦⟧") == "Ann"


APP = Path(app.__file__).parent
FILES = [
    file
    for file in sorted(APP.rglob("*.py"))
    if not {APP / "words", APP / "views" / WORKSHOP} & set(file.parents)
]
WORDS = re.compile(r"[A-Z][a-z]+|.*[A-Z]?[a-z]+[,:]? [a-z]+[,:]? [a-z]+.*|[A-Z][a-z]+[ :,].*")
"""What a text for players looks like: a word with a capital, or three words in a row."""

NO_WORDS = {
    "This text": "names a value to the wheel's check, which says it",
    "The name": "names a value to the wheel's check, which says it",
    "QuotaExceededError": "the browser's name for it",
    "SecurityError": "the browser's name for it",
    "Object": "of JavaScript",
    "input, textarea, select": "of a style sheet's language",
    "Shift": "a key",
    **dict.fromkeys(("Mn", "Me", "Cf", "Cc"), "of Unicode"),
    "Georgia, 'Times New Roman', 'Noto Serif', serif": "of a style sheet's language",
    "Apple": "part of a browser's name for itself",
    "noopener noreferrer license": "of HTML",
}


FIELDS = "heads.py"
"""Has the names of a document's fields in a row, which look like a sentence."""


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text in a module that is no docstring, no annotation and no developer's reason."""
    skipped = {id(inner) for node in ast.walk(tree) for inner in _skipped(node)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
            yield node.lineno, "".join(map(str, parts))


def _skipped(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(ast.Constant() as docstring):
            yield docstring
        case ast.JoinedStr(parts):
            yield from (part for part in parts if isinstance(part, ast.Constant))
        case ast.Raise():
            # Words for players are raised by their keys; what else is here is for developers.
            yield from ast.walk(node)
        case ast.Assign([ast.Name("__all__")]) | ast.AnnAssign() | ast.arg():
            inner = node.annotation if not isinstance(node, ast.Assign) else node.value
            yield from ast.walk(inner) if inner else ()
        case ast.FunctionDef(returns=ast.expr() as returns):
            yield from ast.walk(returns)
        case ast.Call(ast.Name("TypeVar" | "getattr" | "re")) | ast.Call(
            ast.Attribute(ast.Name("console" | "re"))
        ):
            yield from ast.walk(node)


def test_no_words_are_written_beside_their_drawing() -> None:
    found = [
        f"{file.relative_to(APP)}:{line}: {text}"
        for file in FILES
        for line, text in literals(ast.parse(file.read_text("utf-8")))
        if WORDS.fullmatch(text) and text not in NO_WORDS and file.name != FIELDS
    ]
    assert found == []


def test_nothing_is_said_while_a_module_is_imported() -> None:
    """It would be said in whatever language is spoken then, for as long as the page lives."""
    early = [
        f"{file.relative_to(APP)}:{node.lineno}"
        for file in FILES
        for node in _at_once(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "").startswith("say")
    ]
    assert early == []


def _at_once(node: ast.AST) -> Iterator[ast.AST]:
    """What runs when a module is imported: all but the bodies of functions."""
    for child in ast.iter_child_nodes(node):
        yield child
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for default in (*child.args.defaults, *filter(None, child.args.kw_defaults)):
                yield from (default, *ast.walk(default))
        else:
            yield from _at_once(child)


def test_what_the_wheel_says_is_said_by_whoever_shows_it() -> None:
    """Its questions, choices and rules are English until `pyapp.words.wheel` says them."""
    bare = [
        f"{file.relative_to(APP)}:{node.lineno}: {ast.unparse(node)}"
        for file in FILES
        for node in _unsaid(ast.parse(file.read_text("utf-8")))
    ]
    assert bare == []


def test_what_is_not_said_would_be_found() -> None:
    found = [
        ast.unparse(node)
        for node in _unsaid(
            ast.parse("f(ruling.question, say_phrase(game.RULES[now]), one.choices[pick], e.why)")
        )
    ]
    assert found == ["ruling.question", "one.choices[pick]"]


def _unsaid(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(ast.Name(name)) if name.startswith("say_"):
            return
        case (
            ast.Subscript(ast.Attribute(attr="choices" | "RULES")) | ast.Attribute(attr="question")
        ):
            yield node
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _unsaid(child)
