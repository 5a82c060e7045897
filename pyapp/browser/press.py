"""Pressing for the keyboard what stands on the screen: the main act, a field, something to pick."""

from __future__ import annotations

from js import document

WHAT = {
    "main": ".action-bar > :is(button, a):not(:disabled)",
    "field": "#main :is(input, textarea, select):is(:not([type]), [type=text], [type=search])",
    "pick": "#main .chip[aria-pressed]:not(:disabled)",
}
"""What can be pressed, as selectors."""


def press(what: str, number: int) -> None:
    """Press one of these as a tap would, or enter it; nothing where there are not so many.

    The main act is the last of those at the thumb.
    """
    found = list(document.querySelectorAll(WHAT[what]))
    if what == "main":
        found = found[-1:]
    if number > len(found):
        return
    element = found[number - 1]
    element.focus()
    if what != "field":
        element.click()
