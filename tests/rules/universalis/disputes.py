"""What is done at random in challenges, conflicts and loose rolls."""

from random import Random

from tests.rules.universalis.chances import few, maybe, one_in, one_of, somebody, words
from tests.rules.universalis.contests import CONTEST
from threefold.games import universalis as game
from threefold.games.universalis import ByHand, Conflict, Seeded, Step, Tale, roll_for


def opening(tale: Tale, random: Random) -> Step:
    """A conflict where there can be one, or a challenge."""
    here = [n for n, each in enumerate(tale.components) if each.present]
    ours = [n for n in here if tale.component(n).controller == tale.turn]
    theirs = [n for n in here if n not in ours]
    if ours and theirs and random.randrange(3):
        return game.OpenConflict(random.choice(ours), random.choice(theirs), words(random))
    challenger = somebody(tale, random)
    defender = somebody(tale, random, but=challenger)
    return game.OpenChallenge(challenger, defender, words(random), maybe(tale, random))


def challenge(tale: Tale, random: Random) -> Step:
    """Talk, bids, or the end of a challenge."""
    open_now = tale.challenge
    assert open_now is not None
    if open_now.bids is None:
        free = tale.free(open_now.challenger)
        return one_of(
            random,
            game.Settle(open_now.fact is not None),
            game.Settle(random.choice([True, False]), words(random)),
            game.OpenBids(0),
            *[game.OpenBids(min(free, few(random)))] * 5,
        )
    bid = game.AddBid(random.randrange(2), somebody(tale, random), few(random), maybe(tale, random))
    return one_of(random, bid, bid, game.CloseBids())


def conflict(tale: Tale, random: Random) -> Step:
    """Dice, a throw, or the telling of a conflict."""
    open_now = tale.conflict
    assert open_now is not None
    if open_now.narration is not None:
        return _telling(tale, open_now, random)
    roll = roll_for(tale)
    if roll is not None:
        return game.RollConflict(throw(sum(roll.next_counts), random))
    return _gathering(tale, open_now, random)


def loose(tale: Tale, random: Random) -> Step:
    """A roll on the side, another throw after its tie, or the end of it."""
    if tale.loose is None:
        return game.ThrowLoose(CONTEST, seeded(random))
    again = game.ThrowLooseAgain(throw(sum(tale.loose.next_counts), random))
    return one_of(random, again, game.KeepLoose())


def throw(count: int, random: Random) -> Seeded | ByHand:
    """A throw of so many dice, from a seed or by hand."""
    if one_in(2, random):
        return seeded(random)
    return ByHand(tuple(random.randint(1, 10) for _ in range(count)))


def seeded(random: Random) -> Seeded:
    """Dice from any seed."""
    return Seeded(random.getrandbits(128).to_bytes(16, "big"))


def _telling(tale: Tale, open_now: Conflict, random: Random) -> Step:
    seat, number = somebody(tale, random), random.choice(open_now.sides).component
    trait = random.randrange(len(tale.component(number).traits))
    return one_of(
        random,
        game.TellFact(seat, words(random)),
        game.TellTrait(seat, number, words(random), few(random)),
        game.TellRank(seat, number, trait, few(random)),
        game.NextTeller(),
    )


def _gathering(tale: Tale, open_now: Conflict, random: Random) -> Step:
    seat, number = somebody(tale, random), random.randrange(2)
    bare = [at for at, side in enumerate(open_now.sides) if not side.stakes]
    if bare and random.randrange(4):
        number = bare[0]
    helps = random.choice([open_now.sides[number].component, _present(tale, random)])
    trait = random.randrange(len(tale.component(helps).traits))
    more: list[Step] = [
        game.DrawTrait(seat, number, helps, trait),
        game.BuyDice(seat, number, few(random)),
    ]
    if one_in(12, random):
        return game.CallOff()
    if bare:
        return random.choice(more)
    dice = sum(side.dice for side in open_now.sides)
    return one_of(random, *more, *[game.RollConflict(throw(dice, random))] * 2)


def _present(tale: Tale, random: Random) -> int:
    return random.choice([n for n, each in enumerate(tale.components) if each.present])
