"""The bids once they are shown: everybody's, large, until somebody acts on them."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.games.universalis.speech import coins_words, name_of
from pyapp.games.universalis.story_table import frames_words
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.coins import coins, signed
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from pyapp.words.bidi import isolated
from threefold import universalis
from threefold.games.universalis import Bidding, Phase, Tale

Bids = Iterable[tuple[int, int]]
"""Seats and the coins they bid."""


def reveal_card(table: Table) -> Child:
    """Draw every bid and who frames, while showing them is the last that was done."""
    tale: Tale = table.stage.play
    if tale.phase is not Phase.FRAMING or tale.scene.place is not None:
        # Something was done since: the log, whose end may take long to read, need not be asked.
        return None
    moment = table.log.last()
    if moment is None or not isinstance(moment.entry.step, universalis.Reveal):
        return None
    before: Tale = moment.before.play
    after: Tale = moment.after.play
    if before.bidding is None or after.bidding is not None:
        return None
    frames = {after.turn: ("frame", say("universalis.note.frames"))}
    return layout.card(
        say("universalis.bids.title"),
        _rows(before, sorted(before.bidding.latest.items()), frames),
        ["p", {"dir": "auto"}, frames_words(before, after)],
        look="raised",
    )


def tied_card(tale: Tale, bidding: Bidding) -> Child:
    """Draw the bids that were tied, while they are made again; nothing where none were."""
    if not bidding.earlier:
        return None
    tied = {seat: ("scales", say("universalis.note.tied")) for seat in bidding.seats}
    return layout.card(
        say("universalis.bids.title"),
        _rows(tale, bidding.earlier, tied),
        ["p", {}, say("universalis.bids.again")],
    )


def tied_words(tale: Tale, bidding: Bidding) -> str:
    """Say which bids were tied, on the screen of whoever bids again; empty where none were."""
    if not bidding.earlier:
        return ""
    told = ", ".join(f"{isolated(name_of(tale, seat))} {count}" for seat, count in bidding.earlier)
    return say("universalis.bids.tied", bids=told)


def _rows(tale: Tale, bids: Bids, notes: dict[int, tuple[str, str]]) -> Tree:
    rows = [_row(name_of(tale, seat), count, notes.get(seat), str(seat)) for seat, count in bids]
    label = say("universalis.bids.title")
    return ["ul", {"class": "rows", "role": "list", "aria-label": label}, *rows]


def _row(name: str, count: int, note: tuple[str, str] | None, key: str) -> Tree:
    return [
        "li",
        {"class": "entry", "key": key},
        ["span", {"dir": "auto"}, name, *(signed(*note) if note else ())],
        " ",
        coins(count, coins_words(count), look="large"),
    ]
