"""Pools the tests share."""

from collections.abc import Iterator

from threefold.games.ghosts import Pool


def legal_pools(safe: int = 6, risk: int = 4) -> Iterator[tuple[Pool, bool]]:
    """Every pool with at most so many dice, with and without a known Word where both are legal."""
    for tags in range(5):
        for relationship in (False, True):
            for power in (False, True):
                for rerolls in range(risk + 1 - power):
                    pool = Pool(tags, relationship, power, rerolls)
                    if pool.safe <= safe:
                        yield from (
                            (pool, known) for known in ((True,) if power else (False, True))
                        )
