"""Texts by their keys, from modules that are imported when one of their texts is first asked for.

A language has some thirty modules of them, and most screens show texts of a few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from threefold.modules import Modules

MODULES: Mapping[str, tuple[str, ...]] = {
    "about": ("app",),
    "app": ("app",),
    "ask": ("rolls",),
    "backup": ("backup",),
    "code": ("rolls", "codes"),
    "compare": ("rolls",),
    "day": ("story",),
    "device": ("app", "device"),
    "dialog": ("dialogs",),
    "example": ("games", "first"),
    "fault": ("faults",),
    "field": ("app",),
    "find": ("story",),
    "ghosts": ("games", "ghosts", "first", "story"),
    "hand": ("rolls",),
    "home": ("app",),
    "import": ("importing",),
    "imposition": ("games", "imposition", "first"),
    "join": ("rolls",),
    "keys": ("app", "dialogs"),
    "landing": ("rolls",),
    "link": ("app",),
    "log": ("app",),
    "moving": ("moving",),
    "news": ("app",),
    "notice": ("app",),
    "opening": ("app",),
    "paper": ("app", "paper"),
    "part": ("parts",),
    "picture": ("rolls", "story"),
    "redone": ("app",),
    "remove": ("app",),
    "removed": ("app",),
    "request": ("rolls",),
    "result": ("rolls",),
    "roll": ("rolls",),
    "save": ("app",),
    "settings": ("app",),
    "share": ("app",),
    "sheet": ("rolls",),
    "start": ("app",),
    "story": ("rolls", "story"),
    "table": ("app",),
    "tabs": ("app",),
    "tell": ("story",),
    "term": ("dialogs",),
    "term.ghosts": ("terms_ghosts",),
    "term.imposition": ("terms_imposition",),
    "term.universalis": ("terms_universalis",),
    "undone": ("app",),
    "universalis": (
        "games",
        "universalis",
        "universalis_disputes",
        "universalis_log",
        "first",
    ),
    "unnamed": ("rolls",),
    "unread": ("app",),
}
"""In which modules a text may be, the likeliest first, by what its key begins with."""


def modules_of(key: str) -> tuple[str, ...]:
    """Return the modules that a text may be in, by its first two parts or its first; maybe none."""
    first, _, rest = key.partition(".")
    return MODULES.get(f"{first}.{rest.partition('.')[0]}") or MODULES.get(first, ())


NAMES = tuple(dict.fromkeys(name for names in MODULES.values() for name in names))
"""Every module of texts."""


class Catalogue(Mapping[str, str]):
    """The texts of a language. Going through them, or counting them, imports them all.

    Args:
        package: Where its modules are.
        name: What each calls its texts.
        names: Its modules.
        leads: Which of these a key may be in, the likeliest first.
    """

    def __init__(
        self,
        package: str,
        name: str,
        names: tuple[str, ...] = NAMES,
        leads: Callable[[str], tuple[str, ...]] = modules_of,
    ) -> None:
        self._modules: Mapping[str, Any] = Modules(package, names)
        self._name = name
        self._leads = leads
        self._known: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        """Return the text of that name.

        Raises:
            KeyError: There is none.
        """
        if key in self._known:
            return self._known[key]
        for module in self._leads(key):
            texts = self.texts(module)
            if key in texts:
                self._known.update(texts)
                return texts[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        """Go through the keys."""
        return iter(self._whole())

    def __len__(self) -> int:
        """Return how many texts there are."""
        return len(self._whole())

    def texts(self, module: str) -> Mapping[str, str]:
        """Return the texts of one module."""
        found: Mapping[str, str] = getattr(self._modules[module], self._name)
        return found

    def _whole(self) -> Mapping[str, str]:
        for module in self._modules:
            self._known.update(self.texts(module))
        return self._known
