"""Where a start's time goes: what had happened when, as medians over the rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import median

from tools.bench.start_run import BARE, FIRST, RELAUNCHED, REPEAT, SLOW, WITHOUT, Taken
from tools.bench.visit import Visit

COLUMNS = {
    "First": (FIRST, 1),
    "Repeat": (REPEAT, 1),
    "No snapshot": (WITHOUT, 1),
    "Relaunched": (RELAUNCHED, 1),
    f"First, {SLOW}x": (FIRST, SLOW),
    f"Repeat, {SLOW}x": (REPEAT, SLOW),
    f"No snapshot, {SLOW}x": (WITHOUT, SLOW),
    "Bare, first": (BARE + FIRST, 1),
    "Bare, repeat": (BARE + REPEAT, 1),
}


def steps(visits: Iterable[Visit]) -> dict[str, float]:
    """Return the median of each step that any visit had, in seconds, in their order."""
    times: dict[str, list[float]] = {}
    for visit in visits:
        for name, at in _of(visit).items():
            times.setdefault(name, []).append(at)
    medians = {name: median(some) for name, some in times.items()}
    return dict(sorted(medians.items(), key=lambda step: step[1]))


def _of(visit: Visit) -> dict[str, float]:
    found = {f"`{name}`": at for name, at in visit.marks.items()}
    found |= {"page arrived": visit.page, "last file arrived": visit.files, "`ready`": visit.ready}
    if visit.paint is not None:
        found["first paint"] = visit.paint
    return found


def table(columns: Mapping[str, Mapping[str, float]]) -> str:
    """Return the table of columns of steps; its lines are in the order of the earliest column."""
    names: list[str] = []
    for column in columns.values():
        for name in column:
            if name not in names:
                names.append(name)
    if "`ready`" in names:
        names.append(names.pop(names.index("`ready`")))
    lines = [("Until", *columns), tuple("---" for _ in range(len(columns) + 1))]
    lines += [(name, *(_cell(column, name) for column in columns.values())) for name in names]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(column: Mapping[str, float], name: str) -> str:
    return f"{column[name] * 1000:,.0f} ms" if name in column else ""


def last_files(columns: Mapping[str, Iterable[Visit]]) -> str:
    """Say which file was mostly the last to arrive."""
    mostly = {
        name: Counter(visit.last for visit in visits).most_common(1)[0][0]
        for name, visits in columns.items()
    }
    return "; ".join(f"{name}: `{file}`" for name, file in mostly.items())


def note(taken: Taken) -> str:
    """Say where the time goes, of every kind of visit that there was."""
    visits = {name: taken.visits[key] for name, key in COLUMNS.items() if taken.visits.get(key)}
    lines = table({name: steps(some) for name, some in visits.items()})
    return (
        f"Where a start's time goes, since the navigation:\n\n{lines}\n\n"
        f"The last file was mostly this one. {last_files(visits)}."
    )
