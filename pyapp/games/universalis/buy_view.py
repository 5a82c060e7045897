"""Buying on the table's page: a line to write, a trait, somebody to bring in, with the price."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.games.universalis.desk import BUY, WRITE, Setup, draft_of
from pyapp.games.universalis.forms import one_line, payer, why_not
from pyapp.games.universalis.laid import WHATS
from pyapp.games.universalis.picking import Picker
from pyapp.games.universalis.speech import coins_words, component_name
from pyapp.games.universalis.trait_view import new_trait
from pyapp.games.universalis.turn_view import framed_up
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look
from pyapp.views.parts.fields import select
from pyapp.views.parts.picks import chip
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say, say_count
from threefold import universalis
from threefold.games.universalis import Kind, Phase, Tale
from threefold.games.universalis.buying import PRICE

TRAIT, BRING = "trait", "bring"
"""What is bought for a component that there is already."""
TERMS = {TRAIT: "trait", BRING: "bring-in", **{str(kind): "component" for kind in Kind}}
"""What is looked up beside each of them; all else that is bought is a fact."""
SHOWN = 20
"""How many components a list offers at once."""


def buy_card(table: Table) -> Tree:
    """Draw what can be bought next, and what it takes to buy it."""
    tale: Tale = table.stage.play
    what = chosen(tale, table.desk.of(BUY).kind)
    picks = [
        chip(
            say(f"universalis.what.{one}"),
            one == what,
            msg("universalis.pick", BUY, one),
            id=f"what-{one}",
        )
        for one in offered(tale)
    ]
    label = {"class": "chips few", "role": "group", "aria-label": say("universalis.what")}
    return layout.card(
        say("universalis.buys"),
        payer(tale),
        ["div", label, *picks],
        *_form(table, tale, what),
        look_up("universalis.coin", f"universalis.{TERMS.get(what, 'fact')}"),
    )


def _form(table: Table, tale: Tale, what: str) -> list[Child]:
    setup: Setup = table.desk.of(BUY)
    if what == TRAIT:
        return _trait(table, tale, setup)
    if what == BRING:
        return _bring(table, tale, setup)
    line = one_line(
        "buy",
        say(f"universalis.write.{what}"),
        msg("universalis.buy", tale.taken, what),
        say("universalis.buy", coins=coins_words(PRICE)),
        look=_look(tale),
        draft=(WRITE, draft_of(table.desk, WRITE)),
        stacked=True,
    )
    kind = "component" if what in set(Kind) else "fact"
    return [line, why_not(say(f"universalis.buy.{kind}"))]


def _look(tale: Tale) -> Look:
    """Buying is the main act while a scene is framed, until its end is."""
    return "primary" if tale.phase is Phase.FRAMING and not framed_up(tale) else "plain"


def _trait(table: Table, tale: Tale, setup: Setup) -> list[Child]:
    """Draw the choice of a component in the scene, newest first, and the line for its trait."""
    here = list(present(tale))
    among = here[:SHOWN]
    number = setup.component if setup.component in here else here[0]
    if number not in among:
        among.insert(0, number)
    choices = [(str(one), component_name(tale, one)) for one in among]
    change = msg("universalis.choose", BUY, "component")
    more = len(here) - len(among)
    return [
        select("trait-of", say("universalis.trait.of"), choices, str(number), change),
        why_not(say_count("universalis.more", more)) if more else None,
        *new_trait(tale, table.desk, number, _look(tale)),
    ]


def _bring(table: Table, tale: Tale, setup: Setup) -> list[Child]:
    """Draw those who are not in the scene, newest first; a tap brings one in."""
    words = bring_in_words(table)

    def draw(number: int) -> Tree:
        send = msg("universalis.bring_in", tale.taken, number)
        name = component_name(tale, number)
        return chip(name, False, send, detail=words, once=True, id=f"bring-{number}")

    return Picker(
        BUY,
        BRING,
        say("universalis.bring-in.whom"),
        say("universalis.find"),
        absent(tale),
        lambda number: component_name(tale, number),
        draw,
        most=6,
    ).drawn(setup)


def bring_in_words(table: Table) -> str:
    """Say what it costs to bring a component in."""
    price = universalis.bring_in_price(table.stage.rulings)
    if not price:
        return say("universalis.bring-in.free")
    return say("universalis.bring-in", coins=coins_words(price))


def present(tale: Tale) -> Iterator[int]:
    """Give the numbers of the components in the scene, newest first."""
    return (at for at in _newest_first(tale) if tale.components[at].present)


def absent(tale: Tale) -> Iterator[int]:
    """Give the numbers of the components that can be brought in, newest first."""
    return (
        at
        for at in _newest_first(tale)
        if not (tale.components[at].present or tale.components[at].removed)
    )


def _newest_first(tale: Tale) -> Iterator[int]:
    return iter(range(len(tale.components) - 1, -1, -1))


def offered(tale: Tale) -> list[str]:
    """Return what can be bought now: where and when only while open, others where there are any."""
    framing = tale.phase is Phase.FRAMING
    can = {
        "where": framing and tale.scene.place is None,
        "when": framing and tale.scene.time is None,
        TRAIT: next(present(tale), None) is not None,
        BRING: next(absent(tale), None) is not None,
    }
    return [what for what in (*WHATS, TRAIT, BRING) if can.get(what, True)]


def chosen(tale: Tale, picked: str) -> str:
    """Return what is bought next: what was picked, else what the scene lacks, else a fact."""
    ways = offered(tale)
    if picked in ways:
        return picked
    if ways[0] != "fact":
        return ways[0]
    alone = tale.phase is Phase.FRAMING and next(present(tale), None) is None
    return Kind.CHARACTER.value if alone else "fact"
