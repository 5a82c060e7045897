"""A drawing as the text of an SVG document of its own, to be kept outside the page."""

from __future__ import annotations

import re
from typing import Any

_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML document may hold, not even escaped: control signs, halves of pairs, two others."""
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def document(drawing: Any) -> str:
    """Return the SVG document of a tree whose root is an ``svg``."""
    tag, attributes, *children = drawing
    return _element(tag, {"xmlns": "http://www.w3.org/2000/svg", **attributes}, children)


def _markup(tree: Any) -> str:
    if tree is None:
        return ""
    if isinstance(tree, str):
        return _escaped(tree)
    if not tree or not isinstance(tree[0], str):
        return "".join(map(_markup, tree))
    tag, attributes, *children = tree
    return _element(tag, attributes, children)


def _element(tag: str, attributes: dict[str, str], children: list[Any]) -> str:
    given = "".join(f' {name}="{_escaped(value)}"' for name, value in attributes.items())
    inner = "".join(map(_markup, children))
    return f"<{tag}{given}>{inner}</{tag}>" if inner else f"<{tag}{given}/>"


def _escaped(text: str) -> str:
    known = _NOT_IN_XML.sub("\ufffd", text)
    return "".join(_ESCAPES.get(sign, sign) for sign in known)
