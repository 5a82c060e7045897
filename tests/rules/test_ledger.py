"""The ledger: coins come from somewhere, go somewhere, and are never short."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold.errors import InvalidInput, NotAllowed, ThreefoldError, Unreadable
from threefold.gate import read_json, reading
from threefold.ledger import (
    BANK,
    ISSUE,
    MINT,
    WHAT_LIMIT,
    Ledger,
    Line,
    line_at,
    line_to_data,
)

ANN, BOB = 0, 1


def start(ann: int = 5, bob: int = 3) -> Ledger:
    """A ledger in which two players were paid by the bank."""
    return Ledger().granted(Line(0, BANK, ANN, ann, "start"), Line(0, BANK, BOB, bob, "start"))


def test_the_bank_issues_what_it_lacks_just_before_it_pays() -> None:
    ledger = start()
    assert [(line.source, line.target, line.amount, line.why) for line in ledger.lines] == [
        (MINT, BANK, 5, ISSUE),
        (BANK, ANN, 5, "start"),
        (MINT, BANK, 3, ISSUE),
        (BANK, BOB, 3, "start"),
    ]
    assert (ledger.issued, ledger.in_bank, ledger.total) == (8, 0, 8)


def test_the_bank_pays_first_with_what_it_holds() -> None:
    ledger = start().moved(Line(1, ANN, BANK, 4, "trait")).granted(Line(1, BANK, BOB, 6, "won"))
    assert [line.amount for line in ledger.lines if line.why == ISSUE] == [5, 3, 2]
    assert (ledger.balance(ANN), ledger.balance(BOB)) == (1, 9)
    assert (ledger.issued, ledger.in_bank, ledger.total) == (10, 0, 10)


def test_closing_a_page_changes_no_balance_and_goes_on_counting() -> None:
    before = start().moved(Line(1, ANN, BOB, 5, "bid"))
    after = before.next()
    assert after.lines == ()
    assert after.forward == ((MINT, -8), (BOB, 8))
    assert after.count == 5
    for account in (MINT, BANK, ANN, BOB, 7):
        assert after.balance(account) == before.balance(account)
    assert after.next() is after


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (Line(1, ANN, BANK, 6, "trait"), "6 coins, and there is only so much to pay with: 5"),
        (Line(1, BANK, ANN, 1, "won"), "1 coin, and there is only so much to pay with: no coins."),
        (Line(1, 9, ANN, 2, "bid"), "2 coins, and there is only so much to pay with: no coins."),
    ],
)
def test_nobody_pays_more_than_they_hold(line: Line, sentence: str) -> None:
    with pytest.raises(NotAllowed) as caught:
        start().moved(line)
    assert caught.value.code == "coins.short"
    assert sentence in caught.value.sentence


def test_lines_are_taken_one_after_another() -> None:
    there, back = Line(1, ANN, BOB, 5, "bid"), Line(1, BOB, ANN, 8, "bid")
    assert start().moved(there, back).balance(ANN) == 8
    with pytest.raises(NotAllowed):
        start().moved(back, there)


def test_a_player_who_is_short_is_not_helped_by_the_mint() -> None:
    with pytest.raises(NotAllowed):
        start().granted(Line(1, ANN, BANK, 6, "trait"))


def test_what_was_paid_for_is_cut() -> None:
    assert Line(1, ANN, BANK, 1, "fact", "ä" * 100).what == "ä" * WHAT_LIMIT


@pytest.mark.parametrize(
    "values",
    [
        (-1, ANN, BANK, 1, "fact"),
        (1, ANN, ANN, 1, "fact"),
        (1, -3, BANK, 1, "fact"),
        (1, ANN, MINT, 1, "fact"),
        (1, ANN, 100, 1, "fact"),
        (1, ANN, BANK, 0, "fact"),
        (1, ANN, BANK, True, "fact"),
        (1, ANN, BANK, 10**13, "fact"),
        (1, ANN, BANK, 1, ""),
        (1, ANN, BANK, 1, "a reason that is far too long"),
        (1, ANN, BANK, 1, None),
        (1, ANN, BANK, 1, "fact", 7),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(values: tuple[Any, ...]) -> None:
    with pytest.raises(InvalidInput):
        Line(*values)


@pytest.mark.parametrize(
    "values",
    [
        (((MINT, -5), (ANN, 4)),),
        (((ANN, 5), (MINT, -5)),),
        (((MINT, -5), (ANN, 5), (BOB, 0)),),
        (((MINT, -5), (BANK, -1), (ANN, 6)),),
        (((MINT, 5), (ANN, -5)),),
        (((MINT, -5, 1), (ANN, 5)),),
        (7,),
        ((), -1),
        ((), 0, (Line(1, ANN, BANK, 1, "fact"),)),
        ((), 0, ("a line",)),
    ],
)
def test_books_that_do_not_add_up_are_refused(values: tuple[Any, ...]) -> None:
    with pytest.raises(InvalidInput):
        Ledger(*values)


@pytest.mark.parametrize("account", [-3, 100, "ann", None, True])
def test_only_accounts_have_a_balance(account: Any) -> None:
    with pytest.raises(InvalidInput):
        start().balance(account)


@pytest.mark.parametrize("bad", [None, 5, "line", (0, BANK, ANN, 1, "won")])
def test_only_lines_are_moved(bad: Any) -> None:
    for move in (start().moved, start().granted):
        with pytest.raises(InvalidInput):
            move(bad)


lines = st.builds(
    Line,
    scene=st.integers(0, 9),
    source=st.just(BANK) | st.integers(0, 3),
    target=st.just(9) | st.integers(4, 6),
    amount=st.integers(1, 30),
    why=st.sampled_from(["won", "trait", "bid"]),
    what=st.text(max_size=80),
) | st.builds(
    Line,
    scene=st.integers(0, 9),
    source=st.integers(4, 6),
    target=st.just(BANK) | st.integers(0, 3),
    amount=st.integers(1, 30),
    why=st.sampled_from(["won", "trait", "bid"]),
)


@given(st.lists(st.tuples(lines, st.booleans()), max_size=40))
def test_every_coin_is_accounted_for(moves: list[tuple[Line, bool]]) -> None:
    """Against a plain sum over all lines ever: balances, issue and numbers agree at every step."""
    ledger, every = Ledger(), list[Line]()
    for line, close in moves:
        ledger = ledger.next() if close else ledger
        known = len(ledger.lines)
        try:
            ledger = ledger.granted(line)
        except NotAllowed:
            assert line.source != BANK
            continue
        every.extend(ledger.lines[known:])
        for account in (MINT, BANK, *range(10)):
            paid = sum(each.amount for each in every if each.target == account)
            spent = sum(each.amount for each in every if each.source == account)
            assert ledger.balance(account) == paid - spent
            assert account == MINT or paid >= spent
        assert ledger.total == ledger.issued
        assert ledger.count + len(ledger.lines) == len(every)
        assert Ledger(ledger.forward, ledger.count, ledger.lines) == ledger


@given(lines)
def test_a_line_survives_a_save(line: Line) -> None:
    data = read_json(json.dumps(line_to_data(line)), 10_000)
    assert reading(lambda: line_at(data, "line")) == line


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        [1, 0, -1, 1, "fact"],
        [1, 0, -1, 1, "fact", "", 0],
        [1, 0, 0, 1, "fact", ""],
        [1, 0, -2, 1, "fact", ""],
        [1, 0, -1, 0, "fact", ""],
        [1, 0, -1, 1, "", ""],
        [1, 0, -1, 1, "fact", "x" * 61],
        [True, 0, -1, 1, "fact", ""],
    ],
)
def test_a_damaged_line_is_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        reading(lambda: line_at(data, "line"))
    assert isinstance(caught.value, ThreefoldError)
