"""Wires the app to the page: message in, new model, painted page, effects, next message."""

from __future__ import annotations

from collections import deque

import page

from pyapp import app
from pyapp.browser import dom, effects, storage
from pyapp.model import Effects, Model, Msg

AT_START = ("/head", "/settings")


class Loop:
    """Holds the one model. Messages that come up while one is worked on wait their turn."""

    def __init__(self) -> None:
        self._page = dom.Page(self.dispatch)
        self._queue: deque[Msg] = deque()
        self._busy = False
        stored = storage.read(lambda key: key.startswith(dom.PREFIX) and key.endswith(AT_START))
        self._model, asked = app.init(dom.fragment(), stored, dom.now())
        self._show(asked)
        self._page.listen()

    def dispatch(self, msg: Msg) -> None:
        """Take a message in and, unless another is being worked on, work through all of them."""
        self._queue.append(msg)
        if self._busy:
            return
        self._busy = True
        try:
            while self._queue:
                before = self._model
                self._model, asked = app.update(before, self._queue.popleft())
                self._show(asked, before)
        finally:
            self._busy = False

    def _show(self, asked: Effects, before: Model | None = None) -> None:
        if self._model is not before:
            self._page.paint(app.view(self._model))
        for effect in asked:
            effects.run(effect, self.dispatch)


def start() -> None:
    """Start the app; what was tapped while it was not there yet is answered now."""
    loop = Loop()
    for text, value in page.ready():
        loop.dispatch(dom.message(text, value))
