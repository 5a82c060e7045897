"""What lies on the desks of two tabs at one table, laid out on one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.desk import Desk, Setup

WORDS = ("deed", "text", "note")
"""What was written by hand: of these each is taken by itself. The rest of a setup goes together."""


def joined_desks(ours: Any, theirs: Any, earlier: Any) -> Any:
    """Lay out what either tab did, and for what both changed that of this one.

    Args:
        ours: The desk of this tab.
        theirs: The desk in storage.
        earlier: The desk that both go on from; None where that is not known: then for one character
            that of this tab counts.
    """
    if not isinstance(ours, Desk) or not isinstance(theirs, Desk):
        return ours
    if not isinstance(earlier, Desk):
        setups = {**theirs.setups, **ours.setups}
        return replace(ours, setups=setups, request=ours.request or theirs.request)
    setups = {**theirs.setups}
    for who in _changed(ours.setups, earlier.setups):
        setup = _joined(ours.of(who), theirs.of(who), earlier.of(who))
        if who in ours.setups or setup != ours.empty:
            setups[who] = setup
        else:
            setups.pop(who, None)
    request = theirs.request if ours.request == earlier.request else ours.request
    return replace(ours, setups=setups, request=request)


def _changed(ours: Mapping[str, Any], earlier: Mapping[str, Any]) -> list[str]:
    """Return for whom this tab has laid out, or taken away, something else than there was."""
    return [who for who in {**earlier, **ours} if ours.get(who) != earlier.get(who)]


def _joined(ours: Setup, theirs: Setup, earlier: Setup) -> Setup:
    words = {
        name: getattr(theirs, name)
        for name in WORDS
        if getattr(ours, name) == getattr(earlier, name)
    }
    return replace(ours, **words)
