"""What is done at random at a table of the coin game: a step for the moment, or any step at all.

Chance is a `random.Random`: one with a fixed seed, or the one that Hypothesis draws.
"""

from collections.abc import Callable
from random import Random

from tests.rules.universalis import disputes
from tests.rules.universalis.chances import few, one_in, one_of, somebody, words
from tests.rules.universalis.contests import CONTEST
from threefold.games import universalis as game
from threefold.games.universalis import FactKind, Kind, Phase, Step, Tale

RULINGS: dict[str, tuple[str, ...]] = {
    "universalis.start": ("5", "10", "30"),
    "universalis.refresh": ("0", "1", "10"),
    "universalis.bid-tie": ("clockwise",),
    "universalis.losing-bids": ("pay",),
    "universalis.budget-left": ("lost",),
    "universalis.bring-in": ("free",),
    "universalis.leverage": ("listed",),
    "universalis.challenge-tie": ("falls",),
    "universalis.challenge-bids": ("losers-keep",),
    "universalis.tie": ("again",),
    "universalis.outcome": ("spent",),
}
"""What a table may rule otherwise."""


def ruled(random: Random) -> dict[str, str]:
    """Some rulings that are not the default."""
    return {each: random.choice(RULINGS[each]) for each in RULINGS if not random.randrange(3)}


def opening(count: int) -> list[Step]:
    """From an empty table to a scene with Mara and an ogre, under any rulings: 3 coins and 1."""
    return [
        *(game.Seat(name) for name in ("Ann", "Bob", "", "Ann")[:count]),
        game.Begin(),
        *(game.PlaceBid(seat, 0 if seat else 3) for seat in range(count)),
        game.Reveal(),
        game.AddFact("an inn", FactKind.PLACE),
        game.AddFact("at night", FactKind.TIME),
        game.Introduce(Kind.CHARACTER, "Mara"),
        game.EndTurn(),
        game.Introduce(Kind.CHARACTER, "an ogre"),
    ]


def fitting(tale: Tale, random: Random) -> Step:
    """A step that belongs to the moment; most such steps are allowed."""
    if one_in(20, random):
        return disputes.loose(tale, random)
    if tale.phase is Phase.SEATING:
        return _sitting(tale, random)
    if tale.bidding is not None:
        seat = tale.bidding.next
        if seat is None:
            return game.Reveal()
        return game.PlaceBid(seat, min(tale.coins(seat), random.choice([0, 0, 2, 5, 99])))
    if tale.challenge is not None:
        return disputes.challenge(tale, random)
    if tale.conflict is not None:
        return disputes.conflict(tale, random)
    return _acting(tale, random)


def _sitting(tale: Tale, random: Random) -> Step:
    # One seat too many where a table can have it: a step that names no seat at all cannot be made.
    seat = random.randrange(min(len(tale.players) + 1, game.SEATS))
    return one_of(
        random,
        game.Seat(words(random)),
        game.Unseat(seat),
        game.MoveSeat(seat, random.randrange(3)),
        game.Rename(seat, words(random)),
        game.Begin(),
    )


def _acting(tale: Tale, random: Random) -> Step:
    """Something of whoever is on turn, or somebody who breaks in."""
    scene = tale.scene
    if tale.phase is Phase.FRAMING and not tale.established and not one_in(4, random):
        if scene.place is None:
            return game.AddFact(words(random), FactKind.PLACE)
        if scene.time is None:
            return game.AddFact(words(random), FactKind.TIME)
        return game.Introduce(random.choice(list(Kind)), words(random))
    if one_in(3, random):
        return disputes.opening(tale, random)
    if tale.components and one_in(2, random):
        return _shaping(tale, random)
    return one_of(
        random,
        game.EndTurn(),
        game.EndTurn(),
        game.EndFraming(),
        game.EndScene(),
        game.Interrupt(somebody(tale, random, but=tale.turn)),
        game.AddFact(words(random)),
        game.AddFact(words(random)),
        game.Introduce(Kind.THING, words(random)),
        game.Introduce(Kind.CHARACTER, words(random)),
        game.Rename(tale.turn, words(random)),
    )


