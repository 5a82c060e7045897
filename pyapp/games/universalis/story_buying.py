"""The log's part on what is bought: components, traits, facts, who comes, goes and is removed."""

from __future__ import annotations

from pyapp.games.universalis.speech import component_name, name_of
from pyapp.games.universalis.story_words import Teller, all_pay, joined, paid_by_step, pays
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Tale
from threefold.games.universalis.buying import PRICE


def _introduced(before: Tale, step: universalis.Introduce, _after: Tale) -> str:
    return say(
        f"universalis.story.introduced.{step.kind}",
        pays=pays(before, before.turn, PRICE),
        name=step.name.strip(),
    )


def _trait(before: Tale, step: universalis.AddTrait, _after: Tale) -> str:
    return say(
        "universalis.story.trait",
        pays=pays(before, before.turn, step.ranks),
        name=component_name(before, step.component),
        trait=step.text.strip(),
        rank=step.ranks,
    )


def _rank(before: Tale, step: universalis.AddRank, after: Tale) -> str:
    trait = after.component(step.component).trait(step.trait)
    return say(
        "universalis.story.rank",
        pays=pays(before, before.turn, step.ranks),
        name=component_name(after, step.component),
        trait=trait.text.strip(),
        rank=trait.rank,
    )


def _fact(before: Tale, step: universalis.AddFact, _after: Tale) -> str:
    return say(
        f"universalis.story.fact.{step.kind}",
        pays=pays(before, before.turn, PRICE),
        text=step.text.strip(),
    )


def _came(before: Tale, step: universalis.BringIn, after: Tale) -> str:
    name = component_name(before, step.component)
    paid = all_pay(before, paid_by_step(after, "bring-in"))
    return joined(say("universalis.story.came", name=name), paid)


def _left(before: Tale, step: universalis.SendOut, _after: Tale) -> str:
    return say("universalis.story.left", name=component_name(before, step.component))


def _handed(before: Tale, step: universalis.HandOver, _after: Tale) -> str:
    name, player = component_name(before, step.component), name_of(before, step.seat)
    return say("universalis.story.handed", player=player, name=name)


def _removed(before: Tale, step: universalis.Remove, after: Tale) -> str:
    name = component_name(before, step.component)
    paid = all_pay(before, paid_by_step(after, "removal"))
    return joined(say("universalis.story.removed", name=name), paid)


BUYING_TELLERS: dict[type, Teller] = {
    universalis.Introduce: _introduced,
    universalis.AddTrait: _trait,
    universalis.AddRank: _rank,
    universalis.AddFact: _fact,
    universalis.BringIn: _came,
    universalis.SendOut: _left,
    universalis.HandOver: _handed,
    universalis.Remove: _removed,
}
