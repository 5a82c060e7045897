"""The ledger on the screen: who has what, how that came about, line by line, newest first."""

from __future__ import annotations

from pyapp import route
from pyapp.games.universalis.desk import LEDGER
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.ledger import Filter, Window, window
from pyapp.games.universalis.ledger_chart import chart
from pyapp.games.universalis.ledger_words import row
from pyapp.games.universalis.numbers import number_in
from pyapp.games.universalis.scene_view import purses_card
from pyapp.games.universalis.speech import ALL, coins_words, name_of
from pyapp.log import Place
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import select
from pyapp.views.parts.ledger_rows import ledger_rows, pager
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold.games.universalis import Tale

SCENES = 50
"""How many scenes are offered at once, the newest."""
AT_ONCE = 24
"""Up to so many chunks of the log, the chart is drawn without being asked for."""
CHART = "chart"


def ledger_place(table: Table, rest: tuple[str, ...]) -> Page | None:
    """Draw the ledger: ``()``, ``(seat, scene)`` or ``(seat, scene, chunk-number)``.

    A seat or a scene may be ``all``. None where the address names nothing of the kind.
    """
    match rest or (ALL, ALL):
        case (str(seat), str(scene)):
            place = None
        case (str(seat), str(scene), str(at)):
            place = _place(at)
            if place is None:
                return None
        case _:
            return None
    tale: Tale = table.stage.play
    meant = _filter(tale, seat, scene)
    if meant is None:
        return None
    title, back = say("universalis.ledger"), here(table)
    return Page(title, _body(table, tale, meant, place), back=back, game=table.game, name="ledger")


def _filter(tale: Tale, seat: str, scene: str) -> Filter | None:
    numbers = [number_in(part) for part in (seat, scene)]
    for part, number, most in zip(
        (seat, scene), numbers, (len(tale.players) - 1, tale.scene.number), strict=True
    ):
        if part != ALL and (number is None or number > most):
            return None
    return Filter(*numbers)


def _place(part: str) -> Place | None:
    chunk, dash, number = part.partition("-")
    at = number_in(chunk), number_in(number)
    return (at[0], at[1]) if dash and at[0] is not None and at[1] is not None else None


def _body(table: Table, tale: Tale, meant: Filter, place: Place | None) -> list[Child]:
    if not tale.ledger.issued:
        text = say("universalis.ledger.none.text")
        return [layout.empty_state(say("universalis.ledger.none"), text, sign="ledger")]
    shown = window(table.log, meant, place)
    first = meant == Filter() and place is None
    lines = layout.card(
        say("universalis.ledger.lines"),
        *_choice(tale, meant),
        _rows(tale, shown),
        *_ends(table, meant, shown, place),
    )
    return [_sums(table, tale), _chart(table, tale) if first else None, lines, _export()]


def _sums(table: Table, tale: Tale) -> Tree:
    """Draw what everybody has, what the bank has, and that it is all there is."""
    held = sum(tale.coins(seat) for seat in range(len(tale.players)))
    sums = say(
        "universalis.ledger.sums",
        held=coins_words(held),
        bank=coins_words(tale.ledger.in_bank),
        issued=coins_words(tale.ledger.issued),
    )
    return layout.card(None, purses_card(table), ["p", {}, sums])


def _chart(table: Table, tale: Tale) -> Child:
    """Draw everybody's coins over time; of a long game only when asked: that takes a while."""
    if len(table.log.chunks) <= AT_ONCE:
        drawn = chart(table.log, tale)
        return None if drawn is None else layout.card(None, drawn)
    if table.desk.of(LEDGER).kind != CHART:
        draw = msg("universalis.lay", LEDGER, "kind", CHART)
        return button(say("universalis.ledger.draw"), draw, sign="ledger", wide=True)
    hide = msg("universalis.lay", LEDGER, "kind", "")
    return layout.card(
        None,
        chart(table.log, tale),
        button(say("universalis.ledger.hide"), hide, look="quiet"),
    )


def _choice(tale: Tale, meant: Filter) -> list[Child]:
    seat = ALL if meant.seat is None else str(meant.seat)
    scene = ALL if meant.scene is None else str(meant.scene)
    people = [(str(one), name_of(tale, one)) for one in range(len(tale.players))]
    newest = range(tale.scene.number, max(0, tale.scene.number - SCENES), -1)
    scenes = [(str(one), say("universalis.ledger.scene", number=one)) for one in newest]
    if meant.scene is not None and meant.scene not in newest:
        scenes.append((scene, say("universalis.ledger.scene", number=meant.scene)))
    everybody = [(ALL, say("universalis.ledger.everybody")), *people]
    every_scene = [(ALL, say("universalis.ledger.every-scene")), *scenes]
    by_player, by_scene = "universalis.ledger_player", "universalis.ledger_scene"
    return [
        select(
            "of-player", say("universalis.ledger.player"), everybody, seat, msg(by_player, scene)
        ),
        select(
            "of-scene", say("universalis.ledger.which"), every_scene, scene, msg(by_scene, seat)
        ),
    ]


def _rows(tale: Tale, shown: Window) -> Tree:
    if not shown.lines:
        return why_not(say("universalis.ledger.nothing"))
    rows = [row(tale, one) for one in shown.lines]
    return ledger_rows(say("universalis.ledger.lines"), rows, to=say("universalis.ledger.to"))


def _ends(table: Table, meant: Filter, shown: Window, place: Place | None) -> list[Child]:
    """Draw the ways to older lines and back to the newest, and what could not be read."""
    older = newest = None
    if shown.older is not None:
        key = "universalis.ledger.further" if shown.searched else "universalis.ledger.older"
        older = (say(key), _address(table, meant, shown.older))
    if place is not None:
        newest = (say("universalis.ledger.newest"), _address(table, meant, None))
    return [
        why_not(say("universalis.ledger.damaged")) if shown.damaged else None,
        pager(say("universalis.ledger.pages"), older, newest) if older or newest else None,
    ]


def _address(table: Table, meant: Filter, place: Place | None) -> str:
    parts = [ALL if number is None else str(number) for number in meant]
    at = [] if place is None else ["-".join(map(str, place))]
    return f"#{route.to_table(table.id, 'ledger', *parts, *at)}"


def _export() -> Tree:
    return layout.card(
        None,
        ["p", {}, say("universalis.ledger.export.text")],
        button(say("universalis.ledger.export"), msg("universalis.export"), once=True),
        look="quiet",
    )
