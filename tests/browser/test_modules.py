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
    *(f"pyapp.update.{name}" for name in update.LATER),
    *(f"pyapp.views.{name}" for name in app.VIEWS),
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
AT_HOME = 129
"""A little room above what it is today: imports are a seventh of a first start, and only ever grow.
The last is what outcomes are, which every chart asks. Before it came what is set for this device,
its words and those of a result, and whether the screen stays awake: all small, and asked
for by every message or text. Before them came the steps of
the history, what newcomers are told, and the terms, whose words stand on every screen of a game."""
AT_A_TABLE = 161
"""Beside those, what several games share. A game's own modules are its own to count."""


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """What a browser holds that has a table of each game."""
    return evenings(len(GAMES))


def imported(player: Player, site: str, texts: dict[str, str], place: str = "") -> set[str]:
    page = player(service_workers="block")
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
