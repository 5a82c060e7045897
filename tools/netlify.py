"""The headers of netlify.toml, matched to paths as Netlify matches them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Headers:
    """Rules in their order; where several set the same header, the last one wins."""

    def __init__(self, config: Path = ROOT / "netlify.toml") -> None:
        rules = tomllib.loads(config.read_text("utf-8"))["headers"]
        self._rules = [(_pattern(rule["for"]), rule["values"]) for rule in rules]

    def of(self, path: str) -> dict[str, str]:
        """Return the headers of a path that begins with a slash."""
        found: dict[str, str] = {}
        for pattern, values in self._rules:
            if pattern.fullmatch(path):
                found |= values
        return found


def _pattern(path: str) -> re.Pattern[str]:
    """A star stands for anything, slashes too; `:name` for one segment; `/x/*` is `/x` as well."""
    parts = (
        "[^/]+" if part.startswith(":") else re.escape(part).replace(r"\*", ".*")
        for part in path.strip("/").split("/")
    )
    pattern = "/" + "/".join(parts)
    if pattern.endswith("/.*") and pattern != "/.*":
        pattern = f"{pattern.removesuffix('/.*')}(/.*)?"
    return re.compile(pattern, re.IGNORECASE)
