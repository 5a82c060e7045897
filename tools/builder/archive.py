"""The Python that the page loads, as archives that are the same byte for byte in every build."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

from flit_core.wheel import make_wheel_in  # type: ignore[import-untyped]

# Zip files cannot tell of earlier times than this one.
EPOCH = (1980, 1, 1, 0, 0, 0)
EPOCH_SECONDS = "315532800"


def wheel(project: Path, folder: Path) -> Path:
    """Build the wheel of `project` into `folder` as pip would, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    before = os.environ.get("SOURCE_DATE_EPOCH")
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH_SECONDS
    try:
        made: Path = make_wheel_in(project / "pyproject.toml", folder).file
    finally:
        if before is None:
            del os.environ["SOURCE_DATE_EPOCH"]
        else:
            os.environ["SOURCE_DATE_EPOCH"] = before
    made.chmod(0o644)
    return made


def package(source: Path, folder: Path) -> Path:
    """Zip a Python package, its folder included, without what Python leaves beside sources."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{source.name}.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as zipped:
        for file in sorted(source.rglob("*.py")):
            name = file.relative_to(source.parent).as_posix()
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            zipped.writestr(entry, file.read_bytes())
    return made
