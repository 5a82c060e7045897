"""Ways to look into what a view drew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

SENDS = ("data-msg", "data-change", "data-input", "data-submit")


class Element(NamedTuple):
    """One element: its tag, attributes and children, and the elements around it."""

    tag: str
    attrs: dict[str, Any]
    children: list[Any]
    around: tuple[Element, ...] = ()

    @property
    def texts(self) -> list[str]:
        """The text children, as they are."""
        return [child for child in flat(self.children) if isinstance(child, str)]

    @property
    def name(self) -> str:
        """The accessible name of something to press."""
        return str(self.attrs.get("aria-label") or heard(self.children)).strip()

    @property
    def sends(self) -> list[tuple[str, list[Any]]]:
        """The messages it sends, each with the attribute it stands in."""
        if self.attrs.get("disabled"):
            return []
        return [(key, json.loads(self.attrs[key])) for key in SENDS if key in self.attrs]


def flat(children: list[Any]) -> list[Any]:
    """Children with lists of trees opened and nothing left out but None."""
    found: list[Any] = []
    for child in children:
        if isinstance(child, list) and (not child or not isinstance(child[0], str)):
            found += flat(child)
        elif child is not None:
            found.append(child)
    return found


def elements(tree: Any, around: tuple[Element, ...] = ()) -> Iterator[Element]:
    """Every element of a tree, in order."""
    waiting = [(tree, around)]
    while waiting:
        (tag, *rest), around = waiting.pop()
        attrs = rest.pop(0) if rest and isinstance(rest[0], dict) else {}
        here = Element(tag, attrs, rest, around)
        yield here
        inside = (*around, here)
        inner = [(child, inside) for child in flat(rest) if isinstance(child, list)]
        waiting += reversed(inner)


def heard(children: list[Any]) -> str:
    """The text that a screen reader gets: without what is hidden, images by their label."""
    return "".join(
        child if isinstance(child, str) else _heard(next(elements(child)))
        for child in flat(children)
    )


def _heard(element: Element) -> str:
    if element.attrs.get("aria-hidden") == "true":
        return ""
    if element.attrs.get("role") == "img":
        return str(element.attrs["aria-label"])
    return heard(element.children)


def words(tree: Any) -> str:
    """All that can be read on a page, field values included."""
    parts = []
    for element in elements(tree):
        parts += [*element.texts, str(element.attrs.get("value", ""))]
    return "\n".join(parts)


def sent(tree: Any) -> list[tuple[str, list[Any]]]:
    """Every message that can be sent from a page, with the attribute it stands in."""
    return [one for element in elements(tree) for one in element.sends]


def links(tree: Any) -> list[str]:
    """Where the links of a page lead, without the ``#``."""
    return [
        element.attrs["href"].removeprefix("#") for element in elements(tree) if element.tag == "a"
    ]
