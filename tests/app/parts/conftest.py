"""Ways to look into a tree, shared by the tests of the parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

Node = tuple[str, dict[str, Any], list[Any]]


def _elements(tree: Any) -> Iterator[Node]:
    if not isinstance(tree, list) or not tree:
        return
    if isinstance(tree[0], list):
        for one in tree:
            yield from _elements(one)
        return
    tag, *rest = tree
    given = rest.pop(0) if rest and isinstance(rest[0], dict) else {}
    yield tag, given, rest
    for one in rest:
        yield from _elements(one)


def _words(tree: Any) -> str:
    if isinstance(tree, str):
        return tree
    if not isinstance(tree, list):
        return ""
    if tree and isinstance(tree[0], str):
        tree = tree[1:]
    return "".join(_words(one) for one in tree)


def _heard(tree: Any) -> str:
    """What a screen reader gets: without what is hidden, with images by their label."""
    if isinstance(tree, str):
        return tree
    if not isinstance(tree, list):
        return ""
    if tree and isinstance(tree[0], str):
        given = tree[1] if len(tree) > 1 and isinstance(tree[1], dict) else {}
        if given.get("aria-hidden") == "true":
            return ""
        if given.get("role") == "img":
            return str(given["aria-label"])
        tree = tree[1:]
    return "".join(_heard(one) for one in tree)


@pytest.fixture
def elements() -> Callable[[Any], list[Node]]:
    """Every element of a tree, in order: tag, attributes, children."""
    return lambda tree: list(_elements(tree))


@pytest.fixture
def words() -> Callable[[Any], str]:
    """All the text in a tree."""
    return _words


@pytest.fixture
def heard() -> Callable[[Any], str]:
    """All the text in a tree that is not hidden from a screen reader."""
    return _heard


@pytest.fixture
def named() -> Callable[[Node], str]:
    """The accessible name of a button or link."""
    return lambda node: node[1].get("aria-label") or "".join(_heard(one) for one in node[2]).strip()
