"""What the shell shows before Python: frames shaped as the app's own pages, and home as it was."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyapp import app
from pyapp.model import Head, Model, Notice
from pyapp.views.opening import SHOWN, openings, remembered
from tests.app import seats
from tests.app.trees import Element, elements, heard

NODES = (Path(__file__).parents[2] / "static" / "shell" / "nodes.js").read_text("utf-8")


def allowed(name: str) -> re.Pattern[str]:
    """Return one of the patterns of what the shell makes of a remembered home."""
    (pattern,) = re.findall(rf"const {name} = /(.*)/;", NODES)
    return re.compile(pattern)


def refused(tree: Any) -> Iterator[str]:
    """Name what the shell would not make of a tree, as static/shell/nodes.js decides it."""
    tag, known, pair = (allowed(name) for name in ("TAG", "NAME", "PAIR"))
    for element in elements(tree):
        if not tag.search(element.tag):
            yield element.tag
        for name, value in element.attrs.items():
            if not known.search(name) and not pair.search(f"{name}={value}"):
                yield f"{name}={value}"


def named(tree: Any, tag: str) -> list[Element]:
    return [element for element in elements(tree) if element.tag == tag]


def bar(tree: Any) -> list[str]:
    """What stands in the bar: what can be pressed, by name."""
    (header,) = named(tree, "header")
    inside = [part for child in header.children if child for part in elements(child)]
    return [part.name for part in inside if part.tag in ("a", "button") and part.name]


def test_a_table_s_frame_has_the_bar_of_its_page() -> None:
    browser = seats.laid()
    page = app.view(browser.model)
    menu = [name.name for nav in named(page, "nav") for name in elements(["nav", *nav.children])
            if name.tag in ("a", "button")]  # fmt: skip
    assert bar(openings()["table"]) == [name for name in bar(page) if name not in menu]
    assert all(button.attrs.get("disabled") for button in named(openings()["table"], "button"))


def test_every_frame_leads_home_and_says_what_comes() -> None:
    for kind, tree in openings().items():
        assert bar(tree)[0] == "Back to Your tables", kind
        (words,) = named(tree, "article")
        assert len(heard(words.children)) > 8, kind
        assert len(named(tree, "h1")) == 1


def test_no_screen_is_taken_for_a_frame() -> None:
    from tests.app.gallery import gallery

    for name, _, tree in gallery():
        if name.startswith("style"):
            # It shows a frame among all other parts.
            continue
        classes = [str(element.attrs.get("class", "")).split() for element in elements(tree)]
        assert not any("opening" in names for names in classes), name


def heads(count: int) -> dict[str, Head]:
    return {f"t{at}": Head(f"t{at}", "ghosts", f"Table {at}", touched=at) for at in range(count)}


def test_home_is_remembered_as_the_next_start_draws_it() -> None:
    model = Model(heads={**heads(3), "gone": Head("gone", "ghosts", "Old", deleted=True)})
    (main,) = named(app.view(model), "main")
    said = replace(model, notice=Notice("good", "Just now"), said=("Just now", 1), trouble="Full")
    expected = [child for child in main.children if child]
    assert [child for child in remembered(said) if child] == expected
    json.dumps(remembered(said))


def test_of_many_tables_the_newest_are_remembered() -> None:
    body = ["main", *remembered(Model(heads=heads(SHOWN + 5)))]
    rows = [heard(row.children) for row in named(body, "a") if row.attrs.get("class") == "row"]
    assert len(rows) == SHOWN
    assert rows[0].startswith(f"Table {SHOWN + 4}")


def test_the_shell_makes_every_home_that_the_app_remembers() -> None:
    from tests.app.gallery import screens

    seen = {}
    for name, model, _ in screens('Ann" <b>'):
        body = ["div", *remembered(model)]
        seen[name] = words = heard(body)
        assert not list(refused(body)), name
        assert words
    assert "Bring back" in seen["home, put away"]
    assert "damaged" in seen["home, damaged"]


@pytest.mark.parametrize(
    "hostile",
    [
        ["meta", {"http-equiv": "refresh", "content": "0"}],
        ["a", {"href": "javascript:0"}],
        ["div", {"onclick": "0"}],
        ["div", {"id": "app"}],
        ["button", {"type": "submit"}],
    ],
)
def test_what_home_never_draws_the_shell_does_not_make(hostile: Any) -> None:
    assert len(set(refused(["div", hostile]))) > 0
