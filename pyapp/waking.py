"""Whether the screen stays awake: at an open table, where this device is set so."""

from __future__ import annotations

from pyapp import route
from pyapp.effect import Effects, Stay
from pyapp.model import Model


def wanted(model: Model) -> bool:
    """Tell whether the screen is to stay awake now."""
    table = model.table
    if table is None or table.deleted or not model.device.wakes:
        return False
    return route.read(model.fragment).table == table.id


def changed(before: Model, after: Model) -> Effects:
    """Ask for it where that is another than before."""
    now = wanted(after)
    return (Stay(now),) if now != wanted(before) else ()
