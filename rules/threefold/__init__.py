"""Rules, exact odds, checkable dice and roll links for small tabletop games.

Pure Python, standard library only, immutable values; nothing here reads a clock, a file or a
random source. Each game is a module of its own: ``from threefold import ghosts``.
"""

from threefold.errors import InvalidInput, NotAllowed, ThreefoldError, Unreadable
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
