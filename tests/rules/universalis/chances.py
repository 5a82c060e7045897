"""Small choices left to chance that the moves at a table are made of."""

from random import Random

from threefold.games.universalis import Step, Tale

TEXTS = ("Mara", "a lamp", "ink \ud83d", "naïve", "x" * 70)


def one_in(count: int, random: Random) -> bool:
    """Whether something happens that does so once in so many times."""
    return random.randrange(count) == count - 1


def one_of(random: Random, *steps: Step) -> Step:
    """Any of some steps; one that is named twice comes twice as often."""
    return random.choice(steps)


def words(random: Random) -> str:
    """A name, a fact, or anything that is said."""
    return random.choice(TEXTS)


def few(random: Random) -> int:
    """A small number, 1 to 4."""
    return random.randint(1, 4)


def somebody(tale: Tale, random: Random, but: int | None = None) -> int:
    """Any seat at the table but one."""
    return random.choice([seat for seat in range(len(tale.players)) if seat != but])


def maybe(tale: Tale, random: Random) -> int | None:
    """A fact of the table, or none."""
    return random.choice([None, random.randrange(len(tale.facts))]) if tale.facts else None
