"""Sheets on paper: all that is written is there, each page holds what it can, blanks are blank."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import route
from pyapp.effect import Msg, Print
from pyapp.games import SCREENS
from pyapp.lettering import letters, short, width
from pyapp.update import update
from pyapp.views.parts import leaf
from pyapp.views.parts.leaf import ROWS, SIZES, fitted, measured
from pyapp.views.parts.leaf_marks import LONGEST, Block, entry, heading
from pyapp.words import ENGLISH
from tests.app import seats
from tests.app.imposition import party
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, heard, words
from tests.app.universalis import seats as coins
from threefold import ghosts, imposition, universalis

LONG = "A keeper of the light who saw the drowned mate walk along the shore. " * 40


def leaves(browser: Browser) -> list[Element]:
    return [one for one in elements(browser.tree) if one.tag == "article"]


def on_paper(browser: Browser) -> str:
    browser.go(f"{seats.home(browser)}/paper")
    return "\n".join(words([one.tag, one.attrs, *one.children]) for one in leaves(browser))


def written_ghosts() -> Browser:
    browser = seats.laid(("Ann", "Ben"))
    ann, ben = seats.ids(browser)
    browser.go(f"{seats.place(browser, ann)}/edit")
    for field, text in (("anchor", "A brass key"), ("word", "Open"), ("effect", LONG)):
        browser.write("ghosts.write", ann, field, value=text)
    browser.tap("ghosts.mark", ann, "minor2")
    browser.write("ghosts.write", ann, "minor2", value="Limping")
    browser.write("ghosts.relate", ann, ben, value="Grew up together")
    browser.tap("ghosts.health", ann, ben, False)
    browser.tap("ghosts.anchor", ann, True)
    return browser


def test_a_ghost_is_on_paper_with_all_there_is() -> None:
    paper = on_paper(written_ghosts())
    for text in (*(f"{tag} (Ann)" for tag in seats.TAGS), "A brass key", "Open", "Limping"):
        assert text in paper
    assert " ".join(paper.split()).count("the drowned mate walk along the shore") == 40
    # What two share stands on both sheets.
    assert paper.count("Grew up together") == 2


def test_what_is_ticked_is_said_and_what_is_lost_is_struck() -> None:
    browser = written_ghosts()
    on_paper(browser)
    ann = leaves(browser)[0]
    tree = [ann.tag, ann.attrs, *ann.children]
    assert {"A brass key", "Grew up together"} == {
        heard(one.children) for one in elements(tree) if one.tag == "s"
    }
    lines = [" ".join(heard(one.children).split()) for one in elements(tree) if one.tag == "p"]
    assert "Minor 2 tickedLimping" in lines
    assert "Minor 1" in lines
    assert "Lost A brass key" in lines
    assert "With Ben Broken Grew up together" in lines


@pytest.mark.parametrize("blank", [True, False])
def test_what_may_be_lost_stands_beside_a_box_and_is_heard_once_it_is(blank: bool) -> None:
    browser = seats.laid(("Ann", "Ben"))
    browser.go(route.to_blanks(ghosts.ID) if blank else f"{seats.home(browser)}/paper")
    states = {ENGLISH["paper.ghosts.lost"], ENGLISH["paper.ghosts.broken"]}
    drawn = [part for one in leaves(browser) for part in elements([one.tag, *one.children])]
    told = [one for one in drawn if states & set(one.texts)]
    assert {one.texts[0] for one in told} == states
    for one in told:
        box = one.around[-1]
        assert box.attrs.get("class") == "leaf-tick"
        assert "svg" in {part.tag for part in elements([box.tag, *box.children])}
    said = "".join(heard(one.children) for one in leaves(browser))
    assert not {state for state in states if state in said}


def test_imposition_is_on_paper_with_all_there_is() -> None:
    browser = party.laid()
    ann = party.ids(browser)[0]
    browser.go(f"{party.place(browser, ann)}/edit")
    browser.write("imposition.write", ann, "level", value="Spell die")
    browser.tap("imposition.boxes", ann, 4)
    browser.go(f"{party.home(browser)}/paper")
    heard_of = [heard(one.children) for one in leaves(browser)]
    for text in ("Ann", "Spell die", "Blade", "Parry", "Aptitude 2", "4 boxes ticked", "d6"):
        assert text in heard_of[0]
    assert all("Imposition SRD" in one and "CC BY-SA 4.0" in one for one in heard_of)


def test_universalis_is_on_paper_once_it_has_begun() -> None:
    browser = coins.laid()
    browser.go(coins.home(browser, "paper"))
    assert not leaves(browser)
    browser = coins.playing()
    tale = coins.tale(browser)
    browser.go(coins.home(browser, "paper"))
    heard_of = "".join(heard(one.children) for one in leaves(browser))
    for seat, name in enumerate(coins.NAMES):
        assert f"{name}{tale.coins(seat)} coins" in heard_of
    for component in tale.components:
        assert f"{component.name}rank 1" in heard_of
    assert f"{tale.ledger.issued} coins in all" in heard_of


@pytest.mark.parametrize("game", SCREENS)
def test_a_blank_sheet_is_blank_and_says_how_it_goes(game: str) -> None:
    browser = Browser(fragment=route.to_blanks(game))
    written = [one for one in elements(browser.tree) if one.attrs.get("class") == "leaf-text"]
    assert len(written) > 15
    assert not [one for one in written if one.texts]
    assert "In short" in words(browser.tree)


@pytest.mark.parametrize("game", [ghosts.ID, imposition.ID, universalis.ID])
def test_paper_is_found_from_the_table_and_from_the_game(game: str) -> None:
    browser = Browser(fragment=route.to_game(game))
    browser.follow(route.to_blanks(game))
    browser.go(route.to_game(game))
    browser.tap("new_table", game)
    home = seats.home(browser)
    browser.follow(f"{home}/paper")
    assert not leaves(browser)
    browser.follow(route.to_blanks(game))
    assert leaves(browser)


def test_a_tap_prints_and_changes_nothing() -> None:
    browser = written_ghosts()
    on_paper(browser)
    assert browser.offers("print")
    assert update(browser.model, Msg("print")) == (browser.model, (Print(),))


def test_everybody_has_a_page_of_their_own() -> None:
    names = tuple(f"Nr {number}" for number in range(9))
    browser = seats.laid(names)
    on_paper(browser)
    titles = [
        heard(one.children)
        for one in elements(browser.tree)
        if one.attrs.get("class") == "leaf-title"
    ]
    assert titles == list(names)


TEXTS = st.text(st.sampled_from("ab Wm漢\nשׁé"), max_size=1500)
BLOCKS = st.lists(
    st.one_of(
        TEXTS.map(lambda text: entry("Label", text)),
        TEXTS.map(lambda text: [heading(text or "Part"), *entry("", text)]),
    ),
    min_size=1,
    max_size=40,
).map(lambda lists: [block for some in lists for block in some])


@given(BLOCKS)
def test_blocks_are_shared_out_in_order_and_no_leaf_is_too_full(blocks: Sequence[Block]) -> None:
    shared = fitted(blocks)
    assert [block for one in shared for block in one.blocks] == blocks
    for one in shared:
        part = SIZES[one.size]
        assert sum(measured(block).room(part) for block in one.blocks) <= ROWS / part
        assert not one.blocks[-1].heads
    if len(shared) > 1:
        assert {one.size for one in shared} == {len(SIZES) - 1}


@given(TEXTS)
def test_a_long_text_goes_on_and_loses_no_letter(text: str) -> None:
    pieces = [piece for block in entry("Label", text) for piece in block.texts]
    assert "".join(pieces).replace(" ", "") == text.replace(" ", "")
    assert all(len(piece) <= LONGEST or len([*letters(piece)]) == 1 for piece in pieces)


@given(TEXTS, st.sampled_from(SIZES))
def test_smaller_type_never_takes_more_lines(text: str, part: float) -> None:
    written = measured(Block([], 0, (text,)))
    assert written.room(part) <= written.room(SIZES[0])
    assert written.room(part) >= text.count("\n") + 1


def test_a_name_without_end_is_cut_on_top_and_whole_below() -> None:
    drawn = leaf.leaves("x" * 900, "Of", entry("A", "b"), sign="dice", continued=str.upper)
    titles = [one for one in elements(drawn[0]) if one.attrs.get("class") == "leaf-title"]
    assert len(titles[0].texts[0]) == leaf.LONGEST_TITLE
    assert words(drawn[0]).count("x") >= 900


def test_short_keeps_what_is_short() -> None:
    assert short("Ann") == "Ann"
    assert short("x" * 61) == "x" * 59 + "…"


WAVED = "🏴\U000e0067\U000e0062\U000e007f"
FAMILY, ACCENTED, FLAG = "👩\u200d👧\u200d👦", "e\u0301\u0323", "🇩🇪"


@pytest.mark.parametrize(
    "sign", [FAMILY, ACCENTED, FLAG, "👍🏽", "🏴\U000e0067\U000e0062\U000e007f"]
)
def test_nothing_is_cut_within_a_letter(sign: str) -> None:
    assert [*letters(sign * 3)] == [sign] * 3
    for before in range(9):
        text = "x" * before + sign * 200
        for cut in (short(text), heading(text).texts[0]):
            assert set(letters(cut)) <= {"x", sign, "…"}
            assert cut.endswith("…")
        pieces = [piece for block in entry("Label", text) for piece in block.texts]
        assert "".join(pieces) == text
        assert all(set(letters(piece)) <= {"x", sign} for piece in pieces)


@pytest.mark.parametrize("sign", ["W", "x", "i", "漢", "Ш"])
def test_paper_and_picture_measure_alike(sign: str) -> None:
    """A line of a sign takes as many lines of a leaf as its width tells."""
    takes = measured(Block([], 0, (sign * 400,))).room(1.0)
    assert takes == ceil(400 * width(sign, 1) / leaf.LETTER * 1.05 / leaf.LETTERS)
