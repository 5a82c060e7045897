"""The story taken along: oldest first, whole, in parts, and Markdown that says what it says."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import app, store
from pyapp.chronicle import Telling, begun, chapter, entry, escaped, forth, title, written
from pyapp.chunk import CHUNK
from pyapp.effect import Copy, Msg, Soon
from pyapp.files import Download
from pyapp.model import Model
from pyapp.pacing import MOST, Pace
from pyapp.prose import prose
from pyapp.stage import Rename
from pyapp.table import Table, take, undo
from pyapp.views.story import entries, story
from tests.app import seats
from tests.app.table_driver import BEGUN_AT, Browser
from tests.app.test_finding import table_of, texts_of
from tests.app.trees import elements, heard, words
from threefold.games import GAMES
from tools.bench.shelf import evenings

DAY = 86_400_000
PUNCTUATION = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
WILD = st.text(st.sampled_from(PUNCTUATION + " ab1\n\t\u2028\u2068é"), max_size=25)


def whole(table: Table, form: str, pace: int) -> Telling:
    telling = begun(table, form, "save", None, 0)  # type: ignore[arg-type]
    while not telling.done:
        telling = written(replace(telling, pace=Pace(pace)), table)
    return telling


def days(count: int) -> Table:
    table = table_of([])
    for number in range(count):
        table = take(table, Rename(f"Night {number}"), BEGUN_AT + number * DAY // 3)
    return table


@pytest.mark.parametrize("pace", [1, 5, CHUNK, 999])
@pytest.mark.parametrize("count", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])
def test_every_entry_is_told_once_oldest_first_however_it_is_cut(count: int, pace: int) -> None:
    text = whole(days(count), "text", pace).text
    assert [int(one) for one in re.findall(r"called “Night (\d+)”", text)] == list(range(count))
    assert text == whole(days(count), "text", 7).text
    headings = re.findall(r"^\w+day, .*$", text, re.M)
    assert headings == list(dict.fromkeys(headings))
    assert len(headings) in (-(-count // 3), -(-count // 3) + 1)


def test_what_was_undone_is_not_told() -> None:
    table = days(2 * CHUNK)
    for _ in range(CHUNK + 3):
        back = undo(table, 0)
        assert back is not None
        table = back
    assert "Night 28”" in whole(table, "text", 9).text
    assert "Night 29”" not in whole(table, "text", 9).text


@given(st.integers(0, 70), st.integers(0, 80), st.integers(0, 70))
@settings(max_examples=40)
def test_walking_on_is_walking_back_backwards(count: int, begin: int, back: int) -> None:
    table = days(count)
    for _ in range(min(back, count)):
        earlier = undo(table, 0)
        assert earlier is not None
        table = earlier
    place = divmod(begin, CHUNK)
    there = [one for one in table.log.told() if one[0] >= place]
    assert list(forth(table.log, place, table.log.place)) == there[::-1]


@pytest.mark.parametrize("damaged", [(0,), (1,), (0, 1, 2), (2,)])
@pytest.mark.parametrize("pace", [1, 40])
def test_what_is_damaged_is_told_of_once(damaged: tuple[int, ...], pace: int) -> None:
    stored = texts_of(days(3 * CHUNK))
    for number in damaged:
        stored[f"threefold/1/t/log/{number}"] = "{"
    text = whole(store.table_from_texts("t", stored), "text", pace).text
    assert text.count("Some entries here are damaged") == len(damaged)
    assert text.count("called “Night") == (3 - len(damaged)) * CHUNK


def test_what_is_told_is_what_an_entry_says_before_its_dice_and_buttons() -> None:
    texts = evenings(len(GAMES))
    tables = [store.table_from_texts(id, texts) for id in store.heads(texts)]
    told = [(table, moment) for table in tables for moment in table.log.latest() if moment]
    assert {bool(story(*one).beside) for one in told} == {True, False}
    for table, moment in told:
        listed, *_ = elements(entries(table, [moment]))
        beside = heard([["div", {}, *story(table, moment).beside]])
        said = "".join(prose(table, moment)) + beside
        assert "".join(heard(listed.children).split()) == "".join(said.split())


def test_a_story_as_text_and_as_markdown() -> None:
    browser = seats.laid(("Ann *the* _Bold_",))
    ann = seats.ids(browser)[0]
    browser.go(seats.place(browser, ann))
    browser.write("ghosts.describe", ann, "deed", value="Climb the [lamp] #post")
    seats.by_hand(browser, ann, 6, 6)
    seats.keep(browser, ann)
    browser.go(f"{seats.home(browser)}/log")
    for form in ("text", "markdown"):
        browser.tap("tell", form, "copy", "log")
        browser.tap("tell", form, "save", "log")
    text, markdown = browser.copied
    assert [file.text for file in browser.downloads] == browser.copied
    assert [file.name.rpartition(".")[2] for file in browser.downloads] == ["txt", "md"]
    assert text.startswith("City of Ghosts\nCity of Ghosts\n\n\nMonday, 21 September 2026\n\n")
    assert "\nClimb the [lamp] #post\nAnn *the* _Bold_" in text
    assert markdown.startswith("# City of Ghosts\n\nCity of Ghosts\n\n## Monday, 21 Sept")
    assert "\n\n*Climb the \\[lamp\\] \\#post* Ann \\*the\\* \\_Bold\\_" in markdown
    assert browser.notice == f"The story is in {browser.downloads[-1].name}."
    assert browser.aimed[-1] == "take-along"


def test_only_what_was_found_is_told_oldest_first() -> None:
    browser = Browser(texts_of(days(2 * CHUNK)), "/t/t/log/find/night%205")
    browser.tap("tell", "text", "copy", "found")
    told = [int(one) for one in re.findall(r"“Night (\d+)”", browser.copied[0])]
    assert told == [number for number in range(2 * CHUNK) if "5" in str(number)]
    assert browser.notice == "The story is copied."


def test_without_a_clipboard_it_is_a_file() -> None:
    browser = Browser(texts_of(days(3)), "/t/t/log")
    browser.clipboard = False
    browser.tap("tell", "markdown", "copy", "log")
    (file,) = browser.downloads
    assert browser.copied == []
    assert file.kind == "text/markdown"
    assert browser.notice == f"This browser did not let us copy, so the story is in {file.name}."


# Parts.


def step(model: Model, msg: Msg, at: int) -> tuple[Model, list[object]]:
    after, effects = app.update(model, replace(msg, at=at))
    return after, [one.then if isinstance(one, Soon) else one for one in effects]


def test_a_search_shows_nothing_of_the_story_of_the_whole_log() -> None:
    model = Browser(texts_of(days(600)), "/t/t/log/find/night").model
    for what, shown in (("log", False), ("found", True)):
        telling, _ = step(model, Msg("tell", ("text", "save", what)), BEGUN_AT)
        assert telling.telling is not None
        assert not telling.telling.done
        assert ("Writing it out" in words(app.view(telling))) == shown
        log = replace(telling, fragment="/t/t/log")
        assert ("Writing it out" in words(app.view(log))) != shown


def test_a_long_story_is_written_in_parts_that_are_bounded_and_shown() -> None:
    model = Browser(texts_of(days(600)), "/t/t/log").model
    model, (then, *_) = step(model, Msg("tell", ("text", "save", "log")), BEGUN_AT)
    shares, at = [], BEGUN_AT
    while isinstance(then, Msg):
        assert model.telling is not None
        shares.append(model.telling.share)
        assert f"Writing it out, {shares[-1]}%" in words(app.view(model))
        done = model.telling.text.count("called “Night")
        at += 30
        model, (then, *_) = step(model, then, at)
        assert model.telling is not None
        now = model.telling.text.count("called “Night")
        assert not model.telling.parts or now - done <= model.telling.pace.entries <= MOST
    assert shares == sorted(shares)
    assert len(shares) > 4
    assert isinstance(then, Download)
    assert then.text.count("called “Night") == 600
    assert "Writing it out" not in words(app.view(model))


@pytest.mark.parametrize("how", ["stopped", "left", "changed", "begun anew"])
def test_a_story_can_be_stopped(how: str) -> None:
    model = Browser(texts_of(days(600)), "/t/t/log").model
    model, (then,) = step(model, Msg("tell", ("text", "copy", "log")), BEGUN_AT)
    assert isinstance(then, Msg)
    match how:
        case "stopped":
            model, _ = step(model, Msg("tell_stop"), BEGUN_AT)
            assert model.said[0] == "Stopped. Nothing was copied or saved."
        case "left":
            model = replace(model, fragment="/t/t")
        case "changed":
            model, _ = step(model, Msg("rename_table", value="Other"), BEGUN_AT)
        case "begun anew":
            model, _ = step(model, Msg("tell", ("markdown", "copy", "log")), BEGUN_AT)
    after, effects = step(model, then, BEGUN_AT)
    assert effects == []
    if how != "begun anew":
        assert "Writing it out" not in words(app.view(replace(after, fragment="/t/t/log")))
    if how == "changed":
        assert after.said[0] == "Stopped: the log has changed."


def test_a_short_story_is_copied_within_the_tap() -> None:
    """Browsers let a page copy only then, some of them."""
    model = Browser(texts_of(days(10)), "/t/t/log").model
    _, effects = step(model, Msg("tell", ("text", "copy", "log")), BEGUN_AT)
    assert isinstance(effects[0], Copy)


@pytest.mark.parametrize("args", [("html", "copy", "log"), ("text", "copy", "found")])
def test_what_cannot_be_told_is_not(args: tuple[str, ...]) -> None:
    model = Browser(texts_of(days(3)), "/t/t/log").model
    assert step(model, Msg("tell", args), BEGUN_AT) == (model, [])


# Markdown.


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("plain words.", "plain words."),
        ("*_`[]<>#|~&$\\", r"\*\_\`\[\]\<\>\#\|\~\&\$\\"),
        ("- a list", r"\- a list"),
        ("+ a list", r"\+ a list"),
        ("1. a list", r"1\. a list"),
        ("12) a list", r"12\) a list"),
        ("1.5 coins", "1.5 coins"),
        ("2026", "2026"),
        ("=== a heading", r"\=== a heading"),
        ("=", r"\="),
        ("---", r"\---"),
        ("-5 coins", r"\-5 coins"),
        ("a - b", "a - b"),
        ("&amp;", r"\&amp;"),
        ("![x](y)", r"!\[x\](y)"),
    ],
)
def test_escaped(text: str, safe: str) -> None:
    assert escaped(text) == safe


def read_back(markdown: str) -> str:
    """Read one line of Markdown: a backslash before ASCII punctuation is none (CommonMark 2.4)."""
    bare = re.sub(rf"\\[{re.escape(PUNCTUATION)}]", "", markdown)
    assert not re.search(r"[\\`*_\[\]<>#|~&$]", bare), "a sign that still means something"
    return re.sub(rf"\\([{re.escape(PUNCTUATION)}])", r"\1", markdown)


@given(WILD)
def test_what_is_escaped_says_what_it_said(text: str) -> None:
    line = " ".join(text.split())
    assert read_back(escaped(line)) == line
    assert not re.match(r"\s|[-+=]|\d{1,9}[.)](\s|$)", escaped(line))


@given(WILD, WILD.filter(str.strip))
def test_an_entry_is_one_paragraph_whatever_is_written_in_it(deed: str, text: str) -> None:
    for form in ("text", "markdown"):
        told = entry(form, deed, text)  # type: ignore[arg-type]
        assert told.startswith("\n")
        assert told.endswith("\n")
        lines = told.strip("\n").splitlines()
        assert len(lines) == (2 if form == "text" and deed.split() else 1)
    plain = " ".join(text.split())
    assert read_back(entry("markdown", "", text).strip("\n")) == plain
    if deed.split():
        bare = entry("markdown", deed, text).strip("\n")
        assert bare.startswith("*")
        shut = re.search(r"(?<!\\)(\\\\)*\*", bare[1:])
        assert shut
        assert read_back(bare[1 : shut.end()]) == " ".join(deed.split())


@given(WILD.filter(str.strip))
def test_headings_are_one_line(text: str) -> None:
    assert chapter("markdown", text).startswith("\n## ")
    assert chapter("markdown", text).count("\n") == 2
    assert title("markdown", text, "x").startswith("# ")
    assert read_back(chapter("markdown", text)[4:-1]) == " ".join(text.split())
