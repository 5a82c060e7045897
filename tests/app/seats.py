"""Tables laid ready for tests, made by tapping."""

from __future__ import annotations

from functools import cache

from pyapp import log
from pyapp.games.ghosts.desk import LOOSE
from tests.app.table_driver import Browser
from threefold import ghosts

AN_HOUR = 3_600_000
TABLE = "t0"
HEAD = f"threefold/1/{TABLE}/head"
"""A fixed id for a stored table, and where its head lies."""
TAGS = ("Never looks back", "Smells of rain", "Night buses", "Picks locks")


def laid(
    names: tuple[str, ...] = ("Ann", "Ben", "Cleo"), stored: dict[str, str] | None = None
) -> Browser:
    """A browser at a new table where so many characters sit, with all tags written."""
    texts, fragment = _laid(names, log.CHUNK)
    browser = Browser({**(stored or {}), **dict(texts)}, fragment)
    browser.at += AN_HOUR
    return browser


@cache
def _laid(names: tuple[str, ...], _chunk: int) -> tuple[tuple[tuple[str, str], ...], str]:
    browser = Browser(salt=f"{names}")
    browser.tap("new_table", "ghosts")
    for name in names:
        add(browser, name)
    return tuple(browser.stored.items()), home(browser)


def add(browser: Browser, name: str) -> str:
    """Let somebody join, with all tags written; return the id."""
    browser.go(home(browser))
    browser.submit("ghosts.add", name)
    who = browser.cast.characters[-1].id
    for number, tag in enumerate(TAGS, 1):
        browser.write("ghosts.write", who, f"tag{number}", value=f"{tag} ({name})")
    return who


def home(browser: Browser) -> str:
    """Where the open table's own screen is."""
    return f"/t/{browser.table.id}"


def place(browser: Browser, who: str) -> str:
    """Where somebody acts."""
    return f"{home(browser)}/loose" if who == LOOSE else f"{home(browser)}/c/{who}"


def ids(browser: Browser) -> list[str]:
    """Who is at the table."""
    return [sheet.id for sheet in browser.cast.characters]


def throw(browser: Browser, who: str) -> None:
    """Tap the button that throws, the first time or again."""
    browser.tap("ghosts.throw", who, thrown(browser, who))


def thrown(browser: Browser, who: str) -> int:
    """How often the open roll of somebody was thrown."""
    roll = standing(browser, who)
    return len(roll.throws) if roll else 0


def standing(browser: Browser, who: str) -> ghosts.Roll | None:
    """The open roll of somebody."""
    return browser.cast.loose if who == LOOSE else browser.cast.character(who).open


def by_hand(browser: Browser, who: str, *faces: int) -> None:
    """Go to somebody's roll, type real dice in, safe dice first, and use them."""
    browser.go(place(browser, who))
    if not browser.table.desk.of(who).by_hand:
        browser.write("ghosts.toggle_hand", who, value="true")
    for number, face in enumerate(faces):
        browser.tap("ghosts.type_face", who, number, face)
    throw(browser, who)


def keep(browser: Browser, who: str, text: str = "", effect: str = "", breaks: str = "") -> None:
    """Keep what stands, with words where some are asked for."""
    browser.tap("ghosts.keep", who)
    if breaks:
        browser.write("ghosts.choose_loss", who, breaks, value="on")
    if text:
        browser.write("ghosts.describe", who, "text", value=text)
    if effect:
        browser.write("ghosts.describe", who, "effect", value=effect)
    if standing(browser, who):
        browser.tap("ghosts.kept", who)
