"""Buying: one line to write at a time, of the kind that is picked, its price in the button."""

from __future__ import annotations

from pyapp.games.universalis.desk import BUY, WRITE, draft_of
from pyapp.games.universalis.forms import one_line, payer, why_not
from pyapp.games.universalis.laid import WHATS
from pyapp.games.universalis.speech import coins_words
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.picks import chip
from pyapp.views.parts.tree import Tree, msg
from pyapp.words import say
from threefold.games.universalis import Kind, Phase, Tale
from threefold.games.universalis.buying import PRICE


def buy_card(table: Table) -> Tree:
    """Draw what can be written next for a coin, and the line to write it on."""
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
    line = one_line(
        "buy",
        say(f"universalis.write.{what}"),
        msg("universalis.buy", tale.taken, what),
        say("universalis.buy", coins=coins_words(PRICE)),
        look="primary" if tale.phase is Phase.FRAMING else "plain",
        draft=(WRITE, draft_of(table.desk, WRITE)),
    )
    label = {"class": "chips few", "role": "group", "aria-label": say("universalis.what")}
    return layout.card(
        say("universalis.buys"), payer(tale), ["div", label, *picks], line, _help(what)
    )


def _help(what: str) -> Tree:
    kind = "component" if what in set(Kind) else "fact"
    return why_not(say(f"universalis.buy.{kind}"))


def offered(tale: Tale) -> list[str]:
    """Return what can be bought by writing a line now: where and when only while it is open."""
    framing = tale.phase is Phase.FRAMING
    done = {
        "where": not framing or tale.scene.place is not None,
        "when": not framing or tale.scene.time is not None,
    }
    return [what for what in WHATS if not done.get(what)]


def chosen(tale: Tale, picked: str) -> str:
    """Return what is written next: what was picked, else what the scene lacks, else a fact."""
    ways = offered(tale)
    if picked in ways:
        return picked
    if ways[0] != "fact":
        return ways[0]
    alone = tale.phase is Phase.FRAMING and not any(one.present for one in tale.components)
    return Kind.CHARACTER.value if alone else "fact"
