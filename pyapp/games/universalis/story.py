"""The log as a story: one step of the game, told from the table before and after it."""

from __future__ import annotations

from pyapp.games.universalis.dice_speech import outcome_words, side_name
from pyapp.games.universalis.roll_view import by_hand, faces_words
from pyapp.games.universalis.roller import kept_by
from pyapp.games.universalis.story_buying import BUYING_TELLERS
from pyapp.games.universalis.story_disputes import DISPUTE_TELLERS
from pyapp.games.universalis.story_table import TABLE_TELLERS
from pyapp.games.universalis.story_words import Teller
from pyapp.games.universalis.verdict_speech import decides, ended
from pyapp.log import Moment
from pyapp.screen import Told
from pyapp.views.parts.tree import Child
from pyapp.views.rolls import origin, share_kept
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Roll

TELLERS: dict[type, Teller] = {**TABLE_TELLERS, **BUYING_TELLERS, **DISPUTE_TELLERS}


def sentence(moment: Moment) -> str:
    """Say what a step did, in a sentence or two.

    A bid that nobody else may know yet is told without its coins, then and for ever; the story of
    the reveal tells all of them.
    """
    before, step, after = moment.before, moment.entry.step, moment.after
    if decides(step):
        return ended(before.play, after.play, before.rulings)
    return TELLERS[type(step)](before.play, step, after.play)


def told(moment: Moment) -> Told:
    """Tell one step; a throw that decided with its dice and its link."""
    roll = kept_by(moment.before.play, moment.entry.step)
    if roll is None:
        return Told([sentence(moment)])
    beside = [*_dice(roll), _share(moment, roll)]
    return Told([sentence(moment)], roll.contest.what.strip(), beside)


def _dice(roll: Roll) -> list[Child]:
    return [["p", {"class": "field-hint"}, faces_words(roll)], origin(by_hand(roll))]


def _share(moment: Moment, roll: Roll) -> Child:
    a, b = (side_name(roll.contest, number) for number in (0, 1))
    outcome = outcome_words(roll.contest, roll.result().outcome)
    sides = say("universalis.roll.sides", a=a, b=b)
    name = say("universalis.roll.share-text", sides=sides, outcome=outcome)
    return share_kept(universalis.ID, moment.place, name)
