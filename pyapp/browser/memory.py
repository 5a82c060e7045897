"""What home looks like, kept for the shell of the next start to show before Python is there."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import page
from js import document, setTimeout, window
from pyodide.ffi import create_once_callable, create_proxy

from pyapp import route
from pyapp.model import Head, Model
from pyapp.views.opening import remembered

LATER_MS = 300
"""How long after home was drawn, in browsers that do not tell when they are idle."""


class Memory:
    """Keeps home whenever it was drawn with other tables than before, and when the page goes away.

    Never while somebody waits: after a tap comes the paint, and only when the browser is idle this.
    """

    def __init__(self, model: Callable[[], Model]) -> None:
        self._model = model
        self._heads: Mapping[str, Head] | None = None
        self._language = ""
        self._due = False
        for target, kind in ((document, "visibilitychange"), (window, "pagehide")):
            target.addEventListener(kind, create_proxy(self._left))

    def note(self) -> None:
        """Have home kept soon, if that is where the player is and its tables are others."""
        model = self._model()
        if self._due or self._known(model) or route.read(model.fragment).screen != "home":
            return
        self._due = True
        keep = create_once_callable(self._keep)
        if hasattr(window, "requestIdleCallback"):
            window.requestIdleCallback(keep)
        else:
            setTimeout(keep, LATER_MS)

    def _known(self, model: Model) -> bool:
        return model.heads is self._heads and model.language == self._language

    def _left(self, event: Any) -> None:
        if event.type == "pagehide" or document.visibilityState == "hidden":
            self._keep()

    def _keep(self, *_idle: Any) -> None:
        self._due = False
        model = self._model()
        # While saving fails, storage holds other tables than those shown here.
        if self._known(model) or model.trouble:
            return
        self._heads, self._language = model.heads, model.language
        page.remember(json.dumps(remembered(model), separators=(",", ":")) if model.heads else "")
