"""Whatever the dice of a conflict are asked, only the one family of errors comes back."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.universalis.contests import CONTEST, EVEN, WON, garbage, well_said
from threefold import ThreefoldError
from threefold.games.universalis.contest import Brought, Contest, Request, Side
from threefold.games.universalis.odds import odds
from threefold.games.universalis.outcome import resolve
from threefold.games.universalis.roll import ByHand, Roll, Seeded, start


class Spiteful:
    """Refuses to be shown, compared or counted."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr for you")

    def __len__(self) -> int:
        raise RuntimeError("no len for you")

    def __hash__(self) -> int:
        raise RuntimeError("no hash for you")


TARGETS: list[tuple[Callable[..., Any], int]] = [
    (Brought, 4),
    (lambda *rest: Brought("Ann", *rest), 3),
    (Side, 3),
    (lambda *rest: Side("Ida", "Ann", *rest), 1),
    (CONTEST.a.owners, 1),
    (Contest, 3),
    (Request, 2),
    (odds, 2),
    (odds(3, 2).share_a, 1),
    (Seeded, 1),
    (Seeded(bytes(16)).dice, 2),
    (ByHand, 1),
    (WON.dice, 2),
    (start, 3),
    (lambda throw: start(CONTEST, throw), 1),
    (lambda tie: start(CONTEST, WON, tie), 1),
    (Roll, 3),
    (lambda throws: Roll(CONTEST, throws), 1),
    (start(CONTEST, EVEN).thrown, 1),
    (start(CONTEST, EVEN).result, 1),
    (resolve, 5),
    (lambda *rest: resolve(CONTEST, *rest), 4),
    (lambda extra: resolve(CONTEST, (1, 2, 3), (4, 5), extra), 1),
    (lambda tie: resolve(CONTEST, (1, 2, 3), (4, 5), tie=tie), 1),
]


@pytest.mark.parametrize("target", range(len(TARGETS)))
@given(data=st.data())
@settings(max_examples=30)
def test_no_input_escapes_the_error_family(target: int, data: st.DataObject) -> None:
    call, count = TARGETS[target]
    arguments = [data.draw(garbage) for _ in range(count)]
    try:
        call(*arguments)
    except ThreefoldError as error:
        well_said(error)


@pytest.mark.parametrize("target", range(len(TARGETS)))
def test_values_that_cannot_even_be_shown_are_refused(target: int) -> None:
    call, count = TARGETS[target]
    for value in (Spiteful(), 10**5000):
        with pytest.raises(ThreefoldError) as caught:
            call(*[value] * count)
        well_said(caught.value)
