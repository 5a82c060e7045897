// What compile.mjs and snapshot.mjs share: Pyodide in Node, under the settings the page starts it with.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// With stack switching Python keeps a word in memory that no browser without it can do with: a snapshot
// made so does not restore in WebKit. Pyodide asks for this before it uses any of it.
delete WebAssembly.Suspending;
delete WebAssembly.promising;

// Node would quote the line that failed, and all of Pyodide is one line.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});

/** The bytes of a file, as the kind of array that Pyodide knows. */
export function bytes(path) {
  return new Uint8Array(readFileSync(path));
}

/** Read the job: the path of a JSON file is this program's only argument. */
export function job() {
  return JSON.parse(readFileSync(process.argv[2], "utf-8"));
}

/**
 * Start Pyodide from a folder; `archives` are put where Python finds them, as static/js/begin.mjs does. The
 * text of a module `site` is run before all else; `env` goes before what is set here.
 */
export async function start(folder, { archives = {}, site, env = {}, ...options } = {}) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const names = Object.keys(archives);
  return loadPyodide({
    env: {
      PYTHONHASHSEED: "0",
      // Bytecode without the columns of its sources, a quarter of it: a fault still names its lines.
      PYTHONNODEBUGRANGES: "1",
      PYTHONPATH: ["/lib/site", ...names.map((name) => `/lib/${name}`)].join(":"),
      ...env,
    },
    fsInit: async (FS) => {
      if (site) {
        FS.mkdirTree("/lib/site");
        FS.writeFile("/lib/site/sitecustomize.py", site);
      }
      for (const name of names) FS.writeFile(`/lib/${name}`, bytes(archives[name]));
    },
    ...options,
  });
}
