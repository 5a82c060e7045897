"""The rest of the standard library, fetched when something imports what the page's archive lacks.

The archive that a start loads holds what the rules, the app and Pyodide import, compiled. A wheel
that comes on demand may want more. Then the whole library takes the archive's place: by `whole`
before it is needed, or by the import itself, which makes the page wait while it is fetched.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from encodings import utf_16_le
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from js import XMLHttpRequest, document, fetch

PLACE = Path(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
ADDRESS = "meta[name=threefold-library]"


class Rest:
    """A finder of modules that is asked when no other has found one."""

    def __init__(self) -> None:
        self._whole = False

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look a module of the standard library up in the whole of it, fetched for that."""
        if self._whole or name.partition(".")[0] not in sys.stdlib_module_names:
            return None
        try:
            self._put(_fetched())
        except Exception:
            # Python then says which module it could not find: that is what was asked for.
            return None
        return PathFinder.find_spec(name, path)

    async def whole(self) -> None:
        """Fetch the whole library beforehand, without making the page wait.

        Raises:
            OSError: It did not arrive.
        """
        if self._whole:
            return
        response = await fetch(_address())
        if not response.ok:
            raise OSError(f"{_address()}: {response.status}")
        self._put((await response.arrayBuffer()).to_bytes())

    def _put(self, archive: bytes) -> None:
        if not self._whole:
            PLACE.write_bytes(archive)
            self._whole = True
            importlib.invalidate_caches()


REST = Rest()


def install() -> None:
    """Let imports find the rest of the library from now on."""
    # Right after the path: what Pyodide asks then only has words for what is missing.
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, REST)


def _address() -> str:
    return str(document.querySelector(ADDRESS).content)


def _fetched() -> bytes:
    request = XMLHttpRequest.new()
    request.open("GET", _address(), False)
    # Those who wait get no bytes from a browser; as this text, each is the low half of a letter.
    request.overrideMimeType("text/plain; charset=x-user-defined")
    request.send()
    if request.status != 200:
        raise OSError(f"{_address()}: {request.status}")
    return utf_16_le.encode(str(request.responseText))[0][::2]
