"""What the server was asked for, and how many bytes a host would send for that."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

SQUEEZE = Path(__file__).with_name("squeeze.mjs")


@dataclass(frozen=True, slots=True)
class Asked:
    """One request.

    Attributes:
        path: Of the address, from its first slash.
        status: Of the answer: 200 sends a file, 304 none.
        at: When it was heard, in seconds since 1970.
    """

    path: str
    status: int
    at: float


@dataclass(frozen=True, slots=True)
class Size:
    """Bytes of a file, or of many: as it is, and in either compression where that is less."""

    plain: int
    brotli: int
    gzip: int

    @classmethod
    def least(cls, plain: int, brotli: int, gzip: int) -> Size:
        """Return the sizes as sent: what compression makes larger is sent as it is."""
        return cls(plain, min(plain, brotli), min(plain, gzip))

    def __add__(self, other: Size) -> Size:
        return Size(self.plain + other.plain, self.brotli + other.brotli, self.gzip + other.gzip)


class Wire:
    """Hears what a server is asked for.

    Args:
        folder: What it serves.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._asked: list[Asked] = []
        self._sizes: dict[str, Size] = {}

    def heard(self, path: str, status: int) -> None:
        """Note a request; servers call this from many threads."""
        self._asked.append(Asked(path, status, time.time()))

    def between(self, begun: float, ended: float) -> tuple[Asked, ...]:
        """Return what was asked for in that time, in seconds since 1970."""
        return tuple(one for one in self._asked if begun <= one.at <= ended)

    def plain(self, asked: Iterable[Asked]) -> int:
        """Return the bytes of the files that were sent, as they are."""
        return sum(self._file(one.path).stat().st_size for one in _sent(asked))

    def size(self, asked: Iterable[Asked]) -> Size:
        """Return the bytes of the files that were sent; each is compressed once a run."""
        paths = [one.path for one in _sent(asked)]
        missing = sorted(set(paths) - set(self._sizes))
        found = squeezed([self._file(path) for path in missing])
        self._sizes |= dict(zip(missing, found, strict=True))
        return sum((self._sizes[path] for path in paths), Size(0, 0, 0))

    def _file(self, path: str) -> Path:
        file = self._folder / path.lstrip("/")
        return file / "index.html" if file.is_dir() else file


def _sent(asked: Iterable[Asked]) -> Iterable[Asked]:
    return (one for one in asked if one.status == 200)


def squeezed(files: Sequence[Path]) -> list[Size]:
    """Compress files as a host does ahead: brotli 11 takes half a minute for Python itself."""
    if not files:
        return []
    told = subprocess.run(
        ["node", str(SQUEEZE)],
        input=json.dumps([str(file) for file in files]),
        capture_output=True,
        check=True,
        text=True,
    )
    return [Size.least(**sizes) for sizes in json.loads(told.stdout)]
