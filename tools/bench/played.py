"""Tables with logs of given lengths, played from the first character on, as the page saves them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from statistics import mean

from threefold import ghosts
from tools.bench.player import Player
from tools.bench.table import Figure

LENGTHS = (0, 500, 5_000)
"""How many entries a log holds; 0 stands for no more than it takes to seat the characters."""

NAMES = ("Ines Okafor", "Bram Verhoeven", "Saoirse Lund")
TAGS = (
    "Never leaves a friend behind",
    "Smells of river water",
    "Late trains and crosswords",
    "Opens what is locked",
)
MOST_A_TURN = 3
MOST = 8_192
"""A step is to write no more than so many characters, however long the log is."""
TYPICAL, HALF = 20_000, 2_500_000
"""So many entries are to fit in half of what localStorage holds, in characters."""
STEPS = 64
"""Steps over which a save's size is averaged: it rises while a chunk of the log fills up."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as storage holds it.

    Attributes:
        entries: How long its log is.
        texts: What is stored, by key.
        table: Its id.
        who: Id of the character who acts.
    """

    entries: int
    texts: dict[str, str]
    table: str
    who: str


def tables(lengths: Sequence[int] = LENGTHS) -> list[Saved]:
    """Play one table, and return it as it was stored when its log had each of these lengths."""
    player = Player()
    seat(player)
    found = []
    for length in lengths:
        play(player, length)
        acting = player.cast.characters[0].id
        found.append(Saved(player.entries, dict(player.stored), player.table.id, acting))
    return found


def seat(player: Player, names: Sequence[str] = NAMES) -> None:
    """Lay a new table and seat the characters at it."""
    player.send("new_table", ghosts.ID)
    for name in names:
        player.send("ghosts.add", value=name)
        who = player.cast.characters[-1].id
        for number, tag in enumerate(TAGS, 1):
            player.send("ghosts.write", who, f"tag{number}", value=tag)
        player.send("ghosts.write", who, "anchor", value="A brass key that fits no lock")
    for shared in player.cast.relationships:
        player.send("ghosts.relate", shared.a, shared.b, value="Owe each other a night's rest")


def play(player: Player, entries: int) -> None:
    """Play on until the log is so long, with no roll left open."""
    sheets = player.cast.characters
    for turn in count():
        if entries - player.entries < MOST_A_TURN:
            break
        who = sheets[turn % len(sheets)].id
        _roll(player, who, turn)
        _heal(player, who)
    while player.entries < entries:
        _turn_anchor(player, player.cast.characters[-1].id)


def _roll(player: Player, who: str, turn: int) -> None:
    for tag in range(turn % 3):
        player.send("ghosts.pick_tag", who, tag)
    player.send("ghosts.describe", who, "deed", value=f"Cross the bridge before bell {turn % 12}")
    player.send("ghosts.throw", who, 0)
    player.send("ghosts.keep", who)
    if player.cast.character(who).open is not None:
        player.send("ghosts.describe", who, "text", value=f"Shaken since bell {turn % 12}")
        player.send("ghosts.kept", who)


def _heal(player: Player, who: str) -> None:
    """Take back one thing that is marked, so that the next consequence finds a place."""
    sheet = player.cast.character(who)
    marked = [f"minor{number}" for number, label in enumerate(sheet.minor, 1) if label is not None]
    if sheet.anchor.lost:
        player.send("ghosts.anchor", who, False)
    elif sheet.major is not None:
        player.send("ghosts.clear", who, "major")
    elif marked:
        player.send("ghosts.clear", who, marked[0])


def _turn_anchor(player: Player, who: str) -> None:
    player.send("ghosts.anchor", who, not player.cast.character(who).anchor.lost)


def figures(played: Sequence[Saved]) -> list[Figure]:
    """Return how much one step writes to storage, by the length of the log."""
    written = [_step_bytes(saved) for saved in played]
    kept = [sum(len(key) + len(text) for key, text in one.texts.items()) for one in played]
    entries, room = played[-1].entries, kept[-1]
    typical = Figure(
        f"Stored by {TYPICAL:,} entries, as by the {entries:,} of the longest log",
        room / entries * TYPICAL,
        "chars",
        budget=HALF,
    )
    written_by_one = [
        Figure(
            f"Written to storage by one step, log of {saved.entries:,} (stored: {stored:,} chars)",
            size,
            "chars",
            f"log of {played[0].entries}",
            written[0],
            budget=MOST,
            most=1.2,
        )
        for saved, size, stored in zip(played, written, kept, strict=True)
    ]
    return [*written_by_one, typical]


def _step_bytes(saved: Saved) -> float:
    player = Player(saved.texts, f"/t/{saved.table}/c/{saved.who}")
    for _ in range(STEPS):
        _turn_anchor(player, saved.who)
    # Characters are what localStorage counts: all we save have one UTF-16 unit.
    return mean(sum(len(key) + len(text) for key, text in save) for save in player.saved)
