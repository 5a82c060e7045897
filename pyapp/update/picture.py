"""Pictures of results."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.screen import Handler

HANDLERS: Mapping[str, Handler] = {}
