"""The ledger as a table for other programs: comma-separated values as RFC 4180 has them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from io import StringIO

from pyapp.games.universalis.ledger import Written, read
from pyapp.games.universalis.ledger_words import account_words, why_words
from pyapp.log import Log
from pyapp.words import say
from threefold.games.universalis import Line, Tale

COLUMNS = ("number", "time", "scene", "from", "to", "amount", "why", "what")
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""What a spreadsheet takes for the beginning of a formula, or of one behind white space."""
KIND = "text/csv"


def ledger_csv(log: Log, tale: Tale) -> str:
    """Write the whole ledger, oldest line first, with a line of headings.

    Times are in ISO 8601, UTC. A cell that a spreadsheet would take for a formula gets an
    apostrophe before it.
    """
    # Loaded only here: the page starts without it.
    import csv

    text = StringIO()
    table = csv.writer(text)
    table.writerow([say(f"universalis.ledger.column.{name}") for name in COLUMNS])
    table.writerows(_row(tale, one) for one in all_lines(log))
    return text.getvalue()


def all_lines(log: Log) -> Iterable[Written]:
    """Return every line that can be read, oldest first."""
    newest_first = [(memo.at, read(memo)) for memo in log.memos() if memo is not None]
    return _numbered(reversed(newest_first))


def _numbered(steps: Iterable[tuple[int, tuple[Line, ...]]]) -> Iterator[Written]:
    number = 0
    for at, lines in steps:
        for line in lines:
            number += 1
            yield Written(number, at, line)


def _row(tale: Tale, one: Written) -> list[str]:
    line = one.line
    return [
        str(one.number),
        moment(one.at),
        str(line.scene),
        plain(account_words(tale, line.source)),
        plain(account_words(tale, line.target)),
        str(line.amount),
        plain(why_words(line.why)),
        plain(line.what),
    ]


def plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(FORMULA) else text


def moment(at: int) -> str:
    """Write a time, given in milliseconds since 1970, in UTC; nothing where it is none."""
    try:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at // 1000))
    except (OverflowError, ValueError, OSError):
        return ""


def file_name(name: str) -> str:
    """Name the file after the table, without signs that file systems mind."""
    kept = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in name)
    words = " ".join(kept.split())[:60].strip()
    return f"{words or say('universalis.name')}.csv"
