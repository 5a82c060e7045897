"""The browser's history: where each of its entries came from, and ways back that are taken as such.

Each entry says in its state where one was before it, once it was seen. So a link that leads back
there is one step back, not one step more: whoever goes in and out leaves no trail to walk back.

The browser takes a step back in its own time. What goes on meanwhile would be overtaken by it and
lost, so it waits: see `then`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from js import history, location, setTimeout, window
from pyodide.ffi import create_once_callable, create_proxy

from pyapp import route

COVER = "cover"
"""The state of an entry that shows a dialog, with its place without it right before."""
FROM = "from:"
"""What the state of any other entry begins with that was seen; the place before it follows."""
SEEN = "seen"
"""The state of one that was seen, and nobody knows what was before it."""

LONGEST_MS = 1000
"""Where a step back led nowhere for so long there was none to take, and nothing waits any more."""


class _Back:
    """The step back that is under way, and what waits for it."""

    def __init__(self) -> None:
        self.steps = 0
        self.under_way = False
        self._due: deque[Callable[[], object]] = deque()
        window.addEventListener("popstate", create_proxy(self._arrived))

    def take(self) -> None:
        self.under_way = True
        self.steps += 1
        step = self.steps
        history.back()
        setTimeout(create_once_callable(lambda: self._over(step)), LONGEST_MS)

    def then(self, act: Callable[[], object]) -> None:
        self._due.append(act)
        self._go_on()

    def _arrived(self, _event: Any) -> None:
        # The change of the address is told right after this, and comes first.
        step = self.steps
        setTimeout(create_once_callable(lambda: self._over(step)), 0)

    def _over(self, step: int) -> None:
        if step == self.steps:
            self.under_way = False
            self._go_on()

    def _go_on(self) -> None:
        # What waited may take a step back of its own.
        while self._due and not self.under_way:
            self._due.popleft()()


_back = _Back()


def back() -> None:
    """Take a step back."""
    _back.take()


def under_way() -> bool:
    """Tell whether a step back was asked for that the browser has yet to take."""
    return _back.under_way


def then(act: Callable[[], object]) -> None:
    """Act; where a step back is under way, after it."""
    _back.then(act)


def overtakes(link: Any, event: Any) -> bool:
    """Tell whether a link was tapped while a step back is under way; then it is followed after it.

    Not if it leads elsewhere by then: the second of two taps on a way back is none on the next.
    """
    if not (under_way() and link.matches('a[href^="#"]') and is_plain(event)):
        return False
    href = str(link.href)
    then(lambda: link.click() if link.isConnected and str(link.href) == href else None)
    return True


def state() -> str:
    """Return the state of the entry that is shown; empty where it has not been seen."""
    return str(history.state) if history.state else ""


def seen(before: str | None) -> None:
    """Mark the entry that is shown as seen, with the place that one step back leads to.

    Args:
        before: None where nobody knows it, or a dialog lies on top of it: whoever is led back to a
            place wants no dialog they have left.
    """
    history.replaceState(SEEN if before is None else FROM + whole(before), "", location.href)


def whole(place: str) -> str:
    """Return a place as links name it: home has an address with nothing in it, too."""
    return place or route.HOME


def covers(below: str) -> None:
    """Mark an entry that shows a dialog whose link was followed; `below` is one it lies on, if any.

    Even so one step back leads to the place alone.
    """
    history.replaceState(SEEN if below else COVER, "", location.href)


def covered(url: str, *, replaced: bool) -> None:
    """Have the address name a dialog; `replaced` where one was open already."""
    if replaced:
        history.replaceState(history.state, "", url)
    else:
        history.pushState(COVER, "", url)


def uncovered(url: str) -> None:
    """Have the address name the place without its dialog: a step back, where that was before."""
    if state() == COVER:
        back()
    else:
        replaced(url)


def replaced(url: str) -> None:
    """Have the entry that is shown name another place; what was before it still is."""
    history.replaceState(state() if state().startswith(FROM) else SEEN, "", url)


def is_on_top(link: Any) -> bool:
    """Tell whether a link to a place of ours lies in a dialog."""
    return bool(link.matches('dialog[data-modal] a[href^="#"]'))


def below() -> str:
    """Return the place that the dialog of the address lies on."""
    return whole(route.split(str(location.hash))[0])


def takes_over(link: Any) -> bool:
    """Have a link out of a dialog close it: the dialog's entry becomes that of the link's place.

    Returns:
        Whether it did; where the dialog has no place of ours before it, its entry becomes that of
        the place it lies on, and the link is a step on from there.
    """
    place = below()
    if state() != COVER:
        replaced(f"#{place}")
        return False
    history.replaceState(FROM + place, "", link.href)
    return True


def is_plain(event: Any) -> bool:
    """Tell whether a click is none that opens a tab, a window or a download."""
    return not (event.ctrlKey or event.metaKey or event.shiftKey or event.altKey)


def target_of(link: Any) -> str:
    """Return the place that a link of ours leads to."""
    return whole(str(link.getAttribute("href")).removeprefix("#"))


def leads_back(link: Any) -> bool:
    """Tell whether a link leads where one came from, by one step back."""
    return came_from(target_of(link))


def came_from(place: str) -> bool:
    """Tell whether one step back leads to a place."""
    return state() == FROM + whole(place)


def places(event: Any) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return the place and dialog that a change of the address led from, and those it led to."""
    before, after = (str(url).partition("#")[2] for url in (event.oldURL, event.newURL))
    return route.split(before), route.split(after)
