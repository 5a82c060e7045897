"""The example in the wheel's README gives what its comments say."""

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
