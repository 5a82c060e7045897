"""Specimens of what is paid and owned: coins, purses, scales, chart, ledger, components."""

from __future__ import annotations

from fractions import Fraction

from pyapp.views.parts.coin_chart import coin_chart
from pyapp.views.parts.coins import Purse, coins, purses
from pyapp.views.parts.ledger_rows import Row, ledger_rows, pager
from pyapp.views.parts.rank import Head, component_head, trait_row
from pyapp.views.parts.scales import Backing, Pan, scales
from pyapp.views.parts.tree import Tree
from pyapp.views.parts.worth import Worth, worth
from pyapp.views.style.acts import LONG
from pyapp.views.style.laying import NOTHING, row, section, specimen

_OF = "universalis"


def coins_shown() -> list[Tree]:
    """Draw all that has to do with coins."""
    return [_coins(), _weighed(), _chart(), _components()]


def _coins() -> Tree:
    held = (
        Purse("Anna", 25, "25 coins", (("turn", "On turn"),), on=True),
        Purse("Ben", 3, "3 coins", href="#/style"),
        Purse("Cleo", 0, "0 coins", message=NOTHING),
        Purse(LONG, 12, "12 coins"),
    )
    lines = (
        Row(12, "Anna", "Bank", 2, "2 coins", "Fact: it rains", "Scene 1"),
        Row(11, "Bank", LONG, 5, "5 coins", "A scene ends"),
    )
    amounts = row(coins(3, "3 coins"), coins(12, "12 coins", look="large"))
    return section(
        "coins",
        "Coins",
        specimen("In a line, and large", amounts, game=_OF),
        specimen("Purses: on turn, a link, a button, read", purses("Purses", held), game=_OF),
        specimen("Lines of the ledger", ledger_rows("Lines", lines, to="to"), game=_OF),
        specimen("Pages", pager("Pages", ("Older", "#/style"), ("Newer", "#/style")), game=_OF),
    )


def _weighed() -> Tree:
    backs = (Backing("Anna", 3, "3 coins", "A fact weighs double."), Backing(LONG, 1, "1 coin"))
    left = Pan("It rains", 7, "counts 7", backs, "Ahead", won=True)
    right = Pan("It is dry", 2, "counts 2", (Backing("Ben", 2, "2 coins"),))
    expected = (
        Worth("The keeper", Fraction(9, 2), "4.5 coins"),
        Worth("The mate", Fraction(4, 3), "1.3 coins"),
    )
    return section(
        "weighed",
        "In the balance",
        specimen("A challenge", scales("In the balance", left, right), game=_OF),
        specimen("Coins to expect", worth("Coins to expect", expected), game=_OF),
    )


def _chart() -> Tree:
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gus", LONG)
    points = [
        (at, tuple((at * (seat + 2)) % 7 + 3 * seat for seat in range(8))) for at in range(0, 12, 2)
    ]
    marks = ((2, "1"), (8, "2"))
    drawn = coin_chart(
        "Coins over time", names, points, along="Line", table="In numbers", marks=marks
    )
    return section("chart", "Coins over time", specimen("All eight seats", drawn, game=_OF))


def _components() -> Tree:
    states = (("here", "In the scene"),)
    heads = [
        component_head(Head(kind, name, "Importance 4", f"{LONG} speaks for it", states))
        for kind, name in (("character", "The keeper"), ("place", "The lamp room"), ("thing", LONG))
    ]
    traits = [trait_row("Never blinks first", 3, "rank 3"), trait_row(LONG, 9, "rank 9")]
    return section(
        "components",
        "Components",
        *(specimen("Its head", head, game=_OF) for head in heads),
        specimen("Traits", ["ul", {"class": "rows", "role": "list"}, *traits], game=_OF),
    )
