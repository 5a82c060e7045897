"""Specimens of what is written in, ticked, chosen and counted, in every state."""

from __future__ import annotations

from pyapp.views.parts.coins import coins
from pyapp.views.parts.fields import checkbox, file_field, segmented, select, text_field
from pyapp.views.parts.handover import bid_picker
from pyapp.views.parts.picks import chip, faces, stepper
from pyapp.views.parts.tree import Tree
from pyapp.views.style.acts import LONG
from pyapp.views.style.laying import NOTHING, section, specimen


def _send(_: int) -> str:
    return NOTHING


def inputs() -> list[Tree]:
    """Draw all that takes an answer."""
    return [_fields(), _choices(), _tags(), _numbers()]


def _fields() -> Tree:
    return section(
        "fields",
        "Fields",
        specimen("Empty, with an example", text_field("empty", "Name", "", blank="Mara")),
        specimen("Written, with a hint", text_field("hint", "Name", "Ada", hint="As told.")),
        specimen("Wrong", text_field("wrong", "Name", "Ada", error="That name is taken.")),
        specimen("To copy from", text_field("copied", "Link", "#1.abc", readonly=True)),
        specimen("Several lines, long words", text_field("long", "Note", f"{LONG}\n", lines=2)),
        specimen("From right to left", text_field("rtl", "שם", "שלום עולם", hint="مرحبا")),
        specimen(
            "One of many, and not to be had",
            select("one", "Seat", (("a", "Anna"), ("b", "Ben")), "a", NOTHING),
            select("none", "Seat, settled", (("a", "Anna"),), "a", None),
        ),
        specimen("A file", file_field("file", "File", ("dismiss",) * 3, hint="Nothing is read.")),
        specimen(
            "One line of two",
            ["div", {"class": "one-line"}, text_field("beside", "Next player", "Cleo")],
        ),
    )


def _choices() -> Tree:
    steps = tuple((f"d{sides}", f"d{sides}") for sides in (4, 6, 8, 10, 12))
    two = (("keep", "Keep it"), ("reroll", "Reroll"))
    return section(
        "choices",
        "Choices",
        specimen(
            "Ticked, not, and not to be had",
            checkbox("ticked", "Dice on the table", True, NOTHING, hint="You tap what they show."),
            checkbox("free", "Not ticked", False, NOTHING),
            checkbox("shut", "Not to be had", True, None),
        ),
        specimen("Exactly one of few", segmented("two", "What now?", two, "keep", NOTHING)),
        specimen("Of five", segmented("five", "Imposition die", steps, "d8", NOTHING)),
    )


def _tags() -> Tree:
    drawn = [
        chip("Old maps", False, NOTHING, detail="What gives you joy?", safe=1),
        chip("Opening locks", True, NOTHING, detail="What are you best at?", safe=1),
        chip("Ashes", True, NOTHING, detail="The Word of Power", safe=1, risk=1),
        chip("She owes me one", False, None, detail="It is broken."),
        chip(LONG, False, NOTHING, detail=LONG),
    ]
    few = [chip(word, word == "Two", NOTHING) for word in ("One", "Two")]
    return section(
        "tags",
        "Tags",
        specimen("Free, picked, with dice, not to be had, long", _chips(*drawn), game="ghosts"),
        specimen("A word or two each", ["div", {"class": "chips few"}, *few]),
    )


def _chips(*drawn: Tree) -> Tree:
    return ["div", {"class": "chips"}, ["h3", {"class": "chips-title"}, "A title"], *drawn]


def _numbers() -> Tree:
    purse = coins(25, "25 coins", look="large")
    return section(
        "numbers",
        "Numbers",
        specimen("Between its ends", stepper("Aptitude", 2, NOTHING, NOTHING, hint="Up to 3.")),
        specimen("At an end", stepper("Stress", 0, None, NOTHING)),
        specimen("Faces of six", faces("Safe die 1", _send, 4)),
        specimen("Of eight and ten", faces("d8", _send, sides=8), faces("d10", _send, 7, sides=10)),
        specimen(
            "A bid",
            bid_picker("Your bid", 3, 25, _send, held=purse, everything="All"),
            game="universalis",
        ),
    )
