"""Refusals that many steps share: when somebody may act, and on what."""

from __future__ import annotations

from threefold.errors import NotAllowed
from threefold.games.universalis.scene import Phase
from threefold.games.universalis.tale import Tale
from threefold.games.universalis.world import Component


def playable(tale: Tale) -> None:
    """Refuse before a scene is framed.

    Raises:
        NotAllowed: ``play.seating`` or ``play.bidding``.
    """
    if tale.phase is Phase.SEATING:
        raise NotAllowed("play.seating", "Play has not begun: take your seats and begin first.")
    if tale.phase is Phase.BIDDING:
        raise NotAllowed("play.bidding", "No scene is framed yet: make the bids for it first.")


def clear(tale: Tale) -> None:
    """Refuse unless a scene is played and neither a challenge nor a conflict is open.

    Raises:
        NotAllowed: ``play.seating``, ``play.bidding``, ``open.challenge`` or ``open.conflict``.
    """
    playable(tale)
    if tale.challenge is not None:
        raise NotAllowed("open.challenge", "A challenge is open: bring it to an end first.")
    if tale.conflict is not None:
        raise NotAllowed("open.conflict", "A conflict is open: bring it to an end first.")


def set_up(tale: Tale) -> None:
    """Refuse while the framer is still safe from interruption.

    Raises:
        NotAllowed: ``framing.not-set``.
    """
    if tale.phase is Phase.FRAMING and not tale.established:
        raise NotAllowed(
            "framing.not-set",
            "This scene is not set yet: it needs a place, a time and a component that is present.",
        )


def living(tale: Tale, number: int) -> Component:
    """Return a component that was not removed.

    Raises:
        NotAllowed: ``component.removed``.
        InvalidInput: There is none of that number.
    """
    component = tale.component(number)
    if component.removed:
        raise NotAllowed(
            "component.removed",
            "This component was removed for good: it can take no further part.",
            f"component {number}",
        )
    return component


def here(tale: Tale, number: int) -> Component:
    """Return a component that takes part in the scene.

    Raises:
        NotAllowed: ``component.removed`` or ``component.absent``.
        InvalidInput: There is none of that number.
    """
    component = living(tale, number)
    if not component.present:
        raise NotAllowed(
            "component.absent",
            "This component is not in the scene: bring it in first.",
            f"component {number}",
        )
    return component


def spared(tale: Tale, number: int) -> None:
    """Refuse to take the last component out of a scene that is set but still framed.

    Without it nobody could interrupt any more: the framer would be safe again, for nothing.

    Raises:
        NotAllowed: ``framing.last-present``.
    """
    if tale.phase is not Phase.FRAMING or not tale.established:
        return
    if not any(each.present for n, each in enumerate(tale.components) if n != number):
        raise NotAllowed(
            "framing.last-present",
            "Somebody or something has to be in the scene while it is framed: bring another in "
            "first.",
            f"component {number}",
        )
