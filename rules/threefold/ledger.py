"""A double-entry ledger: every coin that moves has a source, a target and a reason.

Balances are sums of lines and are never stored by themselves. The books are closed at every step:
a page holds the lines of one step, and what all pages before it come to, by account. So a ledger
stays small whatever the age of the table; the older lines are kept by whoever keeps the steps.
See docs/decisions/0006-books-closed-at-every-step.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any

from threefold.check import TEXT_LIMIT, several, shown, text, whole
from threefold.errors import InvalidInput, NotAllowed
from threefold.game import Data
from threefold.gate import fields, text_at, whole_at
from threefold.phrase import Phrase

BANK = -1
"""The account of the bank. Accounts of 0 and more are players, by seat."""
MINT = -2
"""Where new coins come from: the one account that goes below zero, by as much as was issued."""
ACCOUNTS = 100
"""The most players that a ledger can have."""
LARGEST = 1_000_000_000_000
"""The most coins that a line can move or an account can hold, and the most lines and scenes."""
WHAT_LIMIT = 60
"""How many characters (code points) of what was paid for are kept in a line."""
WHY_LIMIT = 20
PAGE = 1_000
"""The most lines of one step."""
ISSUE = "issue"
"""Why the mint pays the bank."""


@dataclass(frozen=True, slots=True)
class Line:
    """One movement of coins.

    Attributes:
        scene: The number of the scene it happened in; 0 before the first.
        source: The account that pays.
        target: The account that is paid, another one; never the mint, which only gives.
        amount: How many coins, 1 or more.
        why: A stable code of the kind of movement, such as ``"trait"``.
        what: What it was for, in the players' words; longer texts are cut to 60 characters.

    Raises:
        InvalidInput: A value of the wrong kind or out of range.
    """

    scene: int
    source: int
    target: int
    amount: int
    why: str
    what: str = ""

    def __post_init__(self) -> None:
        whole(self.scene, 0, LARGEST, "line.scene", "The number of the scene")
        whole(self.source, MINT, ACCOUNTS - 1, "line.account", "The account that pays")
        whole(self.target, BANK, ACCOUNTS - 1, "line.account", "The account that is paid")
        if self.source == self.target:
            raise InvalidInput("line.account", "Coins move between two accounts.", shown(self))
        whole(self.amount, 1, LARGEST, "line.amount", "The number of coins")
        if not text(self.why, WHY_LIMIT, "The reason"):
            raise InvalidInput("line.why", "A movement of coins needs a reason.", shown(self))
        object.__setattr__(self, "what", text(self.what, TEXT_LIMIT, "The text")[:WHAT_LIMIT])


@dataclass(frozen=True, slots=True)
class Ledger:
    """The page of the last step, and what all pages before it come to.

    Attributes:
        forward: What the lines before this page come to: pairs of account and coins, by account,
            accounts without coins left out.
        count: How many lines there are before this page.
        lines: The lines of this page; line i is number `count` + i of the whole ledger.

    Raises:
        InvalidInput: Coins that come from nowhere, or a player or the bank below zero.
    """

    forward: tuple[tuple[int, int], ...] = ()
    count: int = 0
    lines: tuple[Line, ...] = ()

    def __post_init__(self) -> None:
        pairs = several(self.forward, 0, ACCOUNTS + 2, "ledger.forward", "Accounts")
        object.__setattr__(self, "forward", _checked_forward(pairs))
        whole(self.count, 0, LARGEST, "ledger.count", "The number of lines")
        lines = several(self.lines, 0, PAGE, "ledger.lines", "Lines of one step")
        held = dict(self.forward)
        for line in lines:
            if not isinstance(line, Line):
                raise _broken(f"not a Line: {shown(line)}")
            if not _moves(held, line):
                raise _broken(f"an account below zero: {shown(line)}")
        object.__setattr__(self, "lines", lines)

    def balance(self, account: int) -> int:
        """Return what an account holds: 0 or more, but for the mint.

        Raises:
            InvalidInput: ``account`` is no number of an account.
        """
        whole(account, MINT, ACCOUNTS - 1, "line.account", "An account")
        return (
            sum(coins for holder, coins in self.forward if holder == account)
            + sum(line.amount for line in self.lines if line.target == account)
            - sum(line.amount for line in self.lines if line.source == account)
        )

    @property
    def issued(self) -> int:
        """How many coins there are: all that ever came from the mint."""
        return -self.balance(MINT)

    @property
    def in_bank(self) -> int:
        """How many coins the bank holds."""
        return self.balance(BANK)

    @property
    def total(self) -> int:
        """How many coins the bank and all players hold together; it is always `issued`."""
        accounts = {account for account, _ in self.forward}
        accounts.update(chain(*((line.source, line.target) for line in self.lines)))
        return sum(self.balance(account) for account in accounts if account != MINT)

    def next(self) -> Ledger:
        """Close the page: its lines are brought forward, and an empty one begins."""
        if not self.lines:
            return self
        held = dict(self.forward)
        for line in self.lines:
            _moves(held, line)
        forward = tuple(sorted((account, coins) for account, coins in held.items() if coins))
        return Ledger(forward, self.count + len(self.lines))

    def moved(self, *lines: Line) -> Ledger:
        """Return the ledger with more lines on its page, taken one after another.

        Raises:
            NotAllowed: ``coins.short``: a line takes more than its account holds.
            InvalidInput: Not lines.
        """
        held = self._held()
        for line in lines:
            if not isinstance(line, Line):
                raise _broken(f"not a Line: {shown(line)}")
            purse = held.get(line.source, 0)
            if not _moves(held, line):
                raise short(line.amount, purse)
        return Ledger(self.forward, self.count, (*self.lines, *lines))

    def granted(self, *lines: Line) -> Ledger:
        """Return the ledger with more lines; what the bank lacks is issued just before it pays.

        Raises:
            NotAllowed: ``coins.short``, of a player.
            InvalidInput: Not lines.
        """
        ledger = self
        for line in lines:
            if isinstance(line, Line) and line.source == BANK and line.amount > ledger.in_bank:
                missing = line.amount - ledger.in_bank
                ledger = ledger.moved(Line(line.scene, MINT, BANK, missing, ISSUE))
            ledger = ledger.moved(line)
        return ledger

    def _held(self) -> dict[int, int]:
        held = dict(self.forward)
        for line in self.lines:
            _moves(held, line)
        return held


def coin_count(count: int) -> Phrase:
    """Say a number of coins."""
    if count == 0:
        return Phrase("no coins")
    return Phrase("1 coin") if count == 1 else Phrase("{count} coins", count=count)


def short(price: int, purse: int) -> NotAllowed:
    """Make the error of a purse that does not hold the price, for the caller to raise."""
    sentence = Phrase(
        "This costs {costs}, and there is only so much to pay with: {have}.",
        costs=coin_count(price),
        have=coin_count(purse),
    )
    return NotAllowed("coins.short", sentence)


def line_to_data(line: Line) -> Data:
    """Return ``[scene, source, target, amount, why, what]``."""
    return [line.scene, line.source, line.target, line.amount, line.why, line.what]


def line_at(data: Any, where: str) -> Line:
    """Read a line.

    Raises:
        Unreadable: A value of the wrong kind.
        InvalidInput: One out of range.
    """
    scene, source, target, amount, why, what = fields(data, where, 6)
    return Line(
        whole_at(scene, f"{where}.scene", 0, LARGEST),
        whole_at(source, f"{where}.source", MINT, ACCOUNTS - 1),
        whole_at(target, f"{where}.target", BANK, ACCOUNTS - 1),
        whole_at(amount, f"{where}.amount", 1, LARGEST),
        text_at(why, f"{where}.why", WHY_LIMIT),
        text_at(what, f"{where}.what", WHAT_LIMIT),
    )


def _checked_forward(pairs: Iterable[object]) -> tuple[tuple[int, int], ...]:
    """Check what is brought forward: sorted, no zeros, and all of it issued by the mint."""
    checked: list[tuple[int, int]] = []
    for pair in pairs:
        account, coins = several(pair, 2, 2, "ledger.forward", "An account and its coins")
        account = whole(account, MINT, ACCOUNTS - 1, "line.account", "An account")
        low, high = (-LARGEST, -1) if account == MINT else (1, LARGEST)
        checked.append((account, whole(coins, low, high, "ledger.forward", "A balance")))
    accounts = [account for account, _ in checked]
    if accounts != sorted(set(accounts)) or sum(coins for _, coins in checked) != 0:
        raise _broken(f"brought forward: {shown(checked)}")
    return tuple(checked)


def _moves(held: dict[int, int], line: Line) -> bool:
    """Move the coins of a line in place; say whether its source could pay."""
    held[line.source] = held.get(line.source, 0) - line.amount
    held[line.target] = held.get(line.target, 0) + line.amount
    return line.source == MINT or held[line.source] >= 0


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("ledger.broken", "The coins of this table do not add up.", reason)
