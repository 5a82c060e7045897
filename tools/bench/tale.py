"""A table of Universalis as a long campaign leaves it, played by the app's own code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from pyapp import store
from pyapp.games import SCREENS
from pyapp.stage import Settle, first_stage
from pyapp.table import Table, new_table, take
from threefold import universalis as game
from threefold.errors import ThreefoldError
from threefold.games.universalis import Tale

PLAYERS = ("Ines", "Bram", "Saoirse", "Okoro", "Mirela", "Teun", "Yuki", "Farah")
THINGS = ("bridge", "keeper", "river", "lantern", "harbour", "winter", "letter", "debt", "cousin")
"""Words to write with."""
PRESENT = 16
"""How many components are brought into a scene besides those that are new in it."""
BETWEEN_MS = 20_000
BEGUN_AT = 1_790_000_000_000


@dataclass(frozen=True, slots=True)
class Size:
    """What a table is to hold: players, components, facts, ledger lines and scenes."""

    players: int
    components: int
    facts: int
    lines: int
    scenes: int


LARGE = Size(players=8, components=300, facts=1_000, lines=20_000, scenes=200)
SMALL = Size(players=3, components=4, facts=3, lines=10, scenes=1)


class Campaign:
    """Plays one table, the same in every run.

    Args:
        name: The table's name, and its id.
        size: What it is to hold.
        seed: Of the choices that are made; two tables of one size differ by it.

    Attributes:
        table: The table as it is now.
        stored: What storage holds of it, as of the last save.
        written: How many characters each step of the last scene wrote.
    """

    def __init__(self, name: str, size: Size, seed: int = 1) -> None:
        self.table = new_table(name, game.ID, first_stage(game.ID, name), _desk(), BEGUN_AT)
        self.stored: dict[str, str] = {}
        self.written: list[int] = []
        self.size = size
        self._saved: Table | None = None
        self._counting = False
        self._random = Random(seed)
        self._at = BEGUN_AT
        self._seat()

    @property
    def tale(self) -> Tale:
        """The state of the game."""
        tale: Tale = self.table.stage.play
        return tale

    @property
    def lines(self) -> int:
        """How many lines the ledger has."""
        return self.tale.ledger.count + len(self.tale.ledger.lines)

    def do(self, step: Any) -> bool:
        """Take a step; say whether it was allowed."""
        self._at += BETWEEN_MS
        try:
            self.table = take(self.table, step, self._at)
        except ThreefoldError:
            return False
        if self._counting:
            self.save()
        return True

    def save(self) -> None:
        """Save as the page does after every step; unsaved steps are caught up with."""
        self.table, save = store.kept(self._saved, self.table)
        self._saved = self.table
        self.stored.update(save.writes)
        for key in save.removes:
            del self.stored[key]
        if self._counting:
            self.written.append(sum(len(key) + len(text) for key, text in save.writes))

    def play(self) -> None:
        """Play all scenes but the last to their end, and the last into its turns.

        The last scene is saved step by step, as the page does it.
        """
        for scene in range(1, self.size.scenes + 1):
            if scene == self.size.scenes:
                self.save()
                self._counting = True
            self._frame()
            due = self.size.lines * scene // self.size.scenes
            for _ in range(40 * PRESENT):
                if self.lines >= due:
                    break
                self._turn(scene / self.size.scenes)
            if scene < self.size.scenes:
                self.do(game.EndScene())
        self._rest()

    def _seat(self) -> None:
        for name in PLAYERS[: self.size.players]:
            self.do(game.Seat(name))
        self.do(Settle("universalis.refresh", "10"))
        self.do(game.Begin())

    def _frame(self) -> None:
        while self.tale.bidding is not None:
            for seat in self.tale.bidding.waiting:
                self.do(game.PlaceBid(seat, min(self._random.randrange(5), self.tale.coins(seat))))
            self.do(game.Reveal())
        self.do(game.AddFact(self._text(3), game.FactKind.PLACE))
        self.do(game.AddFact(self._text(2), game.FactKind.TIME))
        if not self.tale.components:
            for _ in range(2):
                self.do(game.Introduce(game.Kind.CHARACTER, self._text(2)))
        self.do(game.BringIn(self._any_component()))
        self.do(game.EndFraming())

    def _turn(self, progress: float) -> None:
        """Do something that somebody at a table would do now."""
        tale, size = self.tale, self.size
        if len(tale.components) < size.components * progress:
            self.do(game.Introduce(self._random.choice(list(game.Kind)), self._text(2)))
            self._give_away(len(self.tale.components) - 1)
        elif len(tale.facts) < size.facts * progress:
            self.do(game.AddFact(self._text(9)))
        else:
            self._random.choice(self._acts())()

    def _acts(self) -> list[Callable[[], object]]:
        return [
            *[self._buy_trait] * 3,
            *[self._raise] * 5,
            *[self._bring_in] * 5,
            *[lambda: self.do(game.Interrupt(self._random.randrange(self.size.players)))] * 3,
            *[lambda: self.do(game.EndTurn())] * 3,
            self._challenge,
            self._conflict,
        ]

    def _buy_trait(self) -> None:
        number = self._any_component()
        traits = sum(len(one.traits) for one in self.tale.components)
        if traits < 3 * len(self.tale.components):
            self.do(game.AddTrait(number, self._text(4)))

    def _raise(self) -> None:
        number = self._any_component()
        self.do(game.AddRank(number, self._any_trait(number)))

    def _bring_in(self) -> None:
        here = [number for number, one in enumerate(self.tale.components) if one.present]
        if len(here) > PRESENT:
            self.do(game.SendOut(self._random.choice(here)))
        self.do(game.BringIn(self._any_component()))

    def _challenge(self) -> None:
        one, other = self._random.sample(range(self.size.players), 2)
        self.do(game.OpenChallenge(one, other, self._text(6)))
        self.do(game.OpenBids(min(1, self.tale.free(one))))
        for side, seat in ((1, other), (0, one)):
            self.do(game.AddBid(side, seat, 1))
        self.do(game.CloseBids())

    def _conflict(self) -> None:
        pair = self.rivals()
        if pair is None or not self.do(game.OpenConflict(*pair, self._text(4))):
            return
        for side, number in enumerate(pair):
            owner = self.tale.component(number).controller
            self.do(game.DrawTrait(owner, side, number, 0))
            self.do(game.BuyDice(owner, side, 2))
        while self.tale.conflict is not None and self.tale.conflict.narration is None:
            if not self.do(game.RollConflict(game.Seeded(self._random.randbytes(16)))):
                self.do(game.CallOff())
        if self.tale.conflict is not None:
            if len(self.tale.facts) < self.size.facts:
                self.do(game.TellFact(self.tale.turn, self._text(7)))
            self._wound(pair)
            self.do(game.NextTeller())
            self.do(game.NextTeller())

    def _wound(self, pair: tuple[int, int]) -> None:
        number = self._random.choice(pair)
        self.do(game.TellRank(self.tale.turn, number, self._any_trait(number)))

    def rivals(self) -> tuple[int, int] | None:
        """Return a component of whoever is on turn and one of somebody else, both in the scene."""
        here = [(number, one) for number, one in enumerate(self.tale.components) if one.present]
        ours = [number for number, one in here if one.controller == self.tale.turn]
        theirs = [number for number, one in here if one.controller != self.tale.turn]
        return (ours[0], theirs[0]) if ours and theirs else None

    def _rest(self) -> None:
        """Stop where everything can be tapped: on a turn with rivals in the scene and coins."""
        for _ in range(40 * self.size.players):
            if self.rivals() is not None and self.tale.purse >= 6:
                return
            self.do(game.EndTurn())
            if self.rivals() is None:
                self._give_away(self._any_component())

    def _give_away(self, number: int) -> None:
        self.do(game.HandOver(number, self._random.randrange(self.size.players)))
        self.do(game.BringIn(number))

    def _any_component(self) -> int:
        return self._random.randrange(len(self.tale.components))

    def _any_trait(self, component: int) -> int:
        return self._random.randrange(len(self.tale.component(component).traits))

    def _text(self, words: int) -> str:
        return " ".join(self._random.choices(THINGS, k=words)).capitalize()


def _desk() -> Any:
    return SCREENS[game.ID].new_desk()


@cache
def played(name: str, size: Size, seed: int = 1) -> Campaign:
    """Play a table of such a size."""
    campaign = Campaign(name, size, seed)
    campaign.play()
    return campaign
