"""Things picked with a thumb: tags for a roll, the face of a real die, a small number."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.views.parts.buttons import icon_button
from pyapp.views.parts.dice import Kind, blank
from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Child, Tree, attrs, classes, truth
from pyapp.words import say


def chip(
    label: str,
    on: bool,
    message: str | None,
    *,
    detail: str = "",
    safe: int = 0,
    risk: int = 0,
    once: bool = False,
    id: str | None = None,
) -> Tree:
    """Return a tag to pick: pressed or not, shown by its check mark as well as by colour.

    Args:
        label: The tag as written.
        on: Picked.
        message: Sent by a tap; None makes it unavailable, and then `detail` should say why.
        detail: A second line: the question it answers, or why it cannot be picked.
        safe: How many safe dice it adds, drawn at its end and said in words.
        risk: How many risk dice.
        once: The second click of a double click is ignored (for a tag that is used by the tap).
        id: For focus effects; and a tag that changes its place among others stays the same one.
    """
    given = attrs(
        {"type": "button", "aria-pressed": truth(on), "data-msg": message},
        class_="chip",
        id=id,
        key=id,
        disabled=message is None,
        data_once=True if once else None,
        data_key="pick" if message else None,
    )
    words: list[Child] = [["span", {"class": "chip-label", "dir": "auto"}, label]]
    if detail:
        words += [" ", ["span", {"class": "chip-detail", "dir": "auto"}, detail]]
    return [
        "button",
        given,
        ["span", {"class": "chip-eye", "aria-hidden": "true"}, icon("check") if on else None],
        ["span", {"class": "chip-words"}, *words],
        _gives(safe, risk) if safe or risk else None,
    ]


def _gives(safe: int, risk: int) -> Tree:
    counts = [(Kind.SAFE, safe), (Kind.RISK, risk)]
    drawn = [blank(kind) for kind, count in counts for _ in range(count)]
    words = ", ".join(say(f"part.adds.{kind}", count=count) for kind, count in counts if count)
    return ["span", {"class": "chip-gives"}, *drawn, _aside(f", {say('part.adds', dice=words)}")]


def _aside(words: str) -> Tree:
    return ["span", {"class": "visually-hidden"}, words]


# Six keys go across; these sizes fill their rows evenly with fewer.
_ACROSS = {4: "by-four", 8: "by-four", 10: "by-five"}


def faces(
    label: str, choose: Callable[[int], str], chosen: int | None = None, *, sides: int = 6
) -> Tree:
    """Return a row of numbers to type a real die with.

    With `chosen` it sets one die and shows its face; without, it works as a keypad that hands over
    one die after the other.

    Args:
        label: Which die or dice are typed; visible.
        choose: Makes the message for a face.
        chosen: The face that stands now.
        sides: How many faces there are.
    """
    keys = [_face(face, choose(face), chosen) for face in range(1, sides + 1)]
    return [
        "div",
        {"class": "faces", "role": "group", "aria-label": label},
        ["span", {"class": "field-label", "aria-hidden": "true", "dir": "auto"}, label],
        ["div", {"class": classes("faces-keys", _ACROSS.get(sides))}, *keys],
    ]


def _face(face: int, message: str, chosen: int | None) -> Tree:
    given = attrs(
        {"type": "button", "class": classes("face", on=face == chosen), "data-msg": message},
        aria_pressed=truth(face == chosen) if chosen is not None else None,
        key=str(face),
    )
    return ["button", given, str(face)]


def stepper(label: str, value: int, less: str | None, more: str | None, *, hint: str = "") -> Tree:
    """Return a small number with a button on each side; None where the range ends."""
    return [
        "div",
        {"class": "stepper", "role": "group", "aria-label": label},
        [
            "span",
            {"class": "stepper-words"},
            ["span", {"class": "stepper-label", "aria-hidden": "true", "dir": "auto"}, label],
            ["span", {"class": "field-hint", "dir": "auto"}, hint] if hint else None,
        ],
        [
            "span",
            {"class": "stepper-keys"},
            icon_button(say("part.number.less", label=label), "minus", less),
            ["output", {"class": "stepper-value"}, str(value)],
            icon_button(say("part.number.more", label=label), "plus", more),
        ],
    ]
