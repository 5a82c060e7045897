"""What a start imports: nothing that is only for what few starts come to."""

from __future__ import annotations

import pytest

from pyapp import app, store, update
from tests.browser.before import lay
from tests.browser.conftest import Player, is_ready
from tests.browser.test_python import RUN
from threefold.games import GAMES
from tools.bench.shelf import evenings

OURS = "','.join(name for name in __import__('sys').modules if name.split('.')[0] in {packages})"
LATER = {
    *(f"pyapp.update.{name}" for name in update.PARTS),
    *(f"pyapp.views.{name}" for name in app.VIEWS),
    "pyapp.views.unread",
    "pyapp.backup",
    "pyapp.merging",
    "pyapp.merging_desks",
    "pyapp.taking",
    *(
        f"pyapp.{name}"
        for name in ("chapters", "chronicle", "finding", "folding", "pacing", "prose")
    ),
    *(f"pyapp.{name}" for name in ("lettering", "markup", "palette", "picture")),
}
"""For backups, links, codes, two tabs and the story of the log; each comes with the first of its
messages or screens."""
AT_HOME = 109
"""One above what it is: imports are a seventh of a first start, and only ever grow. Four of
them are words: those of home, of every game in short, of backups and of the parts of a screen."""
AT_A_TABLE = 146
"""One above the most, which are those of the coin game: what several games share beside all that,
with its charts. The dice games have some ten fewer. A game's own modules are its own to count."""


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """What a browser holds that has a table of each game."""
    return evenings(len(GAMES))


def imported(player: Player, site: str, texts: dict[str, str], place: str = "") -> set[str]:
    page = player(bare=True)
    lay(page, site, dict(texts))
    page.goto(site + place)
    is_ready(page)
    return set(page.evaluate(RUN, OURS.format(packages=("pyapp", "threefold"))).split(","))


def games_in(modules: set[str]) -> set[str]:
    """Of which games anything is imported, rules or screens; their words are all there."""
    packages = ("pyapp.games.", "threefold.games.")
    found = (name.removeprefix(one) for one in packages for name in modules if name.startswith(one))
    return {name.partition(".")[0] for name in found}


def test_a_first_start_imports_what_home_needs(player: Player, site: str) -> None:
    modules = imported(player, site, {})
    assert modules & LATER == set()
    assert games_in(modules) == set()
    assert len(modules) <= AT_HOME


def test_home_with_tables_needs_no_game_and_counts_the_start_after_that(
    player: Player, site: str, tables: dict[str, str]
) -> None:
    modules = imported(player, site, tables)
    # What counts the sessions since the last backup comes once home can be seen.
    assert modules & LATER <= {"pyapp.update.backup", "pyapp.backup"}
    assert games_in(modules) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_needs_its_own_game_alone(
    player: Player, site: str, tables: dict[str, str], game: str
) -> None:
    (table,) = (head.id for head in store.heads(tables).values() if head.game == game)
    modules = imported(player, site, tables, f"#/t/{table}")
    assert modules & LATER <= {"pyapp.update.backup", "pyapp.backup"}
    assert games_in(modules) == {game}
    assert len([name for name in modules if ".games." not in name]) <= AT_A_TABLE
