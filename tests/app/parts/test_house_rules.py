"""What holds for every part, on one page that uses them all."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from pyapp.outcomes import Share
from pyapp.views.parts import (
    buttons,
    coin_chart,
    coins,
    dice,
    duel,
    fields,
    handover,
    icons,
    ladder,
    layout,
    ledger_rows,
    odds,
    picks,
    polyhedra,
    pool,
    rank,
    scales,
    sums,
    track,
    verdict,
    ways,
    worth,
)
from pyapp.views.parts.tree import msg

CSS = Path(__file__).parents[3] / "static" / "css"
SEND = msg("x")
SHARES = [Share(key, key, Fraction(1, 4)) for key in "abcd"]
THREE = [share._replace(chance=Fraction(1, 3)) for share in SHARES[:3]]
SIDE = duel.Side("Ines", ("Full", "Costs", "Fails"))
STONES = [
    duel.duel(
        [
            polyhedra.trio(
                polyhedra.Die(8, 5, "Spell die", True),
                polyhedra.Die(10, 3, "Thief", False),
                polyhedra.Die(12, 4, "Storm"),
                size="small",
            )
        ],
        [polyhedra.trio(polyhedra.Die(4), polyhedra.Die(6), polyhedra.Die(6), size="large")],
    ),
    duel.joint("Both", SIDE, SIDE, [[Fraction(1, 9)] * 3] * 3),
    ladder.ladder("Die", ladder.Move("Set", 8), [ladder.Move("+1", 10), ladder.Move("0", 10)]),
    track.track("Stress", 4, coming=2, tap=lambda box: SEND if box < 9 else None),
    track.track("Stress, small", 4),
    ways.ways(
        "Ways",
        [
            ways.Way("a", "Nothing", 8, THREE, "Free", SEND),
            ways.Way("b", "3 Stress", 4, THREE, "No", None),
        ],
        "a",
        nothing="No Aptitude.",
    ),
]
COINS = [
    coins.purses("Purses", [coins.Purse("Anna", 2, "2 coins", [("turn", "On turn")], True, "#/a")]),
    coins.coins(3, "3 coins", look="large"),
    worth.worth("Expected", [worth.Worth("Anna", Fraction(5, 3), "1.7 coins")]),
    coin_chart.coin_chart(
        "Over time",
        ["Anna", "Ben"],
        [(0, (25, 25)), (9, (3, 47))],
        along="Line",
        table="Table",
        marks=[(4, "2")],
    ),
    pool.side("Wolf", "Anna's", 1, "1 die", [pool.Contributor("Anna", 1, "1 die", ["bought"])]),
    pool.thrown_side(
        "Wolf",
        "Anna's",
        "1 success",
        [pool.Thrown("Anna", (5, 6), sums.payout((5,), 5, "5 coins", "Anna"))],
        hit="success",
        miss="none",
        won=True,
    ),
    handover.handover("Hand it to", "Anna", buttons.button("Here", SEND)),
    handover.bid_picker("Bid", 1, 9, lambda bid: msg("bid", bid), held="9", everything="All"),
    scales.scales(
        "Bids",
        scales.Pan("Yes", 2, "2", [scales.Backing("Anna", 2, "2 coins", "once")], "Ahead", True),
        scales.Pan("No", 0, "0", []),
    ),
    rank.component_head(rank.Head("place", "Mill", "Importance 1", "Ben", [("away", "Away")])),
    ["ul", {}, rank.trait_row("old", 2, "rank 2", rank.plus_one("+1 to old", SEND))],
    ledger_rows.ledger_rows("Ledger", [ledger_rows.Row(1, "A", "B", 2, "2", "why")], to="to"),
    ledger_rows.pager("Pages", ("Older", "#/1"), ("Newer", "#/2")),
]


@pytest.fixture
def everything():
    return layout.page(
        layout.app_bar(
            "All", back=("#/", "home"), undoable=True, menu=[layout.menu_link("a", "#/a", "info")]
        ),
        [
            layout.card(
                "Press",
                buttons.button("Go", SEND, look="primary", sign="dice", once=True, wide=True),
                buttons.button("No", None, about="No, not now"),
                buttons.icon_button("Add", "plus", SEND),
                buttons.link_button("Home", "#/", look="quiet"),
                look="raised",
            ),
            picks.chip("Tag", True, SEND, detail="Why", safe=1, risk=1),
            picks.faces("Die", lambda face: msg("f", face), 2),
            picks.stepper("Tags", 1, SEND, SEND, hint="each"),
            fields.text_field("a", "A", "", hint="h", error="e", change=SEND),
            fields.checkbox("b", "B", False, SEND, hint="h"),
            fields.select("c", "C", [("1", "one")], "1", SEND),
            fields.segmented("d", "D", [("1", "one"), ("2", "two")], "1", SEND),
            dice.dice_table((1, 5), (2,), safe_counts=5, size="large"),
            dice.pool_preview(1, 1),
            odds.odds("Odds", SHARES, SHARES[:1]),
            odds.comparison("Both", [("x", SHARES), ("y", SHARES)]),
            picks.faces("d8", lambda face: msg("f", face), sides=8),
            picks.faces("d10", lambda face: msg("f", face), sides=10),
            *STONES,
            *COINS,
            verdict.verdict("good", "Success", ["p", {}, "Well."]),
            layout.notice("warn", "Careful"),
            layout.empty_state("None", "Yet", buttons.button("Go", SEND)),
        ],
        actions=[odds.strip(SHARES, "words")],
        announcer=layout.live("said", 1),
        game="ghosts",
    )


def test_every_button_and_link_has_a_name(everything, elements, named) -> None:
    pressable = [node for node in elements(everything) if node[0] in {"button", "a"}]
    assert len(pressable) > 15
    assert not [node for node in pressable if not named(node)]


def test_a_longer_name_begins_with_the_words_on_the_button(elements) -> None:
    given = elements(buttons.button("Clear", SEND, about="Clear the slot Limping"))[0][1]
    assert given["aria-label"].startswith("Clear")


def test_icons_are_decoration() -> None:
    for name in icons.STROKES:
        assert icons.icon(name)[1]["aria-hidden"] == "true"


def test_no_styles_in_text_and_no_markup_in_text(everything, elements) -> None:
    for _, given, children in elements(everything):
        assert not isinstance(given.get("style"), str)
        assert not any(
            isinstance(child, str) and "<" in child.replace("<0.1%", "") for child in children
        )
        assert not [name for name in given if name.startswith("on") or "html" in name.lower()]


def test_ids_are_used_once(everything, elements) -> None:
    ids = [given["id"] for _, given, _ in elements(everything) if "id" in given]
    assert len(ids) == len(set(ids))


def test_a_tree_is_plain_data(everything) -> None:
    assert json.loads(json.dumps(everything)) == everything


def test_every_class_is_dressed(everything, elements) -> None:
    sheets = "\n".join(path.read_text() for path in CSS.glob("*.css"))
    dressed = set(re.findall(r"\.([a-z][a-z0-9-]*)", sheets))
    used = {name for _, given, _ in elements(everything) for name in given.get("class", "").split()}
    assert used <= dressed
