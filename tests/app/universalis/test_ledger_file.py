"""The ledger as a file: what the csv module, and a spreadsheet, make of it."""

from __future__ import annotations

import csv
import io
import re

import pytest

from pyapp.games.universalis.ledger_csv import COLUMNS, all_lines, file_name, plain
from tests.app.table_driver import Browser
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA
from threefold.games.universalis import BANK, MINT


@pytest.fixture
def table() -> Browser:
    browser = disputes.gathered(disputes.facing())
    disputes.throw(browser, 1, 9, 4, 5, 2, 3, 8)
    return browser


def test_the_file_is_read_back_by_the_csv_module(table: Browser) -> None:
    table.go(seats.home(table, "ledger"))
    table.tap("universalis.export")
    (file,) = table.downloads
    assert (file.name, file.kind) == ("Universalis.csv", "text/csv")
    head, *read = list(csv.reader(io.StringIO(file.text, newline="")))
    assert head == list(COLUMNS)
    moved = [one.line for one in all_lines(table.table.log)]
    assert [int(one[0]) for one in read] == list(range(1, len(moved) + 1))
    assert [int(one[5]) for one in read] == [line.amount for line in moved]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", one[1]) for one in read)
    assert read[0][3:5] == ["New coins", "Bank"]
    assert read[-1][3:5] == ["Bank", "Ben"]
    assert {line.source for line in moved} >= {BANK, MINT, ANNA}
    assert file.text.endswith("\r\n")


@pytest.mark.parametrize("wild", ["=1+1", "+x", "-2", "@SUM(A1)", "  =x", 'say "hi", then\nleave'])
def test_what_people_write_is_one_plain_cell(wild: str) -> None:
    table = seats.playing((wild.strip(), "Ben", "Cleo"))
    table.send("universalis.buy", seats.tale(table).taken, "fact", value=wild)
    table.go(seats.home(table, "ledger"))
    table.tap("universalis.export")
    read = list(csv.reader(io.StringIO(table.downloads[-1].text, newline="")))
    assert {len(row) for row in read} == {len(COLUMNS)}
    assert read[-1][7].removeprefix("'") == wild.strip()
    for row in read[1:]:
        for cell in (row[3], row[4], row[7]):
            assert not cell.lstrip().startswith(("=", "+", "-", "@"))


def test_only_what_looks_like_a_formula_is_changed() -> None:
    assert [plain(text) for text in ("", "a=b", "5", "'x", "=1", " =1", "\t1")] == [
        "",
        "a=b",
        "5",
        "'x",
        "'=1",
        "' =1",
        "'\t1",
    ]
    assert file_name("../a:b*<c>") == "a b c.csv"
    assert file_name("///") == "Universalis.csv"
