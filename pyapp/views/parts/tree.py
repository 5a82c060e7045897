"""What a view is made of: plain lists, and the few helpers every part needs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Tree: TypeAlias = list[Any]
"""One element, hiccup style: ``[tag, attributes?, *children]``."""

Child: TypeAlias = Tree | str | None
"""What may stand inside an element; a list of trees is flattened, None leaves nothing."""

Children: TypeAlias = Sequence[Tree]

Attrs: TypeAlias = dict[str, Any]

_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def msg(name: str, *args: object) -> str:
    """Write a message for ``data-msg``, ``data-change``, ``data-input`` or ``data-submit``.

    Args:
        name: The message's name, as `update` knows it.
        args: Plain data only: text, whole numbers, bools, None, lists of them.
    """
    return _written([name, *args])


def classes(*names: str | None, **when: bool) -> str:
    """Join class names; a keyword's name is taken when its value is true (``_`` stands for ``-``).

    ``classes("chip", wide=True, is_off=False)`` gives ``"chip wide"``.
    """
    chosen = [name for name in names if name]
    chosen += [name.replace("_", "-") for name, holds in when.items() if holds]
    return " ".join(chosen)


def attrs(given: Mapping[str, Any], **more: Any) -> Attrs:
    """Merge attributes and leave out those that are None or False.

    Keywords are for names that Python can spell: ``aria_label`` becomes ``aria-label``, and a
    trailing ``_`` is dropped (``class_``, ``for_``).
    """
    spelled = {name.rstrip("_").replace("_", "-"): value for name, value in more.items()}
    merged = {**given, **spelled}
    return {
        name: value for name, value in merged.items() if value is not None and value is not False
    }


def truth(value: bool) -> str:
    """Spell a bool the way ARIA attributes want it."""
    return "true" if value else "false"
