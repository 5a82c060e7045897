"""Every template of the wheel's sentences, read off its source: what a translation must have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from threefold.game import Game
from threefold.games import GAMES, by_id
from threefold.phrase import Phrase, taken_apart

RULES = Path(__file__).parents[2] / "rules" / "threefold"
ERRORS = {"InvalidInput", "NotAllowed", "Unreadable", "ThreefoldError"}
WORDED = {"what", "sentence"}
"""Parameters by which functions of the wheel pass words for the player on."""


class NotPlainError(Exception):
    """Words for the player that are put together where no translation can reach them."""


def every_template() -> frozenset[str]:
    """Return the template of every sentence, name of a value, ruling and rule.

    Raises:
        NotPlainError: Some words are neither a literal nor a `Phrase`.
    """
    trees = [(file, ast.parse(file.read_text("utf-8"))) for file in sorted(RULES.rglob("*.py"))]
    takers = dict(_taker for _, tree in trees for _taker in _takers(tree))
    found = {text for file, tree in trees for text in _Module(file, tree).templates(takers)}
    for game in GAMES:
        found |= set(of_game(by_id(game)))
    return frozenset(found - {""})


def of_game(game: Game) -> Iterator[str]:
    """Return the templates of a game's rulings, and of the rules that a result can name."""
    texts = [*getattr(game, "RULES", {}).values()]
    for ruling in game.RULINGS:
        texts += [ruling.question, ruling.why, *ruling.choices.values()]
    return (getattr(text, "template", text) for text in texts)


def _takers(tree: ast.Module) -> Iterator[tuple[str, tuple[int, str]]]:
    """Every function that takes words: its name, and where they are among its arguments.

    Steps of a tale note what was bought under the same name: the players' words, none of ours.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":
            names = [arg.arg for arg in node.args.args]
            for name in sorted(WORDED & set(names)):
                if "tale" not in names:
                    yield node.name, (names.index(name), name)


class _Module:
    def __init__(self, file: Path, tree: ast.Module) -> None:
        self._file, self._tree = file.relative_to(RULES), tree
        self._values: dict[str, list[ast.expr]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._named(target, node.value)
            elif isinstance(node, ast.AnnAssign) and node.value:
                self._named(node.target, node.value)
            elif isinstance(node, ast.For | ast.comprehension):
                self._named(node.target, node.iter)
        arguments = [node for node in ast.walk(tree) if isinstance(node, ast.arg)]
        self._given = {arg.arg for arg in arguments}

    def _named(self, target: ast.expr, value: ast.expr) -> None:
        for node in ast.walk(target):
            if isinstance(node, ast.Name):
                self._values.setdefault(node.id, []).append(value)

    def templates(self, takers: dict[str, tuple[int, str]]) -> Iterator[str]:
        for node in ast.walk(self._tree):
            if isinstance(node, ast.FunctionDef):
                yield from self._defaults(node)
            if isinstance(node, ast.Call):
                for words in self._words(node, takers):
                    yield from self._read(words)

    def _defaults(self, node: ast.FunctionDef) -> Iterator[str]:
        arguments = node.args.args[len(node.args.args) - len(node.args.defaults) :]
        for arg, value in zip(arguments, node.args.defaults, strict=True):
            if arg.arg in WORDED:
                yield from self._read(value)

    def _words(self, call: ast.Call, takers: dict[str, tuple[int, str]]) -> Iterator[ast.expr]:
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        at, keyword = (0, "") if name == "Phrase" else takers.get(name, (-1, ""))
        if name in ERRORS:
            at, keyword = 1, "sentence"
        if at >= 0 and len(call.args) > at:
            yield call.args[at]
        yield from (given.value for given in call.keywords if keyword and given.arg == keyword)

    def _read(self, words: ast.expr) -> Iterator[str]:
        match words:
            case ast.Constant(str(text)):
                yield text
            case ast.IfExp(_, body, orelse):
                yield from self._read(body)
                yield from self._read(orelse)
            case ast.Name(name) if name in self._values:
                for value in self._values[name]:
                    yield from self._within(value)
            case ast.Subscript(held, _):
                yield from self._within(held)
            # What comes from elsewhere is read where it is made.
            case ast.Name(name) if name in self._given or name.isupper():
                pass
            case ast.Attribute(attr="sentence" | "template"):
                pass
            case ast.Call(ast.Name("Phrase" | "coin_count" | "_too_little" | "label")):
                pass
            case _:
                raise NotPlainError(f"{self._file}:{words.lineno}: {ast.unparse(words)}")

    def _within(self, value: ast.expr) -> Iterator[str]:
        """Read what a name stands for: words, or a table of them beside the keys of the code."""
        match value:
            case ast.Tuple(parts) | ast.List(parts) | ast.Dict(_, parts):
                for part in parts:
                    yield from self._within(part)
            case ast.Constant(str(text)):
                if text[:1].isupper() or " " in text:
                    yield text
            case ast.Constant() | ast.Name() if not isinstance(value, ast.Name):
                pass
            case ast.Call(ast.Attribute(ast.Name(name))) if name in self._values:
                for held in self._values[name]:
                    yield from self._within(held)
            case ast.Name(name) if name in self._values:
                for held in self._values[name]:
                    yield from self._within(held)
            case ast.IfExp(_, body, orelse):
                yield from self._within(body)
                yield from self._within(orelse)
            case ast.JoinedStr():
                raise NotPlainError(f"{self._file}:{value.lineno}: {ast.unparse(value)}")


def foreign(sentence: str, known: frozenset[str]) -> list[str]:
    """Return the templates of a sentence and of the phrases in it that are not `known`."""
    template, blanks = taken_apart(sentence)
    own = [] if template in known or not template else [template]
    inner = [blank for blank in blanks.values() if isinstance(blank, Phrase)]
    return own + [strange for phrase in inner for strange in foreign(phrase, known)]
