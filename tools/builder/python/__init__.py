"""Makes the Python that the page loads: compiled, trimmed, and as a memory snapshot.

Bytecode belongs to one version of Python, so Pyodide's own compiles it, in Node. `make.py` is what
the build calls; `compile.mjs` and `snapshot.mjs` are run by Node, the rest runs inside Pyodide.
"""
