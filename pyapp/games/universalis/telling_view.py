"""Telling how a conflict ends: the winner first, then the loser, each for what the dice brought."""

from __future__ import annotations

from pyapp.games.universalis.desk import TELL, Setup
from pyapp.games.universalis.forms import one_line, why_not
from pyapp.games.universalis.laid import first_told_of, teller, told_of, told_trait
from pyapp.games.universalis.picking import (
    pick_component,
    pick_player,
    present,
    trait_picker,
)
from pyapp.games.universalis.speech import coins_words, component_name, name_of
from pyapp.table import Table
from pyapp.views.parts.buttons import button
from pyapp.views.parts.coins import coins
from pyapp.views.parts.fields import segmented
from pyapp.views.parts.picks import chip, stepper
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import titled_card
from pyapp.words import say, say_count
from pyapp.words.wheel import say_ruling
from threefold.games.universalis import RANK_LIMIT, Conflict, Narration, Tale
from threefold.games.universalis.rulings import OUTCOME
from threefold.rulings import Rulings

WAYS = ("fact", "trait", "rank")
TITLE = "telling"
"""Id of the heading above what is told."""


def telling_cards(table: Table) -> list[Child]:
    """Draw who tells now, how much is left to tell with, and the ways to tell it."""
    tale: Tale = table.stage.play
    conflict = tale.conflict
    if conflict is None or conflict.narration is None:
        return []
    setup: Setup = table.desk.of(TELL)
    spent = OUTCOME.chosen(table.stage.rulings) == "spent"
    narration = conflict.narration
    left = narration.left[narration.teller]
    return [
        titled_card(
            TITLE,
            _title(tale, conflict, narration),
            ["p", {}, _left(left), " ", coins(left, coins_words(left))],
            why_not(_ruling(table.stage.rulings)),
            None if narration.teller == narration.winner else _bound(tale, conflict, narration),
            *(_forms(tale, conflict, narration, setup, spent=spent) if left else ()),
            look_up("universalis.outcome", "universalis.fact"),
        )
    ]


def _title(tale: Tale, conflict: Conflict, narration: Narration) -> str:
    side = conflict.sides[narration.teller]
    first = narration.teller == narration.winner
    return say(
        "universalis.telling.winner" if first else "universalis.telling.loser",
        side=component_name(tale, side.component),
    )


def _ruling(rulings: Rulings) -> str:
    """Say whether what is told costs coins as well."""
    return say_ruling(OUTCOME, rulings)


def _left(left: int) -> str:
    return say("universalis.telling.left" if left else "universalis.telling.nothing-left")


def _bound(tale: Tale, conflict: Conflict, narration: Narration) -> Tree:
    winner = component_name(tale, conflict.sides[narration.winner].component)
    return why_not(say("universalis.telling.bound", side=winner))


def _forms(
    tale: Tale, conflict: Conflict, narration: Narration, setup: Setup, *, spent: bool
) -> list[Child]:
    way = setup.kind if setup.kind in WAYS else WAYS[0]
    seat = teller(tale, conflict, narration, setup)
    left = narration.left[narration.teller]
    if spent:
        left = min(left, tale.coins(seat))
    words = [(one, say(f"universalis.telling.way.{one}")) for one in WAYS]
    change = msg("universalis.choose", TELL, "kind")
    top: list[Child] = [
        pick_player(tale, "teller", say("universalis.telling.who"), TELL, "seat", seat),
        segmented("way", say("universalis.telling.way"), words, way, change),
    ]
    if not left:
        return [*top, why_not(say("universalis.telling.no-coins", name=name_of(tale, seat)))]
    if way == "fact":
        return [*top, _fact(tale, setup, seat, spent=spent)]
    if way == "trait":
        return [*top, *_trait(tale, conflict, setup, seat, left, spent=spent)]
    return [*top, *_rank(tale, conflict, setup, seat, left, spent=spent)]


def _price(coins: int, *, spent: bool) -> str:
    """Put the price into the button: out of what is left to tell, or out of a purse as well."""
    key = "universalis.telling.pay" if spent else "universalis.telling.take"
    return say_count(key, coins)


def _fact(tale: Tale, setup: Setup, seat: int, *, spent: bool) -> Tree:
    send = msg("universalis.tell_fact", tale.taken, seat)
    label = say("universalis.telling.fact")
    price = _price(1, spent=spent)
    return one_line("tell-fact", label, send, price, look="primary", draft=(TELL, setup.deed))


