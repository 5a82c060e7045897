"""What links cost and how long they are, for rolls as they are made at a table."""

from __future__ import annotations

import base64
import json
import zlib
from functools import partial
from statistics import median

from threefold import ghosts, link
from tools.bench.table import Figure
from tools.bench.timing import by_turns

LENGTH_BUDGET = 300
WORD = "The Hour Between"
TAGS = (
    "Never leaves a friend behind",
    "Smells of river water",
    "Late trains and crosswords",
    "Opens what is locked",
)
DEEDS = (
    "Talk the ferryman into one more crossing before dawn",
    "Pick the lock of the archive while the guard lights his pipe",
    "Hold the door until everybody is out",
)


def _throws(act: ghosts.Act, most: int) -> ghosts.Roll:
    """Throw, and reroll for as long as the rules allow it, `most` throws in all."""
    for start in range(256):
        seeds = [bytes((start, number, *range(14))) for number in range(most)]
        roll = ghosts.start(act, ghosts.Seeded(seeds[0]))
        for seed in seeds[1:]:
            if not roll.result().may_reroll:
                break
            roll = roll.thrown(ghosts.Seeded(seed))
        else:
            return roll
    raise RuntimeError(f"no seed found that allows {most} throws")


def rolls() -> list[ghosts.Roll]:
    """Return ordinary rolls: each deed with 0 to 4 tags, a tie, a Word, up to two rerolls."""
    made = []
    for deed in DEEDS:
        for count in range(ghosts.TAGS + 1):
            for throws in (1, 2, 3):
                tie = "You pulled me out of the canal" if count % 2 else None
                word = WORD if count == ghosts.TAGS else None
                act = ghosts.Act("Ines Okafor", deed, TAGS[:count], tie, word, word is not None)
                made.append(_throws(act, throws))
    return made


def _plain(roll: ghosts.Roll) -> str:
    """A link as one would make it without a codec: JSON, zlib, base64url."""
    data = json.dumps([ghosts.ID, ghosts.roll_to_data(roll)], default=bytes.hex)
    return base64.urlsafe_b64encode(zlib.compress(data.encode(), 9)).decode()


def _read_plain(text: str) -> object:
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(text)))


def figures() -> list[Figure]:
    """Return all figures on links."""
    made = rolls()
    ours = [link.encode(link.ResultLink(ghosts.ID, roll)) for roll in made]
    plain = [_plain(roll) for roll in made]
    lengths, plains = [len(text) for text in ours], [len(text) for text in plain]
    middle = lengths.index(sorted(lengths)[len(lengths) // 2])
    longest = lengths.index(max(lengths))
    roll = made[middle]
    times = by_turns(
        [
            partial(link.encode, link.ResultLink(ghosts.ID, roll)),
            partial(_plain, roll),
            partial(link.decode, ours[middle]),
            partial(_read_plain, plain[middle]),
        ],
        calls=50,
    )
    simple = "JSON, zlib, base64url; no checks"
    unit = "characters"
    count = len(made)
    return [
        Figure("Link of an ordinary roll: encode", times[0], "ms", simple, times[1]),
        Figure("Link of an ordinary roll: decode and check", times[2], "ms", simple, times[3]),
        Figure(
            f"Length of a link, median of {count} ordinary rolls",
            median(lengths),
            unit,
            simple,
            median(plains),
            budget=LENGTH_BUDGET,
        ),
        Figure(
            f"Length of a link, longest of {count} ordinary rolls",
            lengths[longest],
            unit,
            simple,
            plains[longest],
            budget=LENGTH_BUDGET,
        ),
    ]
