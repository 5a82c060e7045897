"""States as plain data that JSON can hold."""

from __future__ import annotations

from typing import Any

from threefold.game import Data
from threefold.games.universalis.disputedata import (
    challenge_at,
    challenge_to_data,
    conflict_at,
    conflict_to_data,
    maybe_number_at,
    pair_at,
    seat_at,
)
from threefold.games.universalis.fitting import fitting
from threefold.games.universalis.memo import lines_at
from threefold.games.universalis.numbered import ThingsAndData, listed, numbered
from threefold.games.universalis.rolldata import open_at, open_to_data
from threefold.games.universalis.scene import Bidding, Phase, Scene
from threefold.games.universalis.tale import Player, Tale, checked_tale
from threefold.games.universalis.world import (
    COMPONENT_LIMIT,
    FACT_KINDS,
    FACT_LIMIT,
    KINDS,
    NUMBER_LIMIT,
    RANK_LIMIT,
    SEATS,
    TRAIT_LIMIT,
    Component,
    Fact,
    FactKind,
    Kind,
    Trait,
)
from threefold.gate import (
    JSON_LARGEST,
    bool_at,
    choice_at,
    fields,
    list_at,
    optional,
    reading,
    refuse,
    text_at,
    whole_at,
)
from threefold.ledger import ACCOUNTS, LARGEST, MINT, Ledger, line_to_data

_PARTS = (
    "players",
    "components",
    "facts",
    "ledger",
    "phase",
    "scene",
    "turn",
    "bidding",
    "challenge",
    "conflict",
    "loose",
    "taken",
)


def state_to_data(state: Tale) -> Data:
    """Return a map of the parts of a tale.

    Components and facts are maps by number (as text, in order), so that two states differ by the
    few that a step has touched.

    Raises:
        InvalidInput: It is no tale.
    """
    return data_since(state, *_nothing())


def data_since(state: Tale, known: Tale, data: Data) -> Data:
    """Return the same as `state_to_data`, but in no time after a step.

    What is the same in a tale whose data is known is taken from there and shared: nobody may
    change either.

    Args:
        state: The tale.
        known: Another one, best of all the one before the step.
        data: What `state_to_data` gave for that.

    Raises:
        InvalidInput: It is no tale.
    """
    tale = checked_tale(state)
    scene, bidding, ledger = tale.scene, tale.bidding, tale.ledger
    components, facts = _known(known, data)
    return {
        "players": [player.name for player in tale.players],
        "components": numbered(tale.components, _component_to_data, components),
        "facts": numbered(tale.facts, _fact_to_data, facts),
        "ledger": [
            [list(pair) for pair in ledger.forward],
            ledger.count,
            [line_to_data(line) for line in ledger.lines],
        ],
        "phase": tale.phase.value,
        "scene": [scene.number, scene.framer, scene.budget, scene.place, scene.time],
        "turn": tale.turn,
        "bidding": None if bidding is None else _bidding_to_data(bidding),
        "challenge": None if tale.challenge is None else challenge_to_data(tale.challenge),
        "conflict": None if tale.conflict is None else conflict_to_data(tale.conflict),
        "loose": None if tale.loose is None else open_to_data(tale.loose),
        "taken": tale.taken,
    }


def state_from_data(data: Data) -> Tale:
    """Read a state; all of it is checked.

    Raises:
        Unreadable: The data is damaged, or its parts do not fit together.
    """
    return state_since(data, *_nothing())


def state_since(data: Data, known: Tale, known_data: Data) -> Tale:
    """Return the same as `state_from_data`, but in no time where most of it is known.

    Args:
        data: What is to be read.
        known: A tale, best of all one of the same table.
        known_data: What that was read from, or was written as.

    Raises:
        Unreadable: The data is damaged, or its parts do not fit together.
    """
    components, facts = _known(known, known_data)

    def read() -> Tale:
        if not isinstance(data, dict) or set(data) != set(_PARTS):
            raise refuse("state", "a map of the parts of a tale", data)
        return fitting(
            Tale(
                tuple(map(Player, list_at(data["players"], "state.players", text_at, 0, SEATS))),
                listed(
                    data["components"],
                    "state.components",
                    _component_at,
                    COMPONENT_LIMIT,
                    components,
                ),
                listed(data["facts"], "state.facts", _fact_at, FACT_LIMIT, facts),
                _ledger_at(data["ledger"], "state.ledger"),
                Phase(choice_at(data["phase"], "state.phase", set(Phase))),
                _scene_at(data["scene"], "state.scene"),
                seat_at(data["turn"], "state.turn"),
                optional(data["bidding"], "state.bidding", _bidding_at),
                optional(data["challenge"], "state.challenge", challenge_at),
                optional(data["conflict"], "state.conflict", conflict_at),
                optional(data["loose"], "state.loose", open_at),
                whole_at(data["taken"], "state.taken", 0, JSON_LARGEST),
            )
        )

    return reading(read)


