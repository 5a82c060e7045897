"""Words that are too long for their field: they stay in it, to be shortened where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.effect import Msg
from pyapp.model import Model
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from pyapp.words.numbers import whole
from threefold.check import TEXT_LIMIT


def noted(before: Model, after: Model, told: Msg) -> Model:
    """Keep the words of a message that was refused for their length, and forget them once taken.

    Args:
        before: What was there before the message.
        after: What its handler made of it.
        told: The message, with what stood in its field.
    """
    if len(told.value) <= TEXT_LIMIT and not after.unkept:
        return after
    table = before.table.id if before.table else ""
    key = (table, msg(told.name, *told.args))
    fresh = after.notice is not before.notice
    if fresh and after.notice and after.notice.kind == "error" and len(told.value) > TEXT_LIMIT:
        return replace(after, unkept={**after.unkept, key: told.value})
    if key not in after.unkept:
        return after
    left = {one: words for one, words in after.unkept.items() if one != key}
    # Put right to what it was before, a field takes no step; what was said of it is over, too.
    return replace(after, unkept=left, notice=after.notice if fresh else None)


def marked(model: Model, tree: Tree) -> Tree:
    """Return a screen with the words that its fields would not take still in them, and why."""
    table = model.table.id if model.table else ""
    here = {field: words for (at, field), words in model.unkept.items() if at == table}
    return _marked(tree, here) if here else tree


def _marked(tree: Any, here: Mapping[str, str]) -> Any:
    if not isinstance(tree, list):
        return tree
    children: list[Any] = []
    for child in tree:
        words = _refused(child, here)
        children += [_marked(child, here)] if words is None else _wrong(child, words)
        if words is not None and isinstance(children[1], dict):
            children[1] = {**children[1], "class": f"{children[1].get('class', '')} wrong"}
    return children


def _refused(child: Child, here: Mapping[str, str]) -> str | None:
    match child:
        case ["input", {"type": "text", "data-change": str(field)}, *_]:
            return here.get(field)
        case ["textarea", {"data-change": str(field)}, *_]:
            return here.get(field)
        case _:
            return None


def _wrong(field: Any, words: str) -> list[Tree]:
    """Return the field with the words in it, and below it what is wrong with them."""
    tag, given, *rest = field
    error = f"{given['id']}-error"
    about = f"{given.get('aria-describedby', '')} {error}".strip()
    more = {"value": words, "aria-invalid": "true", "aria-describedby": about}
    sentence = say("field.too-long", count=whole(len(words)), limit=whole(TEXT_LIMIT))
    return [
        [tag, {**given, **more}, *rest],
        ["p", {"class": "field-error", "id": error}, sentence],
    ]
