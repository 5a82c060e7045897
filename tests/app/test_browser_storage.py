"""The room that touches the browser's storage, upon a storage made of a mapping."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from pyapp.effect import Save
from pyapp.shelf import RefusedError


class Null:
    """What JavaScript's null is in Python: not None."""


class List(list[Any]):
    """A list on the other side; `to_py` brings it over."""

    def to_py(self) -> list[Any]:
        return list(self)

    def map(self, change: Any) -> List:
        return List(map(change, self))


class Getter:
    """A method of the other side, which has to be bound to be handed on."""

    def __init__(self, get: Callable[[str], Any]) -> None:
        self.get = get

    def __call__(self, key: str) -> Any:
        return self.get(key)

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
def window(stored: dict[str, str], gone: set[str]) -> Any:
    def put(key: str, text: str) -> None:
        if key == "full":
            raise JsError("QuotaExceededError: the quota has been exceeded")
        stored[key] = text

    return SimpleNamespace(
        localStorage=SimpleNamespace(
            getItem=Getter(lambda key: Null() if key in gone else stored.get(key, Null())),
            setItem=put,
            removeItem=lambda key: stored.pop(key, None),
        )
    )


@pytest.fixture
def room(
    stored: dict[str, str], window: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ModuleType]:
    js: Any = ModuleType("js")
    js.Object = SimpleNamespace(keys=lambda one: List(stored if one.getItem else ()))
    js.window = window
    ffi: Any = ModuleType("pyodide.ffi")
    ffi.JsException, ffi.to_js = JsError, List
    for name, module in (("js", js), ("pyodide", ModuleType("pyodide")), ("pyodide.ffi", ffi)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "pyapp.browser.storage", raising=False)
    yield import_module("pyapp.browser.storage")
    del sys.modules["pyapp.browser.storage"]


@pytest.fixture
def local(room: Any) -> Any:
    return room.Local()


def wanted(key: str) -> bool:
    return key.startswith("threefold/")


def test_what_is_wanted_is_read(local: Any) -> None:
    assert local.texts(wanted) == {"threefold/1/a/head": "{}", "threefold/1/a/log/0": "[]"}
    assert local.get("other") == "x"
    assert local.get("nothing") is None


def test_what_another_tab_removes_meanwhile_is_left_out(local: Any, gone: set[str]) -> None:
    gone.add("threefold/1/a/log/0")
    assert local.texts(wanted) == {"threefold/1/a/head": "{}"}


def test_it_writes_and_removes(local: Any, stored: dict[str, str]) -> None:
    local.set("new", "y")
    local.remove("other")
    assert stored["new"] == "y"
    assert "other" not in stored


def test_a_refusal_is_a_sentence(local: Any) -> None:
    with pytest.raises(RefusedError) as caught:
        local.set("full", "y")
    assert caught.value.sentence == "This browser has no room left for the page to write in."


@pytest.mark.parametrize("how", ["it is null", "it raises", "it cannot even be named"])
def test_a_blocked_storage_is_empty_and_refuses(local: Any, window: Any, how: str) -> None:
    """Which of these a browser does depends on its maker, its settings and its mood."""

    class Blocked:
        @property
        def localStorage(self) -> Any:  # noqa: N802
            raise JsError("SecurityError: access is denied")

    if how == "it is null":
        window.localStorage = Null()
    elif how == "it raises":

        def refuses(*_: str) -> None:
            raise JsError("SecurityError: access is denied")

        window.localStorage = SimpleNamespace(getItem=None, setItem=refuses, removeItem=refuses)
    else:
        sys.modules["pyapp.browser.storage"].window = Blocked()  # type: ignore[attr-defined]
    assert local.texts(wanted) == {}
    for act in (lambda: local.set("a", "x"), lambda: local.remove("a")):
        with pytest.raises(RefusedError) as caught:
            act()
        assert caught.value.sentence == "This browser does not allow the page to keep anything."


def test_the_page_has_one_writer(room: Any, stored: dict[str, str]) -> None:
    assert room.writer.write(Save((("new", "y"),), ("other",))) == ""
    assert stored["new"] == "y"
    assert "other" not in stored
