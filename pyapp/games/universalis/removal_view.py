"""Removing a component for good: its price, everybody's share, and what is still missing."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.universalis.desk import REMOVE, Setup
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.speech import coins_words, name_of, title_of
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.universalis import Component, Tale

PLAN = "universalis.plan_removal"
TERM = "universalis.removal"


def removal_card(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    """Draw the price of the removal, and once it is unfolded who pays how much of it."""
    price = component.importance
    text = ["p", {}, say("universalis.removal.text", coins=coins_words(price))]
    title = say("universalis.removal")
    laid: Setup = table.desk.of(REMOVE)
    if laid.component != number:
        first = list(proposed(tale, price))
        plan = button(
            say("universalis.removal.plan"), msg(PLAN, REMOVE, number, first), look="quiet"
        )
        return layout.card(title, text, plan, term=TERM)
    shares = fitting(tale, laid.shares, price)
    return layout.card(
        title,
        text,
        *_shares(tale, number, shares, price),
        *_done(tale, number, shares, component),
        term=TERM,
    )


def proposed(tale: Tale, price: int) -> tuple[int, ...]:
    """Return shares by seat of which whoever is on turn pays as much as they can."""
    most = min(price, tale.purse)
    return tuple(most if seat == tale.turn else 0 for seat in range(len(tale.players)))


def fitting(tale: Tale, shares: Sequence[int], price: int) -> tuple[int, ...]:
    """Return shares by seat that nobody is too poor for and that come to no more than the price."""
    fit, left = [], price
    for seat in range(len(tale.players)):
        asked = shares[seat] if seat < len(shares) else 0
        fit.append(min(asked, tale.coins(seat), left))
        left -= fit[-1]
    return tuple(fit)


def _shares(tale: Tale, number: int, shares: tuple[int, ...], price: int) -> list[Child]:
    return [_share(tale, number, shares, seat, price - sum(shares)) for seat in range(len(shares))]


def _share(tale: Tale, number: int, shares: tuple[int, ...], seat: int, open: int) -> Tree:
    def paying(coins: int) -> str:
        anew = [coins if at == seat else share for at, share in enumerate(shares)]
        return msg(PLAN, REMOVE, number, anew)

    now, held = shares[seat], tale.coins(seat)
    less = paying(now - 1) if now else None
    more = paying(now + 1) if open and now < held else None
    hint = say("universalis.removal.held", coins=coins_words(held))
    name = name_of(tale, seat)
    step = stepper(say("universalis.removal.share", name=name), now, less, more, hint=hint)
    # Tapping a large share together coin by coin would take a while.
    much = min(open, held - now)
    words = say("universalis.removal.rest", name=name, coins=coins_words(much))
    rest = button(words, paying(now + much), look="quiet") if much > 1 else None
    return ["div", {"dir": "auto", "key": str(seat)}, step, rest]


def _done(tale: Tale, number: int, shares: tuple[int, ...], component: Component) -> list[Child]:
    price, open = component.importance, component.importance - sum(shares)
    paid = [[seat, coins] for seat, coins in enumerate(shares) if coins]
    key = "universalis.removal.missing" if open else "universalis.removal.complete"
    words = say("universalis.remove", name=title_of(component), coins=coins_words(price))
    send = None if open else msg("universalis.remove", tale.taken, number, paid)
    return [
        ["p", {"role": "status"}, say(key, coins=coins_words(open)) if open else say(key)],
        why_not(say("universalis.removal.not-death")),
        button(words, send, look="danger", sign="gone", once=True, wide=True, id="remove"),
        button(say("universalis.removal.fold"), msg(PLAN, REMOVE, None, []), look="quiet"),
    ]
