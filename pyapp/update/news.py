"""News of the app itself: it can be played offline now, or a newer build of it waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route
from pyapp.effect import Focus, Msg, Renew, Save, Soon
from pyapp.model import Model, News
from pyapp.screen import Handler
from pyapp.turn import Turn, declined
from pyapp.words import say

OFFERED_AGAIN = frozenset({"home", "about"})
"""The screens on which an update that was put off is offered once more."""


def elsewhere(news: News, fragment: str) -> News:
    """Return the news as they stand on another screen that the player goes to."""
    later = news.later and route.read(fragment).screen not in OFFERED_AGAIN
    return replace(news, greets=False, later=later, moved=True)


def offline_ready(model: Model, msg: Msg) -> Turn:
    """Know that this browser keeps the whole app; tell the player when that is new."""
    (first,) = msg.args
    return replace(model, news=replace(model.news, offline=True, greets=first)), ()


def greeted(model: Model, _msg: Msg) -> Turn:
    """Take the greeting away."""
    return replace(model, news=replace(model.news, greets=False)), ()


def update_waiting(model: Model, _msg: Msg) -> Turn:
    """Offer the newer build; below what is read now, so that nothing of that moves."""
    return replace(model, news=replace(model.news, newer=True, moved=False)), ()


def update_later(model: Model, _msg: Msg) -> Turn:
    """Put the newer build off: it comes at the next start, or when it is asked for."""
    return replace(model, news=replace(model.news, later=True)), ()


def update_now(model: Model, _msg: Msg) -> Turn:
    """Start the newer build once all is saved; what could not be saved so far is tried again.

    The text being typed is told along with this tap, so how saving that went is known only later.
    """
    again = (Save((), ()),) if model.trouble else ()
    return model, (*again, Soon(Msg("update_due")))


def update_due(model: Model, _msg: Msg) -> Turn:
    """Start the newer build, unless what is not saved would be lost by that."""
    if not model.trouble:
        return model, (Renew(),)
    put_off = replace(model, news=replace(model.news, later=True))
    return declined(put_off, say("news.unsaved")), (Focus("main", from_top=True),)


HANDLERS: Mapping[str, Handler] = {
    "offline_ready": offline_ready,
    "greeted": greeted,
    "update_waiting": update_waiting,
    "update_later": update_later,
    "update_now": update_now,
    "update_due": update_due,
}
