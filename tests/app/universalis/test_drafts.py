"""Words half written: no reload, no walk about the table and no refusal takes them away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from pyapp.games.universalis.desk import TELL
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import VANE
from tests.app.universalis.shown import screens
from tests.app.universalis.shown_disputes import screens as disputed
from threefold import universalis
from threefold.check import TEXT_LIMIT

WORDS = "Dave, half writ"
SOUGHT = "universalis.find"
"""What is looked for is worth no keeping."""


def lines(tree: Any) -> Iterator[tuple[list[Any], Element]]:
    """The forms of a page that take a step: their message, and their field."""
    for element in elements(tree):
        for where, message in element.sends:
            if where == "data-submit" and message[0] != SOUGHT:
                field = next(one for one in elements(element.children[0]) if one.tag == "input")
                yield message, field


def told(kind: str) -> Browser:
    """The winner of a conflict tells how it ends."""
    browser = disputes.gathered(disputes.facing())
    disputes.throw(browser, 5, 4, 1, 1, 1, 9, 9)
    browser.write("universalis.choose", TELL, "kind", value=kind)
    return browser


def component() -> Browser:
    browser = disputes.facing()
    browser.go(seats.home(browser, "c", str(VANE)))
    return browser


class Line(NamedTuple):
    """A line to write on: the table with it in front, and the message that hands it over."""

    laid: Callable[[], Browser]
    sends: str


LINES = {
    "a seat": Line(seats.laid, "universalis.join"),
    "a fact": Line(disputes.facing, "universalis.buy"),
    "a trait": Line(component, "universalis.trait"),
    "a fact that is told": Line(lambda: told("fact"), "universalis.tell_fact"),
    "a trait that is told": Line(lambda: told("trait"), "universalis.tell_trait"),
}


@pytest.fixture(params=LINES)
def line(request: pytest.FixtureRequest) -> Line:
    return LINES[request.param]


def found(browser: Browser, line: Line) -> tuple[list[Any], Element]:
    return next(one for one in lines(browser.tree) if one[0][0] == line.sends)


def shows(browser: Browser, line: Line) -> str:
    return str(found(browser, line)[1].attrs["value"])


def write(browser: Browser, line: Line, words: str) -> None:
    message = next(one for where, one in found(browser, line)[1].sends if where == "data-change")
    browser.write(*message, value=words)


def send(browser: Browser, line: Line, words: str) -> None:
    browser.send(*found(browser, line)[0], value=words)


def test_every_line_of_every_screen_is_kept() -> None:
    sending = set()
    for part in (screens, disputed):
        for name, _, tree in part("Ann"):
            for (message, *_), field in lines(tree):
                if field.attrs["type"] == "search":
                    # What is looked for is kept in the address.
                    continue
                sending.add(message)
                assert "data-change" in field.attrs, (name, message)
    assert sending == {line.sends for line in LINES.values()}


def test_it_stays_through_a_reload_and_a_walk(line: Line) -> None:
    browser = line.laid()
    here = browser.model.fragment
    write(browser, line, WORDS)
    for place in ("log", "c", ""):
        browser.go(seats.home(browser, *place.split()))
    browser.go(here)
    assert shows(browser, line) == WORDS
    assert shows(browser.reload(), line) == WORDS


def test_it_stays_when_it_is_refused(line: Line) -> None:
    browser = line.laid()
    long = "W" * (TEXT_LIMIT + 1)
    write(browser, line, long)
    assert "too long" in browser.notice
    taken = seats.tale(browser).taken
    send(browser, line, long)
    assert seats.tale(browser).taken == taken
    assert "too long" in browser.notice
    assert shows(browser, line) == long


def test_it_is_gone_once_it_was_taken(line: Line) -> None:
    browser = line.laid()
    write(browser, line, WORDS)
    send(browser, line, WORDS)
    assert shows(browser, line) == ""
    assert shows(browser.reload(), line) == ""
    assert not any(WORDS in setup.deed for setup in browser.table.desk.setups.values())


def test_each_component_keeps_its_own() -> None:
    browser = component()
    line = LINES["a trait"]
    write(browser, line, WORDS)
    browser.go(seats.home(browser, "c", str(VANE + 1)))
    assert shows(browser, line) == ""


def test_the_words_outlive_the_turn() -> None:
    """Who ends their turn with a fact half written finds it there, not thrown away."""
    browser = disputes.facing()
    line = LINES["a fact"]
    write(browser, line, WORDS)
    seats.act(browser, "end_turn")
    assert shows(browser, line) == WORDS


def test_nobody_is_left_out_by_beginning() -> None:
    browser = seats.laid()
    write(browser, LINES["a seat"], " Dave ")
    seats.act(browser, "begin")
    assert browser.notice.startswith("Dave ")
    assert browser.aimed[-1] == "new-player"
    assert seats.tale(browser).phase == "seating"
    send(browser, LINES["a seat"], "Dave")
    seats.act(browser, "begin")
    assert [one.name for one in seats.tale(browser).players] == [*seats.NAMES, "Dave"]


def test_a_name_that_finds_no_seat_does_not_stop_the_beginning() -> None:
    browser = seats.laid(("Ann",) * (universalis.SEATS - 1))
    write(browser, LINES["a seat"], "Dave")
    seats.submit(browser, "join", value="Eve")
    write_again = [one for one in lines(browser.tree) if one[0][0] == "universalis.join"]
    assert write_again == []
    seats.act(browser, "begin")
    assert seats.tale(browser).bidding is not None


def test_blanks_are_no_name() -> None:
    browser = seats.laid()
    write(browser, LINES["a seat"], "   ")
    seats.act(browser, "begin")
    assert seats.tale(browser).bidding is not None
