"""What holds for every screen: plain data, safe, named, and every message understood."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from pyapp import app, route
from pyapp.effect import Focus, Msg, Select
from pyapp.games import SCREENS
from pyapp.views.parts.tree import Tree
from tests.app.gallery import Shown, gallery
from tests.app.handlers import HANDLERS
from tests.app.trees import SENDS, Element, elements, flat, heard, sent, words
from threefold import link

TAG = re.compile(r"[a-z][a-z0-9]*|linearGradient|clipPath|radialGradient|foreignObject")
ATTRIBUTE = re.compile(r"[a-zA-Z][a-zA-Z0-9:-]*")
LATER = 1_800_000_000_000
PRESSED = ("button", "a")
WRITTEN = ("input", "textarea", "select")
WORDLESS = {"universalis.kept", "universalis.think_again"}
"""What follows when keeping asks for words; no roll of that game asks for any."""


@pytest.fixture(scope="module")
def shown() -> list[Shown]:
    return list(gallery())


def test_every_screen_is_shown(shown: list[Shown]) -> None:
    assert len(shown) > 40
    assert len({json.dumps(tree) for *_, tree in shown}) == len(shown)


def test_a_tree_is_plain_data_and_of_the_right_shape(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        assert json.loads(json.dumps(tree)) == tree, name
        for element in elements(tree):
            assert TAG.fullmatch(element.tag), (name, element.tag)
            for attribute, value in element.attrs.items():
                assert ATTRIBUTE.fullmatch(attribute), (name, attribute)
                assert isinstance(value, str | bool), (name, attribute, value)
            for child in flat(element.children):
                assert isinstance(child, str | list), (name, element.tag, child)


def test_no_handlers_no_style_texts_no_markup_and_no_script(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        for element in elements(tree):
            assert element.tag not in {"script", "style", "iframe", "object", "embed", "base"}
            assert "style" not in element.attrs, name
            for attribute in element.attrs:
                assert not attribute.startswith("on"), (name, attribute)
                assert "html" not in attribute.lower(), (name, attribute)
            assert element.attrs.get("href", "#").startswith("#") or _outward(element), name
            assert "src" not in element.attrs
            assert "action" not in element.attrs


def test_everything_to_press_has_a_name(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        for element in elements(tree):
            if element.tag in PRESSED:
                assert element.name, (name, element.attrs)


def test_everything_to_write_in_has_a_label(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        labels = {
            one.attrs["for"]: heard(one.children).strip()
            for one in elements(tree)
            if one.tag == "label"
        }
        for element in elements(tree):
            if element.tag in WRITTEN:
                assert labels[element.attrs["id"]], (name, element.attrs)


def test_what_an_attribute_points_at_is_there(shown: list[Shown]) -> None:
    pointing = ("aria-describedby", "aria-labelledby", "aria-controls", "for", "popovertarget")
    for name, _, tree in shown:
        ids = {one.attrs["id"] for one in elements(tree) if "id" in one.attrs}
        for element in elements(tree):
            for attribute in pointing:
                for target in element.attrs.get(attribute, "").split():
                    assert target in ids, (name, attribute, target)


def test_ids_are_used_once(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        ids = Counter(one.attrs["id"] for one in elements(tree) if "id" in one.attrs)
        assert [id for id, times in ids.items() if times > 1] == [], name


def test_one_main_one_heading_and_headings_that_skip_no_level(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        tags = [element.tag for element in elements(tree)]
        assert tags.count("main") == 1, name
        levels = [int(tag[1]) for tag in tags if re.fullmatch("h[1-6]", tag)]
        assert levels.count(1) == 1, name
        for before, after in pairwise(levels):
            assert after <= before + 1, (name, levels)


def test_keys_are_told_apart_among_siblings(shown: list[Shown]) -> None:
    for name, _, tree in shown:
        for element in elements(tree):
            keys = [
                next(elements(child)).attrs.get("key")
                for child in flat(element.children)
                if isinstance(child, list)
            ]
            given = [key for key in keys if key is not None]
            assert len(given) == len(set(given)), (name, element.tag, given)


def test_every_message_names_a_handler_that_takes_its_args(shown: list[Shown]) -> None:
    """Each one is sent, from the very screen it stands on; none raises."""
    names = set()
    for _, model, tree in shown:
        for where, (name, *args) in sent(tree):
            value = "" if where == "data-msg" else "true"
            app.update(model, Msg(name, tuple(args), value, at=LATER))
            names.add(name)
    answers = {"went", "loaded", "listed", "changed_elsewhere", "shared", "saved", "save_failed"}
    answers |= {"woke", "hidden", "listed_anew", "log_due", "code_found", "code_missing"}
    answers |= {"heard", "overtaken", "keep_both", "tell_of_tabs", "shown"}
    answers |= {"remove_texts", "put_back_here", "put_back_done"}
    answers |= {"unread_texts", "keeping", "reminder_now"}
    answers |= {
        "export_texts",
        "backups_noted",
        "backups_read",
        "session_began",
        "reminder_now",
        "take_ids",
        "take_here",
    }
    answers |= {
        "file_picked",
        "file_read",
        "link_read",
        "file_unread",
        "file_sorted",
        "file_compared",
    }
    answers |= {"taken", "untake_here", "untaken", "compare_again"}
    answers |= {"offline_ready", "update_waiting", "update_due"}
    answers |= {"device_now", "device_read", "device_able"}
    answers |= {"covered", "pressed", "create_example"}
    answers |= {"create_table", "brought_back", "seat_request", "seat_request_anew"}
    answers |= {"ghosts.added", "ghosts.thrown"}
    answers |= {f"imposition.{one}added" for one in ("", "npc_", "path_", "aspect_")}
    answers |= {f"{game}.thrown" for game in ("universalis", "imposition")}
    answers |= {"universalis.exported", *WORDLESS}
    answers |= {"seek", "seek_on", "tell_on", "tell_copied", "pictured"}
    assert names | answers >= HANDLERS.keys()


def test_messages_stand_where_the_page_listens(shown: list[Shown]) -> None:
    fitting = {
        "data-msg": {"button"},
        "data-change": {"input", "textarea", "select"},
        "data-input": {"input", "textarea"},
        "data-submit": {"form"},
    }
    for name, _, tree in shown:
        for element in elements(tree):
            for attribute in SENDS:
                if attribute in element.attrs:
                    assert element.tag in fitting[attribute], (name, element.tag)
            if element.tag == "button":
                assert element.attrs.get("type") in {"button", "submit"}, (name, element.name)


def test_what_throws_dice_ignores_the_second_of_a_double_click(shown: list[Shown]) -> None:
    throwing = {f"{game}.{name}" for game in SCREENS for name in ("throw", "keep", "kept")}
    throwing -= WORDLESS
    found = set()
    for name, _, tree in shown:
        for element in elements(tree):
            for _, (message, *_args) in element.sends:
                if message in throwing:
                    assert element.attrs.get("data-once"), (name, message)
                    found.add(message)
    assert found == throwing


def test_every_link_leads_somewhere(shown: list[Shown]) -> None:
    for name, model, tree in shown:
        for element in elements(tree):
            if element.tag != "a" or _outward(element):
                continue
            target = element.attrs["href"].removeprefix("#")
            place = route.read(target)
            assert place.screen != "home" or target == route.HOME, (name, target)
            there, _ = app.update(model, Msg("went", (target,), at=LATER))
            if there.table is not None and place.screen == "game":
                assert app.view(there) != app.view(
                    app.update(there, Msg("went", (route.to_table(place.table),)))[0]
                ), (name, target)


def test_the_focus_goes_to_what_is_on_the_page(shown: list[Shown]) -> None:
    """Wherever a tap moves the focus, the page drawn after it has that place."""
    aimed = set()
    for name, model, tree in shown:
        for where, (message, *args) in sent(tree):
            value = "" if where == "data-msg" else "true"
            after, effects = app.update(model, Msg(message, tuple(args), value, LATER))
            aims = {one.element for one in effects if isinstance(one, Focus | Select)}
            if aims:
                drawn = elements(app.view(after))
                assert aims <= {one.attrs.get("id") for one in drawn}, (name, message, aims)
            aimed |= aims
    assert len(aimed) > 2


def test_a_title_says_where_one_is(shown: list[Shown]) -> None:
    for name, model, _ in shown:
        _, title = app.drawn(model)
        assert title.endswith("Threefold"), name
        assert title != "Threefold" or route.read(model.fragment).screen in {"home", "table"}


def test_a_link_page_is_the_same_with_or_without_tables(shown: list[Shown]) -> None:
    """A shared roll shows the same to everybody; only the frame of an open table may differ."""
    (model,) = [model for name, model, _ in shown if name == "link, result"]
    assert link.is_link(model.fragment)
    stranger, _ = app.init(model.fragment, {})
    assert next(_mains(app.view(stranger))) == next(_mains(app.view(model)))


def test_the_licence_of_a_game_is_named_and_can_be_read(shown: list[Shown]) -> None:
    (tree,) = [tree for name, _, tree in shown if name == "about"]
    ways = [element for element in elements(tree) if _outward(element)]
    assert [(one.name, one.attrs["href"]) for one in ways] == [
        ("CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/")
    ]
    page = words(tree)
    assert all(name in page for name in ("Imposition SRD", "Jeffrey N Baker", "When Suddenly!"))


def _outward(element: Element) -> bool:
    """Tell whether a link leads out of the page: only to the licence of a game, and apart."""
    credits = [getattr(game, "credits", tuple)() for game in SCREENS.values()]
    licences = {one.href for owed in credits for one in owed}
    href, rel = element.attrs.get("href", ""), element.attrs.get("rel", "").split()
    return href in licences and {"noopener", "noreferrer"} <= set(rel)


def _mains(tree: Tree) -> Iterator[Element]:
    return (
        Element(one.tag, one.attrs, one.children) for one in elements(tree) if one.tag == "main"
    )
