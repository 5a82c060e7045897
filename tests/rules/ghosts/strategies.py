"""What Hypothesis draws: steps at a small table, and plain garbage."""

from typing import Any

from hypothesis import strategies as st

from threefold.games import ghosts
from threefold.games.ghosts import Consequence, Pool, Slot

ids = st.sampled_from(["ann", "bob", "cleo", "dan"])
texts = st.one_of(
    st.just(""), st.sampled_from(["a bruise", "Ash", "ink \ud83d", "naïve"]), st.text(max_size=8)
)
slots = st.one_of(
    st.builds(Slot, st.just(Consequence.MINOR), st.integers(0, 2)),
    st.just(Slot(Consequence.MAJOR)),
)
seeded = st.builds(ghosts.Seeded, st.binary(min_size=16, max_size=16))
faces = st.lists(st.integers(1, 6), max_size=6).map(tuple)
throws = st.one_of(seeded, st.builds(ghosts.ByHand, faces, faces))


@st.composite
def acts(draw: st.DrawFn) -> ghosts.Act:
    known = draw(st.booleans())
    return ghosts.Act(
        who=draw(texts),
        deed=draw(texts),
        tags=tuple(draw(st.lists(texts, max_size=4))),
        relationship=draw(st.none() | texts),
        word=draw(texts) if known and draw(st.booleans()) else None,
        word_known=known,
    )


@st.composite
def rolls(draw: st.DrawFn) -> ghosts.Roll:
    roll = ghosts.start(draw(acts()), draw(seeded))
    while roll.result().may_reroll and draw(st.booleans()):
        roll = roll.thrown(draw(seeded))
    return roll


requests = st.builds(ghosts.Request, acts(), texts)

comings_and_goings = st.one_of(
    st.builds(ghosts.AddCharacter, ids, texts), st.builds(ghosts.RemoveCharacter, ids)
)
steps: st.SearchStrategy[ghosts.Step] = st.one_of(
    st.builds(ghosts.Write, ids, st.sampled_from(ghosts.FIELDS), texts),
    st.builds(ghosts.Mark, ids, slots, texts),
    st.builds(ghosts.ClearSlot, ids, slots),
    st.builds(ghosts.SetAnchor, ids, st.booleans()),
    st.builds(ghosts.Forget, ids),
    st.sampled_from([("ann", "bob"), ("cleo", "bob"), ("dan", "ann")]).flatmap(
        lambda pair: st.one_of(
            st.builds(ghosts.Relate, *map(st.just, pair), texts),
            st.builds(ghosts.SetHealth, *map(st.just, pair), st.booleans()),
        )
    ),
    st.builds(ghosts.ThrowDice, st.none() | ids, acts(), throws),
    st.builds(ghosts.Reroll, st.none() | ids, throws),
    st.builds(ghosts.Keep, st.none() | ids, texts, st.just("") | texts, st.none() | ids),
)

rulings = st.fixed_dictionaries(
    {}, optional={ruling.id: st.sampled_from(list(ruling.choices)) for ruling in ghosts.RULINGS}
)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 8),
    st.just(10**4000),
    st.floats(),
    st.text(max_size=6),
    st.binary(max_size=17),
    st.sampled_from(["ann", "add", "keep", "minor1", "AAAAAAAAAAAAAAAAAAAAAA", 1j, ..., Pool()]),
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
