"""The wheel's README: its example gives what its comments say, its table names every module."""

import re
from pathlib import Path

README = (Path(__file__).parents[2] / "rules" / "README.md").read_text(encoding="utf-8")


def test_every_line_gives_what_is_written_beside_it():
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    expected, given = [], []
    for line in example.splitlines():
        code, _, comment = line.partition("  # ")
        if re.match(r"[a-z]+ = |from ", code):
            exec(code, names)
        elif code:
            expected.append(comment)
            given.append(repr(eval(code, names)))
    assert given == expected
    assert len(given) == 4


def test_the_table_names_every_module():
    package = Path(__file__).parents[2] / "rules" / "threefold"
    modules = {path.stem for path in package.glob("*.py")} - {"__init__"}
    games = {path.parent.name for path in package.glob("games/*/__init__.py")}
    table = "\n".join(line for line in README.splitlines() if line.startswith("|"))
    assert modules | games <= set(re.findall(r"`(?:threefold\.)?(\w+)`", table))
