"""The games, by id. A fourth game is one more module here and one more name in `GAMES`."""

from __future__ import annotations

from threefold.errors import Unreadable
from threefold.game import Game, Games
from threefold.modules import Modules

GAMES: Games = Modules("threefold.games", ("ghosts", "universalis", "imposition"))


def by_id(game_id: str) -> Game:
    """Find a game.

    Raises:
        Unreadable: This version has no game of that id (it may be from a newer one).
    """
    if not isinstance(game_id, str) or game_id not in GAMES:
        raise Unreadable(
            "game.unknown",
            "This is for a game that this Threefold does not know. Reload the page to update it.",
            f"{game_id!r}",
        )
    return GAMES[game_id]
