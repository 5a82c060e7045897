"""Conflicts the dice tests share, as examples and as Hypothesis draws them, and plain garbage."""

from typing import Any

from hypothesis import strategies as st

from threefold import ThreefoldError
from threefold.games.universalis.contest import Brought, Contest, Request, Side
from threefold.games.universalis.roll import ByHand, Roll, Seeded, start

SEED = bytes(range(16))
SEED_TEXT = "AAECAwQFBgcICQoLDA0ODw"


def side(*dice: tuple[str, int], name: str = "the ogre", who: str = "Bob") -> Side:
    """A side of bought dice only, each with its player."""
    return Side(name, who, tuple(Brought(player, count) for player, count in dice))


def against(a: int, b: int) -> Contest:
    """So many dice of Ann's against so many of Bob's."""
    return Contest("", side(("Ann", a), name="Ida", who="Ann"), side(("Bob", b)))


CONTEST = Contest(
    "over the bridge",
    Side("Ida", "Ann", (Brought("Ann", 2, "quick", "Ida"), Brought("Cleo", 1))),
    Side("the ogre", "Bob", (Brought("Bob", 1, "huge", "the ogre"), Brought("Ann", 1))),
)
"""Ann and Cleo for Ida with 2 and 1 dice, Bob and Ann for the ogre with 1 die each."""
CONTEST_DATA = [
    "over the bridge",
    ["Ida", "Ann", "Cleo", "the ogre", "Bob"],
    [0, 1, [[1, 2, "quick", 0], [2, 1]]],
    [3, 4, [[4, 1, "huge", 3], [1, 1]]],
]
WON = ByHand((1, 5, 9, 4, 6))
"""Faces of `CONTEST`: two successes to one."""
EVEN = ByHand((4, 6, 7, 4, 8))
"""Faces of `CONTEST`: one success each, equal sums."""
LARGER_A = ByHand((5, 6, 7, 4, 8))
"""Faces of `CONTEST`: one success each, side a's the larger."""

texts = st.one_of(
    st.just(""), st.sampled_from(["Ann", "Ida", "ink \ud83d", "naïve"]), st.text(max_size=8)
)
seeded = st.builds(Seeded, st.binary(min_size=16, max_size=16))
few = st.integers(1, 4)
brought = st.one_of(
    st.builds(Brought, texts, few), st.builds(Brought, texts, few, trait=texts, of=texts)
)
sides = st.builds(Side, texts, texts, st.lists(brought, min_size=1, max_size=5).map(tuple))
contests = st.builds(Contest, texts, sides, sides)
requests = st.builds(Request, contests, texts)
choices = st.sampled_from(["larger", "again"])


@st.composite
def throws(draw: st.DrawFn, counts: tuple[int, int]) -> Seeded | ByHand:
    """A throw of so many dice."""
    if draw(st.booleans()):
        return draw(seeded)
    many = sum(counts)
    return ByHand(tuple(draw(st.lists(st.integers(1, 10), min_size=many, max_size=many))))


@st.composite
def rolls(draw: st.DrawFn) -> Roll:
    """A roll after any number of ties; some go on, some stop at one."""
    contest = draw(contests)
    roll = start(contest, draw(throws(contest.counts)), draw(choices))
    while roll.rerollable is None and draw(st.integers(0, 3)):
        roll = roll.thrown(draw(throws(roll.next_counts)))
    return roll


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 12),
    st.just(10**4000),
    st.floats(),
    st.text(max_size=6),
    st.binary(max_size=17),
    st.sampled_from(["larger", SEED_TEXT, SEED, 1j, ..., CONTEST, WON]),
)
garbage: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.lists(inner, max_size=4).map(tuple),
        st.dictionaries(st.text(max_size=3), inner, max_size=3),
    ),
    max_leaves=12,
)


def well_said(error: ThreefoldError) -> None:
    """An error has a code, and one sentence that a player can read."""
    assert error.code
    assert error.sentence[0].isupper()
    assert error.sentence.endswith(".")
