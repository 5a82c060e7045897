"""German of what lies under the thumb once the dice have fallen."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "landing.tell": "Erzählen",
}
