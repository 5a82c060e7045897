"""From what is laid out to the dice: the act, the next throw, the dice still to be typed in."""

from __future__ import annotations

from dataclasses import replace

from pyapp.games.ghosts.desk import LOOSE, Desk, Setup
from threefold import ghosts


def open_roll(cast: ghosts.Cast, who: str) -> ghosts.Roll | None:
    """Return the roll that waits to be kept or rerolled, on a sheet or loose."""
    return cast.loose if who == LOOSE else cast.character(who).open


def throws_made(cast: ghosts.Cast, who: str) -> int:
    """Return how often the open roll was thrown; 0 where none is open."""
    waiting = open_roll(cast, who)
    return len(waiting.throws) if waiting else 0


def sheet_of(who: str) -> str | None:
    """Return the id of the sheet a setup belongs to; None for the loose one."""
    return None if who == LOOSE else who


def usable(cast: ghosts.Cast, who: str, setup: Setup) -> Setup:
    """Leave out what can no longer be picked: the sheet may have changed since it was laid out."""
    if who == LOOSE:
        return setup
    sheet = cast.character(who)
    healthy = {shared.other(who) for shared in cast.of(who) if shared.healthy}
    return replace(
        setup,
        tags=tuple(tag for tag in setup.tags if sheet.tags[tag].strip()),
        other=setup.other if setup.other in healthy else None,
        word=setup.word and sheet.word is not None,
    )


def act_of(cast: ghosts.Cast, who: str, setup: Setup) -> ghosts.Act:
    """Return the act that is laid out.

    Raises:
        ThreefoldError: Something laid out cannot be.
    """
    if who == LOOSE:
        return replace(setup.asked or ghosts.Act(), deed=setup.deed)
    ready = usable(cast, who, setup)
    return ghosts.act_for(cast, who, sorted(ready.tags), ready.other, ready.word, ready.deed)


def next_pool(cast: ghosts.Cast, who: str, setup: Setup) -> ghosts.Pool:
    """Return the pool of the next throw: the reroll's, where a roll is open."""
    waiting = open_roll(cast, who)
    return waiting.pool.rerolled() if waiting else act_of(cast, who, setup).pool


def typed_throw(pool: ghosts.Pool, setup: Setup) -> ghosts.ByHand | None:
    """Return the throw that was typed in; None while a die is missing."""
    faces = setup.faces
    if len(faces) != pool.safe + pool.risk or 0 in faces:
        return None
    return ghosts.ByHand(tuple(faces[: pool.safe]), tuple(faces[pool.safe :]))


def seated(desk: Desk, cast: ghosts.Cast, who: str, request: ghosts.Request) -> Desk:
    """Lay a request out for somebody: tags they have by the same words are picked.

    The act that was asked for stays beside it, since the sheet may call things otherwise.
    """
    act = request.act
    done = replace(desk, request=None)
    if who == LOOSE:
        return done.put(who, asked=act, deed=act.deed, note="")
    sheet = cast.character(who)
    picked = tuple(number for number, tag in enumerate(sheet.tags) if tag and tag in act.tags)
    others = [
        shared.other(who)
        for shared in cast.of(who)
        if shared.healthy and act.relationship and shared.label == act.relationship
    ]
    return done.put(
        who,
        tags=picked,
        other=others[0] if others else None,
        word=act.word is not None and sheet.word is not None,
        deed=act.deed,
        asked=act,
    )
