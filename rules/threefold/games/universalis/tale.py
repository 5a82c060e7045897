"""The tale that a table tells, and every coin in it: the state of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from threefold.check import TEXT_LIMIT, shown, text
from threefold.errors import InvalidInput
from threefold.games.universalis.challenge import Challenge
from threefold.games.universalis.conflict import Conflict
from threefold.games.universalis.roll import Roll
from threefold.games.universalis.scene import Bidding, Phase, Scene
from threefold.games.universalis.world import (
    Component,
    Fact,
    is_number,
    no_such_player,
)
from threefold.ledger import Ledger
from threefold.phrase import Phrase

_KINDS: dict[str, type[Any] | tuple[type[Any], ...]] = {
    "players": tuple,
    "components": tuple,
    "facts": tuple,
    "ledger": Ledger,
    "phase": Phase,
    "scene": Scene,
    "turn": int,
    "bidding": (Bidding, type(None)),
    "challenge": (Challenge, type(None)),
    "conflict": (Conflict, type(None)),
    "loose": (Roll, type(None)),
    "taken": int,
}


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table.

    Attributes:
        name: What they are called; may be blank.

    Raises:
        InvalidInput: Not text, or too long.
    """

    name: str

    def __post_init__(self) -> None:
        text(self.name, TEXT_LIMIT, "The name")


@dataclass(frozen=True, slots=True)
class Tale:
    """Players, what they have paid for, where the coins are, and what goes on now.

    A tale checks only what kind its parts are, so that a step costs the same whatever there is at
    the table; that all parts fit together is checked when a saved one is read (`fitting`).

    Attributes:
        players: Who plays, clockwise; a seat is a number in this list, counted from 0.
        components: All components there ever were; each keeps its number for ever.
        facts: All facts there ever were, likewise.
        ledger: Where every coin is, and the movements of the last step.
        phase: What the table is doing.
        scene: The scene that is played or bid for.
        turn: The seat of who is on turn while framing and taking turns.
        bidding: The bids, while there are any to make; else None.
        challenge: The open challenge, or None.
        conflict: The open conflict, or None.
        loose: An open roll that moves no coins here, or None.
        taken: How many steps have been taken.

    Raises:
        InvalidInput: A value of the wrong kind.
    """

    players: tuple[Player, ...] = ()
    components: tuple[Component, ...] = ()
    facts: tuple[Fact, ...] = ()
    ledger: Ledger = field(default_factory=Ledger)
    phase: Phase = Phase.SEATING
    scene: Scene = field(default_factory=Scene)
    turn: int = 0
    bidding: Bidding | None = None
    challenge: Challenge | None = None
    conflict: Conflict | None = None
    loose: Roll | None = None
    taken: int = 0

    def __post_init__(self) -> None:
        for name, kind in _KINDS.items():
            if not isinstance(getattr(self, name), kind):
                raise broken(f"{name}: {shown(getattr(self, name))}")

    def player(self, seat: int) -> Player:
        """Return a player by seat.

        Raises:
            InvalidInput: Nobody sits there.
        """
        if is_number(seat, len(self.players)):
            return self.players[seat]
        raise no_such_player(seat)

    def component(self, number: int) -> Component:
        """Return a component by its number.

        Raises:
            InvalidInput: There is none of that number.
        """
        if is_number(number, len(self.components)):
            return self.components[number]
        raise InvalidInput(
            "tale.no-such-component", "Choose a component of this table.", shown(number)
        )

    def fact(self, number: int) -> Fact:
        """Return a fact by its number, struck or not.

        Raises:
            InvalidInput: There is none of that number.
        """
        if is_number(number, len(self.facts)):
            return self.facts[number]
        raise InvalidInput("tale.no-such-fact", "Choose a fact of this table.", shown(number))

    def coins(self, seat: int) -> int:
        """Return how many coins a player has.

        Raises:
            InvalidInput: Nobody sits there.
        """
        self.player(seat)
        return self.ledger.balance(seat)

    def free(self, seat: int) -> int:
        """Return how many coins a player has beside those they have bid in the open challenge.

        Raises:
            InvalidInput: Nobody sits there.
        """
        pledged = 0 if self.challenge is None else self.challenge.pledged(seat)
        return self.coins(seat) - pledged

    @property
    def purse(self) -> int:
        """What the player on turn can pay now; the budget for framing lies in the same purse."""
        return self.coins(self.turn) if self.playing else 0

    @property
    def playing(self) -> bool:
        """Whether a scene is framed or played, so that somebody is on turn."""
        return self.phase in (Phase.FRAMING, Phase.TURNS)

    @property
    def busy(self) -> bool:
        """Whether a challenge or a conflict is open; most else waits for its end."""
        return self.challenge is not None or self.conflict is not None

    @property
    def established(self) -> bool:
        """Whether the scene has what ends the framer's safety: place, time, somebody present.

        Source: Framing a scene.
        """
        return (
            self.scene.place is not None
            and self.scene.time is not None
            and any(component.present for component in self.components)
        )


def new() -> Tale:
    """Return the state of an empty table."""
    return Tale()


def checked_tale(tale: object) -> Tale:
    """Return a tale.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(tale, Tale):
        raise broken(f"not a Tale: {shown(tale)}")
    return tale


def label(tale: Tale, seat: int) -> str:
    """Return a name for a player that no other player at the table has.

    It is the player's own name, without white space around it. A blank one is "Player 3", by their
    seat counted from 1; to one that is not theirs alone the seat is added.

    Raises:
        InvalidInput: Nobody sits there.
    """
    checked_tale(tale).player(seat)
    names = [player.name.strip() for player in tale.players]
    name = names[seat]
    if name and names.count(name) == 1:
        return name
    number = seat + 1
    blank = Phrase("Player {number}", number=number)
    labelled = Phrase("{name} ({number})", name=name, number=number) if name else blank
    while labelled in names:
        labelled = Phrase("{name} ({number})", name=labelled, number=number)
    return labelled


def next_with_coins(tale: Tale, after_seat: int) -> int | None:
    """Return the first player clockwise after a seat who has coins, themselves last of all.

    None when nobody has any.

    Raises:
        InvalidInput: Nobody sits there.
    """
    checked_tale(tale).player(after_seat)
    count = len(tale.players)
    seats = ((after_seat + step) % count for step in range(1, count + 1))
    return next((seat for seat in seats if tale.coins(seat)), None)


def broken(reason: str) -> InvalidInput:
    """Make the error of parts that do not fit together, for the caller to raise."""
    return InvalidInput("tale.broken", "The parts of this table do not fit together.", reason)
