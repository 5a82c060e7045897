"""The cascade: minor, major, anchor, nothing; and breaking a relationship instead."""

import pytest

from tests.rules.ghosts.tables import after, marks, table
from threefold import InvalidInput
from threefold.games.ghosts import (
    ANCHOR,
    NOTHING,
    ClearSlot,
    Consequence,
    Landing,
    SetHealth,
    Slot,
    landing,
    shields,
)

MINOR, MAJOR = Consequence

CASCADE = [
    # minor slots full, major full, anchor lost -> where a minor and a major consequence land
    (0, False, False, Slot(MINOR, 0), Slot(MAJOR)),
    (1, False, False, Slot(MINOR, 1), Slot(MAJOR)),
    (2, False, False, Slot(MINOR, 2), Slot(MAJOR)),
    (3, False, False, Slot(MAJOR), Slot(MAJOR)),
    (0, True, False, Slot(MINOR, 0), ANCHOR),
    (1, True, False, Slot(MINOR, 1), ANCHOR),
    (2, True, False, Slot(MINOR, 2), ANCHOR),
    (3, True, False, ANCHOR, ANCHOR),
    (0, False, True, Slot(MINOR, 0), Slot(MAJOR)),
    (3, False, True, Slot(MAJOR), Slot(MAJOR)),
    (0, True, True, Slot(MINOR, 0), NOTHING),
    (2, True, True, Slot(MINOR, 2), NOTHING),
    (3, True, True, NOTHING, NOTHING),
]


@pytest.mark.parametrize(("minor", "major", "lost", "light", "heavy"), CASCADE)
def test_the_cascade(minor: int, major: bool, lost: bool, light: Landing, heavy: Landing) -> None:
    sheet = table(*marks(minor, major, lost)).character("ann")
    assert landing(sheet, MINOR) == light
    assert landing(sheet, MAJOR) == heavy


def test_the_first_free_minor_slot_is_taken() -> None:
    cast = table(*marks(3), ClearSlot("ann", Slot(MINOR, 1)))
    assert landing(cast.character("ann"), MINOR) == Slot(MINOR, 1)


def test_slots_may_be_named_by_plain_text() -> None:
    assert Slot("minor", 2) == Slot(MINOR, 2)  # type: ignore[arg-type]
    assert landing(table().character("ann"), "major") == Slot(MAJOR)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "index"),
    [("minor", 3), ("minor", -1), ("major", 1), ("huge", 0), (None, 0), ("minor", "0"), ([], 0)],
)
def test_there_are_three_minor_slots_and_one_major(kind: object, index: object) -> None:
    with pytest.raises(InvalidInput):
        Slot(kind, index)  # type: ignore[arg-type]


@pytest.mark.parametrize(("minor", "major", "lost", "light", "heavy"), CASCADE)
@pytest.mark.parametrize("ruling", ["any-consequence", "slots-only"])
def test_what_may_be_broken_instead(
    minor: int, major: bool, lost: bool, light: Landing, heavy: Landing, ruling: str
) -> None:
    cast = table(*marks(minor, major, lost), SetHealth("ann", "cleo", False))
    rulings = {"ghosts.shield": ruling}
    for consequence, where in ((MINOR, light), (MAJOR, heavy)):
        found = shields(cast, "ann", consequence, rulings)
        allowed = isinstance(where, Slot) or (where is ANCHOR and ruling == "any-consequence")
        assert found == ((cast.relationship("ann", "bob"),) if allowed else ())


def test_any_consequence_is_the_default() -> None:
    cast = table(*marks(3, major=True))
    assert len(shields(cast, "ann", MINOR, {})) == 2


def test_without_a_healthy_relationship_nothing_shields() -> None:
    cast = after(table(), SetHealth("ann", "bob", False), SetHealth("ann", "cleo", False))
    assert shields(cast, "ann", MINOR, {}) == ()


def test_landing_marks_nothing() -> None:
    cast = table()
    landing(cast.character("ann"), MAJOR)
    assert cast == table()


@pytest.mark.parametrize("bad", ["huge", None, 1, []])
def test_only_a_consequence_lands(bad: object) -> None:
    with pytest.raises(InvalidInput):
        landing(table().character("ann"), bad)  # type: ignore[arg-type]
    with pytest.raises(InvalidInput):
        landing("ann", MINOR)  # type: ignore[arg-type]
    with pytest.raises(InvalidInput):
        shields(table(), "nobody", MINOR, {})
    with pytest.raises(InvalidInput):
        shields(table(), "ann", MINOR, {"ghosts.shield": "never"})
