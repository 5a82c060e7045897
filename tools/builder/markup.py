"""A view's tree as HTML text, for the shell; in the browser static/js/render.mjs does the same."""

from __future__ import annotations

from html import escape
from typing import Any

VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})


def markup(tree: Any) -> str:
    """Return the HTML of a tree: every text escaped, `None` left out, lists flattened."""
    if tree is None or isinstance(tree, bool):
        return ""
    if isinstance(tree, str | int | float):
        return escape(str(tree), quote=False)
    if not tree or not isinstance(tree[0], str):
        return _all(tree)
    tag, *children = tree
    attributes: dict[str, Any] = {}
    if children and isinstance(children[0], dict):
        attributes, *children = children
    return _element(tag, dict(attributes), children)


def _all(trees: Any) -> str:
    return "".join(markup(tree) for tree in trees)


def _element(tag: str, attributes: dict[str, Any], children: list[Any]) -> str:
    if tag == "textarea" and "value" in attributes:
        children = [str(attributes.pop("value") or "")]
    if tag == "select" and "value" in attributes:
        children = [_chosen(child, attributes["value"]) for child in children]
        del attributes["value"]
    start = f"<{tag}{''.join(_attribute(*pair) for pair in attributes.items())}>"
    return start if tag in VOID else f"{start}{_all(children)}</{tag}>"


def _attribute(name: str, value: Any) -> str:
    # The page forbids style attributes; Preact sets styles once Python is there. Keys are Preact's.
    if name in {"key", "style"} or value is None:
        return ""
    if isinstance(value, bool):
        if name.startswith(("aria-", "data-")):
            return f' {name}="{str(value).lower()}"'
        return f" {name}" if value else ""
    return f' {name}="{escape(str(value))}"'


def _chosen(tree: Any, value: Any) -> Any:
    """Mark the option of a select that has the select's value: HTML has no value for a select."""
    if not isinstance(tree, list | tuple) or not tree:
        return tree
    if tree[0] == "option" and len(tree) > 1 and isinstance(tree[1], dict):
        tag, attributes, *children = tree
        return [tag, {**attributes, "selected": attributes.get("value") == value}, *children]
    return [_chosen(child, value) for child in tree]
