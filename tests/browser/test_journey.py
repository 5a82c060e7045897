"""The short journey of all three engines, here in Chromium; the others: `make test-engines`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.engines import journey
from tools.engines.driver import Driver
from tools.engines.host import Host
from tools.engines.playwright import PlaywrightBrowser


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    serving = Host(dist)
    yield serving
    serving.stop()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Callable[[], Driver]]:
    phones: list[Driver] = []

    def arrive() -> Driver:
        phones.append(PlaywrightBrowser(browser).phone())
        return phones[-1]

    yield arrive
    for used in phones:
        used.close()


def test_a_table_a_roll_no_network_a_friend(phone: Callable[[], Driver], host: Host) -> None:
    journey.is_played(phone(), phone(), host)


def test_a_start_from_the_memory_snapshot(phone: Callable[[], Driver], host: Host) -> None:
    player = phone()
    journey.starts_from_its_snapshot(player, host)
    assert player.problems() == []
