// Make a snapshot of Python's memory with everything imported that can be imported without a page.
// node snapshot.mjs JOB, where the job says {pyodide, stdlib, archives: {name: path}, plan, out}.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { bytes, job, start } from "./node.mjs";

// Some of Python's memory depends on chance and on the time, which would make every build another. A page
// that starts from the snapshot asks its browser for both as ever, so nothing is given away.
createRequire(import.meta.url)("node:crypto").randomFillSync = (view) => view.fill(1);
Date.now = () => 0;
performance.now = () => 0;

const { pyodide: folder, stdlib, archives, plan, out } = job();
const { pure } = JSON.parse(new TextDecoder().decode(bytes(plan)));
const python = await start(folder, {
  archives,
  stdLibURL: pathToFileURL(stdlib).href,
  _makeSnapshot: true,
});
python.runPython(new TextDecoder().decode(bytes(new URL("remembering.py", import.meta.url))));
python.globals.get("remember")(JSON.stringify(pure));
python.runPython("del remember");
writeFileSync(out, python.makeMemorySnapshot());
