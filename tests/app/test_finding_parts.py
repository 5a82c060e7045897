"""A search is done in parts: bounded, shown as they come, ended by another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pyapp import app
from pyapp.effect import Msg, Soon
from pyapp.model import Model
from pyapp.pacing import FEWEST, MOST, UNKNOWN, paced
from tests.app.table_driver import BEGUN_AT, Browser
from tests.app.test_finding import table_of, texts_of
from tests.app.trees import words


@pytest.fixture
def stored() -> dict[str, str]:
    names = [f"Night {number}{' with Zoë' if number % 3 == 0 else ''}" for number in range(300)]
    return texts_of(table_of(names))


def opened(stored: dict[str, str], fragment: str) -> Model:
    """The page once the table is read, with no part of the search done yet."""
    browser = Browser(stored, "/t/t/log")
    return replace(browser.model, fragment=fragment)


def step(model: Model, msg: Msg, at: int) -> tuple[Model, Msg | None]:
    after, effects = app.update(model, replace(msg, at=at))
    soon = [effect.then for effect in effects if isinstance(effect, Soon)]
    return after, soon[0] if soon else None


def test_results_come_in_parts_with_how_far_it_is(stored: dict[str, str]) -> None:
    model, then = opened(stored, "/t/t/log/find/zoe"), Msg("seek")
    shares: list[int] = []
    at, waiting = BEGUN_AT, 0
    todo: Msg | None = then
    while todo is not None:
        before = len(model.finding.found) if model.finding else 0
        model, todo = step(model, todo, at)
        assert model.finding is not None
        assert len(model.finding.found) - before <= model.finding.pace.entries <= MOST
        shares.append(model.finding.share)
        if todo is not None:
            assert f"Searching, {shares[-1]}%" in words(app.view(model))
            waiting += 1
        at += 60
    assert shares == sorted(shares)
    assert shares[-1] == 100
    assert shares[-2] < 100
    assert waiting > 10
    assert len(model.finding.found if model.finding else ()) == 100


def test_a_new_search_ends_the_old_one(stored: dict[str, str]) -> None:
    model, old = step(opened(stored, "/t/t/log/find/zoe"), Msg("seek"), BEGUN_AT)
    assert old is not None
    model = replace(model, fragment="/t/t/log/find/42")
    model, new = step(model, Msg("seek"), BEGUN_AT)
    assert new is not None
    after, nothing = step(model, old, BEGUN_AT)
    assert (after, nothing) == (model, None)
    assert step(model, new, BEGUN_AT)[0].finding != model.finding


def test_a_search_rests_while_its_page_is_left_and_goes_on_where_it_was(
    stored: dict[str, str],
) -> None:
    model, then = step(opened(stored, "/t/t/log/find/zoe"), Msg("seek"), BEGUN_AT)
    assert then is not None
    assert model.finding is not None
    away = replace(model, fragment="/t/t")
    assert step(away, then, BEGUN_AT) == (away, None)
    back, effects = app.update(away, Msg("went", ("/t/t/log/find/zoe",), at=BEGUN_AT))
    assert Soon(Msg("seek")) in effects
    again, goes_on = step(back, Msg("seek"), BEGUN_AT)
    assert goes_on is not None
    assert again.finding is not None
    assert again.finding.before is not None
    assert model.finding.before is not None
    assert again.finding.before < model.finding.before


def times(*gaps: int) -> Iterator[int]:
    at = BEGUN_AT
    yield at
    for gap in gaps:
        at += gap
        yield at


@pytest.mark.parametrize(
    ("gaps", "entries"),
    [
        ((), 16),
        ((20,), 24),
        ((20, 20), 36),
        ((20,) * 20, MOST),
        ((60,), 16),
        ((200,), 8),
        ((5000,) * 9, FEWEST),
        ((-7200_000,), 8),
        ((20, 20, 200), 18),
    ],
)
def test_the_pace_follows_the_clock(gaps: tuple[int, ...], entries: int) -> None:
    pace = UNKNOWN
    for at in times(*gaps):
        pace = paced(pace, at)
    assert pace.entries == entries
