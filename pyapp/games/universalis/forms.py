"""Small things that several screens of this game are made of: a line to write, a reason why not."""

from __future__ import annotations

from pyapp.games.universalis.speech import coins_words, name_of
from pyapp.views.parts.buttons import Look, button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.universalis import Tale


def one_line(
    id: str,
    label: str,
    message: str,
    act: str,
    *,
    look: Look = "plain",
    draft: tuple[str, str] | None = None,
    stacked: bool = False,
) -> Tree:
    """Draw a field and the button that hands its words over; `message` gets them.

    Args:
        id: Of the field.
        label: What is to be written.
        message: For ``data-submit``.
        act: Words on the button, the price in them.
        look: Of the button.
        draft: Where on the desk the words lie while they are half written, and what they are; None
            for words that are worth no keeping.
        stacked: The field has the whole width, for a sentence, and the button stands below it.
    """
    send = button(act, None, submits=True, once=True, look=look, wide=stacked)
    key, written = draft or (None, None)
    change = None if key is None else msg("universalis.draft", key)
    field = text_field(id, label, written, change=change)
    return [
        "form",
        {"class": "stack" if stacked else "one-line", "data-submit": message},
        field,
        send,
    ]


def why_not(text: str) -> Tree:
    """Draw the reason why something cannot be done now, or a line of help."""
    return ["p", {"class": "field-hint", "dir": "auto"}, text]


def out_of_coins(tale: Tale) -> Tree:
    """Say that nothing can be paid for, since whoever is on turn has no coins."""
    return why_not(say("universalis.no-coins", name=name_of(tale, tale.turn)))


def payer(tale: Tale) -> Tree:
    """Say whose coins pay for what is bought now, and how many there are."""
    name, held = name_of(tale, tale.turn), coins_words(tale.purse)
    return ["p", {"dir": "auto"}, say("universalis.payer", name=name, coins=held)]


def rows(*items: Child) -> Child:
    """Draw a list of rows; nothing where there is none."""
    there = [item for item in items if item is not None]
    return ["ul", {"class": "rows", "role": "list"}, *there] if there else None
