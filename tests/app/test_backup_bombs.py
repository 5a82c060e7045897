"""Files that are small and mean a lot of work: bounded, whatever they say."""

from __future__ import annotations

import json
from collections.abc import ItemsView
from dataclasses import replace

import pytest

from pyapp import backup, store
from pyapp.app import update
from pyapp.backup import EXPANDED, MOST_TABLES
from pyapp.effect import Focus, Msg, Soon
from pyapp.opened import Opened
from pyapp.texts import STORED_LIMIT, digest, packed
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_backup_gate import head, raw
from threefold.dense import condensed
from threefold.errors import Unreadable

SAYS = 4_000_000


def upon(base: str, **fields: object) -> dict[str, str]:
    """The texts of a table whose stage lies in a base of its own."""
    name = digest(base)
    data = {**json.loads(head(v=3)), "base": name, "since": {}, **fields}
    data.pop("play"), data.pop("rulings")
    return {"head": packed(data), f"base/{name}": base}


def test_what_the_tables_of_a_file_say_is_counted_for_all_of_them(good: dict[str, str]) -> None:
    bombs = {
        f"threefold/1/{chr(97 + at)}/{rest}": text
        for at in range(20)
        for rest, text in upon(condensed(f'"{at}{"x" * SAYS}"')).items()
    }
    content = raw({**good, **bombs})
    assert len(content) < 1_000_000
    browser = Browser({}, "/import")
    browser.send("file_read", "some.json", content)
    assert browser.model.opened
    tables = browser.model.opened.tables
    assert len(tables) == 21
    assert EXPANDED < sum(one.weight for one in tables) < EXPANDED + 2 * STORED_LIMIT
    assert all(one.trouble for one in tables if one.id != seats.TABLE)


def test_what_a_table_would_be_put_together_from_is_weighed() -> None:
    bomb = condensed(f'{{"since":"{"x" * SAYS}"}}')
    chain = {f"start/{at}": bomb for at in range(60)}
    texts = {**upon("no such base", log=[60, 59, 1]), **chain}
    found = backup.found("a", texts, 20_000_000)
    assert found.trouble
    assert 20_000_000 < found.weight < 20_000_000 + 2 * SAYS


def test_the_page_is_shown_between_two_tables_that_say_much() -> None:
    parts = tuple((name, upon(condensed(f'"{name}{"x" * SAYS}"'))) for name in "abc")
    model = replace(Browser({}, "/import").model, opened=Opened("x", reading=True, at=1))
    for left in (2, 1):
        model, effects = update(model, Msg("file_sorted", (1, parts)))
        assert effects == (Soon(Msg("file_sorted", (1, parts[-left:]))),)
        parts = parts[-left:]


@pytest.mark.parametrize("count", [MOST_TABLES, MOST_TABLES + 1])
def test_so_many_tables_are_read_and_no_more(count: int) -> None:
    texts = {f"threefold/1/{number}/head": "{" for number in range(count)}
    if count <= MOST_TABLES:
        assert len(backup.tables(texts)) == count
        return
    with pytest.raises(Unreadable, match="1,001 tables"):
        backup.tables(texts)


class Counted(dict[str, str]):
    """Texts that know how often all of them were walked through."""

    walked = 0

    def items(self) -> ItemsView[str, str]:
        self.walked += 1
        return super().items()


def test_what_is_here_is_sorted_once_and_not_for_each_table() -> None:
    texts = {f"{store.prefix(str(number))}head": head() for number in range(300)}
    here = Counted(texts)
    found = tuple(backup.found(name, parts) for name, parts in backup.tables(texts).items())
    model = replace(Browser({}, "/import").model, opened=Opened("x", found, reading=True, at=1))
    after, effects = update(model, Msg("file_compared", (1, found, (), here)))
    assert effects == (Focus("main"),)
    assert after.opened
    assert [one.standing for one in after.opened.tables] == ["same"] * 300
    assert here.walked < 10


def test_one_that_is_not_weighed_any_more_says_why() -> None:
    parts = upon(packed(json.loads(head())))
    assert not backup.found("a", parts).trouble
    found = backup.found("a", parts, 10)
    assert (found.texts, found.steps, found.weight) == ({}, 0, len(parts["head"]))
    assert found.trouble == "This is too large to be opened."
