"""Two hundred mutated links and saves in the browser: what is there stays, and nothing breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Furnished, Seat
from tests.browser.player import Person, is_ready
from tools.fuzz import links, run, saves

SEED = "threefold"
LINKS, TABLES = 40, 27
"""Of each of three kinds: texts, bytes and data, then texts, data and keys."""
LARGEST = 40_000

# Texts cross over as numbers: on any other way halves of surrogate pairs would be lost. The app
# hears of an address before who began to listen later, so it has painted when `until` goes on.
VISIT = """async (addresses) => {
  const until = (address) => new Promise((heard) => {
    const before = location.hash;
    location.hash = address;
    if (location.hash === before) heard();
    else addEventListener("hashchange", heard, { once: true });
  });
  const seen = [];
  for (const units of addresses) {
    await until("/about");
    await until(String.fromCharCode(...units));
    const title = document.querySelector("#app h1").textContent;
    seen.push([document.documentElement.dataset.state, title]);
  }
  return seen;
}"""
LAY = """(pairs) => {
  for (const [key, text] of pairs)
    localStorage.setItem(String.fromCharCode(...key), String.fromCharCode(...text));
}"""
# But for the count of starts, which goes on.
STORED = """() => JSON.stringify(Object.entries(localStorage)
  .filter(([key]) => key.startsWith("threefold/") && key !== "threefold/app/1").sort())"""


def units(text: str) -> list[int]:
    raw = text.encode("utf-16-le", "surrogatepass")
    return [int.from_bytes(raw[at : at + 2], "little") for at in range(0, len(raw), 2)]


@pytest.fixture
def laid(seat: Seat, furnished: Furnished) -> Person:
    """Somebody with a table of their own, at home."""
    person = seat.person
    person.sit_down(furnished.storage, furnished.table)
    person.open_sheet("Ada")
    return person


def visited(person: Person, addresses: list[str]) -> list[Any]:
    seen: list[Any] = person.page.evaluate(VISIT, [units(text) for text in addresses])
    assert len(seen) == len(addresses)
    assert all(state == "ready" and title.strip() for state, title in seen), seen
    return seen


def still_plays(seat: Seat, home: str) -> None:
    person = seat.person
    person.page.goto(home)
    person.is_at("Ada")
    person.pick("Old maps")
    expect(person.button("Old maps")).to_have_attribute("aria-pressed", "true")
    seat.watching.check()


def test_mutated_links_touch_nothing(seat: Seat, laid: Person) -> None:
    home, before = laid.page.url, laid.page.evaluate(STORED)
    kinds = [kind for kind in links.MAKERS if kind != "link-bomb"]
    made = [run.case(SEED, kind, number) for kind in kinds for number in range(LINKS)]
    assert len(made) == 3 * LINKS
    seen = visited(laid, made)
    assert len({title for _, title in seen}) > 2, "all of them led to the same place"
    assert laid.page.evaluate(STORED) == before
    still_plays(seat, home)


def damaged_tables() -> list[tuple[str, dict[str, str]]]:
    """Damaged saves, each under an id of its own, of a size that many fit beside each other."""
    found = []
    for kind in saves.MAKERS:
        cases = (run.case(SEED, kind, number) for number in range(10 * TABLES))
        small = [one for one in cases if run.size_of(one) < LARGEST][:TABLES]
        for known, texts in small:
            fresh = f"f{len(found):09}"
            found.append((fresh, {key.replace(known, fresh): text for key, text in texts.items()}))
    return found


def test_mutated_saves_are_opened_or_refused_and_kept_as_they_are(seat: Seat, laid: Person) -> None:
    home, tables = laid.page.url, damaged_tables()
    assert 3 * LINKS + len(tables) >= 200
    pairs = [(units(key), units(text)) for _, texts in tables for key, text in texts.items()]
    laid.page.evaluate(LAY, pairs)
    before = laid.page.evaluate(STORED)
    laid.page.reload()
    is_ready(laid.page)
    seen = visited(laid, [f"/t/{table_id}" for table_id, _ in tables])
    titles = [title for _, title in seen]
    assert 5 < titles.count("Threefold") < len(titles) - 5, "some are refused and some are opened"
    assert len(json.loads(before)) > len(tables)
    assert laid.page.evaluate(STORED) == before
    visited(laid, [f"/t/{table_id}/log" for table_id, _ in tables])
    assert laid.page.evaluate(STORED) == before
    still_plays(seat, home)
