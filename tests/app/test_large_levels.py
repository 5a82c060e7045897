"""Large tables with a part of the wrong type, at every level of each text: read or damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from pyapp import store
from pyapp.texts import digest, packed
from threefold.errors import ThreefoldError

SAVES = Path(__file__).parents[1] / "fixtures" / "saves" / "v1" / "universalis"
SAVE = json.loads((SAVES / "large-undone.json").read_text("ascii"))
WRONG = (None, True, -1, 2**53 - 1, "\ud800", [], {}, [[]], {"0": [7]})


def wronged(data: Any) -> Iterator[Any]:
    """The same with one part exchanged: of each list and mapping, its first and its last."""
    yield from WRONG
    if not isinstance(data, dict | list) or not data:
        return
    keys = list(data) if isinstance(data, dict) else [*range(len(data))]
    for key in dict.fromkeys((keys[0], keys[len(keys) // 2], keys[-1])):
        for part in wronged(data[key]):
            changed = data.copy()
            changed[key] = part
            yield changed


def texts_of(kind: str) -> list[str]:
    """The first and the last text of that kind."""
    keys = [key for key in SAVE["texts"] if key.split("/")[3] == kind]
    return [keys[0], keys[-1]]


@pytest.mark.parametrize("kind", ["head", "base", "start", "log"])
def test_whatever_stands_there_is_read_or_damaged(kind: str) -> None:
    for key in texts_of(kind):
        for data in wronged(json.loads(SAVE["texts"][key])):
            read({**SAVE["texts"], key: packed(data)})


def test_a_base_that_is_called_right_may_hold_anything() -> None:
    (old, _), table = texts_of("base"), store.prefix(SAVE["table"])
    head = json.loads(SAVE["texts"][f"{table}head"])
    others = {key: text for key, text in SAVE["texts"].items() if key != old}
    for data in wronged(json.loads(SAVE["texts"][old])):
        text = packed(data)
        named = packed({**head, "base": digest(text)})
        read({**others, f"{table}base/{digest(text)}": text, f"{table}head": named})


def read(texts: dict[str, str]) -> None:
    assert store.heads(texts).keys() == {SAVE["table"]}
    with suppress(ThreefoldError):
        log = store.table_from_texts(SAVE["table"], texts).log
        for index in range(len(log.chunks)):
            log.read(index)
            log.glimpse(index)
        assert list(log.memos())
