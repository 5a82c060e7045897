"""Python packages that a start does without: fetched from our own files when first needed.

micropip installs them, and is itself one of them. The wheels and their list are made by
tools/builder/wheels.py; what is not in that list cannot be had, since the page asks nobody else.
"""

from __future__ import annotations

import asyncio
from importlib import import_module

from js import console

from pyapp.browser import library


class MissingError(Exception):
    """A package could not be had: for want of a connection, most likely. Asking again may help."""


_loads: dict[str, asyncio.Task[None]] = {}


async def need(name: str) -> None:
    """Make a package importable. Whoever asks while it is on its way waits for the same load.

    Raises:
        MissingError: It could not be fetched; the next to ask tries anew.
    """
    load = _loads.get(name)
    if load is None:
        load = _loads[name] = asyncio.ensure_future(_install(name))
    try:
        await load
    except Exception as fault:
        if _loads.get(name) is load:
            del _loads[name]
            console.warn(f"{name} is not there: {fault!r}")
        raise MissingError(name) from fault


async def _install(name: str) -> None:
    await library.REST.whole()
    import pyodide_js

    # Neither of these says whether a file was fetched; importing does.
    await pyodide_js.loadPackage("micropip")
    import micropip

    await micropip.install(name)
    import_module(name)
