"""What stands on a leaf: headings, lines to read or to write on, boxes, circles, dice.

All of it is drawn in strokes, since printers leave out what lies behind the type.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyapp.lettering import beginning, short
from pyapp.views.parts.tree import Child, Tree, attrs, classes
from pyapp.words.numbers import sides_words

LONGEST = 400
"""Letters that stand in one piece; a longer text may go on in the next column."""
LONGEST_HEADING = 160
"""Letters of a heading; it only names what stands elsewhere."""
COUNTED = 6
"""More points than this are said in a number: nobody counts so many circles at a glance."""


class Block(NamedTuple):
    """Something that is not torn apart on a leaf.

    `rows` are the lines it takes whatever is written in it, `texts` what is; `heads` is true of a
    heading, which stays with what follows it.
    """

    tree: Tree
    rows: float
    texts: Sequence[str] = ()
    heads: bool = False


def heading(title: str) -> Block:
    """Return what stands over a part of a leaf, cut off where it is very long."""
    words = short(title, LONGEST_HEADING)
    return Block(["h3", {"class": "leaf-part", "dir": "auto"}, words], 1.5, (words,), heads=True)


def entry(
    label: str,
    text: str,
    *,
    marks: Child = None,
    box: tuple[bool, str] | None = None,
    tick: tuple[bool, str] | None = None,
    struck: bool = False,
    rules: int = 1,
) -> list[Block]:
    """Return a line of a form: its small label, and on the line what is written.

    Args:
        label: What the line is for.
        text: What is written; empty for a line to write on.
        marks: What is drawn at its end, such as `circles`.
        box: Whether the box before it is ticked, and what a tick says, for screen readers.
        tick: Whether a box at the end of the label's line is ticked, and the word beside that box.
        struck: What is written is used up or lost.
        rules: How many lines there are to write on, where nothing is written.
    """
    first, *more = _pieces(text)
    line = _line(label, first, marks, box, tick, struck)
    line += [_written("", False) for _ in range(rules - 1)]
    blocks = [Block(line, 1.35 if label or tick else 0.5, (first,))]
    for piece in more:
        tree = ["p", {"class": "leaf-line"}, _written(piece, struck)]
        blocks.append(Block(tree, 0.5, (piece,)))
    return blocks


def entries(written: Iterable[tuple[str, str]]) -> list[Block]:
    """Return a line of a form for each label and what is written there."""
    return [block for label, text in written for block in entry(label, text)]


def _line(
    label: str,
    text: str,
    marks: Child,
    box: tuple[bool, str] | None,
    tick: tuple[bool, str] | None,
    struck: bool,
) -> Tree:
    return [
        "p",
        {"class": "leaf-line"},
        ["span", {"class": "leaf-label", "dir": "auto"}, label] if label else None,
        " ",
        _tick(*tick) if tick else None,
        _box(*box) if box else None,
        _written(text, struck),
        marks,
    ]


def _written(text: str, struck: bool) -> Tree:
    given = {"class": "leaf-text", "dir": "auto"}
    return ["span", given, ["s", {}, text] if struck and text else text or None]


def _pieces(text: str) -> list[str]:
    parts = []
    while len(text) > len(beginning(text, LONGEST)):
        at = text.rfind(" ", LONGEST // 2, LONGEST)
        at = len(beginning(text, LONGEST)) if at < 0 else at
        parts.append(text[:at])
        text = text[at:].lstrip()
    return [*parts, text]


def _box(ticked: bool, said: str) -> Tree:
    cross = ["path", {"d": "M4 4L20 20M20 4L4 20"}] if ticked else None
    heard = ticked and said
    return [
        "svg",
        attrs(
            {"class": "leaf-box", "viewBox": "0 0 24 24"},
            role="img" if heard else None,
            aria_label=said if heard else None,
            aria_hidden=None if heard else "true",
        ),
        ["rect", {"x": "1", "y": "1", "width": "22", "height": "22"}],
        cross,
    ]


def _tick(ticked: bool, word: str) -> Tree:
    """Draw a box with its word; where it is free the word says nothing yet, so it is not heard."""
    given = attrs({"class": "leaf-tick"}, aria_hidden=None if ticked else "true")
    return ["span", given, _box(ticked, ""), ["span", {}, word], " "]


def boxes(label: str, count: int, ticked: int, said: str, ends: Sequence[str]) -> Block:
    """Return a track of boxes in groups of three, and what stands behind each group.

    Args:
        label: What it tracks.
        count: How many boxes there are.
        ticked: How many of them are ticked, from the first.
        said: The same in words.
        ends: A mark for each group.
    """
    groups = [
        [
            "span",
            {"class": "leaf-group"},
            *(_box(3 * at + one < ticked, said) for one in range(min(3, count - 3 * at))),
            ["span", {}, end],
        ]
        for at, end in enumerate(ends)
    ]
    track = ["span", {"class": "leaf-track", "aria-hidden": "true"}, *groups]
    name: Tree = ["span", {"class": "leaf-label", "dir": "auto"}, label]
    words: Child = ["span", {"class": "visually-hidden"}, said] if said else None
    return Block(["p", {"class": "leaf-line"}, name, " ", words, track], 3.2)


def circles(filled: int, most: int, said: str, count: int = 5) -> Tree:
    """Draw points as circles: full ones, free ones, and dashed ones beyond the limit."""
    drawn = []
    for at in range(count):
        look = "full" if at < filled else "free" if at < most else "beyond"
        drawn.append(["circle", {"class": look, "cx": str(at * 24 + 12), "cy": "12", "r": "9"}])
    box = {"class": "leaf-circles", "viewBox": f"0 0 {count * 24} 24"}
    named = {"role": "img", "aria-label": said} if said else {"aria-hidden": "true"}
    return ["svg", {**box, **named}, *drawn]


def points(count: int, said: str) -> Tree:
    """Draw a number as so many full circles, or say it where they are too many to be counted."""
    if count > COUNTED:
        return mark(said)
    return circles(count, count, said, count)


def mark(words: str) -> Tree:
    """Return a word at the end of a line."""
    return ["span", {"class": "leaf-mark", "dir": "auto"}, words]


def dice(label: str, ladder: Sequence[int], chosen: int | None, said: str = "") -> Block:
    """Return a row of dice of which one is ringed; all free to be ringed with a pen for None."""
    row = [
        ["span", {"class": classes("leaf-die", ringed=die == chosen)}, sides_words(die)]
        for die in ladder
    ]
    name: Tree = ["span", {"class": "leaf-label", "dir": "auto"}, label]
    words: Child = ["span", {"class": "visually-hidden"}, said] if said else None
    drawn: Tree = ["span", {"class": "leaf-dice", "aria-hidden": "true"}, *row]
    return Block(["p", {"class": "leaf-line"}, name, " ", words, drawn], 2.6)


def together(*blocks: Block, rows: float = 0) -> Block:
    """Return blocks as one that is not torn apart; `rows` are lines it takes beside theirs."""
    texts = [text for block in blocks for text in block.texts]
    tree = ["div", {}, *(block.tree for block in blocks)]
    return Block(tree, rows + sum(block.rows for block in blocks), texts)


def remark(text: str) -> Block:
    """Return a sentence of the small print, such as a rule in short."""
    return Block(["p", {"class": "leaf-remark", "dir": "auto"}, text], 0.35, (text,))
