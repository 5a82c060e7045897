"""What components are made of: traits with their ranks, and the head of a component's card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.views.parts.buttons import button
from pyapp.views.parts.coins import signed
from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Child, Tree, attrs

_PIPS = 6


class Head(NamedTuple):
    """What is known of a component at a glance.

    `kind` names its icon (``character``, ``place``, ``thing``); `said` is its Importance in words
    (``Importance 5``); `detail` says who controls it; `states` are signs with words, such as
    ``("here", "In the scene")``.
    """

    kind: str
    name: str
    said: str
    detail: str
    states: Sequence[tuple[str, str]] = ()


def trait_row(text: str, rank: int, said: str, act: Child = None) -> Tree:
    """Return a trait as a line of a list.

    Args:
        text: The trait.
        rank: 1 or more; drawn as so many pips while they can be counted, and as a number.
        said: The rank in words, for screen readers: ``rank 3``.
        act: What raises it, such as `plus_one`.
    """
    return [
        "li",
        {"class": "row"},
        ["span", {"class": "row-words", "dir": "auto"}, text],
        " ",
        [
            "span",
            {"class": "tally"},
            pips(rank),
            ["span", {"aria-hidden": "true"}, str(rank)],
            ["span", {"class": "visually-hidden"}, said],
        ],
        act,
    ]


def pips(rank: int) -> Child:
    """Draw a rank as little coins; nothing when there are too many to be counted at a glance."""
    if rank > _PIPS:
        return None
    box = {"class": "pips", "viewBox": f"0 0 {rank * 10} 10", "aria-hidden": "true"}
    drawn = [["circle", {"cx": str(at * 10 + 5), "cy": "5", "r": "3.6"}] for at in range(rank)]
    return ["svg", {**box, "width": str(rank * 10), "height": "10"}, *drawn]


def plus_one(about: str, message: str | None) -> Tree:
    """Return the button that raises a rank; `about` begins with ``+1`` and names what and price."""
    return button("+1", message, about=about, once=True)


def component_head(
    head: Head, *, href: str | None = None, level: int = 2, id: str | None = None
) -> Tree:
    """Return what stands at the head of a component.

    Args:
        head: What to say of it.
        href: Makes it a row that leads to the component; then it is no heading.
        level: Of the heading otherwise, 2 to 4.
        id: Of the heading, for focus effects.
    """
    if href:
        name: Tree = ["span", {"class": "row-title", "dir": "auto"}, head.name]
        return ["a", {"class": "row", "href": href}, *_content(head, name), icon("next")]
    given = attrs({"class": "row-title", "dir": "auto"}, id=id, tabindex="-1" if id else None)
    return ["div", {"class": "row"}, *_content(head, [f"h{level}", given, head.name])]


def _content(head: Head, name: Tree) -> list[Child]:
    return [
        ["span", {"class": "kind-sign", "aria-hidden": "true"}, icon(head.kind)],
        [
            "div",
            {"class": "row-words"},
            name,
            ["span", {"class": "row-detail"}, f"{head.said} · {head.detail}"],
            *(part for state in head.states for part in signed(*state)),
        ],
    ]
