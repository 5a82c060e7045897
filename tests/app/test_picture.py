"""Pictures of results: a whole SVG of its own, in the page's colours, with everything inside it."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import palette
from pyapp.games import SCREENS
from pyapp.lettering import width
from pyapp.markup import document
from pyapp.outcomes import TONES, Share, look
from pyapp.picture import SIDE, Die, Panel, Picture, Row
from pyapp.update.picture import PICTURES
from pyapp.views.parts.odds import odds
from pyapp.views.picture import EDGE, drawn
from pyapp.words import say
from tests.app.gallery import gallery
from tests.app.parts.test_css import CSS, GAMES, HEX
from tests.app.trees import elements
from threefold import InvalidInput, ghosts
from threefold.games.ghosts import Act

NAMESPACE = "{http://www.w3.org/2000/svg}"
WILD = ("<b>&\"'", "\x00\x08\ud800\ufffe", "x" * 2000, "שלום " * 50, "漢字" * 200, "", "\u202eab")


def parsed(picture: Picture) -> ElementTree.Element:
    """Read the drawing as a browser would: what is no XML is refused."""
    return ElementTree.fromstring(document(drawn(picture)))


def texts(picture: Picture) -> list[tuple[ElementTree.Element, str]]:
    return [(one, one.text or "") for one in parsed(picture).iter(f"{NAMESPACE}text")]


def rolls() -> Iterator[tuple[str, Any]]:
    """Every roll that waits somewhere in the gallery."""
    for _, model, _ in gallery():
        if model.table is None:
            continue
        play, game = model.table.stage.play, PICTURES[f"{model.table.game}.picture"]
        people = [sheet.id for sheet in getattr(play, "characters", ())]
        for who in ("loose", "", "-duel", "duel", *people):
            try:
                roll = game.ROLLER.waiting(play, who)
            except InvalidInput:
                # Nobody of that id is at this table; any other fault is one of the game's.
                continue
            if roll is not None:
                yield model.table.game, roll


@pytest.fixture(scope="module")
def pictures() -> list[Picture]:
    return [PICTURES[f"{game}.picture"].picture(roll) for game, roll in rolls()]


def test_rolls_of_every_game_have_one(pictures: list[Picture]) -> None:
    assert {one.game for one in pictures} == set(SCREENS)
    assert {len(one.panels) for one in pictures} == {1, 2}
    assert {one.by_hand for one in pictures} == {True, False}


def test_a_picture_says_who_what_how_it_went_and_how_likely(pictures: list[Picture]) -> None:
    for picture in pictures:
        said = " ".join(text for _, text in texts(picture))
        for panel in picture.panels:
            for part in (panel.who, panel.deed, panel.outcome, panel.said):
                assert part in said, part
            assert sum(share.chance for share in panel.odds) == 1
            assert all(share.label.split(" ")[0] in said for share in panel.odds)
        assert Counter(faces_of(picture)) == Counter(
            die.face for panel in picture.panels for row in panel.rows for die in row.dice
        )
        counting = [die for panel in picture.panels for row in panel.rows for die in row.dice]
        assert said.split().count("counts") <= sum(die.counts for die in counting)


def faces_of(picture: Picture) -> Iterator[int]:
    """What the dice of a picture show: their numerals, else their pips."""
    for one in parsed(picture).iter(f"{NAMESPACE}g"):
        if " scale(" not in one.get("transform", ""):
            continue
        numerals = [text for text in one.iter(f"{NAMESPACE}text") if (text.text or "").isdigit()]
        bar = [rect for rect in one.iter(f"{NAMESPACE}rect") if rect.get("y") == "66"]
        words = [text for text in one.iter(f"{NAMESPACE}text") if text not in numerals]
        if numerals:
            yield int(numerals[0].text or "")
        else:
            yield len(one) - 1 - len(bar) - len(words)


def test_dice_that_count_are_told_to_where_that_can_be_read(pictures: list[Picture]) -> None:
    for picture in pictures:
        if len(picture.panels) == 1 and picture.game == ghosts.ID:
            said = [text for _, text in texts(picture)]
            dice = [die for row in picture.panels[0].rows for die in row.dice]
            assert said.count("counts") == sum(die.counts for die in dice)


def fills(picture: Picture) -> set[str]:
    return {one.get("fill", "") for one in parsed(picture).iter(f"{NAMESPACE}rect")}


def test_odds_are_drawn_as_in_every_chart(pictures: list[Picture]) -> None:
    for picture in pictures:
        there = fills(picture)
        for panel in picture.panels:
            assert panel.odds
            for at, share in enumerate(panel.odds):
                tone, pattern = look(at)
                assert palette.SHARED[f"tone-{tone}"] in there
                for of in ("bar", "key") if pattern and share.chance else ():
                    assert f"url(#{of}-{pattern})" in there
            assert panel.tone in TONES


def test_a_game_may_have_more_outcomes_than_there_are_tones() -> None:
    shares = [Share(str(at), f"Outcome {at}", Fraction(1, 7)) for at in range(7)]
    assert len({look(at) for at in range(7)}) == 7
    assert [look(at).tone for at in range(5)] == [*TONES, "worst"]
    panel = Panel("Ann", "", "Well", "good", "", (), shares)
    picture = Picture(ghosts.ID, [panel], False, {**palette.SHARED, "accent-ink": "#000"})
    said = [text for _, text in texts(picture)]
    assert {share.label for share in shares} <= set(said)
    inside(picture)
    assert len([one for one in elements(odds("Odds", shares)) if one.tag == "g"]) == 7


@pytest.mark.parametrize("by_hand", [True, False])
def test_the_foot_says_what_is_true_of_a_picture(pictures: list[Picture], by_hand: bool) -> None:
    foot = say("picture.by-hand" if by_hand else "picture.by-seed")
    for picture in pictures:
        said = [text for _, text in texts(picture)]
        assert (foot in said) == (picture.by_hand == by_hand)
        # There is no link in it: nobody can check it by the picture alone.
        assert "check" not in " ".join(said)


def test_nothing_in_it_needs_the_page(pictures: list[Picture]) -> None:
    for picture in pictures:
        root = parsed(picture)
        assert root.attrib["width"] == root.attrib["height"] == str(SIDE)
        known = {f"#{one.attrib['id']}" for one in root.iter() if "id" in one.attrib}
        for one in root.iter():
            assert one.tag.removeprefix(NAMESPACE) in {
                "svg", "g", "rect", "text", "path", "circle", "polygon",
                "defs", "pattern",
            }  # fmt: skip
            assert {"class", "style", "href"}.isdisjoint(one.attrib)
            for value in one.attrib.values():
                assert "var(" not in value
                for target in re.findall(r"url\((.*?)\)", value):
                    assert target in known


def test_colours_are_those_of_the_style_sheets() -> None:
    shared = {name: f"#{light}" for name, light, _ in HEX.findall((CSS / "tokens.css").read_text())}
    assert palette.SHARED.items() <= shared.items()
    for game in SCREENS:
        colours = importlib.import_module(f"pyapp.games.{game}.picture").COLOURS
        own = {name: f"#{light}" for name, light, _ in HEX.findall(GAMES[game])}
        assert colours.items() <= {**shared, **own}.items()
        assert colours["accent"] == own["accent"]


def inside(picture: Picture) -> None:
    """Hold every line, as wide as it is thought to be, and every die, to the picture."""
    for one, text in texts(picture):
        if "text-anchor" in one.attrib or one.attrib["font-family"] == "sans-serif":
            continue
        x, y, size = (float(one.attrib[name]) for name in ("x", "y", "font-size"))
        wide = width(text, size)
        begin, end = (x - wide, x) if one.attrib["direction"] == "rtl" else (x, x + wide)
        assert begin >= EDGE - 1, text
        assert end <= SIDE - EDGE + 1, text
        assert 0 < y <= SIDE, text
    for one in parsed(picture).iter(f"{NAMESPACE}g"):
        found = re.match(r"translate\((\S+) (\S+)\) scale\((\S+)\)", one.get("transform", ""))
        if found:
            x, y, scale = map(float, found.groups())
            assert EDGE - 1 <= x <= SIDE - EDGE
            assert y >= 0
            assert y + 64 * scale <= SIDE - 80


def test_everything_is_inside(pictures: list[Picture]) -> None:
    for picture in pictures:
        inside(picture)


TEXTS = st.one_of(st.sampled_from(WILD), st.text(max_size=80))


@settings(max_examples=25)
@given(
    TEXTS,
    TEXTS,
    st.sampled_from(list(SCREENS)),
    st.lists(st.integers(0, 100), min_size=1, max_size=2),
    st.integers(1, 2),
)
def test_whatever_is_written_and_however_many_dice(
    who: str, deed: str, game: str, dice: list[int], count: int
) -> None:
    shape = {"ghosts": "safe", "imposition": "stone", "universalis": "hit"}[game]
    rows = [Row(who, [Die(at % 6 + 1, shape, 6)] * most) for at, most in enumerate(dice)]  # type: ignore[arg-type]
    chances = [Share("a", deed, ghosts.odds(ghosts.Pool(1), False)[ghosts.Outcome.SUCCESS])]
    panel = Panel(who, deed, who, "good", deed, rows, chances)
    colours = importlib.import_module(f"pyapp.games.{game}.picture").COLOURS
    picture = Picture(game, [panel] * count, False, colours)
    for one, text in texts(picture):
        assert one.tag
        assert "<" not in document(["svg", {}, text])[5:].replace("</svg>", "").partition(">")[2]
    inside(picture)


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        (["svg", {"a": '"<&'}], '<svg xmlns="http://www.w3.org/2000/svg" a="&quot;&lt;&amp;"/>'),
        (["svg", {}, "<a>\x00", None], ">&lt;a&gt;\ufffd</svg>"),
        (["svg", {}, [["g", {}], ["g", {}, "x"]]], "><g/><g>x</g></svg>"),
        (["svg", {}, "\ud800\uffff"], ">\ufffd\ufffd</svg>"),
    ],
)
def test_a_document_escapes_what_it_must(tree: Any, text: str) -> None:
    assert document(tree).endswith(text)


def test_an_act_is_told_as_it_was_written() -> None:
    roll = ghosts.Roll(Act("<b>", "&amp;", ("a",)), (ghosts.Seeded(b"\1" * 16),))
    said = [text for _, text in texts(PICTURES["ghosts.picture"].picture(roll))]
    assert {"<b>", "&amp;"} <= set(said)
