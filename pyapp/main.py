"""Wires the app to the page: messages in, new model, painted page, effects, further messages."""

from __future__ import annotations

from collections import deque

import page
from js import console

from pyapp import app
from pyapp.browser import dom, effects, keep, library
from pyapp.browser.memory import Memory
from pyapp.browser.storage import writer
from pyapp.browser.waiting import Waiting
from pyapp.effect import Effect, Effects, Keep, Msg, Save
from pyapp.outline import outline


class Loop:
    """Holds the one model.

    A tap may take several messages (random bytes are drawn, a step is saved), which the player sees
    as one change: so all that can be answered at once is, and the page is painted once after it.
    """

    def __init__(self) -> None:
        self._page = dom.Page(self.dispatch, lambda: self._model.device.keys)
        self._queue: deque[Msg] = deque()
        self._after_paint: list[Effect] = []
        self._busy = True
        stored = outline(writer)
        waiting = Waiting()
        self._model, asked = app.init(waiting.fragment, stored, dom.build(), dom.speaks())
        self._memory = Memory(lambda: self._model)
        self._page.take_over(waiting.typing, waiting.told)
        # A save of nothing tells at once whether storage can be written to at all.
        kept = (Keep(),) if stored and keep.asked_before() else ()
        self._run((*asked, Save(), *kept))
        self._work()
        self._catch_up(waiting)
        self._page.listen()

    def _catch_up(self, waiting: Waiting) -> None:
        """Answer all that was tapped before; nobody has seen the page without it yet."""
        before = self._model.table
        for msgs, gone_to in waiting.parts():
            self.dispatch(*msgs)
            if gone_to is not None:
                dom.go(gone_to)
                self.dispatch(Msg("went", (gone_to,), at=dom.now()))
        self._page.taken(waiting.forms if self._model.table is not before else (), waiting.once)

    def dispatch(self, *msgs: Msg) -> bool:
        """Take messages in, to be seen as one change; while others are worked on they wait.

        Returns:
            Whether anything at the open table is another than before; not, if they have to wait.
        """
        self._queue += msgs
        if self._busy:
            return False
        before = self._model.table
        self._busy = True
        self._work()
        return self._model.table is not before

    def _work(self) -> None:
        try:
            while True:
                while self._queue:
                    self._answer(self._queue.popleft())
                self._page.paint(*app.drawn(self._model))
                due, self._after_paint = self._after_paint, []
                for effect in due:
                    effects.run(effect, self.dispatch)
                if not self._queue:
                    break
        finally:
            self._busy = False
        self._memory.note()

    def _answer(self, msg: Msg) -> None:
        try:
            self._model, asked = app.update(self._model, msg)
            self._run(asked)
        except Exception as fault:
            # A fault of ours must not leave the player tapping on a page that says nothing.
            console.error(f"{msg.name}: {fault!r}")
            self._model = app.stumbled(self._model)

    def _run(self, asked: Effects) -> None:
        for effect in asked:
            if effects.waits(effect):
                self._after_paint.append(effect)
            else:
                effects.run(effect, self.dispatch)


def start() -> None:
    """Start the app; what was tapped while it was not there is answered with its first paint."""
    library.install()
    Loop()
    page.ready()
