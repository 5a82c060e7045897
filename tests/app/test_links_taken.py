"""Links: a shared roll is only looked at, a request is taken to a sheet, loose, or a new table."""

from __future__ import annotations

import pytest

from pyapp.games.ghosts.desk import LOOSE
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from threefold import ghosts, link

ASKED = ghosts.Act(
    "Ann", "Cross the bridge", ("Picks locks (Ann)", "Unknown"), "Trusts", "Ember", True
)
REQUEST = link.encode(link.RequestLink(ghosts.ID, ghosts.Request(ASKED, "Be quick")))


@pytest.fixture
def table() -> Browser:
    return seats.laid()


def test_a_shared_roll_touches_nothing(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 2, 5)
    table.tap("ghosts.share_open", ann)
    before = dict(table.stored)
    friend = Browser({}, table.shared[-1].fragment)
    assert "Failure" in words(friend.tree)
    assert not any(name.startswith("ghosts.") for _, (name, *_) in sent(friend.tree))
    assert friend.stored == {}
    assert friend.saves == []
    again = Browser(table.stored, table.shared[-1].fragment)
    assert (again.stored, again.saves) == (before, [])


def test_a_kept_roll_is_shared_from_the_log_as_it_was(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 6, 6)
    roll = seats.standing(table, ann)
    seats.keep(table, ann)
    table.go(f"{seats.home(table)}/settings")
    table.write("settle", "ghosts.shield", "slots-only", value="on")
    table = table.reload()
    table.go(f"{seats.home(table)}/log")
    (share,) = [args for _, (name, *args) in sent(table.tree) if name == "ghosts.share_kept"]
    table.tap("ghosts.share_kept", *share)
    assert link.decode(table.shared[-1].fragment) == link.ResultLink(ghosts.ID, roll)


def test_the_rulings_of_the_table_travel_with_its_rolls(table: Browser) -> None:
    ann = seats.ids(table)[0]
    table.go(f"{seats.home(table)}/settings")
    table.write("settle", "ghosts.shield", "slots-only", value="on")
    seats.by_hand(table, ann, 1, 1)
    table.tap("ghosts.share_open", ann)
    assert link.decode(table.shared[-1].fragment).rulings == {"ghosts.shield": "slots-only"}


def test_a_pool_is_asked_for(table: Browser) -> None:
    ann = seats.ids(table)[0]
    table.go(seats.place(table, ann))
    table.tap("ghosts.pick_tag", ann, 3)
    table.write("ghosts.describe", ann, "note", value="Be quick")
    table.tap("ghosts.ask", ann)
    asked = link.decode(table.shared[-1].fragment)
    assert isinstance(asked, link.RequestLink)
    assert asked.request.act.tags == ("Picks locks (Ann)",)
    assert asked.request.note == "Be quick"
    assert seats.standing(table, ann) is None


def test_a_request_waits_until_somebody_rolls_it(table: Browser) -> None:
    ann = seats.ids(table)[0]
    before = dict(table.stored)
    table.go(REQUEST)
    assert table.stored == before
    table.tap("take_request", table.table.id)
    assert table.model.fragment.endswith("/asked")
    table = table.reload()
    table.go(seats.home(table))
    table.follow(f"{seats.home(table)}/asked")
    assert "Be quick" in words(table.tree)
    table.tap("ghosts.seat", ann)
    assert table.model.fragment == seats.place(table, ann)
    setup = table.table.desk.of(ann)
    assert (setup.tags, setup.deed) == ((3,), "Cross the bridge")
    assert table.table.desk.request is None
    assert seats.standing(table, ann) is None
    seats.throw(table, ann)
    assert seats.thrown(table, ann) == 1


def test_a_request_is_rolled_loose(table: Browser) -> None:
    table.go(REQUEST)
    table.tap("take_request", table.table.id)
    table.tap("ghosts.seat", LOOSE)
    seats.throw(table, LOOSE)
    roll = seats.standing(table, LOOSE)
    assert roll is not None
    assert roll.act == ASKED


def test_a_request_is_left(table: Browser) -> None:
    table.go(REQUEST)
    table.tap("take_request", table.table.id)
    table.tap("ghosts.drop_request")
    assert table.table.desk.request is None
    table.go(f"{seats.home(table)}/asked")
    assert "Be quick" not in words(table.tree)


def test_a_request_lays_a_new_table_for_a_stranger() -> None:
    browser = Browser({}, REQUEST)
    browser.tap("take_request", "")
    assert browser.model.fragment.endswith("/loose")
    seats.throw(browser, LOOSE)
    roll = seats.standing(browser, LOOSE)
    assert roll is not None
    assert roll.act == ASKED
    assert Browser(browser.stored).model.heads.keys() == {browser.table.id}


def test_a_request_never_pushes_out_a_roll_that_waits(table: Browser) -> None:
    ann = seats.ids(table)[0]
    seats.by_hand(table, ann, 1, 2)
    table.go(REQUEST)
    table.tap("take_request", table.table.id)
    table.tap("ghosts.seat", ann)
    assert "A roll waits" in table.notice
    assert table.table.desk.request is not None
    seats.by_hand(table, LOOSE, 1, 2)
    empty = seats.laid((), table.stored)
    seats.by_hand(empty, LOOSE, 1, 2)
    empty.go(REQUEST)
    empty.tap("take_request", empty.table.id)
    assert empty.table.desk.request is not None


@pytest.mark.parametrize("fragment", ["1.AAAA", REQUEST[:-1], f"{REQUEST}A", "9.AAAA", "1."])
def test_a_damaged_link_says_so_and_touches_nothing(table: Browser, fragment: str) -> None:
    before = dict(table.stored)
    table.go(fragment)
    assert "link" in words(table.tree)
    assert table.stored == before
    stranger = Browser({}, fragment)
    assert not [message for _, message in sent(stranger.tree)]


def test_going_to_a_link_and_back_keeps_the_table(table: Browser) -> None:
    stage, here = table.table.stage, seats.home(table)
    table.go(REQUEST)
    table.go(here)
    assert table.table.stage == stage


def test_rolls_by_link_share_one_table() -> None:
    browser = Browser({}, REQUEST)
    browser.tap("take_request", "")
    first = browser.table.id
    browser.go(REQUEST)
    browser.tap("take_request", "")
    assert browser.table.id == first
    assert len(browser.model.heads) == 1


def test_every_table_of_the_game_can_take_a_request(table: Browser) -> None:
    for _ in range(5):
        table.go("/")
        table.tap("new_table", "ghosts")
    table.go(REQUEST)
    offered = [args for _, (name, *args) in sent(table.tree) if name == "take_request"]
    assert sorted(offered) == sorted([[""], *[[id] for id in table.model.heads]])
