"""The bench of the start: what of it can be held without a browser."""

from __future__ import annotations

import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from tools.bench import browser, start, start_run, visit, waterfall
from tools.bench.settled import SNAPSHOT, Settling
from tools.bench.table import Figure
from tools.bench.visit import Visit
from tools.bench.wire import Asked, Size, Wire, squeezed


def seen(ready: float, **what: Any) -> Visit:
    return Visit(
        **{
            "ready": ready,
            "paint": 0.1,
            "page": 0.05,
            "files": 0.5,
            "last": "a.zip",
            "block": 0.2,
            "shift": 0.0,
        }
        | what
    )


def taken(ours: list[Visit], bare: list[Visit]) -> start_run.Taken:
    found = start_run.Taken()
    for kind in (start_run.FIRST, start_run.REPEAT, start_run.RELAUNCHED):
        for slower in start_run.PACES:
            found.visits[kind, slower] = ours
            found.visits[start_run.BARE + kind, slower] = bare
    for kind in (start_run.HOME, start_run.TABLE):
        found.visits[kind, 1] = ours
    return found


@pytest.mark.parametrize(
    ("ours", "theirs", "promised", "holds"),
    [
        (1.0, 2.0, {"most": 0.5}, True),
        (1.1, 2.0, {"most": 0.5}, False),
        (2.0, 2.0, {"most": 1}, True),
        (2.0, 2.0, {"below": 1}, False),
        (1.9, 2.0, {"below": 1}, True),
        (0.0, None, {"budget": 0}, True),
        (1.0, None, {"budget": 0}, False),
        (1.0, None, {"below": 1}, False),
        (1.0, 2.0, {}, None),
    ],
)
def test_what_is_promised(
    ours: float, theirs: float | None, promised: dict[str, float], holds: bool | None
) -> None:
    assert Figure("x", ours, "s", "y", theirs, **promised).holds is holds


def test_a_figure_without_a_unit_and_one_that_has_to_be_less() -> None:
    assert Figure("x", 0, "", budget=0).cells() == ("x", "0", "", "", "<= 0", "yes")
    less = Figure("x", 1, "bytes", "y", 2, below=1)
    assert less.cells() == ("x", "1 bytes", "2 bytes: y", "0.5", "ratio < 1", "yes")


def test_times_are_medians_against_medians() -> None:
    ours = [seen(1.0), seen(9.0), seen(1.2)]
    first, *_ = start.times(taken(ours, [seen(3.0), seen(2.0), seen(4.0)]))
    assert (first.value, first.baseline, first.holds) == (1.2, 3.0, True)


def test_the_shift_is_the_worst_of_all_and_not_the_median() -> None:
    ours = [seen(1.0), seen(1.0, shift=0.02), seen(1.0)]
    shifts = [
        one for one in start.first_seen(taken(ours, [seen(3.0)])) if "shift" in one.name
    ]  # fmt: skip
    assert len(shifts) == 4
    assert all(one.value == 0.02 and not one.holds for one in shifts)


def test_a_page_that_shows_nothing_is_not_a_fast_one() -> None:
    with pytest.raises(RuntimeError, match="nothing was painted"):
        start.painted(seen(1.0, paint=None))


def test_only_blocks_at_full_speed_are_promised() -> None:
    found = start.blocks(taken([seen(1.0)], [seen(3.0, block=0.4)]))
    assert [one.holds for one in found] == [False, False, None, None]


