"""From what is laid out to the dice: the act, with only such spending as the rules allow."""

from __future__ import annotations

from dataclasses import replace

from pyapp.games.imposition.desk import LOOSE, Desk, Setup
from pyapp.words.wheel import say_error
from threefold import imposition
from threefold.errors import NotAllowed, ThreefoldError
from threefold.games.imposition import Act, Die, Party

BLANK = Act(level=Die.D6, path_die=Die.D4)
"""What a roll without a sheet begins with."""


def sheet_of(who: str) -> str | None:
    """Return the id of the sheet a setup belongs to; None for the loose one."""
    return None if who == LOOSE else who


def usable(party: Party, who: str, setup: Setup) -> Setup:
    """Leave out what can no longer be picked; with no path picked, the first one is."""
    npc = setup.npc if setup.npc and party.is_npc(setup.npc) else None
    if who == LOOSE:
        return replace(setup, npc=npc)
    paths = {path.id: path for path in party.character(who).paths}
    if not paths:
        return replace(setup, npc=npc, path="", aspect=None)
    path = paths.get(setup.path) or next(iter(paths.values()))
    aspects = {aspect.id for aspect in path.aspects}
    aspect = setup.aspect if path.id == setup.path and setup.aspect in aspects else None
    return replace(setup, npc=npc, path=path.id, aspect=aspect)


def act_of(party: Party, who: str, setup: Setup) -> Act | None:
    """Return the act that is laid out; None while the sheet has no path to take.

    Raises:
        ThreefoldError: Nobody of that id is at this table.
    """
    ready = usable(party, who, setup)
    if who == LOOSE:
        return spent(_loose(party, ready), ready)
    if not ready.path:
        return None
    act = imposition.act_for(
        party,
        who,
        ready.path,
        ready.aspect,
        imposition=ready.imposition,
        against=difficulty(party, ready.imposition),
        npc=ready.npc,
        irresistible=ready.irresistible,
        deed=ready.deed,
    )
    return spent(act, ready)


def _loose(party: Party, setup: Setup) -> Act:
    asked: Act = setup.asked or BLANK
    against = asked.against or difficulty(party, setup.imposition)
    act = replace(
        asked,
        deed=setup.deed,
        imposition=setup.imposition,
        against=against,
        irresistible=setup.irresistible,
    )
    if setup.npc is None:
        return act
    npc = party.npc(setup.npc)
    return replace(act, imposition=npc.level, against=npc.name)


def difficulty(party: Party, die: int) -> str:
    """Return what an imposition die stands for at this table; blank where nothing is written."""
    return party.difficulties[Die(die).step - 1].strip()


def spent(act: Act, setup: Setup) -> Act:
    """Spend what is laid out, as far as it is there and moves the die; Aptitude comes first."""
    act = replace(act, aptitude=0, stress=0)
    for points in range(min(setup.aptitude, act.has), 0, -1):
        if allowed(replace(act, aptitude=points)):
            act = replace(act, aptitude=points)
            break
    for boxes in range(min(setup.stress, act.boxes_left), 0, -1):
        if allowed(replace(act, stress=boxes)):
            return replace(act, stress=boxes)
    return act


def allowed(act: Act) -> bool:
    """Tell whether the rules allow this spending."""
    return act.refusal is None


def aptitude_steps(act: Act) -> tuple[int | None, int | None]:
    """Return how many points one tap less and one tap more lead to; None where none does."""
    bare = replace(act, stress=0)
    held = [0, *(n for n in range(1, act.has + 1) if allowed(replace(bare, aptitude=n)))]
    return _around(held, act.aptitude)


def stress_steps(act: Act) -> tuple[int | None, int | None]:
    """Return how many boxes one tap less and one tap more lead to; None where none does."""
    boxes = range(1, act.boxes_left + 1)
    held = [0, *(n for n in boxes if allowed(replace(act, stress=n)))]
    return _around(held, act.stress)


def _around(values: list[int], value: int) -> tuple[int | None, int | None]:
    less = [each for each in values if each < value]
    more = [each for each in values if each > value]
    return (less[-1] if less else None, more[0] if more else None)


def why_no_more(act: Act, part: str) -> str:
    """Say why one more point of Aptitude, or one more box, cannot be spent."""
    try:
        refused = replace(act, **{part: getattr(act, part) + 1}).refusal
    except ThreefoldError as error:
        return say_error(error)
    return say_error(refused) if refused else ""


def needed(act: Act | None, sentence: str) -> Act:
    """Return an act that is there.

    Raises:
        NotAllowed: None is; the sentence says what is missing.
    """
    if act is None:
        raise NotAllowed("screen.no-path", sentence)
    return act


def seated(desk: Desk, party: Party, who: str, request: imposition.Request) -> Desk:
    """Lay a request out for somebody: the path and aspect of the same names are picked."""
    act = request.act
    npcs = [npc.id for npc in party.npcs if npc.name and npc.name == act.against]
    picks = {
        "deed": act.deed,
        "imposition": Die(act.imposition).value,
        "irresistible": act.irresistible,
        "aptitude": act.aptitude,
        "stress": act.stress,
        "faces": (),
    }
    done = replace(desk, request=None)
    if who == LOOSE:
        return done.put(who, **picks, asked=act, npc=None, note="")
    path, aspect = _found(party, who, act)
    return done.put(who, **picks, path=path, aspect=aspect, npc=npcs[0] if npcs else None)


def _found(party: Party, who: str, act: Act) -> tuple[str, str | None]:
    """Return the ids of the path and the aspect that go by the names in an act."""
    for path in party.character(who).paths:
        if path.name == act.path:
            named = [aspect.id for aspect in path.aspects if aspect.name == act.aspect]
            return path.id, named[0] if named else None
    return "", None
