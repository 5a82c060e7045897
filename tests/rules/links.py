"""What the link tests share: the frozen links, and data as JSON shows it."""

import json
from pathlib import Path
from typing import Any

FROZEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "links" / "v1.json").read_text(encoding="utf-8")
)


def shown(data: Any) -> Any:
    """Return data as the fixtures show it: bytes as ``{"bytes": hexadecimal}``."""
    if isinstance(data, bytes):
        return {"bytes": data.hex()}
    return [shown(item) for item in data] if isinstance(data, list) else data
