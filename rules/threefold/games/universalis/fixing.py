"""Which rulings cannot change now, because what is going on depends on them."""

from __future__ import annotations

from threefold.check import shown
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis.rulings import BUDGET_LEFT, RULINGS, START, TIE
from threefold.games.universalis.scene import Phase
from threefold.games.universalis.tale import Tale, checked_tale


def fixed(state: Tale, ruling_id: str) -> NotAllowed | None:
    """Return why a ruling cannot change now, as an error to show or raise; None when it can.

    Raises:
        InvalidInput: The game has no such ruling.
    """
    tale = checked_tale(state)
    if not isinstance(ruling_id, str) or all(ruling.id != ruling_id for ruling in RULINGS):
        raise InvalidInput("ruling.unknown", "This game has no such ruling.", shown(ruling_id))
    if ruling_id == START.id and tale.phase is not Phase.SEATING:
        return NotAllowed("ruling.begun", "Play has begun: the first coins are paid already.")
    if tale.bidding is not None and (tale.bidding.given or tale.bidding.earlier):
        return NotAllowed("ruling.bidding", "Reveal the bids first, then change a ruling.")
    if ruling_id == BUDGET_LEFT.id and tale.phase is Phase.FRAMING:
        return NotAllowed(
            "ruling.framing", "Finish framing the scene first: its bid was made under this ruling."
        )
    if tale.busy or (tale.loose is not None and ruling_id == TIE.id):
        return NotAllowed(
            "ruling.open", "Bring what is open to an end first, then change a ruling."
        )
    return None
