"""The ways to take a story along: copied or saved, as plain text or as Markdown."""

from __future__ import annotations

from pyapp.model import Model
from pyapp.views.parts.buttons import button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from pyapp.words.numbers import percentage

FORMS = ("text", "markdown")


def taking_along(model: Model, what: str) -> Tree:
    """Draw the ways, or how far it has come while the story is being written.

    Args:
        model: What is known.
        what: ``"log"`` for all of it, ``"found"`` for what the search on this page found.
    """
    return [
        "section",
        {"class": "card quiet"},
        ["h2", {"class": "card-title", "id": "take-along", "tabindex": "-1"}, say(f"tell.{what}")],
        *(_ways(what) if (share := _written(model, what)) is None else _going(share)),
    ]


def _written(model: Model, what: str) -> int | None:
    """Return how much of this is written, in per cent; None while nobody writes it."""
    telling, table = model.telling, model.table
    if telling is None or table is None or telling.done or telling.table != table.id:
        return None
    return telling.share if (telling.found is not None) == (what == "found") else None


def _ways(what: str) -> list[Child]:
    return [["p", {}, say("tell.text")], *[_way(form, what) for form in FORMS]]


def _way(form: str, what: str) -> Tree:
    name = say(f"tell.form.{form}")
    return [
        "div",
        {"class": "cluster", "role": "group", "aria-label": name},
        ["strong", {"class": "tell-form"}, name],
        *(
            button(
                say(f"tell.{way}"),
                msg("tell", form, way, what),
                once=True,
                about=say(f"tell.{way}.about", form=name),
            )
            for way in ("copy", "save")
        ),
    ]


def _going(share: int) -> list[Child]:
    bar = ["progress", {"max": "100", "value": str(share), "aria-label": say("tell.going")}]
    stop = button(say("tell.stop"), msg("tell_stop"))
    return [
        [
            "div",
            {"class": "stack"},
            ["p", {}, say("tell.share", share=percentage(str(share)))],
            bar,
            stop,
        ]
    ]
