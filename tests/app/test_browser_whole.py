"""All or nothing in the browser's storage: upon one with little room, that can also break."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

TEXTS = st.dictionaries(st.sampled_from("abcdef"), st.text("xy", max_size=6), max_size=6)
ROOMS = ("pyapp.browser.storage", "pyapp.browser.whole")


class JsError(Exception):
    """An exception of the other side."""


class Local:
    """A storage with room for so many characters; it forgets what is written under some keys."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.room = 1_000
        self.forgets: set[str] = set()
        self.seen: list[dict[str, str]] = []

    def getItem(self, key: str) -> Any:  # noqa: N802
        return self.texts.get(key, SimpleNamespace())

    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        after = {**self.texts, key: text}
        if sum(len(key) + len(text) for key, text in after.items()) > self.room:
            raise JsError("QuotaExceededError: no")
        if key not in self.forgets:
            self.texts = after
        self.seen.append(dict(self.texts))

    def removeItem(self, key: str) -> None:  # noqa: N802
        self.texts.pop(key, None)
        self.seen.append(dict(self.texts))


@pytest.fixture(scope="module")
def local() -> Local:
    return Local()


@pytest.fixture(scope="module")
def put(local: Local) -> Iterator[Any]:
    js: Any = ModuleType("js")
    js.Object = SimpleNamespace(keys=list)
    js.window = SimpleNamespace(localStorage=local)
    ffi: Any = ModuleType("pyodide.ffi")
    ffi.JsException, ffi.to_js = JsError, list
    fakes = {"js": js, "pyodide": ModuleType("pyodide"), "pyodide.ffi": ffi}
    with pytest.MonkeyPatch.context() as patch:
        for name, module in fakes.items():
            patch.setitem(sys.modules, name, module)
        for name in ROOMS:
            patch.delitem(sys.modules, name, raising=False)
        modules = [import_module(name) for name in ROOMS]
        yield modules[1].put
        for name in ROOMS:
            del sys.modules[name]


@given(TEXTS, TEXTS, st.sets(st.sampled_from("abcdef")), st.integers(0, 30),
       st.sets(st.sampled_from("abcdef"), max_size=1))  # fmt: skip
def test_all_of_it_is_stored_or_nothing(
    put: Any, local: Local, before: dict[str, str], writes: dict[str, str], removes: set[str],
    spare: int, forgets: set[str],
) -> None:  # fmt: skip
    local.texts, local.forgets = dict(before), forgets - before.keys()
    local.room = sum(len(key) + len(text) for key, text in before.items()) + spare
    removes -= writes.keys()
    failure = put(writes.items(), sorted(removes))
    expected = {key: text for key, text in {**before, **writes}.items() if key not in removes}
    assert local.texts == (before if failure else expected)
    peak = sum(len(key) + len(text) for key, text in {**before, **writes}.items())
    if peak <= local.room and not local.forgets & writes.keys():
        # On the way to less there may be more, but never here: no text is written over twice.
        shrinks = any(len(text) < len(before.get(key, "")) for key, text in writes.items())
        assert not failure or shrinks


@given(TEXTS, st.lists(st.tuples(st.sampled_from("abcdef"), st.none() | st.text("xy", max_size=6)),
       max_size=8), st.integers(0, 30))  # fmt: skip
def test_taken_back_it_goes_the_way_it_came(
    put: Any, local: Local, before: dict[str, str], writes: list[tuple[str, str | None]], spare: int
) -> None:
    """Whenever the tab dies, storage holds what it held at some moment before the failure."""
    local.texts, local.forgets, local.seen = dict(before), set(), []
    local.room = sum(len(key) + len(text) for key, text in before.items()) + spare
    path = [before]
    for key, text in writes:
        after = {**path[-1], key: text}
        path.append({key: text for key, text in after.items() if text is not None})
    failure = put(writes, [])
    assert all(texts in path for texts in local.seen)
    assert local.texts == (before if failure else path[-1])


def test_it_says_why_it_failed(put: Any, local: Local) -> None:
    local.texts, local.room, local.forgets = {"a": "x"}, 4, set()
    assert put([("a", "xx"), ("b", "x")], ["a"]) == (
        "This browser has no room left for the page to write in."
    )
    assert local.texts == {"a": "x"}
    local.room, local.forgets = 100, {"b"}
    assert put([("a", "xx"), ("b", "x")], []) == "This browser did not keep what was written."
    assert local.texts == {"a": "x"}