def _trait(
    tale: Tale, conflict: Conflict, setup: Setup, seat: int, left: int, *, spent: bool
) -> list[Child]:
    component = told_of(tale, conflict, setup)
    ranks = min(setup.ranks, left, RANK_LIMIT)
    send = msg("universalis.tell_trait", tale.taken, seat, component, ranks)
    label = say("universalis.telling.trait", name=component_name(tale, component))
    price = _price(ranks, spent=spent)
    return [
        *_whose(tale, conflict, setup, component),
        _ranks(ranks, min(left, RANK_LIMIT)),
        effect(tale, component, ranks),
        one_line("tell-trait", label, send, price, look="primary", draft=(TELL, setup.deed)),
    ]


def _rank(
    tale: Tale, conflict: Conflict, setup: Setup, seat: int, left: int, *, spent: bool
) -> list[Child]:
    component = told_of(tale, conflict, setup)
    chosen = told_trait(tale, component, setup)
    trait = tale.component(component).trait(chosen)
    most = min(left, RANK_LIMIT - trait.rank)
    picks = [
        *_whose(tale, conflict, setup, component),
        *_which(tale, setup, component, chosen),
    ]
    if most < 1:
        return picks
    ranks = min(setup.ranks, most)
    send = msg("universalis.tell_rank", tale.taken, seat, component, chosen, ranks)
    raised = say(
        "universalis.telling.raise",
        trait=trait.text,
        rank=trait.rank + ranks,
        price=_price(ranks, spent=spent),
    )
    return [
        *picks,
        _ranks(ranks, most),
        effect(tale, component, ranks),
        button(raised, send, look="primary", once=True, wide=True),
    ]


def _which(tale: Tale, setup: Setup, component: int, chosen: int) -> list[Child]:
    traits = tale.component(component).traits

    def draw(number: int) -> Tree:
        return chip(
            traits[number].text,
            number == chosen,
            msg("universalis.lay", TELL, "trait", number),
            detail=say("universalis.telling.rank", rank=traits[number].rank),
            id=f"trait-{component}-{number}",
        )

    def usable(number: int) -> bool:
        return traits[number].rank < RANK_LIMIT

    label = say("universalis.telling.which")
    return trait_picker(tale, TELL, label, component, usable, draw).drawn(setup, chosen)


def _whose(tale: Tale, conflict: Conflict, setup: Setup, component: int) -> list[Child]:
    words = say("universalis.telling.whose"), say("universalis.pick.find-component")
    among = present(tale, first_told_of(conflict))
    return pick_component(tale, setup, (TELL, "component"), words, among, component)


def _ranks(ranks: int, most: int) -> Tree:
    less = msg("universalis.lay", TELL, "ranks", ranks - 1) if ranks > 1 else None
    more = msg("universalis.lay", TELL, "ranks", ranks + 1) if ranks < most else None
    return stepper(say("universalis.telling.ranks"), ranks, less, more)


def effect(tale: Tale, component: int, ranks: int) -> Tree:
    """Say what a trait does to its component's Importance, before it is established."""
    now = tale.component(component).importance
    words = say(
        "universalis.telling.effect",
        name=component_name(tale, component),
        now=now,
        then=now + ranks,
        price=coins_words(now + ranks),
    )
    return ["p", {"class": "field-hint", "dir": "auto"}, words]


def telling_actions(tale: Tale) -> list[Child]:
    """Draw what stands at the thumb: telling, while there is something to tell with; being done."""
    conflict = tale.conflict
    if conflict is None or conflict.narration is None:
        return []
    narration = conflict.narration
    other = component_name(tale, conflict.sides[1 - narration.teller].component)
    first = narration.teller == narration.winner
    words = say("universalis.telling.next", side=other) if first else say("universalis.telling.end")
    left = narration.left[narration.teller]
    done = button(
        words,
        msg("universalis.next_teller", tale.taken),
        look="plain" if left else "primary",
        sign="check",
        once=True,
        wide=True,
    )
    if not left:
        return [done]
    tell = say("landing.tell")
    return [done, button(tell, msg("look_at", TITLE), look="primary", sign="edit", wide=True)]
