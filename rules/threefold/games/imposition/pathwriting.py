"""What the steps on paths and aspects do; Aptitude never exceeds what its path die carries."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition import pathsteps as steps
from threefold.games.imposition.die import LADDER, Die
from threefold.games.imposition.party import Party
from threefold.games.imposition.sheet import ASPECT_LIMIT, PATH_LIMIT, Aspect, Path
from threefold.games.imposition.writing import with_sheet
from threefold.phrase import Phrase


def add_path(party: Party, step: steps.AddPath) -> Party:
    """Add a path at the end of a sheet."""
    sheet = party.character(step.character)
    if any(path.id == step.id for path in sheet.paths):
        raise InvalidInput(
            "path.id-taken", "This path is on the sheet already: add another.", step.id
        )
    if len(sheet.paths) == PATH_LIMIT:
        raise NotAllowed(
            "path.full",
            Phrase("A sheet holds {limit} paths: remove one first.", limit=PATH_LIMIT),
            f"{PATH_LIMIT} paths",
        )
    added = (*sheet.paths, Path(step.id, step.name, step.die))
    return with_sheet(party, replace(sheet, paths=added))


def remove_path(party: Party, step: steps.RemovePath) -> Party:
    """Take a path off a sheet, with its aspects; an open roll keeps what it was thrown with."""
    sheet = party.character(step.character)
    gone = sheet.path(step.path).id
    kept = tuple(path for path in sheet.paths if path.id != gone)
    return with_sheet(party, replace(sheet, paths=kept))


def rename_path(party: Party, step: steps.RenamePath) -> Party:
    """Write the name of a path."""
    path = party.character(step.character).path(step.path)
    return _with_path(party, step.character, replace(path, name=step.name))


def set_path_die(party: Party, step: steps.SetPathDie) -> Party:
    """Set the die of a path, unless Aptitude under it needs a higher one."""
    path = party.character(step.character).path(step.path)
    die = Die(step.die)
    most = max((aspect.aptitude for aspect in path.aspects), default=0)
    if most > die.step:
        raise NotAllowed(
            "path.die-too-low",
            Phrase(
                "An aspect of this path has {most} points of Aptitude, which takes a d{die}: "
                "lower the Aptitude first.",
                most=most,
                die=_carrier(most),
            ),
            f"d{die.value} carries {die.step}",
        )
    return _with_path(party, step.character, replace(path, die=die))


def add_aspect(party: Party, step: steps.AddAspect) -> Party:
    """Add an aspect at the end of a path."""
    path = party.character(step.character).path(step.path)
    if any(aspect.id == step.id for aspect in path.aspects):
        raise InvalidInput(
            "aspect.id-taken", "This aspect is on the path already: add another.", step.id
        )
    if len(path.aspects) == ASPECT_LIMIT:
        raise NotAllowed(
            "aspect.full",
            Phrase("A path holds {limit} aspects: remove one first.", limit=ASPECT_LIMIT),
            f"{ASPECT_LIMIT} aspects",
        )
    _carried(path, step.aptitude)
    added = (*path.aspects, Aspect(step.id, step.name, step.aptitude))
    return _with_path(party, step.character, replace(path, aspects=added))


def remove_aspect(party: Party, step: steps.RemoveAspect) -> Party:
    """Take an aspect off a path."""
    path = party.character(step.character).path(step.path)
    gone = path.aspect(step.aspect).id
    kept = tuple(aspect for aspect in path.aspects if aspect.id != gone)
    return _with_path(party, step.character, replace(path, aspects=kept))


def rename_aspect(party: Party, step: steps.RenameAspect) -> Party:
    """Write the name of an aspect."""
    path = party.character(step.character).path(step.path)
    changed = replace(path.aspect(step.aspect), name=step.name)
    return _with_aspect(party, step.character, path, changed)


def set_aptitude(party: Party, step: steps.SetAptitude) -> Party:
    """Set the Aptitude of an aspect, as far as its path die carries it."""
    path = party.character(step.character).path(step.path)
    aspect = path.aspect(step.aspect)
    _carried(path, step.aptitude)
    changed = replace(aspect, aptitude=step.aptitude)
    return _with_aspect(party, step.character, path, changed)


def _carried(path: Path, aptitude: int) -> None:
    die = Die(path.die)
    if aptitude > die.step:
        raise NotAllowed(
            "aspect.aptitude-too-high",
            Phrase(
                "A d{die} path carries {most} points of Aptitude at most: raise the path "
                "to a d{needed} first.",
                die=die.value,
                most=die.step,
                needed=_carrier(aptitude),
            ),
            f"{aptitude} points",
        )


def _carrier(aptitude: int) -> int:
    """Return the sides of the lowest path die that carries some Aptitude."""
    return LADDER[aptitude - 1].value


def _with_path(party: Party, character: str, changed: Path) -> Party:
    sheet = party.character(character)
    paths = tuple(changed if changed.id == path.id else path for path in sheet.paths)
    return with_sheet(party, replace(sheet, paths=paths))


def _with_aspect(party: Party, character: str, path: Path, changed: Aspect) -> Party:
    aspects = tuple(changed if changed.id == old.id else old for old in path.aspects)
    return _with_path(party, character, replace(path, aspects=aspects))
