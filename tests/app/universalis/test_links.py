"""Links of Universalis: a shared conflict is only looked at, a request is set up and not rolled."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyapp.games.universalis.desk import CONFLICT, LOOSE
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from tests.app.universalis import disputes, seats
from threefold import link, universalis
from threefold.games.universalis import Brought, Contest, Request, Roll, Side

LINKS = Path(__file__).parents[2] / "fixtures" / "links" / "v1-universalis.json"
FROZEN = json.loads(LINKS.read_text(encoding="utf-8"))
CONTEST = Contest(
    "The bridge",
    Side("Captain Vane", "Anna", (Brought("Anna", 3, "Quick", "Captain Vane"), Brought("Cleo", 1))),
    Side("The wolf", "Ben", (Brought("Ben", 2, "Hungry", "The wolf"),)),
)
ASKED = link.encode(link.RequestLink(universalis.ID, Request(CONTEST, "Be quick")))


@pytest.fixture
def table() -> Browser:
    return disputes.facing()


def test_a_shared_conflict_shows_who_gets_how_much_and_touches_nothing(table: Browser) -> None:
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    table.tap("universalis.share_open", CONFLICT)
    friend = Browser({}, table.shared[-1].fragment)
    page = words(friend.tree)
    for line in ("Captain Vane wins", "4 successes", "1 + 4 + 5 =", "2 dice =", "10 coins", "Cleo"):
        assert line in page
    assert not any(name.startswith("universalis.") for _, (name, *_) in sent(friend.tree))
    assert friend.stored == {}


def test_the_ruling_on_ties_travels_with_a_conflict(table: Browser) -> None:
    seats.settle(table, "tie", "again")
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 9, 9, 2, 4, 5)
    disputes.throw(table, 1, 9, 9, 9, 9, 4, 5)
    table.tap("universalis.share_open", CONFLICT)
    opened = link.decode(table.shared[-1].fragment)
    assert opened.rulings == {"universalis.tie": "again"}
    assert "dice as they are" in words(Browser({}, table.shared[-1].fragment).tree)


@pytest.mark.parametrize("frozen", FROZEN, ids=[one["name"] for one in FROZEN])
def test_every_frozen_link_has_its_page(frozen: dict[str, str]) -> None:
    page = words(Browser({}, frozen["link"]).tree)
    assert ("A roll, shared" in page) == ("roll" in frozen)
    assert ("Nothing is rolled until you do it." in page) == ("request" in frozen)


def test_an_open_conflict_can_be_asked_for_and_opens_as_a_contest_without_coins(
    table: Browser,
) -> None:
    disputes.gathered(table)
    table.write("universalis.describe", CONFLICT, "note", value="Be quick")
    table.tap("universalis.ask", CONFLICT)
    asked = link.decode(table.shared[-1].fragment)
    assert isinstance(asked, link.RequestLink)
    assert asked.request == Request(universalis.contest_for(seats.tale(table)), "Be quick")
    friend = seats.laid()
    friend.go(table.shared[-1].fragment)
    page = words(friend.tree)
    assert all(word in page for word in ("Captain Vane", "The wolf", "The bridge", "Be quick"))
    friend.tap("take_request", friend.table.id)
    assert friend.model.fragment == seats.home(friend, "loose")
    assert seats.tale(friend).loose is None
    friend.tap("universalis.throw", LOOSE, 0)
    loose = seats.tale(friend).loose
    assert loose is not None
    assert loose.contest == asked.request.act
    seats.check_money(friend)


def test_a_request_opens_set_up_and_not_rolled(table: Browser) -> None:
    table.go(ASKED)
    page = words(table.tree)
    assert "Be quick" in page
    assert f"{universalis.odds(4, 2).win}" in page
    table.tap("take_request", table.table.id)
    assert table.model.fragment == seats.home(table, "loose")
    assert seats.tale(table).loose is None
    assert table.table.desk.request is None
    assert "Quick · 3" in words(table.tree)
    table.tap("universalis.throw", LOOSE, 0)
    loose = seats.tale(table).loose
    assert loose is not None
    assert loose.contest == CONTEST


def test_a_request_waits_while_another_roll_does(table: Browser) -> None:
    table.go(seats.home(table, "loose"))
    disputes.throw(table, 1, 2, 3, 9, 9, 9, who=LOOSE)
    table.go(ASKED)
    table.tap("take_request", table.table.id)
    assert table.model.fragment == seats.home(table, "asked")
    table.tap("universalis.seat", LOOSE)
    assert "Keep it first" in table.notice
    table.go(seats.home(table, "loose"))
    table.tap("universalis.keep", LOOSE)
    table.go(seats.home(table, "asked"))
    table.tap("universalis.seat", LOOSE)
    assert table.table.desk.of(LOOSE).asked == CONTEST
    assert table.table.desk.request is None


def test_a_request_can_be_dropped(table: Browser) -> None:
    table.go(seats.home(table, "loose"))
    disputes.throw(table, 1, 2, 3, 9, 9, 9, who=LOOSE)
    table.go(ASKED)
    table.tap("take_request", table.table.id)
    table.tap("universalis.drop_request")
    assert table.table.desk.request is None


def test_a_contest_is_asked_for_by_link(table: Browser) -> None:
    table.go(seats.home(table, "loose"))
    table.write("universalis.describe", LOOSE, "deed", value="The bridge")
    table.write("universalis.name_side", LOOSE, 0, value="Vane")
    table.tap("universalis.count_dice", LOOSE, 0, 4)
    table.tap("universalis.count_dice", LOOSE, 1, 2)
    table.write("universalis.describe", LOOSE, "note", value="Be quick")
    table.tap("universalis.ask", LOOSE)
    request = link.decode(table.shared[-1].fragment)
    assert isinstance(request, link.RequestLink)
    assert request.request.act.counts == (4, 2)
    assert (request.request.act.what, request.request.act.a.name) == ("The bridge", "Vane")
    assert request.request.note == "Be quick"


def test_a_loose_roll_moves_no_coin_and_is_kept(table: Browser) -> None:
    issued = seats.tale(table).ledger.issued
    table.go(seats.home(table, "loose"))
    disputes.throw(table, 1, 2, 3, 9, 9, 9, who=LOOSE)
    roll: Roll | None = seats.tale(table).loose
    assert roll is not None
    assert "One side wins: 3 successes to 0" in table.model.said[0]
    table.tap("universalis.keep", LOOSE)
    assert seats.tale(table).loose is None
    assert seats.tale(table).ledger.issued == issued
    assert link.decode(table.model.notice.fragment).roll == roll  # type: ignore[union-attr]


def test_a_loose_tie_is_thrown_again(table: Browser) -> None:
    table.go(seats.home(table, "loose"))
    disputes.throw(table, 1, 9, 9, 5, 9, 9, who=LOOSE)
    disputes.throw(table, 1, 9, 9, 9, 9, 9, 9, who=LOOSE)
    loose = seats.tale(table).loose
    assert loose is not None
    assert loose.counts() == (3, 4)
    assert loose.decided


def test_what_was_asked_for_survives_a_reload(table: Browser) -> None:
    table.go(ASKED)
    table.tap("take_request", table.table.id)
    again = table.reload()
    assert again.table.desk.of(LOOSE).asked == CONTEST
    again.tap("universalis.plain_dice", LOOSE)
    assert again.table.desk.of(LOOSE).asked is None


def test_the_first_table_for_links_is_made_when_it_is_needed() -> None:
    friend = Browser({}, ASKED)
    friend.tap("take_request", "")
    assert friend.table.game == universalis.ID
    assert friend.table.desk.of(LOOSE).asked == CONTEST
