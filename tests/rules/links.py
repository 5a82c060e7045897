"""What the link tests share: the frozen links of every game, and data as JSON shows it."""

import json
from pathlib import Path
from typing import Any

from threefold import base64url

LINKS = Path(__file__).parents[1] / "fixtures" / "links"
DEFLATED = 0x10
"""The bit of a link's head that says its body is deflated."""


def frozen_in(name: str) -> list[dict[str, Any]]:
    """Return the frozen links of one file."""
    return json.loads((LINKS / f"{name}.json").read_text(encoding="utf-8"))


FROZEN = frozen_in("v1")
"""The first game's, which the tests of damage work on."""
EVERY = [one for file in sorted(LINKS.glob("*.json")) for one in frozen_in(file.stem)]
"""All there are, of every game."""


def name_of(frozen: dict[str, Any]) -> str:
    """Return what a frozen link is called, with its game."""
    return f"{frozen['game']}: {frozen['name']}"


def head(link: str) -> int:
    """Return the first byte of a link: its kind, and whether it is deflated."""
    return base64url.decode(link.removeprefix("1."))[0]


def shown(data: Any) -> Any:
    """Return data as the fixtures show it: bytes as ``{"bytes": hexadecimal}``."""
    if isinstance(data, bytes):
        return {"bytes": data.hex()}
    return [shown(item) for item in data] if isinstance(data, list) else data
