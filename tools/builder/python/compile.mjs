// Compile archives of Python sources, and the standard library as far as they import it.
// node compile.mjs JOB, where the job says {pyodide, archives: {name: path}, out}.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bytes, job, start } from "./node.mjs";

const { pyodide: folder, archives, out } = job();
const text = (name) => new TextDecoder().decode(bytes(new URL(name, import.meta.url)));
const library = join(folder, "python_stdlib.zip");

const compiler = await start(folder);
for (const name in archives) compiler.FS.writeFile(`/${name}`, bytes(archives[name]));
compiler.FS.writeFile("/library.zip", bytes(library));
compiler.runPython(text("compiling.py"));

function written(name, python) {
  const path = join(out, name);
  writeFileSync(path, python.FS.readFile(`/made/${name}`));
  return path;
}

const plan = JSON.parse(compiler.globals.get("compile_archives")(JSON.stringify(Object.keys(archives))));
const compiled = {};
for (const name in archives) compiled[name] = written(name, compiler);

// In an interpreter of its own: what the compiler itself imported is not wanted.
const importer = await start(folder, { archives: compiled, site: text("noting.py") });
importer.runPython(text("importing.py"));
const wanted = importer.globals.get("imported")(JSON.stringify(plan));
const noted = importer.runPython("import sitecustomize; sitecustomize.noted()");

compiler.globals.get("compile_library")(wanted, noted, text("sitecustomize.py"));
written("stdlib.zip", compiler);
writeFileSync(join(out, "plan.json"), JSON.stringify({ ...plan, library: JSON.parse(wanted) }));
