"""Buttons and links: one way to press, four weights of voice."""

from __future__ import annotations

from typing import Literal

from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Tree, attrs, classes

Look = Literal["plain", "primary", "quiet", "danger"]


def button(
    label: str,
    message: str | None,
    *,
    look: Look = "plain",
    sign: str | None = None,
    once: bool = False,
    wide: bool = False,
    about: str | None = None,
    id: str | None = None,
    submits: bool = False,
) -> Tree:
    """Return a button that sends `message`.

    Args:
        label: The words on it.
        message: From `tree.msg`; None makes the button unavailable (greyed, still readable), unless
            it submits a form.
        look: ``primary`` once a screen, ``quiet`` for side roads, ``danger`` for what takes away.
        sign: Name of an icon before the words.
        once: The second click of a double click is ignored (for whatever throws dice).
        wide: As wide as its place allows.
        about: Longer accessible name, when the words alone do not say which thing is meant; it
            should begin with `label`.
        id: For focus effects; and a button of another id is another button, not this one changed.
        submits: Submit the form around it (its ``data-submit`` speaks) instead of sending.
    """
    given = attrs(
        {"type": "submit" if submits else "button", "data-msg": None if submits else message},
        class_=classes("btn", None if look == "plain" else look, wide=wide),
        id=id,
        key=id,
        disabled=message is None and not submits,
        data_once=True if once else None,
        aria_label=about,
    )
    return ["button", given, icon(sign) if sign else None, ["span", {"dir": "auto"}, label]]


def icon_button(label: str, sign: str, message: str | None, *, id: str | None = None) -> Tree:
    """Return a square button that shows only an icon; `label` is its accessible name."""
    given = attrs(
        {"type": "button", "class": "icon-btn", "aria-label": label, "data-msg": message},
        id=id,
        disabled=message is None,
    )
    return ["button", given, icon(sign)]


def link_button(
    label: str,
    href: str,
    *,
    look: Look = "plain",
    sign: str | None = None,
    wide: bool = False,
    done: bool = False,
) -> Tree:
    """Return a link that looks like a button, for going to another screen.

    With `done` what it leads away from is done with: going back does not lead there again.
    """
    given = attrs(
        {"class": classes("btn", None if look == "plain" else look, wide=wide), "href": href},
        data_back="done" if done else None,
    )
    return ["a", given, icon(sign) if sign else None, ["span", {"dir": "auto"}, label]]
