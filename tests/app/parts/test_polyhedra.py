import pytest

from pyapp.views.parts.polyhedra import SIDES, Die, Role, blank, polyhedron, spoken, trio


def _drawn(tree, name, elements):
    return [node[1].get("d") for node in elements(tree) if node[1].get("class") == name]


def test_every_size_has_an_outline_of_its_own(elements) -> None:
    assert SIDES == (4, 6, 8, 10, 12)
    outlines = [_drawn(blank(Role.LEVEL, sides), "body", elements) for sides in SIDES]
    assert len({outline for (outline,) in outlines}) == 5


@pytest.mark.parametrize("sides", SIDES)
def test_roles_differ_without_colour(sides, elements) -> None:
    def signs(role):
        tree = polyhedron(role, Die(sides, 1))
        return _drawn(tree, "mark", elements), _drawn(tree, "hewn", elements)

    level, path, imposition = (signs(role) for role in Role)
    assert level[0] != path[0]
    assert len(level[0]) == len(path[0]) == 1
    assert level[1] == path[1] == imposition[0] == []
    assert imposition[1] == _drawn(blank(Role.LEVEL, sides), "body", elements)


@pytest.mark.parametrize(
    ("die", "said"),
    [
        (Die(8, 5, meets=True), "Level die d8: 5, beats 4"),
        (Die(8, 4, meets=True), "Level die d8: 4, meets 4"),
        (Die(8, 3, meets=False), "Level die d8: 3, under 4"),
        (Die(8, 3), "Level die d8: 3"),
        (Die(12), "Level die d12: not thrown yet"),
    ],
)
def test_a_die_says_what_it_is_and_does(die, said) -> None:
    assert spoken(Role.LEVEL, die, 4) == said
    assert polyhedron(Role.LEVEL, die, against=4)[1]["aria-label"] == said


def test_a_die_not_thrown_shows_no_numeral(words) -> None:
    assert words(polyhedron(Role.PATH, Die(10, 7))) == "7"
    tree = polyhedron(Role.PATH, Die(10))
    assert words(tree) == ""
    assert "unthrown" in tree[1]["class"].split()


def test_decoration_is_silent(heard) -> None:
    given = blank(Role.IMPOSITION, 6)[1]
    assert given["aria-hidden"] == "true"
    assert "aria-label" not in given
    assert heard(blank(Role.IMPOSITION, 6)) == ""


def test_three_dice_are_seen_and_heard_once_each(heard, words) -> None:
    row = trio(Die(6, 5, "Spell die", True), Die(8, 2, "Thief", False), Die(10, 5))
    assert heard(row).split(" die d") == [
        "Level",
        "6: 5, meets 5 Spell diePath",
        "8: 2, under 5 ThiefImposition",
        "10: 5 ",
    ]
    assert "meets 5" in words(row)
    assert "under 5" in words(row)


def test_ribbons_hang_only_where_something_is_decided(elements) -> None:
    def ribbons(tree):
        return [
            node[1]["class"]
            for node in elements(tree)
            if node[1].get("class", "").startswith("ribbon")
        ]

    assert ribbons(trio(Die(6), Die(6), Die(6))) == []
    thrown = trio(Die(6, 4, meets=True), Die(6, 1, meets=False), Die(6, 2))
    assert ribbons(thrown) == ["ribbon", "ribbon short"]


def test_an_unknown_size_is_refused() -> None:
    with pytest.raises(KeyError):
        polyhedron(Role.LEVEL, Die(20))
