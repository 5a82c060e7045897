"""The terms of Universalis that can be looked up."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.terms import Term

TERMS: Mapping[str, Term] = {
    "coin": Term(
        rulings=("universalis.start", "universalis.refresh"), related=("fact", "trait", "conflict")
    ),
    "bid": Term(
        rulings=("universalis.bid-tie", "universalis.losing-bids"), related=("framing", "coin")
    ),
    "framing": Term(rulings=("universalis.budget-left",), related=("bid", "scene", "interrupt")),
    "scene": Term(
        rulings=("universalis.refresh", "universalis.bring-in"), related=("framing", "component")
    ),
    "interrupt": Term(related=("coin", "scene")),
    "component": Term(related=("trait", "importance", "control")),
    "trait": Term(related=("component", "importance", "conflict")),
    "importance": Term(related=("trait", "removal")),
    "control": Term(related=("component", "conflict")),
    "bring-in": Term(rulings=("universalis.bring-in",), related=("component", "scene")),
    "removal": Term(related=("importance", "component")),
    "fact": Term(related=("coin", "challenge", "leverage")),
    "challenge": Term(
        rulings=("universalis.challenge-tie", "universalis.challenge-bids"),
        related=("fact", "leverage"),
    ),
    "leverage": Term(rulings=("universalis.leverage",), related=("challenge", "fact")),
    "conflict": Term(rulings=("universalis.tie",), related=("trait", "success", "outcome")),
    "success": Term(rulings=("universalis.tie",), related=("conflict", "outcome")),
    "outcome": Term(rulings=("universalis.outcome",), related=("conflict", "coin", "fact")),
}
