"""What the bench reads out of a report of Lighthouse."""

from __future__ import annotations

from typing import Any

import pytest

from tools.bench import lighthouse


def made(**scores: float | None) -> dict[str, Any]:
    """A report with one audit in each category; all are full but those that are given."""
    kinds = ("performance", *lighthouse.FULL)
    full: dict[str, float | None] = dict.fromkeys(kinds, 1.0)
    full |= {name.replace("_", "-"): score for name, score in scores.items()}
    return {
        "lighthouseVersion": "12.2.3",
        "categories": {
            kind: {
                "score": full[kind],
                "auditRefs": [{"id": f"{kind}-x", "weight": 1}, {"id": "aside", "weight": 0}],
            }
            for kind in kinds
        },
        "audits": {
            "aside": {"title": "Weighs nothing", "score": 0},
            **{f"{kind}-x": {"title": f"Audit of {kind}", "score": full[kind]} for kind in kinds},
        },
    }


def test_a_page_without_fault_keeps_its_budgets() -> None:
    performance, *others = lighthouse.figures(made(performance=0.27))
    assert (performance.value, performance.holds) == (27, None)
    assert [(one.value, one.holds) for one in others] == [(0, True)] * 3
    assert lighthouse.faults(made(performance=0.27)) == ""


def test_a_fault_breaks_the_budget_and_is_named() -> None:
    report = made(best_practices=0.82)
    assert [one.holds for one in lighthouse.figures(report)] == [None, True, False, True]
    assert lighthouse.figures(report)[2].value == pytest.approx(18)
    assert lighthouse.faults(report).splitlines()[2:] == [
        "- best practices: Audit of best-practices"
    ]


def test_a_category_that_could_not_be_told_is_not_full() -> None:
    with pytest.raises(RuntimeError, match="seo"):
        lighthouse.figures(made(seo=None))
