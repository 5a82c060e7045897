"""The log's part on seats, bids and turns."""

from __future__ import annotations

from pyapp.games.universalis.speech import coins_words, name_of, names_of
from pyapp.games.universalis.story_words import Teller, all_pay, joined, paid_by_step, pays
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Tale
from threefold.games.universalis.turns import INTERRUPTION


def _seated(_before: Tale, _step: universalis.Seat, after: Tale) -> str:
    return say("story.added", name=name_of(after, len(after.players) - 1))


def _unseated(before: Tale, step: universalis.Unseat, _after: Tale) -> str:
    return say("story.removed", name=name_of(before, step.seat))


def _moved(before: Tale, step: universalis.MoveSeat, _after: Tale) -> str:
    name, seat = name_of(before, step.seat), step.to + 1
    return say("universalis.story.moved", name=name, seat=seat)


def _renamed(before: Tale, step: universalis.Rename, after: Tale) -> str:
    was, name = name_of(before, step.seat), name_of(after, step.seat)
    return say("universalis.story.renamed", was=was, name=name)


def _began(_before: Tale, _step: universalis.Begin, after: Tale) -> str:
    return say("universalis.story.began", coins=coins_words(after.coins(0)))


def _bid(before: Tale, step: universalis.PlaceBid, _after: Tale) -> str:
    """Tell that somebody bid, never how much: the log can be read before the reveal."""
    return say("universalis.story.bid", name=name_of(before, step.seat))


def _revealed(before: Tale, _step: universalis.Reveal, after: Tale) -> str:
    bids = before.bidding.given if before.bidding else ()
    each = [
        say("universalis.story.one-bid", name=name_of(before, seat), coins=coins)
        for seat, coins in bids
    ]
    shown = say("universalis.story.bids", bids=", ".join(each))
    if after.bidding is not None:
        names = names_of(after, after.bidding.seats)
        return joined(shown, say("universalis.story.again", names=names))
    return joined(shown, frames_words(before, after))


def frames_words(before: Tale, after: Tale) -> str:
    """Say who frames, by the tables before and after bids were shown, and who pays for theirs."""
    bids = before.bidding.given if before.bidding else ()
    most = max((coins for _, coins in bids), default=0)
    tied = [coins for _, coins in bids].count(most) > 1
    frames = say(
        "universalis.story.frames-tied" if tied else "universalis.story.frames",
        name=name_of(after, after.turn),
        number=after.scene.number,
        coins=coins_words(after.scene.budget),
    )
    return joined(frames, all_pay(after, paid_by_step(after, "bid")))


def _framed(before: Tale, _step: universalis.EndFraming, after: Tale) -> str:
    words = say("universalis.story.framed", name=name_of(before, before.turn))
    return joined(words, _lost(after))


def _lost(after: Tale) -> str:
    """Say what was left of the budget and is lost; empty where nothing is."""
    lost = sum(paid_by_step(after, "budget").values())
    return say("universalis.story.budget-lost", coins=coins_words(lost)) if lost else ""


def _turn_ended(before: Tale, _step: universalis.EndTurn, after: Tale) -> str:
    was, name = name_of(before, before.turn), name_of(after, after.turn)
    return joined(say("universalis.story.turn", was=was, name=name), _lost(after))


def _interrupted(before: Tale, step: universalis.Interrupt, after: Tale) -> str:
    words = say("universalis.story.interrupted", pays=pays(before, step.seat, INTERRUPTION))
    return joined(words, _lost(after))


def _scene_ended(before: Tale, _step: universalis.EndScene, after: Tale) -> str:
    got = [line.amount for line in after.ledger.lines if line.why == "refresh"]
    if not got:
        return say("universalis.story.scene-ended", number=before.scene.number)
    number, coins = before.scene.number, coins_words(got[0])
    return say("universalis.story.scene-paid", number=number, coins=coins)


TABLE_TELLERS: dict[type, Teller] = {
    universalis.Seat: _seated,
    universalis.Unseat: _unseated,
    universalis.MoveSeat: _moved,
    universalis.Rename: _renamed,
    universalis.Begin: _began,
    universalis.PlaceBid: _bid,
    universalis.Reveal: _revealed,
    universalis.EndFraming: _framed,
    universalis.EndTurn: _turn_ended,
    universalis.Interrupt: _interrupted,
    universalis.EndScene: _scene_ended,
}
