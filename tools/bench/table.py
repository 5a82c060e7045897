"""A figure with its baseline and its budget, and the table they make."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

HEAD = ("Figure", "Here", "Baseline of the same run", "Ratio", "Budget", "Holds")


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    Attributes:
        name: What was measured.
        value: The median (or what the name says), in `unit`.
        unit: `ms`, `s`, `bytes`, ...
        against: What the baseline is.
        baseline: The baseline, in `unit`; None where there is nothing to compare with.
        budget: The most that `value` may be; None where there is no promise.
        most: The most that the ratio may be; None where there is no promise.
        below: What the ratio has to stay below; None where there is no promise.
    """

    name: str
    value: float
    unit: str
    against: str = ""
    baseline: float | None = None
    budget: float | None = None
    most: float | None = None
    below: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many baselines the value is."""
        return self.value / self.baseline if self.baseline else None

    @property
    def holds(self) -> bool | None:
        """Whether what is promised is kept; None where nothing is."""
        kept = []
        if self.budget is not None:
            kept.append(self.value <= self.budget)
        if self.most is not None:
            kept.append(self.ratio is not None and self.ratio <= self.most)
        if self.below is not None:
            kept.append(self.ratio is not None and self.ratio < self.below)
        return all(kept) if kept else None

    def cells(self) -> tuple[str, ...]:
        """Return the line, cell by cell as in `HEAD`."""
        base = ""
        if self.baseline is not None:
            base = f"{_amount(self.baseline, self.unit)}: {self.against}"
        budgets = []
        if self.budget is not None:
            budgets.append(f"<= {self.budget:g} {self.unit}".rstrip())
        if self.most is not None:
            budgets.append(f"ratio <= {self.most:g}")
        if self.below is not None:
            budgets.append(f"ratio < {self.below:g}")
        return (
            self.name,
            _amount(self.value, self.unit),
            base,
            "" if self.ratio is None else f"{self.ratio:.3g}",
            ", ".join(budgets),
            {True: "yes", False: "**NO**", None: ""}[self.holds],
        )


def _amount(value: float, unit: str) -> str:
    text = f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"
    return f"{text} {unit}".rstrip()


def markdown(figures: Iterable[Figure]) -> str:
    """Return the table."""
    lines = [HEAD, tuple("---" for _ in HEAD), *(figure.cells() for figure in figures)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
