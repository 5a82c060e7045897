"""The stress track: boxes in groups, and what each full group costs from then on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp.views.parts.tree import Child, Tree, attrs
from pyapp.words import say

_GROUP = 3
_CROSS = "M5 5L19 19M19 5L5 19"
_SLASH = "M5 19L19 5"
_STATES = {"ticked": _CROSS, "coming": _SLASH, "free": ""}


def track(
    label: str,
    ticked: int,
    *,
    coming: int = 0,
    boxes: int = 9,
    tap: Callable[[int], str | None] | None = None,
    ends: Sequence[str] = ("+1", "+1", "+1"),
    about: Sequence[str] = (),
) -> Tree:
    """Draw the track; a cross is ticked, a dashed slash is about to be, an empty box is free.

    Args:
        label: What it tracks; read to screen readers, print a heading for the rest.
        ticked: How many boxes are ticked, from the first.
        coming: How many of those after them a choice on this screen is about to tick.
        boxes: How many there are, in groups of three.
        tap: Makes the message for a box, counted from 1; None for a box that cannot be tapped.
            Without it the track is only drawn, small enough for one line on a phone.
        ends: What stands at the end of each group.
        about: The same in words, for screen readers; the marks themselves when left out.
    """
    groups = [
        _group(first, ticked, ticked + coming, boxes, tap, end, said)
        for first, end, said in zip(range(1, boxes + 1, _GROUP), ends, about or ends, strict=True)
    ]
    look = "track" if tap is None else "track tappable"
    return ["div", {"class": look, "role": "group", "aria-label": label}, *groups]


def _group(
    first: int,
    ticked: int,
    coming: int,
    boxes: int,
    tap: Callable[[int], str | None] | None,
    end: str,
    said: str,
) -> Tree:
    drawn: list[Child] = []
    for box in range(first, min(first + _GROUP, boxes + 1)):
        state = "ticked" if box <= ticked else "coming" if box <= coming else "free"
        words = say("part.box", box=box, boxes=boxes, state=say(f"part.box.{state}"))
        drawn.append(_box(words, state, box, tap))
    mark: Child = [
        "span",
        {"class": "track-end"},
        ["span", {"aria-hidden": "true"}, end],
        ["span", {"class": "visually-hidden"}, said],
    ]
    return ["div", {"class": "track-group", "key": str(first)}, *drawn, mark]


def _box(name: str, state: str, box: int, tap: Callable[[int], str | None] | None) -> Tree:
    look = f"track-box {state}"
    inside: Child = None
    if _STATES[state]:
        pen = {"viewBox": "0 0 24 24", "aria-hidden": "true"}
        inside = ["svg", pen, ["path", {"d": _STATES[state]}]]
    if tap is None:
        return ["span", {"class": look, "role": "img", "aria-label": name}, inside]
    message = tap(box)
    given = attrs(
        {"type": "button", "class": look, "aria-label": name, "data-msg": message},
        disabled=message is None,
    )
    return ["button", given, inside]
