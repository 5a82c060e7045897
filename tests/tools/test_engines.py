"""Running in other engines: what is missing is told, and nothing passes that was not run."""

from __future__ import annotations

import re
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tools.engines import __main__ as engines
from tools.engines import found
from tools.engines.driver import matches
from tools.engines.host import Host
from tools.engines.report import Report, counts, run, told

RESULT = """<testsuites><testsuite tests="4" failures="1" errors="1" skipped="1">
</testsuite></testsuites>"""


def test_an_engine_that_is_not_here_is_told_as_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = replace(found.ENGINES["webkit"], find=lambda: None)
    monkeypatch.setitem(found.ENGINES, "webkit", missing)
    report = run("webkit")
    assert report.line.startswith("WebKit: SKIPPED: not found (on Debian `apt-get install webkit2")
    assert (report.found, report.passes) == (False, False)


def test_an_engine_that_does_not_start_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def launch() -> found.Launch:
        raise RuntimeError("no screen")

    broken = replace(found.ENGINES["webkit"], find=lambda: found.Found("/browser", launch))
    monkeypatch.setitem(found.ENGINES, "webkit", broken)
    report = run("webkit")
    assert report.line == "WebKit: FAILED: /browser does not start: no screen"
    assert engines.verdict([report]) == 1


@pytest.mark.parametrize(
    ("reports", "code"),
    [
        ([], 1),
        ([Report("", found=False), Report("", found=False)], 1),
        ([Report("", found=False), Report("", passes=True)], 0),
        ([Report("", passes=True), Report("", passes=True)], 0),
        ([Report("", passes=False), Report("", passes=True)], 1),
    ],
)
def test_one_engine_at_least_and_none_that_fails(reports: list[Report], code: int) -> None:
    assert engines.verdict(reports) == code


@pytest.mark.parametrize(
    ("code", "ran", "passed", "skipped", "line"),
    [
        (0, 3, 3, 0, "X: ran 3, passed 3 in 9 s"),
        (1, 3, 2, 0, "X: ran 3, passed 2 in 9 s: FAILED"),
        (0, 2, 2, 1, "X: ran 2, passed 2, SKIPPED 1 in 9 s: FAILED"),
        (5, 0, 0, 0, "X: ran 0, passed 0 in 9 s: FAILED"),
        (3, 3, 3, 0, "X: ran 3, passed 3 in 9 s: FAILED"),
    ],
)
def test_only_what_ran_has_passed(
    code: int, ran: int, passed: int, skipped: int, line: str
) -> None:
    report = told("X", code, ran, passed, skipped, 9.1)
    assert report.line == line
    assert report.passes == (not line.endswith("FAILED"))


def test_tests_are_counted_as_pytest_tells_them(tmp_path: Path) -> None:
    result = tmp_path / "result.xml"
    assert counts(result) == (0, 0, 0)
    result.write_text(RESULT)
    assert counts(result) == (3, 1, 1)


@pytest.mark.parametrize(
    ("variable", "find"), [(found.FIREFOX, found.firefox), (found.WEBKIT, found.webkit)]
)
def test_a_variable_that_names_nothing_is_told(
    variable: str, find: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "/no/such/program")
    with pytest.raises(SystemExit, match=f"{variable} is '/no/such/program'"):
        find()  # type: ignore[operator]


def test_an_engine_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["engines", "netscape"])
    with pytest.raises(SystemExit, match=r"No such engine: netscape\. Engines: firefox, webkit"):
        engines.main()


def read(line: HTTPConnection) -> bytes:
    line.request("GET", "/")
    return line.getresponse().read()


def test_a_host_that_is_gone_hangs_up_and_comes_back(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("here")
    host = Host(tmp_path)
    port = int(host.address.rstrip("/").rpartition(":")[2])
    with (
        closing(HTTPConnection("localhost", port, timeout=20)) as kept_open,
        closing(HTTPConnection("localhost", port, timeout=20)) as while_away,
        closing(HTTPConnection("localhost", port, timeout=20)) as afterwards,
    ):
        assert read(kept_open) == b"here"
        assert kept_open.sock, "the server keeps no connections: nothing to hang up"
        host.stop()
        for line in (kept_open, while_away):
            with pytest.raises(ConnectionError):
                read(line)
        host.start()
        assert read(afterwards) == b"here"
        host.stop()
        host.stop()


def test_a_text_is_a_whole_name_and_a_pattern_a_part() -> None:
    assert matches("Add", "Add")
    assert not matches("Add", "Add one")
    assert matches(re.compile("dd o"), "Add one")
