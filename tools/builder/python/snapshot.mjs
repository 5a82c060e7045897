// Make a snapshot of Python's memory with everything imported that can be imported without a page.
// node snapshot.mjs JOB, where the job says {pyodide, stdlib, archives: {name: path}, plan, out}.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bytes, job, start } from "./node.mjs";

// Some of Python's memory depends on chance and on the time, which would make every build another. A page
// that starts from the snapshot asks its browser for both as ever, so nothing is given away.
createRequire(import.meta.url)("node:crypto").randomFillSync = (view) => view.fill(1);
Date.now = () => 0;
performance.now = () => 0;

// Python remembers what it was started as: the name it has in every browser, not where this file lies.
const asked = job();
process.argv[1] = "./this.program";

const { pyodide: folder, stdlib, archives, plan, out } = asked;
const { pure } = JSON.parse(new TextDecoder().decode(bytes(plan)));
const python = await start(folder, {
  archives,
  // As a path: of an address Pyodide in Node takes "%20" for what the folder is called.
  stdLibURL: stdlib,
  _makeSnapshot: true,
});
python.runPython(new TextDecoder().decode(bytes(new URL("remembering.py", import.meta.url))));
python.globals.get("remember")(JSON.stringify(pure));
python.runPython("del remember");
writeFileSync(out, python.makeMemorySnapshot());
