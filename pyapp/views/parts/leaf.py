"""Leaves: pages to be printed, one of A4 or Letter each, in black on white.

A leaf is a head, and blocks that run down two columns. Each block tells how much room it takes, so
that the size of the type, and the number of leaves, is settled here and not by the printer: long
writing is set smaller, in steps, and what does not fit then goes on upon another leaf.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import NamedTuple

from pyapp.lettering import short, width
from pyapp.views.parts.icons import icon
from pyapp.views.parts.leaf_marks import Block, entry
from pyapp.views.parts.tree import Child, Tree, classes

SIZES = (1.2, 1.0, 0.86, 0.73, 0.64)
"""The sizes of the type, as parts of the usual one: 13, 11, 9.5, 8 and 7 points."""
USUAL = SIZES.index(1.0)
ROWS = 84
"""Lines of the usual type that both columns hold, less what is lost at their ends."""
LETTERS = 44
"""Letters of the usual type that a line of a column holds."""
LETTER = 0.5
"""How wide one of those is in ems: a common letter of a common text, spaces among them."""
TITLE = 26
"""Letters of a title on one line of a leaf."""
LONGEST_TITLE = 120
"""Letters of a title; a longer one stands in full among the blocks."""


class Leaf(NamedTuple):
    """What stands on one page: the place of its type among `SIZES`, and blocks."""

    size: int
    blocks: Sequence[Block]


def leaves(
    title: str,
    of: str,
    blocks: Sequence[Block],
    *,
    sign: str,
    continued: Callable[[str], str],
    foot: Child = None,
    blank: bool = False,
) -> list[Tree]:
    """Return the pages of one sheet.

    Args:
        title: Whose sheet it is; on a blank one what is to be written beside it.
        of: Game and table, in small print beside it.
        blocks: What stands on it, in order.
        sign: An icon that tells whose game it is.
        continued: Makes the title of a further page out of the title.
        foot: A line at the bottom of the first page.
        blank: The sheet is to be written on with a pen, and fits one page as it is.
    """
    name = short(title, LONGEST_TITLE)
    if name != title:
        blocks = [*entry("", title), *blocks]
    shared = [Leaf(USUAL, blocks)] if blank else fitted(blocks, _taken(name, foot))
    return [
        _leaf(continued(name) if at else name, of, sign, one, None if at else foot, blank)
        for at, one in enumerate(shared)
    ]


def _leaf(title: str, of: str, sign: str, leaf: Leaf, foot: Child, blank: bool) -> Tree:
    return [
        "article",
        {"class": classes("leaf", f"size-{leaf.size}", blank=blank)},
        [
            "header",
            {"class": "leaf-head"},
            ["h2", {"class": "leaf-title", "dir": "auto"}, title],
            ["p", {"class": "leaf-of", "dir": "auto"}, icon(sign), of],
        ],
        ["div", {"class": "leaf-body"}, *(block.tree for block in leaf.blocks)],
        ["p", {"class": "leaf-foot"}, foot] if foot else None,
    ]


def _taken(title: str, foot: Child) -> float:
    """Return the lines of both columns that a long title and a foot leave no room for."""
    return 4 * (ceil(_width(title) / TITLE) - 1) + (4 if foot else 0)


def fitted(blocks: Sequence[Block], taken: float = 0) -> list[Leaf]:
    """Share blocks out among leaves: one leaf in the largest type that takes all of them.

    Where not even the smallest does, they fill one leaf of it after the other; a heading never
    ends one.

    Args:
        blocks: What is to be shared out.
        taken: Lines of the usual type of each leaf that something else stands on.
    """
    rows = ROWS - taken
    lines = [measured(block) for block in blocks]
    for size, part in enumerate(SIZES):
        rooms = [one.room(part) for one in lines]
        # Where the first column ends before a large block, it ends early.
        if sum(rooms) + max(rooms, default=0) / 2 <= rows / part:
            return [Leaf(size, blocks)]
    return [Leaf(len(SIZES) - 1, some) for some in _filled(lines, SIZES[-1], rows)]


def _filled(blocks: Sequence[Measured], part: float, rows: float) -> Iterator[list[Block]]:
    some: list[Measured] = []
    left = rows / part
    for one in blocks:
        takes = one.room(part)
        if takes > left and any(not before.block.heads for before in some):
            ahead: list[Measured] = []
            while some[-1].block.heads:
                ahead.insert(0, some.pop())
            yield [before.block for before in some]
            some = ahead
            left = rows / part - sum(before.room(part) for before in some)
        some.append(one)
        left -= takes
    yield [one.block for one in some]


class Measured(NamedTuple):
    """A block, and how wide each line of its texts is: measured once for all sizes of the type."""

    block: Block
    widths: Sequence[float]

    def room(self, part: float) -> float:
        """Return how many lines it takes in its column, in a type of a part of the usual.

        That is at most; a blank line takes one.
        """
        return self.block.rows + sum(max(1, ceil(one * part / LETTERS)) for one in self.widths)


def measured(block: Block) -> Measured:
    """Measure what is written in a block."""
    return Measured(block, [_width(line) for text in block.texts for line in text.split("\n")])


def _width(line: str) -> float:
    """How wide a line is, counted in letters; where words break early, a little is lost."""
    return width(line, 1 / LETTER) * 1.05
