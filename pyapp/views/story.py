"""The story of one step: what the log shows of it, and the same in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games import SCREENS
from pyapp.log import Moment
from pyapp.screen import Told
from pyapp.stage import Rename, Settle
from pyapp.table import Table
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from pyapp.words.wheel import say_phrase, say_question
from threefold.games import by_id


def story(table: Table, moment: Moment) -> Told:
    """Tell a step: the table's own here, all others by the game."""
    step = moment.entry.step
    if isinstance(step, Rename):
        return Told([say("log.renamed", name=step.name)])
    if isinstance(step, Settle):
        for ruling in by_id(table.game).RULINGS:
            if ruling.id == step.ruling:
                question, choice = say_question(ruling), say_phrase(ruling.choices[step.choice])
                return Told([say("log.settled", question=question, choice=choice)])
    return SCREENS[table.game].story(table, moment)


def story_text(table: Table, moment: Moment) -> str:
    """Tell a step in one sentence: the first paragraph of its story."""
    return next(iter(story(table, moment).lines), "")


def entries(table: Table, moments: Sequence[Moment | None]) -> Tree:
    """Draw entries of the log in their order; None stands for some that are damaged."""
    return ["ol", {"class": "log", "role": "list"}, *[_entry(table, moment) for moment in moments]]


def _entry(table: Table, moment: Moment | None) -> Tree:
    if moment is None:
        return ["li", {"class": "log-entry"}, say("log.damaged")]
    key = "-".join(map(str, moment.place))
    return ["li", {"class": "log-entry", "key": key, "dir": "auto"}, *_drawn(story(table, moment))]


def _drawn(told: Told) -> list[Child]:
    deed: Child = ["p", {"class": "log-deed"}, told.deed] if told.deed else None
    return [deed, *(["p", {}, line] for line in told.lines), *told.beside]
