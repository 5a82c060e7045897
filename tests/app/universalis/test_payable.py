"""Whatever a screen offers for coins can be paid: nothing beyond a purse can be laid out."""

from __future__ import annotations

import pytest

from pyapp.games.universalis.desk import REMOVE, TELL
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, CLEO, VANE, WOLF
from threefold import universalis


def poor() -> Browser:
    """Ten coins each to begin with; the captain is worth eight, and Anna has one coin left."""
    table = seats.laid()
    seats.settle(table, "start", "10")
    seats.settle(table, "outcome", "spent")
    seats.act(table, "begin")
    seats.bid_all(table, 3, 1, 1)
    seats.frame(table)
    seats.act(table, "end_framing")
    seats.trait(table, VANE, "Quick", 3)
    seats.trait(table, VANE, "Feared", 3)
    assert seats.tale(table).coins(ANNA) == 1
    return table


def plans(table: Browser) -> list[tuple[int | None, tuple[int, ...]]]:
    """What the page offers to lay out as shares."""
    shown = [args for _, (name, *args) in sent(table.tree) if name == "universalis.plan_removal"]
    return [(component, tuple(shares)) for _, component, shares in shown]


def test_no_share_of_a_removal_is_beyond_its_purse_whatever_is_tapped() -> None:
    table = poor()
    price, taken = 7, seats.tale(table).taken
    purse = [seats.tale(table).coins(seat) for seat in range(3)]
    table.go(seats.home(table, "c", str(VANE)))
    assert seats.tale(table).component(VANE).importance == price
    to_see, complete = plans(table), set()
    seen = set(to_see)
    while to_see:
        component, shares = to_see.pop()
        if component is None:
            continue
        assert all(0 <= share <= held for share, held in zip(shares, purse, strict=True)), shares
        assert sum(shares) <= price
        table.send("universalis.plan_removal", REMOVE, component, list(shares))
        paid = [[seat, share] for seat, share in enumerate(shares) if share]
        assert table.offers("universalis.remove", taken, VANE, paid) == (sum(shares) == price)
        if sum(shares) == price:
            complete.add(shares)
            step = universalis.Remove(VANE, tuple((seat, share) for seat, share in paid))
            after = universalis.apply(seats.tale(table), step, {})
            assert after.component(VANE).removed
        fresh = set(plans(table)) - seen
        seen |= fresh
        to_see += fresh
    assert len(complete) == 15, "Anna none or one, Ben and Cleo the rest in any way"


def test_shares_that_are_no_longer_there_are_cut_to_the_purse() -> None:
    table = poor()
    table.send("universalis.plan_removal", REMOVE, VANE, [0, 7, 0])
    take_turn(table, BEN)
    for _ in range(6):
        seats.buy(table, "fact", "It rains")
    assert seats.tale(table).coins(BEN) == 3
    table.go(seats.home(table, "c", str(VANE)))
    assert "Still missing: 4 coins" in words(table.tree)
    assert not any(name == "universalis.remove" for _, (name, *_) in sent(table.tree))


def take_turn(table: Browser, seat: int) -> None:
    table.go(seats.home(table))
    seats.act(table, "interrupt", seat)


def told(cleo: int) -> Browser:
    """Anna's captain won fifteen coins' worth, and Cleo, who may word it, has so many coins."""
    table = poor()
    take_turn(table, BEN)
    seats.buy(table, "character", "The wolf")
    take_turn(table, CLEO)
    while seats.tale(table).coins(CLEO) > cleo:
        seats.buy(table, "fact", "It rains")
    table.go(seats.home(table))
    seats.act(table, "end_turn")
    assert seats.tale(table).turn == ANNA
    disputes.opened(table)
    seats.act(table, "draw_trait", ANNA, 0, VANE, 1)
    disputes.bring(table, BEN, 1)
    seats.act(table, "draw_trait", BEN, 1, WOLF, 0)
    disputes.throw(table, 5, 5, 5, 9)
    table.write("universalis.choose", TELL, "seat", value=str(CLEO))
    return table


@pytest.mark.parametrize("cleo", [1, 4, 9])
def test_nobody_is_offered_words_of_an_outcome_beyond_their_purse(cleo: int) -> None:
    table = told(cleo)
    assert disputes.narration(table).left[0] == 15
    assert seats.tale(table).coins(CLEO) == cleo
    for kind in ("trait", "rank"):
        table.write("universalis.choose", TELL, "kind", value=kind)
        assert most_ranks(table) == cleo
    seats.act(table, "tell_rank", CLEO, WOLF, 0, cleo)
    assert seats.tale(table).coins(CLEO) == 0
    assert disputes.narration(table).left[0] == 15 - cleo
    seats.check_money(table)
    assert "Cleo has no coins to pay for it." in words(table.tree)
    for kind in ("fact", "trait", "rank"):
        table.write("universalis.choose", TELL, "kind", value=kind)
        assert not any(name.startswith("universalis.tell_") for _, (name, *_) in sent(table.tree))


def most_ranks(table: Browser) -> int:
    """Tap for more ranks as long as the page offers more."""
    table.send("universalis.lay", TELL, "ranks", 1)
    now = 1
    while table.offers("universalis.lay", TELL, "ranks", now + 1):
        now += 1
        table.tap("universalis.lay", TELL, "ranks", now)
    return now
