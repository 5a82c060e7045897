"""A table of Universalis in words and numbers, apart from how it is stored."""

from __future__ import annotations

from typing import Any

from pyapp.games.universalis.desk import Setup
from pyapp.table import Table, redo, undo
from tests.app.described import steps
from tests.app.universalis.described_disputes import challenge, conflict, contest, roll
from threefold.games.universalis import (
    BANK,
    MINT,
    Bidding,
    Component,
    Fact,
    Request,
    Tale,
    lines_from_memo,
)


def described(table: Table) -> dict[str, Any]:
    """Everything on a table that a player could miss."""
    tale: Tale = table.stage.play
    return {
        "name": table.stage.name,
        "rulings": dict(table.stage.rulings),
        "put away": table.deleted,
        "touched": table.touched,
        "players": [player.name for player in tale.players],
        "purses": [tale.coins(seat) for seat in range(len(tale.players))],
        "bank": tale.ledger.in_bank,
        "issued": tale.ledger.issued,
        "components": [_component(one) for one in tale.components],
        "facts": [_fact(one) for one in tale.facts],
        "scene": _scene(tale),
        "bidding": _bidding(tale.bidding),
        "challenge": challenge(tale.challenge),
        "conflict": conflict(tale),
        "loose roll": roll(tale.loose),
        "steps taken": tale.taken,
        "ledger lines": tale.ledger.count + len(tale.ledger.lines),
        "lines noted": noted(table),
        "desk": {who: _setup(setup) for who, setup in table.desk.setups.items()},
        "request": _request(table.desk.request),
        "steps back": steps(table, undo),
        "steps forth": steps(table, redo),
    }


def noted(table: Table) -> dict[str, Any]:
    """What the lines beside the steps come to, read without taking a step: how many, and purses."""
    tale: Tale = table.stage.play
    held = dict.fromkeys([MINT, BANK, *range(len(tale.players))], 0)
    count = 0
    for memo in table.log.memos():
        assert memo is not None, "a chunk of the log is damaged"
        for line in lines_from_memo(memo.data):
            held[line.source] -= line.amount
            held[line.target] += line.amount
            count += 1
    purses = [coins for account, coins in held.items() if account >= 0]
    return {"count": count, "issued": -held[MINT], "bank": held[BANK], "purses": purses}


def _component(component: Component) -> list[str]:
    where = "present" if component.present else "away"
    where = "removed" if component.removed else where
    traits = [f"{trait.rank} {trait.text}" for trait in component.traits]
    return [f"{component.kind.value} of {component.controller}, {where}", *traits]


def _fact(fact: Fact) -> str:
    struck = "struck" if fact.struck else "stands"
    return f"{fact.kind.value} by {fact.payer} in scene {fact.scene}, {struck}: {fact.text}"


def _scene(tale: Tale) -> dict[str, Any]:
    scene = tale.scene
    return {
        "phase": tale.phase.value,
        "number": scene.number,
        "framer": scene.framer,
        "budget": scene.budget,
        "place": None if scene.place is None else tale.fact(scene.place).text,
        "time": None if scene.time is None else tale.fact(scene.time).text,
        "turn": tale.turn,
    }


def _bidding(bidding: Bidding | None) -> dict[str, Any] | None:
    if bidding is None:
        return None
    return {
        "seats": list(bidding.seats),
        "given": {str(seat): coins for seat, coins in bidding.given},
        "earlier": {str(seat): coins for seat, coins in bidding.earlier},
        "waiting": list(bidding.waiting),
    }


def _request(request: Request | None) -> dict[str, Any] | None:
    return None if request is None else {**contest(request.act), "note": request.note}


def _setup(setup: Setup) -> dict[str, Any]:
    """What is laid out; what is as nobody touched it is left out."""
    parts = {
        "texts": [setup.deed, setup.text, setup.note, setup.kind, setup.find],
        "numbers": [setup.component, setup.trait, setup.seat, setup.fact, setup.other],
        "counts": [setup.ranks, setup.side, setup.coins],
        "shares": list(setup.shares),
        "faces": list(setup.faces),
        "by hand": setup.by_hand,
        "keeping": setup.keeping,
        "asked": None if setup.asked is None else contest(setup.asked),
    }
    bare = {"texts": [""] * 5, "numbers": [None] * 5, "counts": [1, 0, 0]}
    return {name: part for name, part in parts.items() if part and part != bare.get(name)}
