"""The log's part on paths and aspects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.games.imposition.speech import die_words, name_of
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Party


def _path_name(party: Party, step: Any, path_id: str) -> str:
    name = party.character(step.character).path(path_id).name
    return name.strip() or say("imposition.path.unnamed")


def _aspect_name(party: Party, step: Any) -> str:
    name = party.character(step.character).path(step.path).aspect(step.aspect).name
    return name.strip() or say("imposition.aspect.unnamed")


def _who(party: Party, step: Any) -> str:
    return name_of(party.character(step.character).name)


def _path_added(before: Party, step: imposition.AddPath, _after: Party) -> str:
    name, path = _who(before, step), step.name.strip()
    if not path:
        return say("imposition.story.path-added", name=name)
    die = die_words(step.die)
    return say("imposition.story.path-added.named", name=name, path=path, die=die)


def _path_removed(before: Party, step: imposition.RemovePath, _after: Party) -> str:
    path = _path_name(before, step, step.path)
    return say("imposition.story.path-removed", name=_who(before, step), path=path)


def _path_named(before: Party, step: imposition.RenamePath, after: Party) -> str:
    path = _path_name(after, step, step.path)
    return say("imposition.story.path-named", name=_who(before, step), path=path)


def _path_die(before: Party, step: imposition.SetPathDie, _after: Party) -> str:
    path, die = _path_name(before, step, step.path), die_words(step.die)
    return say("imposition.story.path-die", name=_who(before, step), path=path, die=die)


def _aspect_added(before: Party, step: imposition.AddAspect, _after: Party) -> str:
    path = _path_name(before, step, step.path)
    name, aspect = _who(before, step), step.name.strip()
    if not aspect:
        return say("imposition.story.aspect-added", name=name, path=path)
    return say(
        "imposition.story.aspect-added.named",
        name=name,
        aspect=aspect,
        path=path,
        points=step.aptitude,
    )


def _aspect_removed(before: Party, step: imposition.RemoveAspect, _after: Party) -> str:
    aspect = _aspect_name(before, step)
    return say("imposition.story.aspect-removed", name=_who(before, step), aspect=aspect)


def _aspect_named(before: Party, step: imposition.RenameAspect, after: Party) -> str:
    aspect = _aspect_name(after, step)
    return say("imposition.story.aspect-named", name=_who(before, step), aspect=aspect)


def _aptitude(before: Party, step: imposition.SetAptitude, _after: Party) -> str:
    aspect = _aspect_name(before, step)
    return say(
        "imposition.story.aptitude",
        name=_who(before, step),
        aspect=aspect,
        points=step.aptitude,
    )


PATH_TELLERS: dict[type, Callable[[Party, Any, Party], str]] = {
    imposition.AddPath: _path_added,
    imposition.RemovePath: _path_removed,
    imposition.RenamePath: _path_named,
    imposition.SetPathDie: _path_die,
    imposition.AddAspect: _aspect_added,
    imposition.RemoveAspect: _aspect_removed,
    imposition.RenameAspect: _aspect_named,
    imposition.SetAptitude: _aptitude,
}
