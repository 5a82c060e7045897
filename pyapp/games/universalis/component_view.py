"""One component: what it is made of, what a coin more makes of it, where it is and whose it is."""

from __future__ import annotations

from pyapp.games.universalis.buy_view import bring_in_words
from pyapp.games.universalis.forms import out_of_coins, payer, why_not
from pyapp.games.universalis.removal_view import removal_card
from pyapp.games.universalis.scene_view import head_of, purses_card
from pyapp.games.universalis.speech import closed, coins_words, name_of, title_of
from pyapp.games.universalis.trait_view import new_trait
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import select
from pyapp.views.parts.rank import component_head, plus_one, trait_row
from pyapp.views.parts.term import look_up
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
            _new_trait(table, tale, number),
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
        _costs(tale) if able else None,
        look_up("universalis.trait", "universalis.importance"),
    )


def _costs(tale: Tale) -> Tree:
    if not tale.purse:
        return out_of_coins(tale)
    return why_not(say("universalis.raise.text", coins=coins_words(PRICE)))


def _raise(tale: Tale, number: int, trait: int, text: str) -> Tree:
    about = say("universalis.raise", text=text, coins=coins_words(PRICE))
    send = msg("universalis.rank", tale.taken, number, trait)
    return plus_one(about, send if tale.purse else None)


def _new_trait(table: Table, tale: Tale, number: int) -> Tree:
    """Draw the line for a new trait; the reason why there can be none without coins."""
    title = say("universalis.trait.title")
    if not tale.purse:
        return layout.card(title, out_of_coins(tale))
    wound = why_not(say("universalis.wound"))
    return layout.card(title, payer(tale), *new_trait(tale, table.desk, number), wound)


def _where(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    return layout.card(
        say("universalis.whereabouts"),
        _comes_or_goes(table, tale, number, component),
        _control(tale, number, component),
        look_up("universalis.bring-in", "universalis.control"),
    )


def _comes_or_goes(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    # Another id each way: the second of two taps does not send out what the first brought in.
    if component.present:
        send = msg("universalis.send_out", tale.taken, number)
        return button(say("universalis.send-out"), send, sign="away", once=True, id="away")
    able = tale.purse >= universalis.bring_in_price(table.stage.rulings)
    send = msg("universalis.bring_in", tale.taken, number)
    words = bring_in_words(table)
    return button(words, send if able else None, sign="here", once=True, id="here")


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
