"""The settings of this device: changed here, or in another tab; and what this browser can do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import device
from pyapp.effect import Dress, Effects, Load, Msg, Save, Soon, Speak
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn

SWITCHES = {"true": True, "false": False}
"""What a checkbox says."""


def set_device(model: Model, msg: Msg) -> Turn:
    """Change one thing, named by the message, to the value of its field.

    What is stored is read first: another tab may have changed something else while this one slept.
    """
    (name,) = msg.args
    return model, (Load(device.KEY, Msg("device_now", (name, msg.value))),)


def device_now(model: Model, msg: Msg) -> Turn:
    """Change it upon what is stored, and store that."""
    name, value, texts = msg.args
    # What a newer Threefold stored stays; then all that is set here is so until the page is left.
    now = model.device if model.device.newer else device.from_texts(texts)
    wanted = device.chosen(now, name, SWITCHES.get(value, value))
    after, effects = _taken(model, replace(wanted, damaged=""))
    return after, (*effects, Save(device.writes(wanted)))


def device_read(model: Model, msg: Msg) -> Turn:
    """Follow what another tab has stored."""
    (texts,) = msg.args
    return _taken(model, device.from_texts(texts))


def device_able(model: Model, msg: Msg) -> Turn:
    """Know which of the things that can be set this browser can do at all."""
    (names,) = msg.args
    return replace(model, able=frozenset(names)), ()


def _taken(model: Model, now: device.Device) -> tuple[Model, Effects]:
    worn: Effects = (Dress(now.theme),) if now.theme != model.device.theme else ()
    after = replace(model, device=now)
    if after.language == model.language:
        return after, worn
    after, onward = _reworded(after)
    return after, (*worn, Speak(after.language), *onward)


def _reworded(model: Model) -> tuple[Model, Effects]:
    """Forget what was found and told of the log in another language; what goes on begins anew."""
    finding, telling = model.finding, model.telling
    onward: list[Soon] = []
    if finding:
        finding = replace(finding, table="", found=())
        onward.append(Soon(Msg("seek")))
    if telling and not telling.done:
        telling = replace(telling, parts=(), found=None, done=True)
        onward.append(Soon(Msg("tell_stop")))
    return replace(model, finding=finding, telling=telling), tuple(onward)


HANDLERS: Mapping[str, Handler] = {
    "set_device": set_device,
    "device_now": device_now,
    "device_read": device_read,
    "device_able": device_able,
}