def _nothing() -> tuple[Tale, Data]:
    """Return what is known when nothing is: an empty tale and as much of its data as matters."""
    return Tale(), {"components": {}, "facts": {}}


def _known(tale: Tale, data: Data) -> tuple[ThingsAndData[Component], ThingsAndData[Fact]]:
    return (
        ThingsAndData(tale.components, data["components"]),
        ThingsAndData(tale.facts, data["facts"]),
    )


def _component_to_data(component: Component) -> Data:
    return [
        component.kind.value,
        [[trait.text, trait.rank] for trait in component.traits],
        component.controller,
        component.present,
        component.removed,
    ]


def _component_at(data: Any, where: str) -> Component:
    kind, traits, controller, present, removed = fields(data, where, 5)
    return Component(
        kind_at(kind, f"{where}.kind"),
        list_at(traits, f"{where}.traits", _trait_at, 1, TRAIT_LIMIT),
        seat_at(controller, f"{where}.controller"),
        bool_at(present, f"{where}.present"),
        bool_at(removed, f"{where}.removed"),
    )


def _trait_at(data: Any, where: str) -> Trait:
    text, rank = fields(data, where, 2)
    return Trait(text_at(text, f"{where}.text"), ranks_at(rank, f"{where}.rank"))


def _fact_to_data(fact: Fact) -> Data:
    return [fact.text, fact.kind.value, fact.payer, fact.scene, fact.struck]


def _fact_at(data: Any, where: str) -> Fact:
    text, kind, payer, scene, struck = fields(data, where, 5)
    return Fact(
        text_at(text, f"{where}.text"),
        fact_kind_at(kind, f"{where}.kind"),
        seat_at(payer, f"{where}.payer"),
        whole_at(scene, f"{where}.scene", 1, NUMBER_LIMIT),
        bool_at(struck, f"{where}.struck"),
    )


def _ledger_at(data: Any, where: str) -> Ledger:
    forward, count, lines = fields(data, where, 3)
    return Ledger(
        list_at(forward, f"{where}.forward", _balance_at, 0, SEATS + 2),
        whole_at(count, f"{where}.count", 0, LARGEST),
        lines_at(lines, f"{where}.lines"),
    )


def _balance_at(data: Any, where: str) -> tuple[int, int]:
    account, coins = fields(data, where, 2)
    return (
        whole_at(account, f"{where}.account", MINT, ACCOUNTS - 1),
        whole_at(coins, f"{where}.coins", -LARGEST, LARGEST),
    )


def _scene_at(data: Any, where: str) -> Scene:
    number, framer, budget, place, time = fields(data, where, 5)
    return Scene(
        whole_at(number, f"{where}.number", 0, NUMBER_LIMIT),
        optional(framer, f"{where}.framer", seat_at),
        coins_at(budget, f"{where}.budget"),
        maybe_number_at(place, f"{where}.place"),
        maybe_number_at(time, f"{where}.time"),
    )


def _bidding_to_data(bidding: Bidding) -> Data:
    return [
        list(bidding.seats),
        [list(bid) for bid in bidding.given],
        [list(bid) for bid in bidding.earlier],
    ]


def _bidding_at(data: Any, where: str) -> Bidding:
    seats, given, earlier = fields(data, where, 3)
    return Bidding(
        list_at(seats, f"{where}.seats", seat_at, 1, SEATS),
        list_at(given, f"{where}.given", pair_at, 0, SEATS),
        list_at(earlier, f"{where}.earlier", pair_at, 0, SEATS),
    )


def kind_at(data: Any, where: str) -> Kind:
    """Read the kind of a component."""
    return Kind(choice_at(data, where, KINDS))


def fact_kind_at(data: Any, where: str) -> FactKind:
    """Read the kind of a fact."""
    return FactKind(choice_at(data, where, FACT_KINDS))


def ranks_at(data: Any, where: str) -> int:
    """Read a rank, or a number of ranks."""
    return whole_at(data, where, 1, RANK_LIMIT)


def coins_at(data: Any, where: str) -> int:
    """Read a number of coins; 0 is one."""
    return whole_at(data, where, 0, NUMBER_LIMIT)
