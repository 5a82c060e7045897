"""Links as the screens need them: read once, however often their page is drawn."""

from __future__ import annotations

from functools import lru_cache

from threefold import link


@lru_cache(maxsize=4)
def decoded(fragment: str) -> link.ResultLink | link.RequestLink:
    """Read a link.

    Raises:
        ThreefoldError: It cannot be read.
    """
    return link.decode(fragment)
