"""Modules by name, each imported when it is first asked for.

Importing a game takes as long as starting much of the rest, and whoever comes for one game should
not wait for the others.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any, TypeVar

Module = TypeVar("Module")
"""What the modules have in common, as a protocol."""


class Modules(MutableMapping[str, Module]):
    """The modules of one package that are listed by name, in that order.

    Names can be read, counted and looked for without importing anything.
    """

    def __init__(self, package: str, names: tuple[str, ...]) -> None:
        self._package = package
        self._known: dict[str, Any] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Module:
        """Return the module of that name.

        Raises:
            KeyError: None is listed under it.
        """
        module: Module | None = self._known[name]
        if module is None:
            module = self._known[name] = import_module(f"{self._package}.{name}")  # type: ignore[assignment]
        return module  # type: ignore[return-value]

    def __setitem__(self, name: str, module: Module) -> None:
        """List something that has the names such a module has."""
        self._known[name] = module

    def __delitem__(self, name: str) -> None:
        """Take a name off the list."""
        del self._known[name]

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self._known)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._known)

    def __contains__(self, name: object) -> bool:
        """Tell whether a name is listed."""
        return name in self._known
