"""Which path is taken, and which aspect helps: one tap each."""

from __future__ import annotations

from pyapp.games.imposition.desk import Setup
from pyapp.games.imposition.speech import die_words
from pyapp.views.parts.picks import chip
from pyapp.views.parts.term import term
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.imposition import Aspect, Character, Path


def path_chips(sheet: Character, who: str, ready: Setup) -> list[Child]:
    """Draw the paths of a sheet, and the aspects of the one that is taken."""
    chips = [_path(path, who, ready) for path in sheet.paths]
    label = say("imposition.paths")
    return [
        ["div", {"class": "chips", "role": "group", "aria-label": label}, *chips],
        *(_aspects(path, who, ready) for path in sheet.paths if path.id == ready.path),
    ]


def _path(path: Path, who: str, ready: Setup) -> Tree:
    label = path.name.strip() or say("imposition.path.unnamed")
    pick = msg("imposition.pick_path", who, path.id)
    return chip(label, path.id == ready.path, pick, detail=die_words(path.die))


def _aspects(path: Path, who: str, ready: Setup) -> Child:
    if not path.aspects:
        return None
    title = say("imposition.aspects.help")
    chips = [_aspect(path, aspect, who, ready) for aspect in path.aspects]
    return [
        "div",
        {"class": "chips", "role": "group", "aria-label": title},
        ["h3", {"class": "chips-title"}, term("imposition.aspect", title)],
        *chips,
    ]


def _aspect(path: Path, aspect: Aspect, who: str, ready: Setup) -> Tree:
    label = aspect.name.strip() or say("imposition.aspect.unnamed")
    pick = msg("imposition.pick_aspect", who, path.id, aspect.id)
    detail = say("imposition.aspect.has", count=aspect.aptitude)
    return chip(label, aspect.id == ready.aspect, pick, detail=detail)
