"""One engine, started once, with phones nobody used before; `make test-engines` says which.

Nothing here is collected without THREEFOLD_ENGINE, so `make test` needs Chromium only.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from tools.engines.driver import Browser, Driver
from tools.engines.found import ENGINES
from tools.engines.host import Host
from tools.engines.report import VARIABLE
from tools.netlify import ROOT

NAME = os.environ.get(VARIABLE, "")

collect_ignore_glob = [] if NAME else ["test_*.py"]


@pytest.fixture(scope="session")
def engine() -> Iterator[Browser]:
    found = ENGINES[NAME].find()
    if not found:
        pytest.fail(f"{NAME} is not here: {ENGINES[NAME].how}")
    with found.launch() as browser:
        yield browser


@pytest.fixture
def phone(engine: Browser) -> Iterator[Callable[[], Driver]]:
    """Make somebody with a phone of their own, who was never here."""
    phones: list[Driver] = []

    def arrive() -> Driver:
        phones.append(engine.phone())
        return phones[-1]

    yield arrive
    for used in phones:
        used.close()


@pytest.fixture
def host() -> Iterator[Host]:
    """The page as `make build` left it, on a host that can go away."""
    dist = ROOT / "dist"
    assert (dist / "index.html").exists(), "there is no built page: run `make build` first"
    serving = Host(dist)
    yield serving
    serving.stop()
