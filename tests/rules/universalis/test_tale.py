"""The state itself: its helpers, names for players, and rulings that cannot change now."""

from dataclasses import replace
from typing import Any

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    GATHER,
    MARA,
    SWORD,
    TIED,
    after,
    begun,
    bid,
    facing,
    framing,
    playing,
    told,
    well_said,
)
from threefold.errors import InvalidInput
from threefold.games import universalis
from threefold.games.universalis import (
    RULINGS,
    Component,
    EndScene,
    Fact,
    FactKind,
    KeepLoose,
    Kind,
    Ledger,
    NextTeller,
    OpenBids,
    OpenChallenge,
    Phase,
    PlaceBid,
    Rename,
    Tale,
    ThrowLoose,
    Trait,
    contest_for,
    fixed,
    label,
    new,
)

START, REFRESH, TIE = "universalis.start", "universalis.refresh", "universalis.tie"
BUDGET_LEFT = "universalis.budget-left"


def test_a_tale_is_asked_by_number() -> None:
    tale = playing()
    assert tale.player(BOB).name == "Bob"
    assert tale.component(MARA).trait(SWORD).text == "a sword"
    assert tale.fact(0).text == "an inn"
    assert tale.coins(ANN) == 20


@pytest.mark.parametrize("number", [-1, 3, True, "0", None, 0.0])
def test_numbers_that_name_nobody_are_refused(number: Any) -> None:
    tale = playing()
    for ask in (tale.player, tale.component, tale.fact, tale.coins, tale.free):
        with pytest.raises(InvalidInput) as caught:
            ask(number)
        well_said(caught.value)


@pytest.mark.parametrize(
    ("tale", "playable", "purse"),
    [(new(), False, 0), (begun(), False, 0), (framing(), True, 25), (playing(), True, 20)],
)
def test_the_purse_is_that_of_who_is_on_turn(tale: Tale, playable: bool, purse: int) -> None:
    assert (tale.playing, tale.purse) == (playable, purse)


def test_coins_that_are_bid_in_a_challenge_are_not_free() -> None:
    tale = playing(OpenChallenge(BOB, ANN, "no"), OpenBids(4))
    assert [tale.free(seat) for seat in range(3)] == [20, 21, 25]
    assert [tale.coins(seat) for seat in range(3)] == [20, 25, 25]


@pytest.mark.parametrize(
    ("names", "labels"),
    [
        (("Ann", "Bob", "Cleo"), ["Ann", "Bob", "Cleo"]),
        (("Ann", "Ann", "Cleo"), ["Ann (1)", "Ann (2)", "Cleo"]),
        (("", " ", "Cleo"), ["Player 1", "Player 2", "Cleo"]),
        (("", "Player 1", "Cleo"), ["Player 1 (1)", "Player 1", "Cleo"]),
        (("Ann", "Ann", "Ann (2)"), ["Ann (1)", "Ann (2) (2)", "Ann (2)"]),
        (("Ann", " Ann ", "Cleo "), ["Ann (1)", "Ann (2)", "Cleo"]),
    ],
)
def test_no_two_players_are_called_the_same(names: tuple[str, ...], labels: list[str]) -> None:
    tale = begun(*names)
    assert [label(tale, seat) for seat in range(3)] == labels


def test_parts_of_the_wrong_kind_are_refused() -> None:
    for part in ("players", "ledger", "phase", "scene", "turn", "bidding", "challenge", "loose"):
        with pytest.raises(InvalidInput) as caught:
            replace(new(), **{part: 1.5})
        assert caught.value.code == "tale.broken"


@pytest.mark.parametrize(
    "make",
    [
        lambda: Component(Kind.THING, (), 0),
        lambda: Component("beast", (Trait("x", 1),), 0),  # type: ignore[arg-type]
        lambda: Component(Kind.THING, (Trait("x", 1),), 8),
        lambda: Component(Kind.THING, (Trait("x", 1),), 0, True, True),
        lambda: Component(Kind.THING, ("x",), 0),  # type: ignore[arg-type]
        lambda: Trait("x", 0),
        lambda: Trait("x", 1001),
        lambda: Fact("x", FactKind.OTHER, 0, 0),
        lambda: Fact("x", "rumour", 0, 1),  # type: ignore[arg-type]
    ],
)
def test_things_that_cannot_be_are_refused(make: Any) -> None:
    with pytest.raises(InvalidInput):
        make()


