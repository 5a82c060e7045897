"""The terms of Imposition that can be looked up."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.terms import Term

TERMS: Mapping[str, Term] = {
    "level-die": Term(related=("path", "imposition-die", "duel")),
    "path": Term(related=("level-die", "aspect")),
    "aspect": Term(related=("path", "aptitude")),
    "aptitude": Term(related=("aspect", "imposition-die", "irresistible")),
    "imposition-die": Term(
        rulings=("imposition.duel-die",), related=("aptitude", "stress", "constant")
    ),
    "constant": Term(related=("imposition-die", "irresistible")),
    "irresistible": Term(related=("aptitude", "stress", "imposition-die")),
    "stress": Term(
        rulings=("imposition.rest",), related=("passed-out", "reroll", "imposition-die")
    ),
    "passed-out": Term(rulings=("imposition.rest",), related=("stress",)),
    "reroll": Term(related=("stress",)),
    "full": Term(related=("consequences", "imposition-die")),
    "consequences": Term(related=("full", "failure")),
    "failure": Term(related=("consequences", "reroll")),
    "npc": Term(rulings=("imposition.duel-npc",), related=("imposition-die", "duel")),
    "duel": Term(
        rulings=("imposition.duel-die", "imposition.duel-npc"),
        related=("level-die", "imposition-die", "npc"),
    ),
}
