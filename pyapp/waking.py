"""Whether the screen stays awake: at an open table, where this device is set so."""

from __future__ import annotations

from pyapp.effect import Effects, Stay
from pyapp.model import Model


def wanted(model: Model) -> bool:
    """Tell whether the screen is to stay awake now."""
    return model.device.wakes and model.here is not None


def changed(before: Model, after: Model) -> Effects:
    """Ask for it where that is another than before."""
    now = wanted(after)
    return (Stay(now),) if now != wanted(before) else ()
