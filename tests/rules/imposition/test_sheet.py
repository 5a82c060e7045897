"""Sheets: paths, aspects, and the Aptitude that a path die carries."""

import pytest

from tests.rules.imposition.tables import after, table
from threefold import InvalidInput, NotAllowed
from threefold.games.imposition import (
    LADDER,
    AddAspect,
    AddCharacter,
    AddPath,
    Aspect,
    Character,
    Die,
    Npc,
    Path,
    RemoveAspect,
    RemovePath,
    RenameAspect,
    RenamePath,
    SetAptitude,
    SetLevel,
    SetPathDie,
    Step,
    Write,
    apply,
    new,
)


def test_a_sheet_begins_with_a_d6_level_die_and_nothing_else() -> None:
    sheet = apply(new(), AddCharacter("ann", "Ann"), {}).character("ann")
    assert sheet == Character("ann", "Ann")
    assert (sheet.level, sheet.paths, sheet.stress, sheet.constant) == (Die.D6, (), 0, 0)
    assert (sheet.boxes_left, sheet.penalty, sheet.passed_out) == (9, 0, False)


@pytest.mark.parametrize("die", LADDER)
def test_the_level_die_is_any_of_the_ladder(die: Die) -> None:
    assert table(SetLevel("ann", die)).character("ann").level is die
    assert table(SetLevel("ogre", die)).npc("ogre").level is die
    assert apply(new(), AddCharacter("ann", level=die), {}).character("ann").level is die


def test_the_table_names_the_level_die() -> None:
    assert table(Write("ann", "level", "Spell die")).character("ann").level_name == "Spell die"


def test_a_path_starts_at_d4() -> None:
    path = table(AddPath("ann", "run", "Run")).character("ann").path("run")
    assert path == Path("run", "Run", Die.D4, ())


@pytest.mark.parametrize("die", LADDER)
def test_a_path_die_is_any_of_the_ladder(die: Die) -> None:
    party = table(AddPath("ann", "run"), SetPathDie("ann", "run", die))
    assert party.character("ann").path("run").die is die


def test_there_are_as_many_paths_as_the_table_likes_and_aspects_under_each() -> None:
    party = after(new(), AddCharacter("ann"))
    for number in range(20):
        party = after(party, AddPath("ann", f"p{number}"))
        party = after(party, AddAspect("ann", "p0", f"a{number}"))
    assert len(party.character("ann").paths) == len(party.character("ann").paths[0].aspects) == 20
    for step, code in (
        (AddPath("ann", "more"), "path.full"),
        (AddAspect("ann", "p0", "more"), "aspect.full"),
    ):
        with pytest.raises(NotAllowed) as caught:
            apply(party, step, {})
        assert caught.value.code == code


def test_paths_and_aspects_are_renamed_and_removed() -> None:
    party = table(
        RenamePath("ann", "force", "Might"),
        RenameAspect("ann", "force", "grip", "a firm grip"),
        RemoveAspect("ann", "force", "lift"),
        RemovePath("ann", "wit"),
    )
    grip = Aspect("grip", "a firm grip", 3)
    assert party.character("ann").paths == (Path("force", "Might", 8, (grip,)),)
    assert party.character("bob") == table().character("bob")


@pytest.mark.parametrize(("die", "most"), [*zip(LADDER, range(1, 6), strict=True)])
def test_a_path_die_carries_aptitude_up_to_its_step(die: Die, most: int) -> None:
    party = table(AddPath("ann", "run", "", die), AddAspect("ann", "run", "jump"))
    for points in range(most + 1):
        changed = after(party, SetAptitude("ann", "run", "jump", points))
        assert changed.character("ann").path("run").aspect("jump").aptitude == points
    for points in range(most + 1, 6):
        for step in (
            SetAptitude("ann", "run", "jump", points),
            AddAspect("ann", "run", "leap", "", points),
        ):
            with pytest.raises(NotAllowed) as caught:
                apply(party, step, {})
            assert caught.value.code == "aspect.aptitude-too-high"
            assert f"d{LADDER[points - 1].value} first" in caught.value.sentence


def test_every_aspect_of_a_path_may_have_what_its_die_carries() -> None:
    party = table(SetAptitude("ann", "force", "lift", 3))
    assert {aspect.aptitude for aspect in party.character("ann").path("force").aspects} == {3}


@pytest.mark.parametrize("die", [Die.D4, Die.D6])
def test_a_path_die_is_not_lowered_below_its_aptitude(die: Die) -> None:
    with pytest.raises(NotAllowed) as caught:
        table(SetPathDie("ann", "force", die))
    assert caught.value.code == "path.die-too-low"
    assert "3 points" in caught.value.sentence
    assert "d8" in caught.value.sentence
    lower = table(SetAptitude("ann", "force", "grip", die.step), SetPathDie("ann", "force", die))
    assert lower.character("ann").path("force").die is die


def test_no_aspect_has_more_than_five_points() -> None:
    with pytest.raises(InvalidInput):
        SetAptitude("bob", "wit", "bluff", 6)


def test_an_npc_has_a_name_and_a_level_die() -> None:
    assert table().npc("ogre") == Npc("ogre", "the ogre", Die.D10)
    assert table(Write("ogre", "name", "Grum")).npc("ogre").name == "Grum"
    with pytest.raises(NotAllowed) as caught:
        table(Write("ogre", "level", "Threat"))
    assert caught.value.code == "write.npc-field"


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (AddPath("nobody", "run"), "party.no-such-character"),
        (AddPath("ogre", "run"), "party.no-such-character"),
        (AddPath("ann", "wit"), "path.id-taken"),
        (AddAspect("ann", "wit", "bluff"), "aspect.id-taken"),
        (AddAspect("ann", "run", "bluff"), "sheet.no-such-path"),
        (RemovePath("ann", "run"), "sheet.no-such-path"),
        (RenamePath("ann", "run", "x"), "sheet.no-such-path"),
        (SetPathDie("ann", "run", 4), "sheet.no-such-path"),
        (RemoveAspect("ann", "wit", "grip"), "sheet.no-such-aspect"),
        (RenameAspect("ann", "wit", "grip", "x"), "sheet.no-such-aspect"),
        (SetAptitude("ann", "wit", "grip", 0), "sheet.no-such-aspect"),
    ],
)
def test_what_is_not_on_the_sheet_is_refused(step: Step, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        table(step)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Path("a", "", 5), "path.die"),
        (lambda: Path("A"), "sheet.id"),
        (lambda: Path("a", None), "text.not-text"),
        (lambda: Path("a", "", 4, (Aspect("b", "", 2),)), "sheet.broken"),
        (lambda: Path("a", "", 4, (Aspect("b"), Aspect("b"))), "sheet.broken"),
        (lambda: Path("a", "", 4, ("b",)), "sheet.broken"),
        (lambda: Path("a", "", 4, "b"), "sheet.kind"),
        (lambda: Aspect("a", "", 6), "aspect.aptitude"),
        (lambda: Aspect("a", 1), "text.not-text"),
        (lambda: Character("ann", stress=10), "character.stress"),
        (lambda: Character("ann", constant=101), "character.constant"),
        (lambda: Character("ann", level=20), "character.level"),
        (lambda: Character("ann", paths=(Path("a"), Path("a"))), "sheet.broken"),
        (lambda: Character("ann", open="roll"), "sheet.broken"),
        (lambda: Npc("ogre", level=3), "npc.level"),
        (lambda: Npc("OGRE"), "sheet.id"),
    ],
)
def test_bad_sheets_are_refused(make: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        make()  # type: ignore[operator]
    assert caught.value.code == code
