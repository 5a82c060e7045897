"""Tables of Imposition laid ready for tests, made by tapping."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pyapp.games.imposition.desk import DUEL, LOOSE
from tests.app.table_driver import Browser
from threefold import imposition
from threefold.games.imposition import Check, Outcome, Party, Seeded

NAMES = ("Ann", "Ben")


def laid(names: tuple[str, ...] = NAMES, stored: dict[str, str] | None = None) -> Browser:
    """A browser at a new table; everybody has a path d6 with an aspect of 2 Aptitude."""
    texts, fragment = _laid(names)
    return Browser({**(stored or {}), **dict(texts)}, fragment)


@cache
def _laid(names: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], str]:
    browser = Browser(salt=f"imposition {names}")
    browser.tap("new_table", imposition.ID)
    for name in names:
        add(browser, name)
    browser.go(home(browser))
    return tuple(browser.stored.items()), home(browser)


def add(browser: Browser, name: str, path: str = "Blade", aspect: str = "Parry") -> str:
    """Let somebody join, with one path and one aspect under it; return the id."""
    browser.go(home(browser))
    browser.submit("imposition.add", name)
    who = party(browser).characters[-1].id
    way = add_path(browser, who, path)
    browser.write("imposition.path_die", who, way, value="6")
    part = add_aspect(browser, who, way, aspect)
    for points in (1, 2):
        browser.tap("imposition.aptitude", who, way, part, points)
    return who


def add_path(browser: Browser, who: str, name: str) -> str:
    """Add a path to a sheet; return its id."""
    browser.go(f"{place(browser, who)}/edit")
    browser.tap("imposition.add_path", who)
    path = party(browser).character(who).paths[-1].id
    browser.write("imposition.rename_path", who, path, value=name)
    return path


def add_aspect(browser: Browser, who: str, path: str, name: str) -> str:
    """Add an aspect under a path; return its id."""
    browser.tap("imposition.add_aspect", who, path)
    aspect = party(browser).character(who).path(path).aspects[-1].id
    browser.write("imposition.rename_aspect", who, path, aspect, value=name)
    return aspect


def add_npc(browser: Browser, name: str, die: int = 8) -> str:
    """Bring an NPC in; return its id."""
    browser.go(home(browser))
    browser.submit("imposition.add_npc", name)
    npc = party(browser).npcs[-1].id
    browser.write("imposition.level", npc, value=str(die))
    return npc


def party(browser: Browser) -> Party:
    """Everybody at the open table, and how they stand."""
    found: Party = browser.table.stage.play
    return found


def ids(browser: Browser) -> list[str]:
    """Who is at the table."""
    return [sheet.id for sheet in party(browser).characters]


def home(browser: Browser) -> str:
    """Where the open table's own screen is."""
    return f"/t/{browser.table.id}"


def place(browser: Browser, who: str) -> str:
    """Where somebody acts."""
    rest = {LOOSE: "loose", DUEL: "duel"}.get(who, f"c/{who}")
    return f"{home(browser)}/{rest}"


def path_of(browser: Browser, who: str) -> tuple[str, str]:
    """The ids of somebody's first path and of its first aspect."""
    path = party(browser).character(who).paths[0]
    return path.id, path.aspects[0].id


def standing(browser: Browser, who: str) -> imposition.Roll | None:
    """The open roll of somebody."""
    return party(browser).open(None if who == LOOSE else who)


def throw(browser: Browser, who: str) -> None:
    """Tap the button that throws, the first time or again."""
    if who == DUEL:
        browser.tap("imposition.throw", DUEL, 0)
        return
    roll = standing(browser, who)
    browser.tap("imposition.throw", who, len(roll.throws) if roll else 0)


def type_dice(browser: Browser, who: str, *faces: int) -> None:
    """Type real dice in, where they are rolled already, and use them."""
    if not browser.table.desk.of(who).by_hand:
        browser.write("imposition.toggle_hand", who, value="true")
    for number, face in enumerate(faces):
        browser.tap("imposition.type_face", who, number, face)
    throw(browser, who)


def by_hand(browser: Browser, who: str, *faces: int) -> None:
    """Go to somebody's place and roll real dice: Level, Path, imposition."""
    browser.go(place(browser, who))
    type_dice(browser, who, *faces)


def keep(browser: Browser, who: str, text: str = "") -> None:
    """Keep what stands, with words where it has a cost."""
    browser.tap("imposition.keep", who)
    if browser.offers("imposition.kept", who):
        if text:
            browser.write("imposition.describe", who, "text", value=text)
        browser.tap("imposition.kept", who)


def seed_with(check: Check, outcome: Outcome) -> bytes:
    """Return a seed that gives this outcome: the first of the counted ones."""
    for seed in _counted():
        if imposition.resolve(check, *Seeded(seed).faces(check)).outcome is outcome:
            return seed
    raise AssertionError("there is always one")


def _counted() -> Iterable[bytes]:
    for number in range(100_000):
        yield number.to_bytes(16, "big")
