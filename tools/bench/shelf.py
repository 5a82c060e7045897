"""Tables as they gather in one browser: of all three games, no two alike, some evenings each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice

from threefold import imposition
from tools.bench import played, tale
from tools.bench.player import Player

PEOPLE = ("Ines", "Bram", "Saoirse", "Okoro", "Mirela", "Teun", "Yuki", "Farah")
DEEDS = ("Cross the bridge", "Ask the keeper", "Follow the river", "Read the letter")


def evenings(count: int) -> dict[str, str]:
    """Play so many tables, the games in turn; return all that storage holds of them then.

    Each has people and a log of its own: 50 to 150 entries, as the app itself saves them.
    """
    player = Player()
    for number, game in enumerate(islice(cycle(GAMES), count)):
        people = [PEOPLE[(number + at) % len(PEOPLE)] for at in range(2 + number % 3)]
        game(player, people, number)
    return player.stored


def _ghosts(player: Player, people: Sequence[str], number: int) -> None:
    played.seat(player, people)
    player.send("rename_table", value=f"Evening {number + 1}")
    played.play(player, player.entries + 40 + number)


def _universalis(player: Player, people: Sequence[str], number: int) -> None:
    size = tale.Size(len(people), 8 + number % 5, 10 + number, 60 + number, 3)
    player.stored |= tale.played(f"tale-{number + 1}", size, number).stored


def _imposition(player: Player, people: Sequence[str], number: int) -> None:
    player.send("new_table", imposition.ID)
    player.send("rename_table", value=f"Evening {number + 1}")
    seated = [_adventurer(player, name) for name in people]
    for turn in range(12 + number // 3):
        who = seated[turn % len(seated)]
        player.go("c", who)
        player.send("imposition.describe", who, "deed", value=f"{DEEDS[turn % 4]} {number}")
        player.send("imposition.throw", who, 0)
        player.send("imposition.keep", who)
        if player.table.stage.play.character(who).open is not None:
            player.send("imposition.describe", who, "text", value=f"Torn by bell {turn}")
            player.send("imposition.kept", who)


def _adventurer(player: Player, name: str) -> str:
    player.send("imposition.add", value=name)
    party: imposition.Party = player.table.stage.play
    who = party.characters[-1].id
    player.send("imposition.add_path", who)
    path = player.table.stage.play.character(who).paths[-1].id
    player.send("imposition.rename_path", who, path, value=f"The way of {name}")
    player.send("imposition.path_die", who, path, value="8")
    return who


GAMES: tuple[Callable[[Player, Sequence[str], int], None], ...] = (
    _ghosts,
    _universalis,
    _imposition,
)
