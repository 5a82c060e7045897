"""The page: what happens on it comes in as messages, trees go out onto it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import page
from js import Date, document, location, performance, setTimeout, window
from pyodide.ffi import create_once_callable, create_proxy

from pyapp.browser import files, steps
from pyapp.browser.rest import rest
from pyapp.effect import Msg

PREFIX = "threefold/"
WRITTEN_IN = "input:not([type=checkbox], [type=radio]), textarea, select"
"""Where a key is a letter, or picks a line of a list."""

Dispatch = Callable[..., bool]
"""Takes messages in, one after the other; tells whether they changed anything at the table."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(Date.now())


def fragment() -> str:
    """Return what stands behind the address's ``#``."""
    return str(location.hash)[1:]


def build() -> str:
    """Return the name of the build that this page is of, as tools/builder/precache.py wrote it."""
    return str(document.querySelector("meta[name=threefold-build]").content)


def speaks() -> tuple[str, ...]:
    """Return the languages that the browser's owner reads, the best first."""
    return tuple(str(tag) for tag in window.navigator.languages or ())


def go(place: str) -> None:
    """Have the address name another place."""
    if place != fragment():
        location.hash = place


def message(text: str, value: str = "") -> Msg:
    """Return the message that an attribute's JSON text ``[name, ...args]`` stands for."""
    name, *args = json.loads(text)
    return Msg(name, tuple(args), value, now())


def _value(field: Any) -> str:
    if field.type == "checkbox":
        return "true" if field.checked else "false"
    return str(getattr(field, "value", ""))


