"""Die Texte dessen, was am Daumen liegt, wenn die Würfel gefallen sind."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "landing.tell": "Erzählen",
}
