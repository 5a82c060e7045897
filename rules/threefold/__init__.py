"""Rules, exact odds, checkable dice and roll links for small tabletop games.

Pure Python, standard library only, immutable values; nothing here reads a clock, a file or a
random source. Each game is a module of its own: ``from threefold import ghosts`` imports it, and
``import threefold`` alone imports none.
"""

from typing import TYPE_CHECKING, Any

from threefold.errors import InvalidInput, NotAllowed, ThreefoldError, Unreadable
from threefold.games import GAMES

if TYPE_CHECKING:
    from threefold.games import ghosts, imposition, universalis

__all__ = [
    "InvalidInput",
    "NotAllowed",
    "ThreefoldError",
    "Unreadable",
    "ghosts",
    "imposition",
    "universalis",
]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Return a game's module (PEP 562).

    Raises:
        AttributeError: There is no game of that name.
    """
    if name in GAMES:
        return GAMES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
