// Start the built Python in Node as a page does, and tell as JSON what it compiled while it imported modules.
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

for name in json.loads(MODULES):
    import_module(name)
json.dumps({"methods": METHODS, "patterns": PATTERNS})
`;

const python = await start(pyodide, { archives, site: counting, stdLibURL: pathToFileURL(stdlib).href });
python.globals.set("MODULES", JSON.stringify(modules));
console.log(python.runPython(told));
