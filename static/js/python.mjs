// PyScript's interpreter module: Pyodide with our wheel and our app in it.
// A compiled standard library (stdLibURL) and a memory snapshot would be options of load() below.

import { hooks } from "@pyscript/core";
import { loadPyodide as load, version } from "pyodide";
import { failed } from "./boot.mjs";
import * as page from "./page.mjs";

export { version };

// Where Pyodide's own files are; PyScript takes them to be beside this module.
const indexURL = new URL(".", import.meta.resolve("pyodide")).href;

// What can be installed on demand; Pyodide finds the wheels beside this list.
const lockFileURL = import.meta.resolve("wheels");

// This hook is turned into text and back by Function(), which our content security policy forbids.
// PyScript waits for this module before it looks at the hooks. We have no workers to lose.
hooks.worker.onBeforeRunAsync.clear();

// PyScript reports an exception of the starting script here, and nowhere else.
hooks.main.onReady.add(({ io }) => {
  const { stderr } = io;
  io.stderr = (problem, ...rest) => {
    if (problem instanceof Error) failed(problem);
    return stderr(problem, ...rest);
  };
});

// Pyodide merely logs that its wasm did not arrive or does not compile, and then waits for ever.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (...args) => {
  const made = instantiateStreaming.apply(WebAssembly, args);
  made.catch(failed);
  return made;
};

async function bytes({ href }) {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`fetch ${href}: ${response.status}`);
  return response.arrayBuffer();
}

/** Start Pyodide while the archives that the shell lists are fetched, and unpack them into it. */
export async function loadPyodide(options) {
  const links = [...document.querySelectorAll("link[data-python]")];
  try {
    const [pyodide, ...archives] = await Promise.all([
      load({ ...options, indexURL, lockFileURL }),
      ...links.map(bytes),
    ]);
    for (const archive of archives) pyodide.unpackArchive(archive, "zip");
    pyodide.registerJsModule("page", page);
    return pyodide;
  } catch (error) {
    failed(error);
    throw error;
  }
}