def test_the_steps_of_play_never_touch_an_older_state() -> None:
    tale = playing()
    data = universalis.state_to_data(tale)
    after(tale, EndScene())
    assert universalis.state_to_data(tale) == data


def test_the_ledger_holds_the_lines_of_the_last_step_only() -> None:
    tale = playing()
    assert tale.ledger.lines == ()
    assert tale.ledger.forward == ((-2, -75), (-1, 5), (0, 20), (1, 25), (2, 25))
    assert tale.ledger.count == 6 + 4
    assert after(tale, EndScene()).ledger.count == 10
    assert isinstance(tale.ledger, Ledger)


def test_the_first_coins_are_fixed_once_they_are_paid() -> None:
    assert fixed(new(), START) is None
    for tale in (begun(), framing(), playing(), after(playing(), EndScene())):
        reason = fixed(tale, START)
        assert reason is not None
        assert reason.code == "ruling.begun"
        well_said(reason)


@pytest.mark.parametrize(
    ("tale", "code"),
    [
        (new(), None),
        (begun(), None),
        (after(begun(), PlaceBid(ANN, 1)), "ruling.bidding"),
        (bid(begun(), 2, 2, 0), "ruling.bidding"),
        (framing(), None),
        (playing(), None),
        (playing(OpenChallenge(BOB, ANN, "no")), "ruling.open"),
        (playing(OpenChallenge(BOB, ANN, "no"), OpenBids(1)), "ruling.open"),
        (facing(*GATHER), "ruling.open"),
        (facing(*GATHER, TIED), "ruling.open"),
        (told(), "ruling.open"),
        (told(NextTeller(), NextTeller()), None),
    ],
)
def test_other_rulings_wait_for_what_is_open(tale: Tale, code: str | None) -> None:
    for ruling in RULINGS:
        reason = fixed(tale, ruling.id)
        if ruling.id not in (START, BUDGET_LEFT):
            assert (None if reason is None else reason.code) == code


def test_ties_are_ruled_alike_in_all_throws_of_a_loose_roll() -> None:
    """One link holds them all, and one choice."""
    thrown = after(new(), ThrowLoose(contest_for(facing(*GATHER)), TIED.throw))
    for ruling in RULINGS:
        reason = fixed(thrown, ruling.id)
        assert (reason is not None) == (ruling.id == "universalis.tie")
    assert fixed(after(thrown, KeepLoose()), "universalis.tie") is None


def test_what_becomes_of_a_budget_waits_until_it_is_used() -> None:
    """The framer bid for it under the ruling there was."""
    reason = fixed(framing(), BUDGET_LEFT)
    assert reason is not None
    assert reason.code == "ruling.framing"
    well_said(reason)
    assert fixed(playing(), BUDGET_LEFT) is None


@pytest.mark.parametrize("ruling", ["universalis.luck", "", None, 3])
def test_only_rulings_of_the_game_are_asked_about(ruling: Any) -> None:
    with pytest.raises(InvalidInput):
        fixed(new(), ruling)


def test_an_unknown_ruling_of_the_table_is_refused() -> None:
    for rulings in ({"universalis.luck": "good"}, {REFRESH: "7"}, {TIE: "never"}):
        with pytest.raises(InvalidInput):
            universalis.apply(playing(), Rename(ANN, "Anna"), rulings)


def test_what_is_no_step_is_refused() -> None:
    for step in (None, "end-turn", 3, KeepLoose):
        with pytest.raises(InvalidInput) as caught:
            universalis.apply(playing(), step, {})  # type: ignore[arg-type]
        assert caught.value.code == "step.kind"
    with pytest.raises(InvalidInput):
        universalis.apply("a tale", KeepLoose(), {})  # type: ignore[arg-type]


def test_the_dice_of_a_conflict_are_asked_by_the_name_of_who_is_paid() -> None:
    tale = facing(Rename(CLEO, "Ann"), *GATHER)
    assert contest_for(tale).b.who == "Ann (1)"
    assert tale.phase is Phase.TURNS
