"""The room that touches the browser's storage, upon a storage made of a mapping."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


class Null:
    """What JavaScript's null is in Python: not None."""


class List(list[Any]):
    """A list on the other side; `to_py` brings it over."""

    def to_py(self) -> list[Any]:
        return list(self)

    def map(self, change: Any) -> List:
        return List(map(change, self))


class Getter:
    """A method of the other side, which has to be bound."""

    def __init__(self, get: Callable[[str], Any]) -> None:
        self.get = get

    def bind(self, _owner: object) -> Callable[[str], Any]:
        return self.get


class JsError(Exception):
    """An exception of the other side."""


@pytest.fixture
def stored() -> dict[str, str]:
    return {"threefold/1/a/head": "{}", "threefold/1/a/log/0": "[]", "other": "x"}


@pytest.fixture
def gone() -> set[str]:
    """Keys that another tab removes after they were listed."""
    return set()


@pytest.fixture
def storage(
    stored: dict[str, str], gone: set[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Any]:
    local = SimpleNamespace(
        getItem=Getter(lambda key: Null() if key in gone else stored.get(key, Null()))
    )
    js: Any = ModuleType("js")
    js.Object = SimpleNamespace(keys=lambda _: List(stored))
    js.window = SimpleNamespace(localStorage=local)
    ffi: Any = ModuleType("pyodide.ffi")
    ffi.JsException, ffi.to_js = JsError, List
    for name, module in (("js", js), ("pyodide", ModuleType("pyodide")), ("pyodide.ffi", ffi)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "pyapp.browser.storage", raising=False)
    yield import_module("pyapp.browser.storage")
    del sys.modules["pyapp.browser.storage"]


def wanted(key: str) -> bool:
    return key.startswith("threefold/")


def test_what_is_wanted_is_read(storage: Any) -> None:
    assert storage.read(wanted) == {"threefold/1/a/head": "{}", "threefold/1/a/log/0": "[]"}


def test_what_another_tab_removes_meanwhile_is_left_out(storage: Any, gone: set[str]) -> None:
    gone.add("threefold/1/a/log/0")
    assert storage.read(wanted) == {"threefold/1/a/head": "{}"}
