"""What Hypothesis does at a table of the coin game: a step for the moment, or any step at all."""

from hypothesis import strategies as st

from tests.rules.universalis.contests import CONTEST
from threefold.games import universalis as game
from threefold.games.universalis import (
    ByHand,
    FactKind,
    Kind,
    Phase,
    Seeded,
    Step,
    Tale,
    roll_for,
)

seats = st.integers(0, 3)
few = st.integers(1, 4)
coins = st.integers(0, 9)
numbers = st.integers(0, 4)
sides = st.integers(0, 1)
texts = st.sampled_from(["Mara", "a lamp", "ink \ud83d", "naïve", "x" * 70])
facts = st.none() | numbers
seeded = st.builds(Seeded, st.binary(min_size=16, max_size=16))

rulings = st.fixed_dictionaries(
    {},
    optional={
        "universalis.start": st.sampled_from(["5", "10", "30"]),
        "universalis.refresh": st.sampled_from(["0", "1", "10"]),
        "universalis.bid-tie": st.just("clockwise"),
        "universalis.losing-bids": st.just("pay"),
        "universalis.budget-left": st.just("lost"),
        "universalis.bring-in": st.just("free"),
        "universalis.leverage": st.just("listed"),
        "universalis.challenge-tie": st.just("falls"),
        "universalis.challenge-bids": st.just("losers-keep"),
        "universalis.tie": st.just("again"),
        "universalis.outcome": st.just("spent"),
    },
)

anything: st.SearchStrategy[Step] = st.one_of(
    st.builds(game.Seat, texts),
    st.builds(game.Unseat, seats),
    st.builds(game.MoveSeat, seats, seats),
    st.builds(game.Rename, seats, texts),
    st.builds(game.Begin),
    st.builds(game.PlaceBid, seats, coins),
    st.builds(game.Reveal),
    st.builds(game.Introduce, st.sampled_from(Kind), texts),
    st.builds(game.AddTrait, numbers, texts, few),
    st.builds(game.AddRank, numbers, numbers, few),
    st.builds(game.AddFact, texts, st.sampled_from(FactKind)),
    st.builds(game.BringIn, numbers),
    st.builds(game.SendOut, numbers),
    st.builds(game.HandOver, numbers, seats),
    st.builds(game.Remove, numbers, st.lists(st.tuples(seats, few), min_size=1, max_size=3)),
    st.builds(game.EndFraming),
    st.builds(game.EndTurn),
    st.builds(game.Interrupt, seats),
    st.builds(game.EndScene),
    st.builds(game.OpenChallenge, st.just(0), st.integers(1, 3), texts, facts),
    st.builds(game.Settle, st.booleans()),
    st.builds(game.OpenBids, coins),
    st.builds(game.AddBid, sides, seats, few, facts),
    st.builds(game.CloseBids),
    st.builds(game.OpenConflict, numbers, numbers, texts),
    st.builds(game.DrawTrait, seats, sides, numbers, numbers),
    st.builds(game.BuyDice, seats, sides, few),
    st.builds(game.CallOff),
    st.builds(game.RollConflict, seeded),
    st.builds(game.TellFact, seats, texts),
    st.builds(game.TellTrait, seats, numbers, texts, few),
    st.builds(game.TellRank, seats, numbers, numbers, few),
    st.builds(game.NextTeller),
    st.builds(game.ThrowLoose, st.just(CONTEST), seeded),
    st.builds(game.ThrowLooseAgain, seeded),
    st.builds(game.KeepLoose),
)
"""Any step, whether it makes sense or not."""


@st.composite
def fitting(draw: st.DrawFn, tale: Tale) -> Step:
    """A step that belongs to the moment; most such steps are allowed."""
    if tale.bidding is not None:
        seat = tale.bidding.next
        if seat is None:
            return game.Reveal()
        return game.PlaceBid(seat, min(tale.coins(seat), draw(st.sampled_from([0, 0, 2, 5, 99]))))
    if tale.challenge is not None:
        return draw(disputing(tale))
    if tale.conflict is not None:
        return draw(fighting(tale))
    return draw(acting(tale))


