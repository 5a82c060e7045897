"""Sharing links, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route
from pyapp.effect import Msg, Select, Share
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, said, told
from pyapp.words import say


def share(model: Model, msg: Msg) -> Turn:
    """Hand a link to the platform, with a title and a sentence for the chat."""
    fragment, title, text = msg.args
    return replace(model, offered=""), (Share(fragment, title, text),)


def shared(model: Model, msg: Msg) -> Turn:
    """Say "copied" only when it was; show the address itself when nothing else worked.

    The share sheet may answer when the player is elsewhere: there it would only be in the way.
    """
    how, address, asked_at = msg.args
    if route.split(asked_at)[0] != model.fragment:
        return model, ()
    if how == "copied":
        return told(model, say("share.copied")), ()
    if how == "failed":
        shown = said(replace(model, offered=address), say("share.by-hand"))
        return shown, (Select("offered"),)
    return model, ()


def close_offer(model: Model, _msg: Msg) -> Turn:
    """Put the address away."""
    return replace(model, offered=""), ()


HANDLERS: Mapping[str, Handler] = {
    "share": share,
    "shared": shared,
    "close_offer": close_offer,
}
