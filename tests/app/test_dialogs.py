"""Dialogs: their place in the address, what opening and closing them asks of the history."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp import app, route
from pyapp.effect import Cover, Effects, Focus, Go, Msg, Press, Send, Uncover
from pyapp.model import Model
from pyapp.shortcuts import BY_KEY, SHORTCUTS
from pyapp.words import ENGLISH
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, words
from threefold import ghosts, link, parcel

SPLIT = [
    ("", ("", "")),
    ("#/", ("/", "")),
    ("/~keys", ("/", "keys")),
    ("~keys", ("", "keys")),
    ("#/t/ab12/c/x~term/ghosts.risk-die", ("/t/ab12/c/x", "term/ghosts.risk-die")),
    ("/t/ab12~nothing", ("/t/ab12~nothing", "")),
    ("/t/ab12~keys~keys", ("/t/ab12~keys~keys", "")),
    ("/t/ab12~term/<b>", ("/t/ab12~term/<b>", "")),
    ("/t/ab12~keysmith", ("/t/ab12~keysmith", "")),
]


def dialogs(model: Model) -> list[Element]:
    return [one for one in elements(app.view(model)) if one.tag == "dialog"]


def sent(model: Model, name: str, *args: object) -> tuple[Model, Effects]:
    """Send a message, and what it sends in turn; return what comes of it besides."""
    model, asked = app.update(model, Msg(name, args))
    effects: Effects = ()
    for effect in asked:
        if isinstance(effect, Send):
            model, more = sent(model, effect.then.name, *effect.then.args)
            effects += more
        else:
            effects += (effect,)
    return model, effects


@pytest.fixture
def at_table() -> Model:
    browser = Browser()
    browser.tap("new_table", ghosts.ID)
    return browser.model


@pytest.mark.parametrize(("fragment", "parts"), SPLIT)
def test_an_address_names_a_place_and_a_dialog(fragment: str, parts: tuple[str, str]) -> None:
    assert route.split(fragment) == parts
    assert route.covered(*parts) == fragment.removeprefix("#")
    assert route.read(fragment) == route.read(parts[0])


def test_a_link_is_read_with_a_dialog_on_top_of_it() -> None:
    assert link.is_link("1.AAAA")
    assert route.read("1.AAAA~keys").screen == "link"
    moved = route.to_import(parcel.encode(b"{}"))
    assert route.read(f"{moved}~keys") == route.read(moved)


def test_opening_covers_the_place_and_closing_uncovers_it(at_table: Model) -> None:
    place = at_table.fragment
    opened, effects = sent(at_table, "open_dialog", "keys")
    assert effects == (Cover(f"{place}~keys"),)
    assert opened.fragment == place
    (dialog,) = dialogs(opened)
    assert dialog.attrs["data-modal"] == ""
    closed, effects = sent(opened, "close_dialog")
    assert effects == (Uncover(place),)
    assert closed == at_table
    assert sent(closed, "close_dialog") == (closed, ())


def test_a_second_dialog_takes_the_place_of_the_first(at_table: Model) -> None:
    opened, _ = sent(at_table, "open_dialog", "keys")
    again, effects = sent(opened, "open_dialog", "term/ghosts.risk-die")
    assert effects == (Cover(f"{at_table.fragment}~term/ghosts.risk-die", replace=True),)
    assert [one.attrs["key"] for one in dialogs(again)] == ["ghosts.risk-die"]


def test_the_address_alone_opens_and_closes_it_and_the_screen_stays(at_table: Model) -> None:
    noticed, _ = sent(at_table, "undo")
    opened, effects = sent(noticed, "covered", "keys")
    assert effects == ()
    assert len(dialogs(opened)) == 1
    assert sent(opened, "covered", "") == (noticed, ())


def test_a_start_at_such_an_address_shows_both() -> None:
    model, _ = app.init("/about~keys", {})
    assert model.fragment == "/about"
    assert "About Threefold" in words(app.view(model))
    assert len(dialogs(model)) == 1


def test_going_elsewhere_closes_it(at_table: Model) -> None:
    opened, _ = sent(at_table, "open_dialog", "keys")
    there, effects = sent(opened, "went", "/about")
    assert dialogs(there) == []
    assert Focus("main") in effects


@pytest.mark.parametrize(
    "dialog",
    ["term/nope", "term/nothing.tag", "term/ghosts.nothing", "term/ghosts", "term", "keys/more"],
)
def test_a_dialog_that_there_is_not_is_none(at_table: Model, dialog: str) -> None:
    place = at_table.fragment
    assert route.split(f"{place}~{dialog}") == (place, dialog)
    for opened in (
        sent(at_table, "covered", dialog)[0],
        sent(at_table, "went", f"{place}~{dialog}")[0],
    ):
        assert opened == at_table
        # No key takes it for one that lies on top.
        assert sent(opened, "pressed", "r")[1] == (Press("main"),)
        assert sent(opened, "pressed", "?")[1] == (Cover(f"{place}~keys"),)
    started, _ = app.init(f"/about~{dialog}", {})
    assert started == app.init("/about", {})[0]
    assert dialogs(started) == []


def test_what_the_model_says_lies_on_top_is_drawn_there(at_table: Model) -> None:
    for dialog in ("keys", "term/ghosts.tag", "term/universalis.coin", "term/imposition.stress"):
        opened, _ = sent(at_table, "covered", dialog)
        assert opened.dialog == dialog
        assert len(dialogs(opened)) == 1


def test_no_two_shortcuts_share_a_key_and_each_has_its_words() -> None:
    keys = [key for one in SHORTCUTS for key in one.keys]
    assert len(keys) == len(set(keys)) == len(BY_KEY)
    (dialog,) = dialogs(app.init("/~keys", {})[0])
    listed = [one for one in elements([dialog.tag, *dialog.children]) if one.tag == "dd"]
    assert [one.texts for one in listed] == [[ENGLISH[f"keys.{one.id}"]] for one in SHORTCUTS]


@pytest.mark.parametrize(
    ("key", "effects"),
    [
        ("r", (Press("main"),)),
        ("3", (Press("pick", 3),)),
        ("/", (Press("field"),)),
        ("l", (Go("{table}/log", back=True),)),
        ("t", ()),
        ("h", (Go("/", back=True),)),
        ("x", ()),
        ("?", (Cover("{table}~keys"),)),
    ],
)
def test_a_key_does_what_its_line_says(at_table: Model, key: str, effects: Effects) -> None:
    place = at_table.fragment
    wanted = tuple(
        replace(one, fragment=one.fragment.format(table=place))
        if isinstance(one, Go | Cover)
        else one
        for one in effects
    )
    assert sent(at_table, "pressed", key)[1] == wanted


@pytest.mark.parametrize("key", sorted(BY_KEY))
def test_a_key_changes_nothing_itself(at_table: Model, key: str) -> None:
    """It asks for what a tap asks for, so that both are handled alike."""
    for model in (at_table, sent(at_table, "open_dialog", "keys")[0]):
        assert app.update(model, Msg("pressed", (key,)))[0] == model


def test_undo_and_redo_go_by_keys(at_table: Model) -> None:
    after, _ = app.update(at_table, Msg("rename_table", value="Night shift"))
    assert after.table
    undone, _ = sent(after, "pressed", "u")
    assert undone.table
    assert undone.table.stage.name == "City of Ghosts"
    redone, _ = sent(undone, "pressed", "U")
    assert redone.table
    assert redone.table.stage.name == "Night shift"


@pytest.mark.parametrize("key", ["u", "U", "l", "t"])
def test_what_needs_a_table_does_nothing_without_one(key: str) -> None:
    model, _ = app.init("/about", {})
    assert sent(model, "pressed", key) == (model, ())


@pytest.mark.parametrize("key", sorted(BY_KEY))
def test_switched_off_no_key_does_anything_and_the_list_says_so(at_table: Model, key: str) -> None:
    off = replace(at_table, device=replace(at_table.device, keys=False))
    assert sent(off, "pressed", key) == (off, ())
    (dialog,) = dialogs(sent(off, "open_dialog", "keys")[0])
    said = words([dialog.tag, dialog.attrs, *dialog.children])
    assert ENGLISH["keys.off"].format(place=ENGLISH["device.title"]) in said


@pytest.mark.parametrize("key", sorted(BY_KEY.keys() - {"?"}))
def test_over_a_dialog_no_key_reaches_the_screen_below(at_table: Model, key: str) -> None:
    opened, _ = sent(at_table, "open_dialog", "keys")
    assert sent(opened, "pressed", key) == (opened, ())


def test_the_key_that_opens_the_list_closes_it(at_table: Model) -> None:
    opened, _ = sent(at_table, "pressed", "?")
    assert sent(opened, "pressed", "?") == (at_table, (Uncover(at_table.fragment),))
