"""Of which tables something was set aside since it could not be read; see docs/backup.md."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.heads import NAME
from pyapp.keys import ASIDE


def tables_with_aside(keys: Iterable[str]) -> frozenset[str]:
    """Return the ids of the tables of which something was set aside."""
    found = (key[len(ASIDE) :].split("/") for key in keys if key.startswith(ASIDE))
    return frozenset(parts[0] for parts in found if len(parts) > 1 and NAME.fullmatch(parts[0]))