@pytest.fixture
def served(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<p>x</p>" * 100)
    (tmp_path / "noise.bin").write_bytes(bytes((i * i * 7919 >> 5) % 256 for i in range(40)))
    return tmp_path


def test_sizes_are_what_is_sent_and_never_more_than_the_file(served: Path) -> None:
    page, noise = squeezed([served / "index.html", served / "noise.bin"])
    assert page.plain == 800
    assert 0 < page.brotli < page.gzip < 100
    assert noise == Size(40, 40, 40)
    assert squeezed([]) == []


def test_only_files_that_were_sent_count_and_each_time(served: Path) -> None:
    wire = Wire(served)
    asked = (
        Asked("/", 200, 1.0),
        Asked("/noise.bin", 200, 2.0),
        Asked("/noise.bin", 200, 3.0),
        Asked("/index.html", 304, 4.0),
        Asked("/missing.js", 404, 5.0),
    )
    assert wire.plain(asked) == 880
    assert wire.size(asked).plain == 880
    assert wire.size(asked).brotli == wire.size(asked[:1]).brotli + 80


def test_the_heaviest_visit_counts(served: Path) -> None:
    light = seen(1.0, asked=(Asked("/noise.bin", 200, 1.0),))
    heavy = seen(1.0, asked=(Asked("/noise.bin", 200, 1.0), Asked("/", 200, 1.0)))
    found = start.heaviest(taken([light, heavy], []), Wire(served), start_run.FIRST)
    assert found.plain == 840


def test_a_look_for_a_newer_worker_is_nothing_a_start_needs() -> None:
    asked = (Asked("/sw.js", 304, 1.0), Asked("/", 304, 1.0), Asked("/x/sw.js", 200, 1.0))
    assert start.needed(seen(1.0, asked=asked)) == 2


def test_the_server_tells_what_it_was_asked_for(served: Path) -> None:
    wire = Wire(served)
    with browser.served(served, wire.heard) as site:
        for path in ("", "noise.bin?x=1", "missing.js"):
            try:
                urllib.request.urlopen(site + path).close()
            except HTTPError as error:
                error.close()
    heard = wire.between(0, float("inf"))
    assert [(one.path, one.status) for one in heard] == [
        ("/", 200),
        ("/noise.bin", 200),
        ("/missing.js", 404),
    ]
    assert wire.between(heard[-1].at + 1, float("inf")) == ()


def test_what_the_page_tells_is_read_in_seconds() -> None:
    wire = Wire(Path())
    told = {
        "origin": 5_000.0, "ready": 800.0, "paint": None, "page": 10.0, "files": 400.0,
        "last": "http://localhost:1/files/js.0/boot.mjs?x=/y",
        "block": 60.0, "shift": 0.1,
        "marks": [
            ["threefold:ready", 800.0], ["threefold:python", 500.0], ["threefold:begin", 20.0],
            ["threefold:begin", 30.0], ["preact", 1.0],
        ],
    }  # fmt: skip
    found = visit.of(told, wire)
    assert (found.ready, found.paint, found.block, found.shift) == (0.8, None, 0.06, 0.1)
    assert found.last == "boot.mjs"
    assert list(found.marks.items()) == [("begin", 0.02), ("python", 0.5)]


def test_steps_are_medians_in_their_order() -> None:
    visits = [
        seen(1.0, marks={"python": 0.6}),
        seen(1.2, marks={"python": 0.8, "given": 0.9}),
        seen(1.4, marks={"python": 0.7}),
    ]
    found = waterfall.steps(visits)
    assert list(found) == [
        "page arrived", "first paint", "last file arrived", "`python`", "`given`", "`ready`",
    ]  # fmt: skip
    assert (found["`python`"], found["`ready`"]) == (0.7, 1.2)


def test_the_waterfall_ends_with_ready_and_leaves_blank_what_was_not() -> None:
    told = waterfall.table({"A": {"x": 0.001, "`ready`": 1.5}, "B": {"y": 0.02, "`ready`": 0.9}})
    assert told.splitlines()[2:] == [
        "| x | 1 ms |  |",
        "| y |  | 20 ms |",
        "| `ready` | 1,500 ms | 900 ms |",
    ]


def test_the_file_that_is_mostly_the_last_is_named() -> None:
    visits = [seen(1.0, last="a.zip"), seen(1.0, last="b.zip"), seen(1.0, last="b.zip")]
    assert waterfall.last_files({"A": visits, "B": visits[:1]}) == "A: `b.zip`; B: `a.zip`"


class Keeping:
    """A page that has kept all from its second look on, but for what never comes."""

    def __init__(self, never: str = "") -> None:
        self.looks = 0
        self.never = never

    def evaluate(self, _script: str) -> dict[str, bool]:
        self.looks += 1
        return {name: self.looks > 1 and name != self.never for name in ("worker", "snapshot")}

    def wait_for_timeout(self, _ms: float) -> None:
        pass


def test_what_a_build_keeps_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "sw.js").touch()
    (tmp_path / "index.html").write_text(f"<meta {SNAPSHOT}>")
    settling, page = Settling.of(tmp_path), Keeping()
    assert set(settling.expected) == {"worker", "snapshot"}
    settling.wait(page)  # type: ignore[arg-type]
    assert page.looks == 2
    assert settling.snapshot
    assert "snapshot 1 of 1 times" in settling.note()


def test_what_does_not_come_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.bench.settled.LIMIT_S", 0.01)
    (tmp_path / "index.html").write_text(f"<meta {SNAPSHOT}>")
    settling = Settling.of(tmp_path)
    settling.wait(Keeping(never="snapshot"))  # type: ignore[arg-type]
    assert not settling.snapshot
    assert "snapshot 0 of 1 times" in settling.note()


def test_a_build_that_keeps_nothing_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>")
    settling, page = Settling.of(tmp_path), Keeping(never="worker")
    settling.wait(page)  # type: ignore[arg-type]
    assert page.looks == 1
    assert not settling.snapshot
    assert "keeps nothing" in settling.note()