class Page:
    """Listens to the whole page with one listener for each kind of event, and paints it.

    A field with ``data-change`` that somebody is typing in holds text the app does not know yet.
    `commit` tells it: before a tap (phones do not move the focus to a button), and when the page
    may go away. `paint` leaves such a text alone.

    What is written in a form stays there until it was taken: refused words can be mended.
    """

    def __init__(self, dispatch: Dispatch, shortcuts: Callable[[], bool]) -> None:
        self._dispatch = dispatch
        self._shortcuts = shortcuts
        self._typing: Any = None
        self._told: Any = None
        self._way = ""

    def take_over(self, typing: Any, told: Any) -> None:
        """Know the field that was being typed in before, or the one that was told already."""
        self._typing, self._told = typing, told

    def taken(self, forms: Iterable[Any], once: bool) -> None:
        """Empty the forms whose words were taken; let what acts once rest after it was tapped."""
        for form in forms:
            field = form.querySelector("input, textarea, select")
            if field and not field.hasAttribute("data-change"):
                form.reset()
        if once:
            rest.begin(float(performance.now()))

    def listen(self) -> None:
        """Start listening; once, for as long as the page lives."""
        for target, kind, heard in (
            (document, "click", self._clicked),
            (document, "input", self._input),
            (document, "change", self._changed),
            (document, "submit", self._submitted),
            (document, "keydown", self._pressed),
            (document, "visibilitychange", self._leaving),
            (window, "pagehide", self._leaving),
            (window, "hashchange", self._went),
            (window, "storage", self._stored),
            (window, "pageshow", self._shown),
            (window, "threefold:offline-ready", self._kept),
            (window, "threefold:update-waiting", self._waits),
        ):
            target.addEventListener(kind, create_proxy(heard))
        # This one does not rise through the page.
        document.addEventListener("close", create_proxy(self._closed), True)

    def paint(self, tree: Any, title: str) -> None:
        """Make the page look like the tree; focus, and a text being typed, stay."""
        focused = document.activeElement
        typing = self._typing
        text, start, end = _typed(typing) if typing else ("", None, None)
        # Escaped to ASCII: half of a surrogate pair, which a field can hold, crosses only so.
        page.paint(json.dumps(tree, separators=(",", ":")))
        if typing and typing.isConnected and typing.value != text:
            typing.value = text
            typing.setSelectionRange(start, end)
        if focused and focused.isConnected and document.activeElement != focused:
            focused.focus(preventScroll=True)
        rest.lull()
        document.title = title

    def commit(self) -> None:
        """Tell the app about the text being typed, if there is one it does not know."""
        unsaid = self._unsaid()
        if unsaid:
            self._dispatch(*unsaid)

    def _unsaid(self) -> list[Msg]:
        """Return the message that tells the text being typed, if there is one, and be done."""
        field, self._typing, self._told = self._typing, None, self._typing
        if not (field and field.isConnected):
            return []
        return [message(field.dataset.change, _value(field))]

    def _clicked(self, event: Any) -> None:
        self._way = ""
        element = event.target.closest("[data-msg], a[href], [type=submit]")
        if not element:
            return
        if rest.deafens(element, event):
            event.preventDefault()
            return
        if steps.overtakes(element, event):
            event.preventDefault()
            return
        text = element.dataset.msg if element.hasAttribute("data-msg") else ""
        once = element.hasAttribute("data-once")
        if text:
            self._dispatch(*self._unsaid(), message(text))
        elif not element.matches("[type=submit]"):
            # What a form's button hands over is told by the form, right after this.
            self.commit()
            if steps.is_plain(event) and (self._leaves(element) or self._goes_back(element)):
                event.preventDefault()
        if once and event.detail:
            rest.begin(float(event.timeStamp))

    def _input(self, event: Any) -> None:
        field = event.target
        if field.closest("[data-change]") and field.type not in {"checkbox", "radio"}:
            self._typing, self._told = field, None
        element = field.closest("[data-input]")
        if element:
            self._dispatch(message(element.dataset.input, _value(field)))

    def _changed(self, event: Any) -> None:
        field = event.target
        if field.matches("[data-file]"):
            files.pick(field, self._dispatch)
            return
        element = field.closest("[data-change]")
        if element and field == self._typing and field.closest("[data-submit]"):
            # The key that hands a form over leaves its field first: both are one change to see.
            setTimeout(create_once_callable(self.commit), 0)
            return
        told, self._typing, self._told = self._told, None, None
        if element and not (told and told == field):
            self._dispatch(message(element.dataset.change, _value(field)))

    def _submitted(self, event: Any) -> None:
        form = event.target.closest("[data-submit]")
        if not form:
            return
        event.preventDefault()
        field = form.querySelector("input, textarea, select")
        value = _value(field) if field else ""
        if not value.strip() and rest.echoes(event):
            return
        if self._typing and self._typing != field:
            self.commit()
        if self._dispatch(*self._unsaid(), message(form.dataset.submit, value)):
            rest.handed_over(event)
            if field and not field.hasAttribute("data-change"):
                form.reset()

    def _pressed(self, event: Any) -> None:
        # A browser that fills a field in says so with a key that has no name.
        if len(str(getattr(event, "key", ""))) != 1 or event.target.matches(WRITTEN_IN):
            return
        if not self._shortcuts():
            return
        # Few phones have a keyboard: what it does comes with the first key.
        from pyapp.browser.keys import keys

        key = keys.shortcut(event)
        if key:
            self._dispatch(*self._unsaid(), Msg("pressed", (key,), at=now()))

    def _closed(self, _event: Any) -> None:
        # The browser has closed a dialog: by Escape, a tap beside it, the phone's own way back.
        self._dispatch(Msg("close_dialog", at=now()))

    def _leaving(self, event: Any) -> None:
        if event.type == "pagehide" or document.visibilityState == "hidden":
            self.commit()
            self._dispatch(Msg("hidden", at=now()))
        else:
            self._dispatch(Msg("shown", at=now()))

    def _went(self, event: Any) -> None:
        (before, below), (here, dialog) = steps.places(event)
        # Entries of the history that were seen before are marked: going back keeps one's place.
        seen = bool(steps.state())
        way, self._way = self._way, ""
        if way and steps.whole(here) != way:
            # What was before was replaced meanwhile by another place.
            location.hash = way
            return
        if before == here and dialog != below:
            # A step back of ours that took a dialog away: another may lie there by now, and waits.
            if dialog or not steps.under_way():
                self._dispatch(Msg("covered", (dialog,), at=now()))
            if not seen:
                steps.covers(below)
            return
        self.commit()
        self._dispatch(Msg("went", (fragment(),), at=now()))
        if not seen:
            steps.seen(None if below else before)
            window.scrollTo(0, 0)

    def _leaves(self, link: Any) -> bool:
        """Take a link out of a dialog as one that closes it: no way back leads to it again."""
        if not steps.is_on_top(link):
            return False
        if steps.target_of(link) == steps.below():
            self._dispatch(Msg("close_dialog", at=now()))
        elif steps.takes_over(link):
            self._arrive()
        else:
            return False
        return True

    def _goes_back(self, link: Any) -> bool:
        """Take a link that leads back as a step back; or, when done, in place of what is done."""
        if not link.hasAttribute("data-back"):
            return False
        if steps.leads_back(link):
            self._way = steps.target_of(link)
            steps.back()
        elif link.dataset.back == "done":
            steps.replaced(link.href)
            self._arrive()
        else:
            return False
        return True

    def _arrive(self) -> None:
        """Show from its top the place that the address names now; no event tells of that."""
        self._dispatch(Msg("went", (fragment(),), at=now()))
        window.scrollTo(0, 0)

    def _shown(self, event: Any) -> None:
        # A page that the browser had put to sleep was not told what other tabs wrote meanwhile.
        if event.persisted:
            self._dispatch(Msg("woke", at=now()))

    def _kept(self, event: Any) -> None:
        self._dispatch(Msg("offline_ready", (bool(event.detail),), at=now()))

    def _waits(self, _event: Any) -> None:
        self._dispatch(Msg("update_waiting", at=now()))

    def _stored(self, event: Any) -> None:
        # No key: another tab has removed everything.
        key = str(event.key) if event.key else ""
        if not key or key.startswith(PREFIX):
            self._dispatch(Msg("changed_elsewhere", (key,), at=now()))


def _typed(field: Any) -> tuple[str, Any, Any]:
    return str(field.value), field.selectionStart, field.selectionEnd
