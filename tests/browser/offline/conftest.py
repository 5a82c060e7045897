"""A small page with the real service worker in three builds, and a host that serves one of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Player
from tests.browser.offline.host import Host
from tests.browser.offline.small_site import NEW, NEWEST, OLD, Reader, small_site


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    out = tmp_path_factory.mktemp("small")
    return {words: small_site(out / words.split()[1], words) for words in (OLD, NEW, NEWEST)}


@pytest.fixture
def host(builds: dict[str, Path]) -> Iterator[Host]:
    serving = Host(builds[OLD])
    yield serving
    serving.close()


@pytest.fixture
def reader(player: Player, host: Host) -> Reader:
    """Somebody who has the old build, all of it."""
    return Reader(player(keeps=True), host.address).is_kept(OLD)
