"""Acts, gathering them from a sheet, and what they may not spend."""

import pytest
from hypothesis import given

from tests.rules.imposition import strategies
from tests.rules.imposition.tables import after, lifting, points, table, ticked, well_said
from threefold import InvalidInput
from threefold.games.imposition import (
    ALL,
    Act,
    Cause,
    Check,
    Die,
    Request,
    SetConstant,
    SetConstantOnAll,
    Write,
    act_for,
)


def test_an_act_takes_names_and_dice_from_the_sheet() -> None:
    party = table(Write("ann", "level", "Spell die"), SetConstant("ann", 1), SetConstantOnAll(2))
    assert lifting(after(party, ticked(4)), 10, 2, 1) == Act(
        who="Ann",
        deed="lift it",
        against="the gate",
        level_name="Spell die",
        level=8,
        path="Force",
        path_die=8,
        aspect="grip",
        has=3,
        imposition=10,
        outside=1,
        everyone=2,
        boxes=4,
        aptitude=2,
        stress=1,
    )


def test_an_act_needs_no_aspect() -> None:
    act = act_for(table(), "ann", "wit", imposition=6)
    assert (act.aspect, act.has, act.check) == (None, 0, Check(8, 4, 6))


def test_the_level_die_of_an_npc_is_the_imposition_die() -> None:
    act = act_for(table(), "ann", "wit", npc="ogre", imposition=4, against="nobody")
    assert (act.imposition, act.against) == (Die.D10, "the ogre")


def test_constant_imposition_on_all_weighs_on_each() -> None:
    party = table(SetConstantOnAll(1))
    for who in ("ann", "bob"):
        assert act_for(party, who, "wit", imposition=6).check.die is Die.D8


def test_constant_imposition_on_one_weighs_on_that_one() -> None:
    party = table(SetConstant("ann", 1))
    assert act_for(party, "ann", "wit", imposition=6).check.die is Die.D8
    assert act_for(party, "bob", "wit", imposition=6).check.die is Die.D6


@pytest.mark.parametrize(("boxes", "levels"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_every_third_box_ticked_before_makes_it_a_level_harder(boxes: int, levels: int) -> None:
    assert lifting(table(ticked(boxes))).constant == levels


def test_boxes_spent_on_a_check_do_not_make_that_check_harder() -> None:
    act = lifting(table(ticked(2)), 12, 0, 2)
    assert act.check.die is Die.D8
    assert act.constant == 0


@given(strategies.acts())
def test_the_walk_of_an_act_ends_where_its_check_does(act: Act) -> None:
    dice = [act.imposition, *(move.after for move in act.walk)]
    assert dice[-1] is act.check.die
    assert len(act.walk) == len(act.check.walk)
    order = list(Cause)
    causes = [order.index(move.cause) for move in act.walk]
    assert causes == sorted(causes)


def test_the_walk_of_an_act_names_each_source() -> None:
    act = Act(aspect="a", path_die=12, has=5, outside=1, everyone=1, boxes=3, aptitude=1, stress=1)
    assert [move.cause for move in act.walk] == [
        "outside",
        "everyone",
        "boxes",
        "aptitude",
        "stress",
    ]
    assert [move.cause for move in Act(duel=2).walk] == ["duel", "duel"]


def test_what_is_given_up_of_the_level_die_is_not_rolled() -> None:
    assert Act(level=12, paid=3).check.level is Die.D6


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda: lifting(table(), 12, 3, 1), None),
        (lambda: lifting(table(), 12, 4), "spend.aptitude-left"),
        (lambda: lifting(table(*points(0)), 12, 1), "spend.aptitude-left"),
        (lambda: lifting(table(ticked(7)), 12, 0, 3), "spend.stress-left"),
        (lambda: lifting(table(ticked(8)), 12, 0, 1), None),
        (lambda: lifting(table(ticked(9)), 12), "spend.passed-out"),
        (lambda: lifting(table(), 4, 1), "spend.aptitude-wasted"),
        (lambda: lifting(table(), 4, 0, 1), "spend.stress-wasted"),
        (lambda: lifting(table(), 8, 3), "spend.aptitude-wasted"),
        (lambda: lifting(table(), 8, 2), None),
        (lambda: lifting(table(), 8, 2, 1), "spend.stress-wasted"),
        (lambda: lifting(table(), 8, 1, 2), "spend.stress-wasted"),
        (lambda: lifting(table(), 8, 1, 1), None),
        (
            lambda: Act(path_die=8, aspect="a", has=3, imposition=8, aptitude=3),
            "spend.aptitude-wasted",
        ),
        (lambda: Act(level=4, paid=1), "spend.level"),
        (lambda: Act(level=12, paid=4), None),
        (lambda: Act(level=10, paid=4), "spend.level"),
        (lambda: Act(npc=True), None),
    ],
)
def test_spending_that_cannot_be_or_does_nothing_is_refused(act: object, code: str | None) -> None:
    refused = act().refusal  # type: ignore[operator]
    assert (refused and refused.code) == code
    if refused is not None:
        well_said(refused)


