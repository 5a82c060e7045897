"""What this browser can do of all that can be set for a device."""

from __future__ import annotations

from js import navigator


def names() -> tuple[str, ...]:
    """Return the settings, as `pyapp.device` names them, that mean something here."""
    features = {"buzzes": "vibrate", "wakes": "wakeLock"}
    return tuple(name for name, feature in features.items() if hasattr(navigator, feature))
