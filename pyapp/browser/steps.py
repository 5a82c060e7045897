"""The browser's history: where each of its entries came from, and ways back that are taken as such.

Each entry says in its state where one was before it, once it was seen. So a link that leads back
there is one step back, not one step more: whoever goes in and out leaves no trail to walk back.
"""

from __future__ import annotations

from typing import Any

from js import history, location

from pyapp import route

COVER = "cover"
"""The state of an entry that shows a dialog, with its place without it right before."""
FROM = "from:"
"""What the state of any other entry begins with that was seen; the place before it follows."""
SEEN = "seen"
"""The state of one that was seen, and nobody knows what was before it."""


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
        history.back()
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
    return state() == FROM + target_of(link)


def places(event: Any) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return the place and dialog that a change of the address led from, and those it led to."""
    before, after = (str(url).partition("#")[2] for url in (event.oldURL, event.newURL))
    return route.split(before), route.split(after)
