"""Reading a throw: successes, who wins, what each player gains, and how a tie goes on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.universalis.contests import CONTEST, against, choices, contests, side
from threefold import InvalidInput
from threefold.games.universalis.contest import Brought, Contest, Side
from threefold.games.universalis.outcome import Outcome, Pay, Result, by_owner, gain, resolve
from threefold.games.universalis.rulings import RULES


def test_a_success_shows_one_to_five() -> None:
    for face in range(1, 11):
        result = resolve(against(1, 1), (face,), (10,))
        assert result.successes == ((1, 0) if face <= 5 else (0, 0))
        assert result.sums == ((face, 0) if face <= 5 else (0, 0))


def test_more_successes_win_whatever_they_add_up_to() -> None:
    result = resolve(against(2, 2), (1, 1), (5, 6))
    assert (result.outcome, result.winner) == (Outcome.WIN, 0)
    assert (result.successes, result.sums) == ((2, 1), (2, 5))
    assert (result.rule, result.notes) == ("universalis.more", ())
    assert result.adds is None


def test_side_b_wins_when_side_a_loses() -> None:
    result = resolve(against(2, 1), (6, 7), (4,))
    assert (result.outcome, result.winner) == (Outcome.LOSE, 1)
    assert result.coins == (2, 4)


def test_the_winner_gains_the_faces_of_the_successes_and_not_their_number() -> None:
    result = resolve(against(3, 4), (5, 4, 9), (2, 6, 7, 10))
    assert result.coins == (5 + 4, 4), "the loser gains a coin for each die, success or not"
    assert result.pay == ((Pay("Ann", 9, (5, 4, 9), 3),), (Pay("Bob", 4, (2, 6, 7, 10), 4),))


def test_each_player_gains_for_their_own_dice() -> None:
    result = resolve(CONTEST, (1, 5, 4), (6, 3))
    ann, cleo = result.pay[0]
    assert ann == Pay("Ann", 6, (1, 5), 2)
    assert cleo == Pay("Cleo", 4, (4,), 1)
    assert result.pay[1] == (Pay("Bob", 1, (6,), 1), Pay("Ann", 1, (3,), 1)), "on both sides"
    assert result.coins == (10, 2)


def test_a_player_who_adds_dice_twice_is_paid_once_for_all_of_them() -> None:
    mixed = side(("Cleo", 1), ("Ann", 1), ("Cleo", 2))
    result = resolve(Contest("", mixed, side(("Bob", 1))), (2, 8, 9, 3), (10,))
    assert result.pay[0] == (Pay("Cleo", 5, (2, 9, 3), 3), Pay("Ann", 0, (8,), 1))


def test_a_helper_without_a_success_gains_nothing_from_winning() -> None:
    result = resolve(CONTEST, (2, 3, 10), (7, 8))
    assert result.pay[0][1] == Pay("Cleo", 0, (10,), 1)


def test_a_tie_pays_nothing_yet() -> None:
    result = resolve(CONTEST, (4, 6, 7), (3, 8))
    assert (result.outcome, result.winner) == (Outcome.TIE, None)
    assert (result.pay, result.coins) == (((), ()), (0, 0))
    assert result.rule == "universalis.equal"


@pytest.mark.parametrize(
    ("a", "b", "tie", "note", "adds"),
    [
        ((5, 6, 6), (4, 6), "larger", "universalis.larger-adds", 0),
        ((4, 6, 6), (5, 6), "larger", "universalis.larger-adds", 1),
        ((1, 2, 6), (1, 3), "larger", "universalis.larger-adds", 1),
        ((4, 6, 6), (4, 6), "larger", "universalis.as-they-are", None),
        ((2, 3, 6), (1, 4), "larger", "universalis.as-they-are", None),
        ((6, 6, 6), (6, 6), "larger", "universalis.as-they-are", None),
        ((5, 6, 6), (4, 6), "again", "universalis.as-they-are", None),
        ((4, 6, 6), (4, 6), "again", "universalis.as-they-are", None),
    ],
)
def test_a_tie_goes_on_as_ruled(
    a: tuple[int, ...], b: tuple[int, ...], tie: str, note: str, adds: int | None
) -> None:
    result = resolve(CONTEST, a, b, tie=tie)
    assert result.outcome is Outcome.TIE
    assert (result.notes, result.adds) == ((note,), adds)


def test_dice_that_ties_added_come_last_and_belong_to_whose_side_it_is() -> None:
    result = resolve(CONTEST, (6, 7, 5, 4, 3), (9, 9, 1), (2, 1))
    assert result.pay[0] == (Pay("Ann", 7, (6, 7, 4, 3), 4), Pay("Cleo", 5, (5,), 1))
    assert result.pay[1] == (Pay("Bob", 2, (9, 1), 2), Pay("Ann", 1, (9,), 1))


def test_a_player_may_gain_by_added_dice_alone() -> None:
    helped = Contest("", Side("Ida", "Ann", (Brought("Cleo", 1),)), side(("Bob", 1)))
    result = resolve(helped, (2, 3), (10,), (1, 0))
    assert result.pay[0] == (Pay("Cleo", 2, (2,), 1), Pay("Ann", 3, (3,), 1))


@given(contests, choices, st.data())
def test_what_a_result_says_is_of_one_piece(
    contest: Contest, tie: str, data: st.DataObject
) -> None:
    faces = [data.draw(st.tuples(*[st.integers(1, 10)] * count)) for count in contest.counts]
    result = resolve(contest, *faces, tie=tie)
    assert list(result.faces) == faces
    assert {result.rule, *result.notes} <= set(RULES)
    assert (result.outcome is Outcome.TIE) == (result.successes[0] == result.successes[1])
    for at, each in enumerate(contest.sides):
        if result.winner is None:
            continue
        paid = result.pay[at]
        assert [pay.who for pay in paid] == list(dict.fromkeys(b.who for b in each.brought))
        assert sum(pay.coins for pay in paid) == result.coins[at]
        assert sum(pay.dice for pay in paid) == each.dice
        assert sorted(face for pay in paid for face in pay.faces) == sorted(faces[at])
        assert result.coins[at] == (result.sums[at] if at == result.winner else each.dice)


@given(st.lists(st.integers(1, 10), min_size=2, max_size=9), st.data())
def test_the_other_side_reads_the_same_in_the_mirror(faces: list[int], data: st.DataObject) -> None:
    split = data.draw(st.integers(1, len(faces) - 1))
    a, b = faces[:split], faces[split:]
    ours, theirs = resolve(against(len(a), len(b)), a, b), resolve(against(len(b), len(a)), b, a)
    mirrored = {Outcome.WIN: Outcome.LOSE, Outcome.LOSE: Outcome.WIN, Outcome.TIE: Outcome.TIE}
    assert theirs.outcome is mirrored[ours.outcome]
    assert theirs.coins == ours.coins[::-1]
    if ours.adds is not None:
        assert theirs.adds == 1 - ours.adds


def test_faces_are_dealt_to_seats_as_to_names() -> None:
    assert by_owner([3, 0, 3], [1, 2, 9]) == {3: (1, 9), 0: (2,)}
    assert list(by_owner([3, 0, 3], [1, 2, 9])) == [3, 0]
    assert gain((1, 9), True) == 1
    assert gain((1, 9), False) == 2


@pytest.mark.parametrize(
    ("a", "b", "code"),
    [
        ((1, 2), (1, 2), "faces.count"),
        ((1, 2, 3), (1, 2, 3), "faces.count"),
        ((0, 2, 3), (1, 2), "faces.face"),
        ((1, 2, 3), (1, 11), "faces.face"),
        ((1, 2, 3), (1, True), "faces.face"),
        ((1, 2, 3), (1, 2.0), "faces.face"),
        ("123", (1, 2), "faces.kind"),
        ((1, 2, 3), None, "faces.kind"),
        (b"123", (1, 2), "faces.kind"),
    ],
)
def test_faces_must_fit_the_dice(a: object, b: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve(CONTEST, a, b)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_only_a_contest_is_read_and_only_as_a_ruling_has_it() -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve("a brawl", (1,), (2,))  # type: ignore[arg-type]
    assert caught.value.code == "contest.kind"
    for tie in ("smaller", "", None, 1):
        with pytest.raises(InvalidInput) as caught:
            resolve(CONTEST, (1, 2, 3), (1, 2), tie=tie)  # type: ignore[arg-type]
        assert caught.value.code == "ruling.unknown-choice"


@pytest.mark.parametrize("extra", [None, 1, (1,), (1, 0, 0), (-1, 0), (0, 100), (True, 0), "11"])
def test_added_dice_are_two_numbers(extra: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve(CONTEST, (1, 2, 3), (1, 2), extra)  # type: ignore[arg-type]
    assert caught.value.code == "resolve.extra"


def test_a_result_is_a_value() -> None:
    assert resolve(CONTEST, (1, 2, 3), (6, 7)) == resolve(CONTEST, [1, 2, 3], [6, 7])
    assert isinstance(hash(resolve(CONTEST, (1, 2, 3), (6, 7))), int)
    assert isinstance(resolve(CONTEST, (1, 2, 3), (6, 7)), Result)
