"""What a start compiles while it runs is taken from the build: that text, all else as ever."""

from __future__ import annotations

import _sre
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.builder.python import compiling

SITE = Path(compiling.__file__).with_name("sitecustomize.py")
TEXT = "def __create_fn__(): return 'as written'"
STAND_IN = "def __create_fn__(): return 'from the build'"

Run = Callable[[str], object]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return what runs an expression in a Python that starts as the page's does.

    To tell where something came from, its build has taken one text for another.
    """
    folder = tmp_path_factory.mktemp("library")
    share = compiling._engines_share("b+", 0)
    readied = [
        "import marshal",
        f"METHODS = {{{TEXT!r}: marshal.dumps(compile({STAND_IN!r}, '<string>', 'exec'))}}",
        f"PATTERNS = {{('a+', 0): {share!r}}}",
    ]
    (folder / "_readied.py").write_text("\n".join(readied))
    (folder / SITE.name).write_bytes(SITE.read_bytes())

    def run(expression: str) -> object:
        code = f"import dataclasses, json, re, sitecustomize as s; print(json.dumps({expression}))"
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONPATH": str(folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stderr
        value: object = json.loads(done.stdout)
        return value

    return run


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("re.match('a+', 'bb') is not None", True),
        ("re.compile('a+').pattern", "a+"),
        ("re.compile(re.compile('a+')).match('bb').group()", "bb"),
        ("re.match('a+', 'AA', re.IGNORECASE).group()", "AA"),
        ("re.match(b'a+', b'aa').group().decode()", "aa"),
        ("re.match('a+?', 'aa').group()", "a"),
    ],
    ids=["readied", "its text", "compiled already", "other flags", "bytes", "another text"],
)
def test_an_expression(run: Run, expression: str, value: object) -> None:
    assert run(expression) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [(TEXT, "from the build"), (f"{TEXT} ", "as written")],
    ids=["readied", "another text"],
)
def test_methods(run: Run, text: str, value: str) -> None:
    assert run(f"(s.execute({text!r}, {{}}, made := {{}}), made['__create_fn__']())[1]") == value


def test_a_dataclass_that_the_build_has_not_seen(run: Run) -> None:
    made = "dataclasses.make_dataclass('Point', ['x', 'y'], frozen=True)(1, 2)"
    assert run(f"dataclasses.asdict({made})") == {"x": 1, "y": 2}


@pytest.mark.parametrize(
    "text", [r"(?P<year>\d{4})-(?P<month>\d\d)", "[a-fx-z]*?(?=end)", rb"\x00+"]
)
def test_the_engines_share_makes_the_same_expression(text: str | bytes) -> None:
    flags, code, groups, numbers, names = compiling._engines_share(text, re.IGNORECASE)
    assert {type(part) for part in code} == {int}
    made = _sre.compile(text, flags, list(code), groups, dict(numbers), names)
    assert made == re.compile(text, re.IGNORECASE)
