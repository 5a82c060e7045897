"""Fields to write in and things to choose from; every one has a visible label."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.views.parts.tree import Attrs, Child, Tree, attrs, classes, msg


def text_field(
    id: str,
    label: str,
    value: str | None,
    *,
    change: str | None = None,
    typed: str | None = None,
    hint: str = "",
    error: str = "",
    lines: int = 1,
    numeric: bool = False,
    blank: str | None = None,
    readonly: bool = False,
) -> Tree:
    """Return a labelled field; its length is the rules' business, never cut off here.

    Args:
        id: Unique on the page; the label, hint and error hang on it, and focus effects use it.
        label: Always visible above the field.
        value: What is written now; None leaves the field to whoever types in it, until its form is
            sent (a repaint does not touch it then).
        change: Message for committed text (``data-change``).
        typed: Message for each keystroke (``data-input``).
        hint: One line of help below the label.
        error: What is wrong, in the player's words; marks the field invalid.
        lines: 1 for a line, more for a text area of that height.
        numeric: Ask phones for the number keyboard.
        blank: An example shown while the field is empty.
        readonly: For text to copy by hand.
    """
    given = attrs(
        {"id": id, "class": "field-box", "autocomplete": "off", "dir": "auto", "value": value},
        type="text" if lines == 1 else None,
        rows=str(lines) if lines > 1 else None,
        inputmode="numeric" if numeric else None,
        data_change=change,
        data_input=typed,
        placeholder=blank,
        readonly=readonly,
        aria_describedby=_described(id, hint, error),
        aria_invalid="true" if error else None,
        data_key="field",
    )
    return [
        "div",
        {"class": classes("field", wrong=bool(error))},
        ["label", {"for": id, "class": "field-label", "dir": "auto"}, label],
        _hint(id, hint),
        ["input" if lines == 1 else "textarea", given],
        ["p", {"class": "field-error", "id": f"{id}-error"}, error] if error else None,
    ]


def _hint(id: str, hint: str) -> Child:
    return ["p", {"class": "field-hint", "id": f"{id}-hint", "dir": "auto"}, hint] if hint else None


def _described(id: str, hint: str, error: str) -> str | None:
    parts = [f"{id}-hint" if hint else "", f"{id}-error" if error else ""]
    return " ".join(part for part in parts if part) or None


def checkbox(id: str, label: str, on: bool, change: str | None, *, hint: str = "") -> Tree:
    """Return a checkbox whose whole row can be tapped; `change` None makes it unavailable."""
    given = attrs(
        {"type": "checkbox", "id": id},
        data_change=change,
        disabled=change is None,
        aria_describedby=f"{id}-hint" if hint else None,
    )
    # An unticked box must say so: left out, the page would keep what the player last tapped.
    box: Attrs = {**given, "checked": on}
    words = ["label", {"for": id}, label]
    return ["div", {"class": "tick"}, ["input", box], words, _hint(id, hint)]


def file_field(
    id: str, label: str, messages: Sequence[str], *, kinds: str = "", hint: str = ""
) -> Tree:
    """Return a labelled field to pick a file in; it is emptied as soon as one is picked.

    Args:
        id: Unique on the page.
        label: Always visible above it.
        messages: Names of the messages for a file that was picked, read, and could not be read.
        kinds: What the browser is to offer first, such as ``.json``.
        hint: A line of help below the label.
    """
    given = attrs(
        {"type": "file", "id": id, "class": "field-box", "data-file": msg(*messages)},
        accept=kinds or None,
        aria_describedby=_described(id, hint, ""),
    )
    label_given = {"for": id, "class": "field-label", "dir": "auto"}
    return [
        "div",
        {"class": "field"},
        ["label", label_given, label],
        _hint(id, hint),
        ["input", given],
    ]


def select(
    id: str,
    label: str,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    change: str | None,
    *,
    hint: str = "",
) -> Tree:
    """Return a labelled drop-down.

    Args:
        id: Unique on the page.
        label: Always visible above it.
        choices: (value, words).
        chosen: The value that holds now.
        change: Message for ``data-change``, which gets the value; None makes it unavailable.
        hint: A line of help below the label.
    """
    options = [
        ["option", {"value": value, "selected": value == chosen, "key": value}, words]
        for value, words in choices
    ]
    given = attrs(
        {"id": id, "class": "field-box", "dir": "auto", "value": chosen},
        data_change=change,
        disabled=change is None,
        aria_describedby=f"{id}-hint" if hint else None,
        data_key="field" if change else None,
    )
    return [
        "div",
        {"class": "field"},
        ["label", {"for": id, "class": "field-label", "dir": "auto"}, label],
        _hint(id, hint),
        ["select", given, *options],
    ]


def segmented(
    name: str, label: str, choices: Sequence[tuple[str, str]], chosen: str, change: str
) -> Tree:
    """Return a few choices of which exactly one holds, side by side.

    Args:
        name: Unique on the page; groups the radio buttons and makes their ids.
        label: What is being chosen; visible.
        choices: (value, words), two to four.
        chosen: The value that holds now.
        change: Message for ``data-change``; it gets the value tapped.
    """
    items = [_segment(name, value, words, value == chosen, change) for value, words in choices]
    return [
        "fieldset",
        {"class": "segmented"},
        ["legend", {"class": "field-label", "dir": "auto"}, label],
        ["div", {"class": "segments"}, *items],
    ]


def _segment(name: str, value: str, words: str, holds: bool, change: str) -> Tree:
    id = f"{name}-{value}"
    given = {"type": "radio", "name": name, "id": id, "value": value, "checked": holds}
    return [
        "div",
        {"class": "segment", "key": value},
        ["input", {**given, "data-change": change}],
        ["label", {"for": id, "dir": "auto"}, words],
    ]
