"""What a key presses bears a mark: how a screen is styled has no part in it."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.layout import app_bar, page
from pyapp.views.parts.picks import chip
from pyapp.views.parts.tree import msg
from tests.app.gallery import Shown, gallery
from tests.app.trees import Element, elements

ROLL = msg("roll")


@pytest.fixture(scope="module")
def shown() -> list[Shown]:
    return list(gallery())


def marked(tree: Any, mark: str) -> list[Element]:
    return [one for one in elements(tree) if one.attrs.get("data-key") == mark]


def is_written_in(one: Element) -> bool:
    if one.tag == "input":
        return one.attrs["type"] in ("text", "search")
    return one.tag == "textarea" or (one.tag == "select" and not one.attrs.get("disabled"))


def test_every_field_that_can_be_written_in_is_marked_and_nothing_else(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        fields = [one for one in elements(tree) if is_written_in(one)]
        assert marked(tree, "field") == fields, name
    assert any(marked(tree, "field") for *_, tree in shown)


def test_the_main_act_is_the_last_at_the_thumb(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        acts = [one for one in elements(tree) if is_at_the_thumb(one)]
        free = [one for one in acts if not one.attrs.get("disabled")]
        assert marked(tree, "main") == free[-1:], name
    assert any(marked(tree, "main") for *_, tree in shown)


def is_at_the_thumb(one: Element) -> bool:
    """It stands there for itself; home's tiles are one act, to be chosen from."""
    around = one.around[-1] if one.around else one
    return one.tag in ("a", "button") and around.attrs.get("aria-label") == "Actions"


def test_an_act_that_cannot_be_done_now_leaves_its_key_to_the_one_before() -> None:
    acts = [link_button("Back", "#/"), button("Again", ROLL), None, "or", button("Roll", None)]
    (main,) = marked(page(app_bar("Ada"), [], actions=acts), "main")
    assert main.name == "Again"
    assert marked(page(app_bar("Ada"), [], actions=[button("Roll", None)]), "main") == []


def test_what_can_be_picked_is_marked() -> None:
    picks = [chip("Bell", True, ROLL), chip("Odile", False, None), chip("Ashes", False, ROLL)]
    assert [one.name for one in marked(["div", {}, *picks], "pick")] == ["Bell", "Ashes"]