def _shaping(tale: Tale, random: Random) -> Step:
    """Something done to a component that is there, or that could be."""
    here = [n for n, each in enumerate(tale.components) if each.present]
    away = [n for n, each in enumerate(tale.components) if not (each.present or each.removed)]
    if away and (not here or one_in(4, random)):
        return game.BringIn(random.choice(away))
    if not here:
        return game.Introduce(Kind.PLACE, words(random))
    one = random.choice(here)
    component = tale.component(one)
    trait = random.randrange(len(component.traits))
    return one_of(
        random,
        game.AddTrait(one, words(random), few(random)),
        game.AddTrait(one, words(random), few(random)),
        game.AddRank(one, trait, few(random)),
        game.AddRank(one, trait, few(random)),
        game.SendOut(one),
        game.HandOver(one, somebody(tale, random, but=component.controller)),
        game.HandOver(one, somebody(tale, random, but=component.controller)),
        game.Remove(one, _split(tale, component.importance, random)),
    )


def _split(tale: Tale, price: int, random: Random) -> tuple[tuple[int, int], ...]:
    """A price shared out among those who can pay, as far as they can."""
    shares, seats = [], list(range(len(tale.players)))
    random.shuffle(seats)
    for seat in seats:
        share = min(tale.coins(seat), price)
        price -= share
        if share:
            shares.append((seat, share))
    return tuple(shares) or ((0, 1),)


def _seat(random: Random) -> int:
    return random.randrange(4)


def _number(random: Random) -> int:
    return random.randrange(5)


def _perhaps(random: Random) -> int | None:
    return random.choice([None, _number(random)])


_ANY: tuple[Callable[[Random], Step], ...] = (
    lambda r: game.Seat(words(r)),
    lambda r: game.Unseat(_seat(r)),
    lambda r: game.MoveSeat(_seat(r), _seat(r)),
    lambda r: game.Rename(_seat(r), words(r)),
    lambda _: game.Begin(),
    lambda r: game.PlaceBid(_seat(r), few(r)),
    lambda _: game.Reveal(),
    lambda r: game.Introduce(Kind.THING, words(r)),
    lambda r: game.AddTrait(_number(r), words(r), few(r)),
    lambda r: game.AddRank(_number(r), _number(r), few(r)),
    lambda r: game.AddFact(words(r), r.choice(list(FactKind))),
    lambda r: game.BringIn(_number(r)),
    lambda r: game.SendOut(_number(r)),
    lambda r: game.HandOver(_number(r), _seat(r)),
    lambda r: game.Remove(_number(r), ((_seat(r), few(r)), (_seat(r), few(r)))),
    lambda _: game.EndFraming(),
    lambda _: game.EndTurn(),
    lambda r: game.Interrupt(_seat(r)),
    lambda _: game.EndScene(),
    lambda r: game.OpenChallenge(0, r.randint(1, 3), words(r), _perhaps(r)),
    lambda r: game.Settle(r.choice([True, False])),
    lambda r: game.OpenBids(r.randrange(10)),
    lambda r: game.AddBid(r.randrange(2), _seat(r), few(r), _perhaps(r)),
    lambda _: game.CloseBids(),
    lambda r: game.OpenConflict(_number(r), _number(r), words(r)),
    lambda r: game.DrawTrait(_seat(r), r.randrange(2), _number(r), _number(r)),
    lambda r: game.BuyDice(_seat(r), r.randrange(2), few(r)),
    lambda _: game.CallOff(),
    lambda r: game.RollConflict(disputes.seeded(r)),
    lambda r: game.TellFact(_seat(r), words(r)),
    lambda r: game.TellTrait(_seat(r), _number(r), words(r), few(r)),
    lambda r: game.TellRank(_seat(r), _number(r), _number(r), few(r)),
    lambda _: game.NextTeller(),
    lambda r: game.ThrowLoose(CONTEST, disputes.seeded(r)),
    lambda r: game.ThrowLooseAgain(disputes.seeded(r)),
    lambda _: game.KeepLoose(),
)


def anything(random: Random) -> Step:
    """Any step, whether it makes sense or not."""
    return random.choice(_ANY)(random)
