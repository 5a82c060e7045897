// Start the built Python in Node as a page does, and tell as JSON what it compiled while it imported modules, and
// which of them hold what they should do without.
// node counting.mjs JOB, where the job says {pyodide, stdlib, archives: {name: path}, modules}.

import { pathToFileURL } from "node:url";
import { job, start } from "../../tools/builder/python/node.mjs";

const { pyodide, stdlib, archives, modules } = job();

// Runs before the library's own module of that name, and counts what that one hands on.
const counting = `
import builtins
from re import _compiler
from zipimport import zipimporter

METHODS, PATTERNS = [], []
compile_text, compile_pattern = builtins.compile, _compiler.compile


def noted_text(text, file, mode, *rest, **options):
    # A name in a NamedTuple's annotation is compiled, too, as "eval": that is soon done.
    if (file, mode) == ("<string>", "exec"):
        METHODS.append(text)
    return compile_text(text, file, mode, *rest, **options)


def noted_pattern(text, flags=0):
    PATTERNS.append(str(text))
    return compile_pattern(text, flags)


builtins.compile = noted_text
vars(_compiler)["compile"] = noted_pattern
library = zipimporter("/lib/python314.zip")
exec(library.get_code("sitecustomize"), {"__name__": "sitecustomize"})
`;
const told = `
import json
from importlib import import_module
from sitecustomize import METHODS, PATTERNS

modules = [import_module(name) for name in json.loads(MODULES)]
codes = [module.__spec__.loader.get_code(module.__name__) for module in modules]
lined = [any(line for *_, line in code.co_lines()) for code in codes]
columns = [any(column is not None for *_, column, _ in code.co_positions()) for code in codes]
json.dumps({
    "methods": METHODS,
    "patterns": PATTERNS,
    "docstrings": [module.__name__ for module in modules if module.__doc__],
    "columns": [code.co_filename for code, has in zip(codes, columns) if has],
    "lineless": [code.co_filename for code, has in zip(codes, lined) if not has],
})
`;

// A page asks Python for columns, should there be any.
const env = { PYTHONNODEBUGRANGES: "" };
const python = await start(pyodide, { archives, site: counting, env, stdLibURL: pathToFileURL(stdlib).href });
python.globals.set("MODULES", JSON.stringify(modules));
console.log(python.runPython(told));
