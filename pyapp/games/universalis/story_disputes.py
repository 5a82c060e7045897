"""The log's part on challenges, conflicts and contests without coins."""

from __future__ import annotations

from pyapp.games.universalis.dice_speech import dice_words, result_sentence
from pyapp.games.universalis.speech import coins_words, component_name, name_of
from pyapp.games.universalis.story_words import Teller, all_pay, joined, paid_by_step, pays
from pyapp.games.universalis.verdict_speech import disputed
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Tale, drawn_dice, roll_for


def _challenged(_before: Tale, _step: universalis.OpenChallenge, after: Tale) -> str:
    challenge = after.challenge
    if challenge is None:
        return ""
    who, whom = name_of(after, challenge.challenger), name_of(after, challenge.defender)
    words = disputed(after, challenge)
    if not words:
        return say("universalis.story.challenged.bare", who=who, whom=whom)
    return say("universalis.story.challenged", who=who, whom=whom, words=words)


def _settled(_before: Tale, step: universalis.Settle, _after: Tale) -> str:
    end = say("universalis.story.struck" if step.strike else "universalis.story.settled")
    words = step.text.strip()
    return joined(end, say("universalis.story.agreed", words=words) if words else "")


def _first_bid(before: Tale, step: universalis.OpenBids, _after: Tale) -> str:
    seat = before.challenge.challenger if before.challenge else 0
    coins = coins_words(step.coins)
    return say("universalis.story.first-bid", name=name_of(before, seat), coins=coins)


def _added(before: Tale, step: universalis.AddBid, _after: Tale) -> str:
    key = "universalis.story.bid-for" if step.side else "universalis.story.bid-against"
    words = say(key, name=name_of(before, step.seat), coins=coins_words(step.coins))
    if step.fact is None:
        return words
    fact = before.fact(step.fact).text.strip()
    return joined(words, say("universalis.story.backed", fact=fact))


def _opened(_before: Tale, step: universalis.OpenConflict, after: Tale) -> str:
    ours, theirs = component_name(after, step.ours), component_name(after, step.theirs)
    what = step.what.strip()
    if not what:
        return say("universalis.story.conflict.bare", ours=ours, theirs=theirs)
    return say("universalis.story.conflict", ours=ours, theirs=theirs, what=what)


def _side(tale: Tale, number: int) -> str:
    return component_name(tale, tale.conflict.sides[number].component) if tale.conflict else ""


def _drew(before: Tale, step: universalis.DrawTrait, _after: Tale) -> str:
    trait = before.component(step.component).trait(step.trait)
    return say(
        "universalis.story.drew",
        name=name_of(before, step.seat),
        trait=trait.text.strip(),
        dice=dice_words(drawn_dice(before, step.side, step.component, step.trait)),
        side=_side(before, step.side),
    )


def _bought(before: Tale, step: universalis.BuyDice, _after: Tale) -> str:
    return say(
        "universalis.story.bought",
        pays=pays(before, step.seat, step.dice),
        dice=dice_words(step.dice),
        side=_side(before, step.side),
    )


def _called_off(_before: Tale, _step: universalis.CallOff, after: Tale) -> str:
    back = sum(line.amount for line in after.ledger.lines if line.why == "dice-back")
    words = say("universalis.story.called-off")
    paid = say("universalis.story.paid-back", coins=coins_words(back)) if back else ""
    return joined(words, paid)


def _rolled(_before: Tale, _step: universalis.RollConflict, after: Tale) -> str:
    roll = roll_for(after)
    return result_sentence(roll) if roll else ""


def _told_fact(before: Tale, step: universalis.TellFact, after: Tale) -> str:
    name, text = name_of(before, step.seat), step.text.strip()
    return joined(say("universalis.story.told-fact", name=name, text=text), _worded(after))


def _told_trait(before: Tale, step: universalis.TellTrait, after: Tale) -> str:
    words = say(
        "universalis.story.told-trait",
        name=name_of(before, step.seat),
        component=component_name(before, step.component),
        trait=step.text.strip(),
        rank=step.ranks,
    )
    return joined(words, _worded(after))


def _told_rank(before: Tale, step: universalis.TellRank, after: Tale) -> str:
    trait = after.component(step.component).trait(step.trait)
    words = say(
        "universalis.story.told-trait",
        name=name_of(before, step.seat),
        component=component_name(before, step.component),
        trait=trait.text.strip(),
        rank=trait.rank,
    )
    return joined(words, _worded(after))


def _worded(after: Tale) -> str:
    """Say who paid for words of an outcome, where the table's ruling has them paid."""
    return all_pay(after, paid_by_step(after, "outcome"))


def _passed_on(_before: Tale, _step: universalis.NextTeller, after: Tale) -> str:
    if after.conflict is None or after.conflict.narration is None:
        return say("universalis.story.conflict-over")
    side = _side(after, after.conflict.narration.teller)
    return say("universalis.story.next-teller", side=side)


def _thrown_loose(_before: Tale, _step: object, after: Tale) -> str:
    return (
        say("universalis.story.loose", result=result_sentence(after.loose)) if after.loose else ""
    )


def _kept_loose(before: Tale, _step: universalis.KeepLoose, _after: Tale) -> str:
    return result_sentence(before.loose) if before.loose else ""


DISPUTE_TELLERS: dict[type, Teller] = {
    universalis.OpenChallenge: _challenged,
    universalis.Settle: _settled,
    universalis.OpenBids: _first_bid,
    universalis.AddBid: _added,
    universalis.OpenConflict: _opened,
    universalis.DrawTrait: _drew,
    universalis.BuyDice: _bought,
    universalis.CallOff: _called_off,
    universalis.RollConflict: _rolled,
    universalis.TellFact: _told_fact,
    universalis.TellTrait: _told_trait,
    universalis.TellRank: _told_rank,
    universalis.NextTeller: _passed_on,
    universalis.ThrowLoose: _thrown_loose,
    universalis.ThrowLooseAgain: _thrown_loose,
    universalis.KeepLoose: _kept_loose,
}