@st.composite
def acting(draw: st.DrawFn, tale: Tale) -> Step:
    """Something of whoever is on turn, or somebody who breaks in."""
    scene = tale.scene
    if tale.phase is Phase.FRAMING and tale.purse and draw(st.integers(0, 3)):
        if scene.place is None:
            return game.AddFact(draw(texts), FactKind.PLACE)
        if scene.time is None:
            return game.AddFact(draw(texts), FactKind.TIME)
        return game.Introduce(draw(st.sampled_from(Kind)), draw(texts))
    others = [seat for seat in range(len(tale.players)) if seat != tale.turn]
    other = draw(st.sampled_from(others))
    here = [n for n, each in enumerate(tale.components) if each.present]
    ours = [n for n in here if tale.component(n).controller == tale.turn]
    theirs = [n for n in here if n not in ours]
    choices: list[Step] = [
        game.EndTurn(),
        game.EndScene(),
        game.Interrupt(other),
        game.AddFact(draw(texts)),
        game.Introduce(Kind.THING, draw(texts)),
        game.OpenChallenge(other, tale.turn, draw(texts), maybe(draw, tale)),
    ]
    if here:
        one = draw(st.sampled_from(here))
        choices += [
            game.AddTrait(one, draw(texts), draw(few)),
            game.AddRank(one, 0, draw(few)),
            game.SendOut(one),
            game.HandOver(one, other),
            game.Remove(one, split(draw, tale, tale.component(one).importance)),
        ]
    away = [n for n, each in enumerate(tale.components) if not each.present]
    if away:
        choices.append(game.BringIn(draw(st.sampled_from(away))))
    if ours and theirs:
        choices += [game.OpenConflict(ours[0], theirs[0])] * 6
    return draw(st.sampled_from(choices))


@st.composite
def disputing(draw: st.DrawFn, tale: Tale) -> Step:
    """Talk, bids, or the end of a challenge."""
    challenge = tale.challenge
    assert challenge is not None
    if challenge.bids is None:
        strike = challenge.fact is not None and draw(st.booleans())
        free = tale.free(challenge.challenger)
        return draw(
            st.sampled_from(
                [game.Settle(strike), game.OpenBids(0), *[game.OpenBids(min(free, 2))] * 4]
            )
        )
    seat = draw(st.integers(0, len(tale.players) - 1))
    bid = game.AddBid(draw(sides), seat, draw(few), maybe(draw, tale))
    return draw(st.sampled_from([bid, bid, game.CloseBids()]))


@st.composite
def fighting(draw: st.DrawFn, tale: Tale) -> Step:
    """Dice, a throw, or the telling of a conflict."""
    conflict = tale.conflict
    assert conflict is not None
    seat = draw(st.integers(0, len(tale.players) - 1))
    if conflict.narration is not None:
        number = conflict.sides[0].component
        return draw(
            st.sampled_from(
                [
                    game.TellFact(seat, draw(texts)),
                    game.TellTrait(seat, number, draw(texts), draw(few)),
                    game.TellRank(seat, number, 0, draw(few)),
                    game.NextTeller(),
                    game.NextTeller(),
                ]
            )
        )
    roll = roll_for(tale)
    if roll is not None:
        count = sum(roll.next_counts)
        return game.RollConflict(draw(throws(count)))
    bare = [number for number, side in enumerate(conflict.sides) if not side.stakes]
    if bare and draw(st.integers(0, 3)):
        number = conflict.sides[bare[0]].component
        traits = len(tale.component(number).traits)
        return game.DrawTrait(seat, bare[0], number, draw(st.integers(0, traits - 1)))
    dice = game.BuyDice(seat, draw(sides), draw(st.integers(1, 2)))
    count = sum(side.dice for side in conflict.sides)
    if count < 2 or bare:
        return draw(st.sampled_from([dice, game.CallOff()]))
    throw = game.RollConflict(draw(throws(count)))
    return draw(st.sampled_from([dice, throw, throw, game.CallOff()]))


@st.composite
def throws(draw: st.DrawFn, count: int) -> Seeded | ByHand:
    """A throw of so many dice, from a seed or by hand."""
    if draw(st.booleans()):
        return draw(seeded)
    return ByHand(tuple(draw(st.lists(st.integers(1, 10), min_size=count, max_size=count))))


def maybe(draw: st.DrawFn, tale: Tale) -> int | None:
    """A fact of the table, or none."""
    return draw(st.none() | st.integers(0, len(tale.facts) - 1)) if tale.facts else None


def split(draw: st.DrawFn, tale: Tale, price: int) -> tuple[tuple[int, int], ...]:
    """A price shared out among those who can pay, as far as they can."""
    shares = []
    for seat in draw(st.permutations(range(len(tale.players)))):
        share = min(tale.coins(seat), price)
        price -= share
        if share:
            shares.append((seat, share))
    return tuple(shares) or ((0, 1),)
