"""Everybody at the table, and what the GM keeps for all of them: the state of a game."""

from __future__ import annotations

from dataclasses import dataclass

from threefold.check import TEXT_LIMIT, several, shown, text, whole
from threefold.errors import InvalidInput
from threefold.games.imposition.die import LADDER, LEVELS
from threefold.games.imposition.duel import Duel
from threefold.games.imposition.roll import Roll
from threefold.games.imposition.sheet import Character, Npc, all_of, checked_id, fits, once

PARTY_LIMIT = 50
"""The most characters at one table."""
NPC_LIMIT = 50
"""The most NPCs at one table."""


@dataclass(frozen=True, slots=True)
class OpenDuel:
    """A duel that was thrown and not yet kept, and whose it is.

    Attributes:
        a: Id of the character or NPC whose roll is `Duel.a`.
        b: Id of the other.
        duel: The two rolls.
    """

    a: str
    b: str
    duel: Duel

    def __post_init__(self) -> None:
        checked_pair(self.a, self.b)
        if not isinstance(self.duel, Duel):
            raise InvalidInput("duel.kind", "A duel takes two rolls.", shown(self.duel))

    @property
    def ids(self) -> tuple[str, str]:
        """Both sides."""
        return self.a, self.b


@dataclass(frozen=True, slots=True)
class Party:
    """The characters and NPCs of a table, and what lies on it.

    Source: The Imposition Die; Constant Imposition.

    Attributes:
        characters: The sheets, in the order they joined; at most 50.
        npcs: The NPCs, likewise.
        everyone: Constant imposition on all characters, 0 to 100 levels.
        difficulties: What each imposition die, d4 to d12, stands for at this table; blank where
            nothing is written.
        loose: An open roll that belongs to no sheet, or None.
        duel: The open duel, or None.

    Raises:
        InvalidInput: The same id twice, a duel of somebody who is not here or who has another roll
            open, or a value of the wrong kind.
    """

    characters: tuple[Character, ...] = ()
    npcs: tuple[Npc, ...] = ()
    everyone: int = 0
    difficulties: tuple[str, str, str, str, str] = ("", "", "", "", "")
    loose: Roll | None = None
    duel: OpenDuel | None = None

    def __post_init__(self) -> None:
        characters = all_of(self.characters, Character, PARTY_LIMIT, "Characters at this table")
        npcs = all_of(self.npcs, Npc, NPC_LIMIT, "NPCs at this table")
        once([*(sheet.id for sheet in characters), *(npc.id for npc in npcs)])
        count = len(LADDER)
        words = several(self.difficulties, count, count, "party.difficulties", "Difficulties")
        checked = {
            "characters": characters,
            "npcs": npcs,
            "everyone": whole(
                self.everyone, 0, LEVELS, "party.everyone", "Constant imposition on everybody"
            ),
            "difficulties": tuple(text(each, TEXT_LIMIT, "A difficulty") for each in words),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)
        if self.loose is not None and not isinstance(self.loose, Roll):
            raise _broken(f"not a Roll: {shown(self.loose)}")
        if self.duel is not None:
            self._check_duel(self.duel)

    def _check_duel(self, duel: OpenDuel) -> None:
        """Check that an open duel fits the sheets: who is there, and their boxes."""
        if not isinstance(duel, OpenDuel):
            raise _broken(f"not an OpenDuel: {shown(duel)}")
        for who, roll in zip(duel.ids, duel.duel.rolls, strict=True):
            if roll.act.npc:
                self.npc(who)
                continue
            sheet = self.character(who)
            if sheet.open is not None or not fits(roll, sheet.stress):
                raise _broken(f"duel of {who}: {sheet.stress} boxes, or another open roll")

    def character(self, character_id: str) -> Character:
        """Return a sheet.

        Raises:
            InvalidInput: No character of that id is at this table.
        """
        for character in self.characters:
            if character.id == character_id:
                return character
        raise InvalidInput(
            "party.no-such-character", "Choose a character of this table.", shown(character_id)
        )

    def npc(self, npc_id: str) -> Npc:
        """Return an NPC.

        Raises:
            InvalidInput: No NPC of that id is at this table.
        """
        for npc in self.npcs:
            if npc.id == npc_id:
                return npc
        raise InvalidInput("party.no-such-npc", "Choose an NPC of this table.", shown(npc_id))

    def is_npc(self, who: str) -> bool:
        """Say whether an id is that of an NPC."""
        return any(npc.id == who for npc in self.npcs)

    def open(self, who: str | None) -> Roll | None:
        """Return the roll somebody has not kept yet, in a duel or not; None for the loose one.

        Raises:
            InvalidInput: Nobody of that id is at this table.
        """
        if who is None:
            return self.loose
        if self.duel is not None and who in self.duel.ids:
            return self.duel.duel.rolls[self.duel.ids.index(who)]
        return None if self.is_npc(who) else self.character(who).open


def new() -> Party:
    """Return the state of an empty table."""
    return Party()


def checked_party(party: object) -> Party:
    """Return a party.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(party, Party):
        raise _broken(f"not a Party: {shown(party)}")
    return party


def checked_pair(a: object, b: object) -> None:
    """Check the ids of two who duel.

    Raises:
        InvalidInput: One is no id, or both are the same.
    """
    if checked_id(a) == checked_id(b):
        raise InvalidInput("duel.alone", "A duel takes two: choose somebody else.", f"{a} twice")


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("party.broken", "The sheets of this table do not fit together.", reason)
