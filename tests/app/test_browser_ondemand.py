"""The room that fetches packages on demand, upon a page made of counters."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

NAME = "a_package_on_demand"


class Origin:
    """Where packages come from; it counts what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.warned: list[str] = []
        self.there = True

    async def whole_library(self) -> None:
        self.asked.append("library")

    async def load(self, name: str) -> None:
        """Like Pyodide's own, it says nothing where a file cannot be fetched."""
        self.asked.append(name)
        await asyncio.sleep(0)
        if self.there:
            sys.modules["micropip"] = SimpleNamespace(install=self.install)  # type: ignore[assignment]

    async def install(self, name: str) -> None:
        self.asked.append(name)
        await asyncio.sleep(0)
        sys.modules[name] = ModuleType(name)


@pytest.fixture
def origin() -> Origin:
    return Origin()


@pytest.fixture
def ondemand(origin: Origin, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    fakes: dict[str, Any] = {name: ModuleType(name) for name in ("js", "pyodide_js")}
    fakes["js"].console = SimpleNamespace(warn=origin.warned.append)
    fakes["pyodide_js"].loadPackage = origin.load
    library: Any = ModuleType("pyapp.browser.library")
    library.REST = SimpleNamespace(whole=origin.whole_library)
    fakes[library.__name__] = library
    for name, module in fakes.items():
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("pyapp.browser.ondemand", "micropip", NAME):
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield import_module("pyapp.browser.ondemand")
    for name in ("pyapp.browser.ondemand", "micropip", NAME):
        sys.modules.pop(name, None)


def test_a_package_is_fetched_once_whoever_asks_for_it(ondemand: Any, origin: Origin) -> None:
    async def many() -> None:
        await asyncio.gather(*(ondemand.need(NAME) for _ in range(5)))
        await ondemand.need(NAME)

    asyncio.run(many())
    assert origin.asked == ["library", "micropip", NAME]
    assert origin.warned == []


def test_nothing_is_fetched_before_somebody_asks(ondemand: Any, origin: Origin) -> None:
    assert ondemand
    assert origin.asked == []


def test_a_failure_is_told_to_all_who_wait_and_the_next_one_tries_anew(
    ondemand: Any, origin: Origin
) -> None:
    async def thrice() -> list[Any]:
        origin.there = False
        asking = (ondemand.need(NAME) for _ in range(2))
        answers = await asyncio.gather(*asking, return_exceptions=True)
        origin.there = True
        await ondemand.need(NAME)
        return answers

    answers = asyncio.run(thrice())
    assert [type(answer) for answer in answers] == [ondemand.MissingError] * 2
    assert len(origin.warned) == 1
    assert origin.asked == ["library", "micropip"] * 2 + [NAME]
