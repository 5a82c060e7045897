"""Pressing for the keyboard what stands on the screen: the main act, a field, something to pick."""

from __future__ import annotations

from js import document


def press(what: str, number: int) -> None:
    """Press one of those that a view has marked so, as a tap would, or enter it.

    Nothing happens where there are not so many.
    """
    found = document.querySelectorAll(f"[data-key={what}]")
    if number > found.length:
        return
    element = found.item(number - 1)
    element.focus()
    if what != "field":
        element.click()
