"""One component: what it is made of, what a coin more makes of it, where it is and whose it is."""

from __future__ import annotations

from pyapp.games.universalis.desk import BUY, draft_of, trait_key
from pyapp.games.universalis.forms import one_line, payer, why_not
from pyapp.games.universalis.removal_view import removal_card
from pyapp.games.universalis.scene_view import head_of, purses_card
from pyapp.games.universalis.speech import closed, coins_words, name_of, title_of
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import select
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.rank import component_head, plus_one, trait_row
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Component, Tale
from threefold.games.universalis.buying import PRICE


def component_place(table: Table, number: int) -> Page:
    """Draw a component; what can be done with it only while somebody is on turn and it is there."""
    tale: Tale = table.stage.play
    component = tale.component(number)
    reason = say("universalis.closed.removed") if component.removed else closed(tale)
    body: list[Child] = [
        purses_card(table) if tale.players and not reason else None,
        _made_of(tale, number, component, able=not reason),
    ]
    if reason:
        body.append(layout.card(None, why_not(reason), look="quiet"))
    else:
        body += [
            _new_trait(table, tale, number, component),
            _where(table, tale, number, component),
            removal_card(table, tale, number, component),
        ]
    title = title_of(component)
    return Page(title, body, back=here(table), game=universalis.ID, name="component")


def _made_of(tale: Tale, number: int, component: Component, *, able: bool) -> Tree:
    traits = [
        trait_row(
            trait.text,
            trait.rank,
            say("universalis.rank", count=trait.rank),
            _raise(tale, number, at, trait.text) if able else None,
        )
        for at, trait in enumerate(component.traits)
    ]
    return layout.card(
        None,
        ["div", {"dir": "auto"}, component_head(head_of(tale, component))],
        ["ul", {"class": "rows", "role": "list", "aria-label": say("universalis.traits")}, *traits],
        why_not(say("universalis.raise.text", coins=coins_words(PRICE))) if able else None,
    )


def _raise(tale: Tale, number: int, trait: int, text: str) -> Tree:
    about = say("universalis.raise", text=text, coins=coins_words(PRICE))
    return plus_one(about, msg("universalis.rank", tale.taken, number, trait))


def _new_trait(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    """Draw the line for a new trait, with what it makes of Importance and the price of removal."""
    laid = table.desk.of(BUY)
    ranks = laid.ranks if laid.component == number else 1
    lay = "universalis.lay_ranks"
    less = msg(lay, BUY, number, ranks - 1) if ranks > 1 else None
    more = msg(lay, BUY, number, ranks + 1) if ranks < universalis.RANK_LIMIT else None
    now, then = component.importance, component.importance + ranks
    effect = say("universalis.trait.effect", now=now, then=then, coins=coins_words(then))
    line = one_line(
        "trait",
        say("universalis.trait.label"),
        msg("universalis.trait", tale.taken, number, ranks),
        say("universalis.buy", coins=coins_words(ranks * PRICE)),
        look="primary",
        draft=(trait_key(number), draft_of(table.desk, trait_key(number))),
    )
    return layout.card(
        say("universalis.trait.title"),
        payer(tale),
        stepper(say("universalis.ranks"), ranks, less, more),
        line,
        ["p", {}, effect],
        why_not(say("universalis.wound")),
    )


def _where(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    return layout.card(
        say("universalis.whereabouts"),
        _comes_or_goes(table, tale, number, component),
        _control(tale, number, component),
    )


def _comes_or_goes(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    if component.present:
        words, act, sign = say("universalis.send-out"), "universalis.send_out", "away"
    else:
        price = universalis.bring_in_price(table.stage.rulings)
        key = "universalis.bring-in" if price else "universalis.bring-in.free"
        words = say(key, coins=coins_words(price)) if price else say(key)
        act, sign = "universalis.bring_in", "here"
    # Another id each way: the second of two taps does not send out what the first brought in.
    return button(words, msg(act, tale.taken, number), sign=sign, once=True, id=sign)


def _control(tale: Tale, number: int, component: Component) -> Tree:
    people = [(str(seat), name_of(tale, seat)) for seat in range(len(tale.players))]
    return select(
        "control",
        say("universalis.control"),
        people,
        str(component.controller),
        msg("universalis.hand_over", tale.taken, number),
        hint=say("universalis.control.text"),
    )