@pytest.mark.parametrize(
    ("aptitude", "irresistible", "code"),
    [
        (1, 1, "spend.aptitude-held"),
        (3, ALL, "spend.aptitude-held"),
        (2, 1, None),
        (0, ALL, None),
        (5, 1, "spend.aptitude-wasted"),
        (4, 1, None),
    ],
)
def test_aptitude_that_is_all_held_back_is_refused(
    aptitude: int, irresistible: int, code: str | None
) -> None:
    act = Act(
        path_die=12, aspect="a", has=5, imposition=10, aptitude=aptitude, irresistible=irresistible
    )
    assert (act.refusal and act.refusal.code) == code


def test_a_refusal_says_how_much_would_do() -> None:
    five = Act(path_die=12, aspect="a", has=5, imposition=10, aptitude=5, irresistible=1)
    assert five.refusal is not None
    assert "4 will do" in five.refusal.sentence
    stress = Act(imposition=8, stress=5).refusal
    assert stress is not None
    assert "2 will do" in stress.sentence


def test_irresistible_imposition_never_refuses_stress() -> None:
    assert Act(imposition=12, irresistible=ALL, stress=4).refusal is None
    assert Act(imposition=12, irresistible=ALL, stress=4).check.die is Die.D4


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"who": 7}, "text.not-text"),
        ({"deed": "x" * 20_001}, "text.too-long"),
        ({"against": None}, "text.not-text"),
        ({"level_name": b""}, "text.not-text"),
        ({"path": 1}, "text.not-text"),
        ({"aspect": 1}, "text.not-text"),
        ({"level": 5}, "act.level"),
        ({"path_die": "d6"}, "act.path-die"),
        ({"imposition": None}, "act.imposition"),
        ({"has": 1}, "act.has"),
        ({"has": 2, "aspect": "a"}, "act.has"),
        ({"has": 6, "aspect": "a", "path_die": 12}, "act.has"),
        ({"outside": 101}, "act.outside"),
        ({"everyone": -1}, "act.everyone"),
        ({"boxes": 10}, "act.boxes"),
        ({"duel": 5}, "act.duel"),
        ({"aptitude": 6}, "act.aptitude"),
        ({"irresistible": "most"}, "irresistible.levels"),
        ({"stress": 10}, "act.stress"),
        ({"paid": 5}, "act.paid"),
        ({"npc": "yes"}, "act.npc"),
        ({"npc": True, "stress": 1}, "act.npc-spends"),
        ({"npc": True, "boxes": 1}, "act.npc-spends"),
    ],
)
def test_bad_acts_are_refused(fields: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Act(**fields)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_an_npc_has_no_boxes_to_spend() -> None:
    act = Act(npc=True, imposition=12)
    assert act.boxes_left == 0
    assert len(act.ways) == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("nobody", "wit"), "party.no-such-character"),
        (("ogre", "wit"), "party.no-such-character"),
        (("ann", "nowhere"), "sheet.no-such-path"),
        (("ann", None), "sheet.no-such-path"),
        (("ann", "wit", "grip"), "sheet.no-such-aspect"),
    ],
)
def test_what_is_not_on_the_table_is_refused(arguments: tuple[str, ...], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        act_for(table(), *arguments)
    assert caught.value.code == code


def test_only_a_party_has_sheets_and_npcs() -> None:
    with pytest.raises(InvalidInput):
        act_for("table", "ann", "wit")  # type: ignore[arg-type]
    with pytest.raises(InvalidInput) as caught:
        act_for(table(), "ann", "wit", npc="bob")
    assert caught.value.code == "party.no-such-npc"


def test_a_request_is_an_act_and_a_note() -> None:
    assert Request(Act(deed="jump"), "now!").act.deed == "jump"
    with pytest.raises(InvalidInput):
        Request("jump", "")  # type: ignore[arg-type]
    with pytest.raises(InvalidInput):
        Request(Act(), 3)  # type: ignore[arg-type]
