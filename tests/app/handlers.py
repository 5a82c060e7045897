"""Who handles what: everything that `update` may be asked for, by the message's name."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.games import SCREENS
from pyapp.screen import Handler
from pyapp.update import HANDLERS as AT_ONCE
from pyapp.update import PARTS

OF_GAMES: Mapping[str, Mapping[str, Handler]] = {
    game: screen.HANDLERS for game, screen in SCREENS.items()
}
SHARED: Mapping[str, Handler] = {
    **AT_ONCE,
    **{name: handler for part in PARTS.values() for name, handler in part.HANDLERS.items()},
}
HANDLERS: Mapping[str, Handler] = {
    **SHARED,
    **{name: handler for own in OF_GAMES.values() for name, handler in own.items()},
}
