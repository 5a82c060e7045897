"""Stages read one after another: whatever was read before, each is what it is alone."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pyapp import store
from pyapp.reading import read_stage
from pyapp.stage import Stage, stage_from_data
from threefold import universalis
from threefold.errors import ThreefoldError

SAVES = Path(__file__).parents[1] / "fixtures" / "saves" / "v1" / "universalis"
WRONG = (None, True, 1, "x", [], {})


def wholes() -> list[Any]:
    """Stages of several tables, early and late, as data."""
    found: list[Any] = []
    for name in ("large", "large-undone", "play", "seating"):
        save = json.loads((SAVES / f"{name}.json").read_text("ascii"))
        log = store.table_from_texts(save["table"], save["texts"]).log
        chunks = [log.read(at) for at in range(len(log.chunks))]
        found += [chunk.begin.whole for chunk in chunks if chunk]
    return found


def damaged(random: Random, data: Any) -> Any:
    """The same with something else at one place, nothing of the old one changed."""
    if not isinstance(data, dict | list) or not data or random.random() < 0.1:
        return random.choice(WRONG)
    key = random.choice([*data] if isinstance(data, dict) else [*range(len(data))])
    changed = data.copy()
    changed[key] = damaged(random, data[key])
    return changed


def outcome(read: Any, data: Any) -> Stage | str:
    try:
        stage: Stage = read(universalis.ID, data)
    except ThreefoldError as error:
        return f"{error.code} {error.reason}"
    return stage


@pytest.mark.parametrize("seed", range(6))
def test_a_stage_is_read_the_same_whatever_was_read_before(seed: int) -> None:
    random = Random(seed)
    good = wholes()
    stages = refused = 0
    for _ in range(80):
        data = random.choice(good)
        data = damaged(random, data) if random.random() < 0.5 else data
        alone = outcome(stage_from_data, data)
        assert repr(outcome(read_stage, data)) == repr(alone)
        stages += isinstance(alone, Stage)
        refused += isinstance(alone, str)
    assert min(stages, refused) > 10
