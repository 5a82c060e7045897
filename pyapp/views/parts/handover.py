"""A phone that goes round in secret: who is to take it, and the bid they make on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp.views.parts.buttons import icon_button
from pyapp.views.parts.tree import Child, Tree, attrs, classes, truth
from pyapp.words import say


def handover(lead: str, name: str, act: Tree) -> Tree:
    """Return the screen between two players: nothing to see but whose turn with the phone it is.

    Args:
        lead: The words before the name: ``Hand the phone to``.
        name: Who takes it next; a heading that focus can go to (its id is ``handover``).
        act: The one button, pressed by that player.
    """
    heading = {"class": "handover-name", "id": "handover", "tabindex": "-1", "dir": "auto"}
    return [
        "section",
        {"class": "handover"},
        ["p", {"class": "lead"}, lead],
        ["h2", heading, name],
        act,
    ]


def bid_picker(
    label: str,
    value: int,
    most: int,
    choose: Callable[[int], str],
    *,
    held: Child,
    everything: str,
    quick: Sequence[int] = (0, 1, 2, 3, 5),
) -> Tree:
    """Return a large number of coins with what changes it right under the thumb.

    Args:
        label: What the number is; visible, and the group's name.
        value: What stands now, 0 to `most`.
        most: The most that can be bid: all the player has.
        choose: Makes the message for a number.
        held: What the player has, in sight while they choose.
        everything: The word on the key that bids all of it.
        quick: Numbers with a key of their own; those above `most` are left out.
    """
    keys = [_key(str(number), number, value, choose) for number in quick if number < most]
    keys.append(_key(everything, most, value, choose))
    return [
        "div",
        {"class": "stack", "role": "group", "aria-label": label},
        [
            "div",
            {"class": "cluster between"},
            ["span", {"class": "field-label", "aria-hidden": "true", "dir": "auto"}, label],
            held,
        ],
        [
            "div",
            {"class": "stepper bid"},
            icon_button(
                say("part.number.less", label=label),
                "minus",
                choose(value - 1) if value > 0 else None,
            ),
            ["output", {}, str(value)],
            icon_button(
                say("part.number.more", label=label),
                "plus",
                choose(value + 1) if value < most else None,
            ),
        ],
        ["div", {"class": "faces-keys"}, *keys],
    ]


def _key(words: str, number: int, value: int, choose: Callable[[int], str]) -> Tree:
    on = number == value
    given = {"type": "button", "class": classes("face", on=on), "key": words}
    return ["button", attrs(given, data_msg=choose(number), aria_pressed=truth(on)), words]
