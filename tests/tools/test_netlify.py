"""Which headers a path gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.netlify import Headers

RULES = """
[[headers]]
for = "/*"
values = { A = "all", B = "all" }
[[headers]]
for = "/lib/*"
values = { B = "lib" }
[[headers]]
for = "/*.wasm"
values = { C = "wasm" }
[[headers]]
for = "/:one/exact.txt"
values = { D = "named" }
"""


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/", {"A": "all", "B": "all"}),
        ("/lib", {"A": "all", "B": "lib"}),
        ("/lib/a/b.wasm", {"A": "all", "B": "lib", "C": "wasm"}),
        ("/library", {"A": "all", "B": "all"}),
        ("/b.wasm", {"A": "all", "B": "all", "C": "wasm"}),
        ("/b.wasmx", {"A": "all", "B": "all"}),
        ("/x/exact.txt", {"A": "all", "B": "all", "D": "named"}),
        ("/x/y/exact.txt", {"A": "all", "B": "all"}),
        ("/x/exactly.txt", {"A": "all", "B": "all"}),
    ],
)
def test_later_rules_win(path: str, expected: dict[str, str], tmp_path: Path) -> None:
    config = tmp_path / "netlify.toml"
    config.write_text(RULES)
    assert Headers(config).of(path) == expected
