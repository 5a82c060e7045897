"""Words for the lines of the ledger: whose account, and why coins moved."""

from __future__ import annotations

from pyapp.games.universalis.ledger import Written
from pyapp.games.universalis.speech import coins_words, name_of
from pyapp.views.parts.ledger_rows import Row
from pyapp.words import say
from threefold.games.universalis import BANK, MINT, WHYS, Tale


def account_words(tale: Tale, account: int) -> str:
    """Name an account: a player's, the bank's, or the mint where new coins come from."""
    if account == BANK:
        return say("universalis.ledger.bank")
    if account == MINT or account >= len(tale.players):
        return say("universalis.ledger.mint")
    return name_of(tale, account)


def why_words(why: str) -> str:
    """Say why coins moved; a reason this page does not know yet is given as it is."""
    return say(f"universalis.ledger.why.{why}") if why in WHYS else why


def row(tale: Tale, one: Written) -> Row:
    """Put a line into words."""
    line = one.line
    why, what = why_words(line.why), line.what.strip()
    return Row(
        one.number,
        account_words(tale, line.source),
        account_words(tale, line.target),
        line.amount,
        coins_words(line.amount),
        say("universalis.ledger.what", why=why, what=what) if what else why,
        say("universalis.ledger.scene", number=line.scene) if line.scene else "",
    )
