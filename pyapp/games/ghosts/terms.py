"""The terms of City of Ghosts that can be looked up."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.terms import Term

TERMS: Mapping[str, Term] = {
    "tag": Term(related=("safe-die", "anchor")),
    "relationship": Term(rulings=("ghosts.shield",), related=("safe-die", "condition")),
    "anchor": Term(rulings=("ghosts.shield",), related=("condition", "relationship")),
    "word": Term(related=("automatic-failure", "safe-die", "risk-die")),
    "condition": Term(rulings=("ghosts.heal",), related=("failure", "automatic-failure", "anchor")),
    "safe-die": Term(related=("risk-die", "tag", "desperate")),
    "risk-die": Term(related=("safe-die", "reroll", "automatic-failure")),
    "desperate": Term(related=("safe-die", "tag")),
    "reroll": Term(related=("risk-die", "automatic-failure")),
    "success": Term(related=("safe-die", "partial")),
    "partial": Term(related=("success", "failure")),
    "failure": Term(rulings=("ghosts.shield",), related=("condition", "reroll")),
    "automatic-failure": Term(
        rulings=("ghosts.shield",), related=("risk-die", "condition", "word")
    ),
}
