"""The page before Python: it shows what will be there, as far as is known, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pyapp.reminder import KEY as STARTS
from tests.app import seats
from tests.browser.before import REMEMBERED, Held, before_python, lay, tables
from tests.browser.conftest import Player, is_ready
from tests.browser.phones import phone_of
from tests.browser.watching import Watch
from threefold import link

FROZEN = json.loads((Path(__file__).parents[1] / "fixtures" / "links" / "v1.json").read_text())
HEAD = next(text for key, text in seats.laid().stored.items() if key.endswith("/head"))
LINKS = [entry["link"] for entry in FROZEN]
RESULT = next(one for one in LINKS if isinstance(link.decode(one), link.ResultLink))
REQUEST = next(one for one in LINKS if isinstance(link.decode(one), link.RequestLink))


@pytest.fixture
def guest(player: Player) -> Page:
    """Somebody who was never here."""
    return player(bare=True)


@pytest.fixture(scope="module")
def shown(browser: Browser, site: str) -> dict[str, str | None]:
    """What is stored once home was shown to somebody with two tables."""
    context = phone_of(browser)
    page = context.new_page()
    lay(page, site, tables(HEAD, 2))
    page.goto(site)
    is_ready(page)
    lay(page, site, {})
    stored: dict[str, str | None] = page.evaluate("({...localStorage})")
    context.close()
    return stored


@pytest.fixture
def host(guest: Page, site: str, shown: dict[str, str | None]) -> Page:
    """Somebody with two tables, whom home was shown to before."""
    lay(guest, site, shown)
    return guest


def title(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def test_who_comes_first_sees_home_as_it_will_be(guest: Page, site: str) -> None:
    with before_python(guest, site):
        expect(guest.get_by_role("heading", name="No table yet")).to_be_visible()
        expect(guest.get_by_role("status").first).to_have_text("First visit: fetching the rules")
        expect(guest.get_by_role("status").first).to_be_visible()
        seen = guest.get_by_role("main").inner_text()
    assert guest.get_by_role("main").inner_text() == seen
    expect(guest.locator("#progress")).to_be_hidden()


def test_who_comes_back_sees_the_tables(host: Page, site: str) -> None:
    with before_python(host, site):
        expect(host.get_by_role("link", name="Night shift 1")).to_be_visible()
        expect(host.get_by_role("listitem")).to_have_count(2)
        expect(host.get_by_role("status").first).to_have_text("Getting the rules ready")
        seen = host.get_by_role("main").inner_text()
    assert host.get_by_role("main").inner_text() == seen


def test_the_shell_is_accessible(host: Page, site: str, axe: Callable[..., list[str]]) -> None:
    held = Held(host)
    for place in ("", "#/t/copy1", f"#{REQUEST}"):
        held.open(site + place)
        expect(host.get_by_role("status").first).to_have_text("Getting the rules ready")
        assert axe(host) == []


def test_a_memory_that_is_old_or_broken_is_as_good_as_none(host: Page, site: str) -> None:
    lay(host, site, {})
    good = host.evaluate("key => localStorage.getItem(key)", REMEMBERED)
    known = json.loads(good)
    broken = ["", "{", "null", json.dumps({"build": 1, "heads": 1, "body": [["b"]]})]
    broken += [json.dumps({**known, name: 1}) for name in ("build", "heads", "body")]
    broken += [json.dumps({**known, "body": [body]}) for body in (["no tag", {"class": 3}], [{}])]
    played_on = tables(HEAD, 3)
    held = Held(host)
    for text in broken:
        lay(host, site, {REMEMBERED: text})
        held.open(site)
        expect(host.get_by_role("button", name="New Imposition table")).to_be_visible()
        expect(host.get_by_text("No table yet")).to_be_hidden()
        expect(host.get_by_role("listitem")).to_have_count(0)
    lay(host, site, {REMEMBERED: good})
    held.open(site)
    expect(host.get_by_role("listitem")).to_have_count(2)
    lay(host, site, played_on)
    held.open(site)
    expect(host.get_by_role("listitem")).to_have_count(0)
    held.let_come()
    expect(host.get_by_role("listitem")).to_have_count(3)


HOSTILE = [
    ["meta", {"http-equiv": "refresh", "content": "0;url=http://localhost:1/away"}],
    ["META", {"http-equiv": "refresh", "content": "0;url=http://localhost:1/away"}],
    ["iframe", {"src": "http://localhost:1/away"}],
    ["img", {"src": "http://localhost:1/away"}],
    ["script", {"src": "http://localhost:1/away"}],
    ["base", {"href": "http://localhost:1/"}],
    ["link", {"rel": "stylesheet", "href": "http://localhost:1/away"}],
    ["form", {"action": "http://localhost:1/away"}, ["button", {"type": "button"}, "Hostile"]],
    ["input", {"autofocus": True}],
    ["svg", ["foreignObject", ["b", "Hostile"]]],
    ["svg", ["use", {"href": "http://localhost:1/away#x"}]],
    ["a", {"href": "http://localhost:1/away"}, "Hostile"],
    ["a", {"href": "//localhost:1/away"}, "Hostile"],
    ["a", {"href": " #/about"}, "Hostile"],
    ["a", {"href": "javascript:alert(1)"}, "Hostile"],
    ["a", {"href": ["javascript:alert(1)"]}, "Hostile"],
    ["svg", ["a", {"xlink:href": "javascript:alert(1)"}, "Hostile"]],
    ["a", {"href": "#/about", "ping": "http://localhost:1/away"}, "Hostile"],
    ["p", {"style": "position: fixed"}, "Hostile"],
    ["p", {"onclick": "alert(1)"}, "Hostile"],
    ["p", {"id": "opening-place"}, "Hostile"],
    ["button", {"type": "submit"}, "Hostile"],
    ["button", {"type": "button", "aria-busy": "true"}, "Hostile"],
    ["p", {"data-submit": "[]"}, "Hostile"],
]


def test_nothing_is_painted_that_home_never_draws(host: Page, site: str) -> None:
    lay(host, site, {})
    good = json.loads(host.evaluate("key => localStorage.getItem(key)", REMEMBERED))
    held = Held(host)
    for hostile in HOSTILE:
        body = [*good["body"], hostile]
        lay(host, site, {REMEMBERED: json.dumps({**good, "body": body})})
        held.open(site)
        expect(host.get_by_role("button", name="New Imposition table")).to_be_visible()
        assert host.get_by_role("listitem").count() == 0, hostile
        assert host.get_by_text("Hostile").count() == 0, hostile
    lay(host, site, {REMEMBERED: json.dumps({**good, "body": [*good["body"], ["p", "Kind"]]})})
    held.open(site)
    expect(host.get_by_text("Kind")).to_be_visible()


def test_a_remembered_button_that_says_nothing_stops_no_start(
    host: Page, site: str, watch: Watch
) -> None:
    watch.expect("console error: nonsense:")
    lay(host, site, {})
    good = json.loads(host.evaluate("key => localStorage.getItem(key)", REMEMBERED))
    said = ["", "{", "null", "3", "[]", "[3]", '[["x"]]', "{}", '"x"', '["x"', '["nonsense"]']
    said += ['["x",' + "[" * 900, '["nonsense",' + "[" * 480 + "]" * 481, '["x",' + "[" * 100_000]
    buttons = [["button", {"data-msg": text}, f"Nothing {at}"] for at, text in enumerate(said)]
    lay(host, site, {REMEMBERED: json.dumps({**good, "body": [*good["body"], *buttons]})})
    with before_python(host, site):
        for at in range(len(said)):
            host.get_by_role("button", name=f"Nothing {at}", exact=True).click()
        host.get_by_role("button", name="New Imposition table").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Imposition")


def test_what_another_build_drew_is_not_shown(host: Page, site: str) -> None:
    lay(host, site, {})
    known = json.loads(host.evaluate("key => localStorage.getItem(key)", REMEMBERED))
    held = Held(host)
    held.open(site)
    build = host.locator("meta[name=threefold-build]").get_attribute("content")
    assert known["build"] == build
    expect(host.get_by_role("listitem")).to_have_count(2)
    lay(host, site, {REMEMBERED: json.dumps({**known, "build": f"{build}0"})})
    held.open(site)
    expect(host.get_by_role("listitem")).to_have_count(0)


def test_no_tables_leave_no_memory(host: Page, site: str) -> None:
    lay(host, site, dict.fromkeys(tables(HEAD, 2)))
    assert set(host.evaluate("Object.keys(localStorage)")) - {STARTS} == {REMEMBERED}
    host.goto(site)
    is_ready(host)
    lay(host, site, {})
    assert set(host.evaluate("Object.keys(localStorage)")) <= {STARTS}


def test_a_table_is_named_while_it_is_opened(host: Page, site: str) -> None:
    held = Held(host)
    narrow = ("/log", "/log/find/key", "/settings", "/move", "/paper")
    for rest in (*narrow, ""):
        held.open(f"{site}#/t/copy1{rest}")
        assert title(host) == "Night shift 1"
        expect(host).to_have_title("Night shift 1 · Threefold")
        expect(host.get_by_role("main")).to_have_text("Laying out this table …")
        back = host.get_by_role(
            "link", name=f"Back to {'Night shift 1' if rest else 'Your tables'}"
        )
        expect(back).to_have_attribute("href", "#/t/copy1" if rest else "#/")
        # As wide as the screen will be: nothing jumps.
        expect(host.locator(".split")).to_have_count(0 if rest in narrow else 1)
        expect(host.get_by_role("button", name="Undo")).to_be_disabled()
    held.let_come()
    expect(host.get_by_text("Laying out this table …")).to_have_count(0)


def test_signs_around_a_link_are_overlooked(guest: Page, site: str) -> None:
    held = Held(guest)
    for around in ("{}.", "#%20{}", "{}&x", "{}\u2026", "{}?utm=1"):
        held.open(f"{site}#{around.format(RESULT)}")
        assert title(guest) == "A roll, shared", around
    held.let_come()
    assert title(guest) == "A roll, shared"


def test_what_is_not_known_is_not_promised(guest: Page, site: str) -> None:
    held = Held(guest)
    places = (
        "/t/nowhere",
        "/about",
        "/style",
        "/style/ghosts",
        "/import",
        "/import/x",
        "1.damaged",
    )
    for place in (*(f"#{one}" for one in places), f"#{RESULT[:-4]}"):
        held.open(site + place)
        assert title(guest) == "Threefold"
        expect(guest.get_by_role("main")).to_have_text("One moment …")
    held.let_come()
    expect(guest.get_by_role("heading", level=1)).to_have_text("This link is damaged")
    expect(guest.get_by_text("One moment …")).to_have_count(0)


@pytest.mark.parametrize(
    ("fragment", "heading", "words"),
    [
        (RESULT, "A roll, shared", "A roll that was shared with you"),
        (REQUEST, "Please roll", "You are asked for a roll"),
    ],
    ids=["result", "request"],
)
def test_a_link_says_at_once_what_it_is(
    guest: Page, site: str, fragment: str, heading: str, words: str
) -> None:
    with before_python(guest, f"{site}#{fragment}"):
        assert title(guest) == heading
        expect(guest.get_by_role("main")).to_contain_text(words)
    assert title(guest) == heading
    expect(guest.get_by_text(words)).to_have_count(0)


def test_every_frozen_link_is_known_for_what_it_is(page: Page) -> None:
    assert len(LINKS) > 10
    for fragment in LINKS:
        kind = "result" if isinstance(link.decode(fragment), link.ResultLink) else "request"
        middle = len(fragment) // 2
        other = "A" if fragment[middle] != "A" else "B"
        for text, known in (
            (fragment, kind),
            (fragment[:middle] + other + fragment[middle + 1 :], "place"),
            (fragment[:-1], "place"),
        ):
            assert page.evaluate("text => shell.linkKind(text)", text) == known


def test_nothing_moves_for_those_who_asked_for_that(player: Player, site: str) -> None:
    page = player(bare=True)
    with before_python(page, site):
        expect(page.get_by_role("status").first).to_have_text("First visit: fetching the rules")
        page.get_by_role("button", name="New Imposition table").click()
        assert page.evaluate("document.getAnimations().length") == 0
