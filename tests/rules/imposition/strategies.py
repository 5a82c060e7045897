"""What Hypothesis draws: checks, acts, rolls, steps at a small table, and plain garbage."""

from typing import Any

from hypothesis import strategies as st

from threefold.games import imposition
from threefold.games.imposition import ALL, Act, Check, Die, Duel, Duelist, Roll

dice = st.sampled_from(Die)
irresistible = st.one_of(st.integers(0, 6), st.just(ALL))
levels = st.one_of(st.integers(0, 6), st.integers(0, 100))
checks = st.builds(
    Check,
    level=dice,
    path=dice,
    imposition=dice,
    constant=st.one_of(st.integers(0, 6), st.integers(0, 1000)),
    aptitude=st.integers(0, 5),
    irresistible=irresistible,
    stress=st.integers(0, 9),
)

LEVEL_DIE = {"imposition.duel-die": "level-die"}

ids = st.sampled_from(["ann", "bob", "cleo"])
npcs = st.sampled_from(["ogre", "imp"])
anybody = st.one_of(ids, ids, npcs)
paths = st.sampled_from(["force", "wit"])
aspects = st.sampled_from(["grip", "bluff"])
texts = st.one_of(
    st.just(""), st.sampled_from(["a bruise", "Ash", "ink \ud83d", "naïve"]), st.text(max_size=8)
)
seeded = st.builds(imposition.Seeded, st.binary(min_size=16, max_size=16))
faces = st.integers(1, 12)
by_hand = st.builds(imposition.ByHand, faces, faces, faces)
small = st.builds(imposition.ByHand, *[st.integers(1, 4)] * 3)
throws = st.one_of(seeded, seeded, small, by_hand)


@st.composite
def acts(draw: st.DrawFn) -> Act:
    """Any act, spending that is refused included."""
    npc = draw(st.booleans()) and draw(st.booleans())
    path_die = draw(dice)
    aspect = draw(st.none() | texts)
    return Act(
        who=draw(texts),
        deed=draw(texts),
        against=draw(texts),
        level_name=draw(texts),
        level=draw(dice),
        path=draw(texts),
        path_die=path_die,
        aspect=aspect,
        has=0 if npc or aspect is None else draw(st.integers(0, path_die.step)),
        imposition=draw(dice),
        outside=draw(levels),
        everyone=draw(st.just(0) | levels),
        boxes=0 if npc else draw(st.integers(0, 9)),
        duel=draw(st.integers(0, 4)),
        aptitude=0 if npc else draw(st.integers(0, 5)),
        irresistible=draw(irresistible),
        stress=0 if npc else draw(st.integers(0, 3) | st.integers(0, 9)),
        paid=draw(st.integers(0, 4)),
        npc=npc,
    )


@st.composite
def good_acts(draw: st.DrawFn) -> Act:
    """An act that can be thrown: what it spends is a row of its spending table."""
    act = draw(acts().filter(lambda act: act.npc or act.boxes < 9))
    way = draw(st.sampled_from(act.ways))
    paid = draw(st.integers(0, Die(act.level).step - 1))
    return with_spending(act, way.aptitude, way.stress, paid)


def with_spending(act: Act, aptitude: int, stress: int, paid: int = 0) -> Act:
    """The act with other spending."""
    values = {name: getattr(act, name) for name in Act.__slots__}
    return Act(**{**values, "aptitude": aptitude, "stress": stress, "paid": paid})


@st.composite
def rolls(draw: st.DrawFn) -> Roll:
    roll = imposition.start(draw(good_acts()), draw(seeded))
    while roll.rerollable is None and draw(st.booleans()):
        roll = roll.thrown(draw(seeded))
    return roll


@st.composite
def duels(draw: st.DrawFn) -> Duel:
    """A duel of two characters or one and an NPC, each against the other's Level die."""
    party = imposition.Party(
        (character("ann", draw), character("bob", draw)),
        (imposition.Npc("ogre", draw(texts), draw(dice)),),
        draw(st.integers(0, 1)),
    )
    other = draw(st.sampled_from(["bob", "ogre"]))
    die = draw(dice) if other == "ogre" else None
    path = draw(texts) if die else "wit"
    paid = [draw(st.integers(0, 4)), draw(st.integers(0, 4))]
    while True:
        sides = (Duelist("ann", "wit", paid=paid[0]), Duelist(other, path, die=die, paid=paid[1]))
        a, b = imposition.facing(party, *sides, LEVEL_DIE)
        if not (a.refusal or b.refusal or imposition.duel_refusal(a, b)):
            break
        paid = [max(0, levels - 1) for levels in paid]
    return Duel(imposition.start(a, draw(seeded)), imposition.start(b, draw(seeded)))


def character(name: str, draw: st.DrawFn) -> imposition.Character:
    wit = imposition.Path("wit", "Wit", draw(dice))
    boxes = draw(st.integers(0, 8))
    return imposition.Character(name, name.title(), draw(dice), "", (wit,), boxes)


requests = st.builds(imposition.Request, acts(), texts)

comings_and_goings = st.one_of(
    st.builds(imposition.AddCharacter, ids, texts, dice),
    st.builds(imposition.RemoveCharacter, ids),
    st.builds(imposition.AddNpc, npcs, texts, dice),
    st.builds(imposition.RemoveNpc, npcs),
)
path_steps: st.SearchStrategy[imposition.Step] = st.one_of(
    st.builds(imposition.AddPath, ids, paths, texts, dice),
    st.builds(imposition.RemovePath, ids, paths),
    st.builds(imposition.RenamePath, ids, paths, texts),
    st.builds(imposition.SetPathDie, ids, paths, dice),
    st.builds(imposition.AddAspect, ids, paths, aspects, texts, st.integers(0, 5)),
    st.builds(imposition.RemoveAspect, ids, paths, aspects),
    st.builds(imposition.RenameAspect, ids, paths, aspects, texts),
    st.builds(imposition.SetAptitude, ids, paths, aspects, st.integers(0, 5)),
)
steps: st.SearchStrategy[imposition.Step] = st.one_of(
    path_steps,
    st.builds(imposition.Write, anybody, st.sampled_from(imposition.FIELDS), texts),
    st.builds(imposition.SetLevel, anybody, dice),
    st.builds(imposition.SetStress, ids, st.integers(0, 9)),
    st.builds(imposition.SetConstant, ids, levels),
    st.builds(imposition.SetConstantOnAll, levels),
    st.builds(imposition.WriteDifficulty, dice, texts),
    st.builds(imposition.ThrowDice, st.none() | ids, acts(), throws),
    st.builds(imposition.Reroll, st.none() | anybody, throws),
    st.builds(imposition.Keep, st.none() | ids, texts),
    st.builds(imposition.ThrowDuel, st.just("ann"), st.just("bob"), acts(), acts(), throws, throws),
    st.builds(imposition.KeepDuel, texts, texts),
)

rulings = st.fixed_dictionaries(
    {},
    optional={ruling.id: st.sampled_from(list(ruling.choices)) for ruling in imposition.RULINGS},
)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 12),
    st.just(10**4000),
    st.floats(),
    st.text(max_size=6),
    st.binary(max_size=17),
    st.sampled_from(["ann", "add", "keep", "all", "AAAAAAAAAAAAAAAAAAAAAA", 1j, ..., Check()]),
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
