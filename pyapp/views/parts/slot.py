"""A box on a sheet that is ticked by a tap: what happened to a character, what is lost."""

from __future__ import annotations

from pyapp.views.parts.tree import Child, Tree, attrs, classes

_CROSS = "M5 5L19 19M19 5L5 19"


def slot_box(id: str, label: str, ticked: bool, message: str | None) -> Tree:
    """Return a box to tick, or to clear.

    Args:
        id: What it is a box for. It is the same button ticked and not, so the keyboard stays on it.
        label: What a tap does; its accessible name.
        ticked: Whether there is a cross in it.
        message: Sent by a tap; None for a box that only shows how it is, beside words that say so.
    """
    inside: Child = None
    if ticked:
        pen = {"viewBox": "0 0 24 24", "aria-hidden": "true"}
        inside = ["svg", pen, ["path", {"d": _CROSS}]]
    look = classes("slot-box", ticked=ticked)
    drawn: Tree = ["span", {}, inside]
    if message is None:
        return ["span", {"class": look, "aria-hidden": "true"}, drawn]
    # The second of two taps would undo the first.
    given = attrs({"type": "button", "class": look, "aria-label": label, "data-msg": message})
    return ["button", {**given, "data-once": True, "id": f"box-{id}", "key": "box"}, drawn]
