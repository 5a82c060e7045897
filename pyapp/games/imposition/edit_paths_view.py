"""Paths being written: each with its die, and under it the aspects with their Aptitude."""

from __future__ import annotations

from pyapp.games.imposition.dice_view import pick_die
from pyapp.games.imposition.speech import die_words
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.imposition import ASPECT_LIMIT, PATH_LIMIT, Aspect, Character, Die, Path


def paths_cards(sheet: Character) -> list[Child]:
    """Draw the paths of a sheet, and the way to add one."""
    full = len(sheet.paths) >= PATH_LIMIT
    add = button(
        say("imposition.path.add"),
        None if full else msg("imposition.add_path", sheet.id),
        sign="plus",
        wide=True,
    )
    text = layout.card(
        say("imposition.paths.title"),
        ["p", {}, say("imposition.paths.text")],
        add,
        look_up("imposition.aspect", "imposition.aptitude"),
        term="imposition.path",
    )
    return [*(_path(sheet, path, number) for number, path in enumerate(sheet.paths, 1)), text]


def _path(sheet: Character, path: Path, number: int) -> Tree:
    given = {"class": "stack", "key": path.id}
    name = text_field(
        f"path-{path.id}",
        say("imposition.path.name"),
        path.name,
        change=msg("imposition.rename_path", sheet.id, path.id),
    )
    die = pick_die(
        f"path-die-{path.id}",
        say("imposition.path-die"),
        int(path.die),
        msg("imposition.path_die", sheet.id, path.id),
    )
    card = layout.card(
        say("imposition.path.title", number=number),
        name,
        die,
        *(_aspect(sheet, path, aspect) for aspect in path.aspects),
        _acts(sheet, path),
    )
    return ["div", given, card]


def _acts(sheet: Character, path: Path) -> Tree:
    name = path.name.strip() or say("imposition.path.unnamed")
    full = len(path.aspects) >= ASPECT_LIMIT
    add = button(
        say("imposition.aspect.add"),
        None if full else msg("imposition.add_aspect", sheet.id, path.id),
        sign="plus",
        about=say("imposition.aspect.add.about", name=name),
    )
    remove = button(
        say("imposition.path.remove"),
        msg("imposition.remove_path", sheet.id, path.id),
        look="quiet",
        sign="trash",
        about=say("imposition.path.remove.about", name=name),
    )
    return ["div", {"class": "cluster between"}, add, remove]


def _aspect(sheet: Character, path: Path, aspect: Aspect) -> Tree:
    name = aspect.name.strip() or say("imposition.aspect.unnamed")
    field = text_field(
        f"aspect-{path.id}-{aspect.id}",
        say("imposition.aspect.name"),
        aspect.name,
        change=msg("imposition.rename_aspect", sheet.id, path.id, aspect.id),
    )
    remove = button(
        say("imposition.aspect.remove"),
        msg("imposition.remove_aspect", sheet.id, path.id, aspect.id),
        look="quiet",
        about=say("imposition.aspect.remove.about", name=name),
    )
    given = {"class": "written", "key": aspect.id, "role": "group", "aria-label": name}
    return ["div", given, field, _points(sheet, path, aspect), remove]


def _points(sheet: Character, path: Path, aspect: Aspect) -> Tree:
    now, most = aspect.aptitude, Die(path.die).step
    send = ("imposition.aptitude", sheet.id, path.id, aspect.id)
    less = msg(*send, now - 1) if now else None
    # One more than the die carries can be tapped too: the rules say why it is refused.
    more = msg(*send, now + 1) if now < len(Die) else None
    hint = say("imposition.aptitude.most", most=most, die=die_words(path.die))
    return stepper(say("imposition.aptitude"), now, less, more, hint=hint)
