"""A table as a link: the backup of that one table in a piece of an address, while it fits.

What a link says stays behind the ``#``, which no browser sends anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from pyapp import backup, route, store
from pyapp.chunk import fresh
from pyapp.log import Log
from pyapp.table import Table
from pyapp.texts import plain
from threefold import parcel
from threefold.errors import ThreefoldError

LINK_MOST = 16_000
"""So many characters a link may have behind the ``#``: what browsers and most chats carry."""

CODE_MOST = 1_700
"""So many it may have to be shown as a QR code: with the page's own address some 1,800, which is
about as much as a phone makes out on another one's screen."""

CHUNKS_MOST = 40
"""A longer log is not tried: a step takes ten bytes at least, so it would never fit."""


@dataclass(frozen=True, slots=True)
class Links:
    """What a table can be moved with; empty for what does not fit.

    Attributes:
        whole: The fragment with all of the table.
        now: The fragment with the table as it is now, without its log; empty also where it could
            do no more than `whole` does.
    """

    whole: str
    now: str


_known: dict[str, Links] = {}


def links(table: Table) -> Links:
    """Return what a table can be moved with."""
    # Its head in storage tells it from every other, and from what it was a step ago.
    name = f"{table.id} {table.head}"
    if table.head is None or name not in _known:
        _known.clear()
        _known[name] = _links(table)
    return _known[name]


def _links(table: Table) -> Links:
    short = len(table.log.chunks) <= CHUNKS_MOST
    whole = _link(table) if short else ""
    if whole and fits_code(whole):
        return Links(whole, "")
    now = _link(without_log(table))
    return Links(whole, now if not whole or fits_code(now) else "")


def fits_code(fragment: str) -> bool:
    """Tell whether a link is short enough to be offered as a QR code."""
    return len(fragment) <= CODE_MOST


def without_log(table: Table) -> Table:
    """Return a table as it is now, on which nothing has happened yet."""
    log = Log((fresh(table.game, table.stage),))
    return replace(table, log=log, base=None, spare=None, bases=frozenset(), known=None, head=None)


def _link(table: Table) -> str:
    texts = dict(store.saving(None, table).writes)
    data = backup.written({key: _long(key, text) for key, text in texts.items()}, indent=None)
    try:
        fragment = route.to_import(parcel.encode(data.encode()))
    except ThreefoldError:
        return ""
    return fragment if len(fragment) <= LINK_MOST else ""


def _long(key: str, text: str) -> str:
    """Write the log out: pressed once, all of it together, it is shorter than pressed in parts.

    A base is called by its very text, so that one stays.
    """
    return plain(text) if "/log/" in key or "/start/" in key else text


@lru_cache(maxsize=4)
def tables(code: str) -> Mapping[str, Mapping[str, str]]:
    """Read what a link holds: the texts of its tables, as those of a backup file.

    Args:
        code: The part of the address that is the parcel.

    Raises:
        Unreadable: It is damaged, of a newer version, or holds no backup.
    """
    return backup.tables(backup.read(parcel.decode(code)))
