"""Every field of every screen, in all three games, takes whatever can be typed or pasted there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyapp import app, store
from pyapp.effect import Msg, Save
from pyapp.model import Model
from pyapp.stage import stage_to_data
from pyapp.texts import packed
from tests.app.gallery import gallery
from tests.app.test_hostile import TEXTS
from tests.app.trees import Element, elements
from threefold import base64url, link
from threefold.dense import is_dense
from threefold.errors import ThreefoldError
from threefold.games import GAMES, by_id
from tools.fuzz import corpus, trees

SENT = ("data-change", "data-input", "data-submit")
MORE = {
    "a family": "👩‍👩‍👧‍👦",
    "marks": "Z\u0351\u036b\u0343a\u0328\u030al\u0334g\u0321o\u0489" * 40,
    "half a pair": "\udfff\ud800",
    "ten thousand": "א" * 10_000,
    "sixty thousand": "W" * 60_000,
    "nothing to see": "\u200b\u2060\ufeff",
    "noncharacters": "\ufffe\uffff\U0010ffff",
    "a number of sorts": "٣",
    "infinity": "1e999",
    "minus": "-1",
}
WRITTEN = TEXTS | MORE


@cache
def fields() -> tuple[tuple[str, Model, str, tuple[Any, ...]], ...]:
    """Each field there is, once: a screen with it, and the message that it sends."""
    found: dict[tuple[str, str], tuple[str, Model, str, tuple[Any, ...]]] = {}
    for name, model, tree in gallery():
        for element in elements(tree):
            for where, (message, *args) in element.sends:
                if where in SENT and _typed(element):
                    shape = packed([arg for arg in args if not _is_id(arg)])
                    found.setdefault((message, shape), (name, model, message, tuple(args)))
    return tuple(found.values())


def _typed(element: Element) -> bool:
    """Tell whether words can be typed within it."""
    tree = [element.tag, element.attrs, *element.children]
    kinds = [one for one in elements(tree) if one.tag in {"input", "textarea"}]
    return any(one.attrs.get("type", "text") in {"text", "search"} for one in kinds)


def _is_id(arg: Any) -> bool:
    return isinstance(arg, int) or len(arg) == 8


def test_there_are_fields_in_every_game() -> None:
    names = [message for _, _, message, _ in fields()]
    assert {name.partition(".")[0] for name in names} >= set(GAMES)
    assert len(names) > 40


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_field_takes_it_whole_or_says_why_not(kind: str) -> None:
    text, taken = WRITTEN[kind], 0
    for name, before, message, args in fields():
        model, effects = app.update(before, Msg(message, args, text, at=1_800_000_000_000))
        json.dumps(app.view(model), allow_nan=False)
        saves = [effect for effect in effects if isinstance(effect, Save)]
        if model.table is None or not saves:
            continue
        written = [stored for save in saves for _, stored in save.writes]
        assert all(stored.isascii() or is_dense(stored) for stored in written)
        again = store.table_from_texts(model.table.id, dict(store.saving(None, model.table).writes))
        assert again.stage == model.table.stage, (name, message)
        if before.table is not None and model.table.stage != before.table.stage:
            data = stage_to_data(model.table.game, model.table.stage)
            written = {piece for piece in trees.pieces_of(data) if isinstance(piece, str)}
            taken += text in written or text.strip() in written
    # What is too long, has nothing to see or is no text is refused, in some fields or in all.
    assert taken > 8 or len(text) > 20_000, taken


def written_links(text: str) -> Iterator[tuple[str, link.ResultLink | link.RequestLink]]:
    """Links of all games with the text wherever their game lets it stand."""
    for frozen in map(link.decode, corpus.links()):
        game = by_id(frozen.game)
        if isinstance(frozen, link.ResultLink):
            data = game.roll_to_data(frozen.roll)
        else:
            data = game.request_to_data(frozen.request)
        for at in range(len(_texts(data))):
            changed = json.loads(packed(_with(data, at, text)))
            try:
                if isinstance(frozen, link.ResultLink):
                    roll = game.roll_from_data(changed, frozen.rulings)
                    yield frozen.game, link.ResultLink(frozen.game, roll, frozen.rulings)
                else:
                    request = game.request_from_data(changed)
                    yield frozen.game, link.RequestLink(frozen.game, request, frozen.rulings)
            except ThreefoldError:
                continue


def _texts(data: Any) -> list[str]:
    return [piece for piece in trees.pieces_of(plain(data)) if isinstance(piece, str)]


def plain(data: Any) -> Any:
    """Return data with lists for tuples and base64 for bytes, as JSON has it."""
    if isinstance(data, bytes):
        return base64url.encode(data)
    return [plain(item) for item in data] if isinstance(data, list | tuple) else data


def _with(data: Any, at: int, text: str) -> Any:
    """Return the data with the text in the place of its so-manieth one."""
    count = -1

    def changed(part: Any) -> Any:
        nonlocal count
        if isinstance(part, list):
            return [changed(item) for item in part]
        if isinstance(part, str):
            count += 1
            return text if count == at else part
        return part

    return changed(plain(data))


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_link_carries_it_unchanged(kind: str) -> None:
    text, carried, refused = WRITTEN[kind], dict.fromkeys(GAMES, 0), set[str]()
    for game, made in written_links(text):
        try:
            fragment = link.encode(made)
        except ThreefoldError as error:
            refused.add(error.code)
            continue
        assert fragment.isascii()
        assert link.decode(fragment) == made
        carried[game] += 1
        model, _ = app.init(fragment, {})
        tree = app.view(model)
        json.dumps(tree, allow_nan=False)
    assert refused <= {"link.too-long"}
    assert len(text) > 20_000 or all(carried.values()), carried
