"""Runs inside Pyodide: bring its memory into the state that the snapshot keeps."""

from __future__ import annotations


def remember(modules: str) -> None:
    """Import the modules of a JSON list; leave nothing behind but them."""
    import gc
    import json
    import sys
    from importlib import import_module

    for name in json.loads(modules):
        import_module(name)
    if "random" in sys.modules:
        # Whatever its state, it would be the same at every start: nothing of ours takes chance from
        # it. Fixed here, so that two builds are the same byte for byte.
        sys.modules["random"].seed(0)
    gc.collect()
