// Starts Python at once, while PyScript itself is still on its way: from the memory that the last visit kept,
// else from the compiled library, else as Pyodide is published. Each way that fails leaves one line in
// the console and is no business of the player's; only when the last one fails the start has failed.

import { loadPyodide, version } from "pyodide";
import * as page from "./page.mjs";
import { memory, restored, spoilt } from "./snapshot.mjs";

const indexURL = new URL(".", import.meta.resolve("pyodide")).href;
// The list of what can be installed on demand, and where that is.
const wheels = import.meta.resolve("wheels");
const packageBaseUrl = new URL(".", wheels).href;
const library = document.querySelector("meta[name=threefold-library]").content;

const linked = (mark) => [...document.querySelectorAll(`link[${mark}]`)].map((link) => link.href);
const [stdlib] = linked("data-stdlib");
const archives = linked("data-archive");
const nameOf = (address) => address.slice(address.lastIndexOf("/") + 1);

// The browser's own, see `onTheirWay`.
const { fetch } = globalThis;

export { version };

export function mark(name) {
  performance.mark(`threefold:${name}`);
}

async function answered(address) {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`fetch ${address}: ${response.status}`);
  return response;
}

const bytes = async (address) => new Uint8Array(await (await answered(address)).arrayBuffer());

async function compile(address) {
  try {
    return await WebAssembly.compileStreaming(answered(address));
  } catch (error) {
    // A host may call wasm anything; browsers then compile only what has arrived as a whole.
    if (!(error instanceof TypeError)) throw error;
    return WebAssembly.compile(await bytes(address));
  }
}

// A host that answers with a page of its own has not sent the list.
async function list() {
  const text = await (await answered(wheels)).text();
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`fetch ${wheels}: no list of packages`);
  }
}

const lockFileContents = list();
lockFileContents.catch(() => {});

// Compiling takes longest and needs nothing else, so it begins before Pyodide asks for it. Besides,
// Pyodide merely logs that its wasm did not arrive or finds no room, and then waits for ever.
const compiled = compile(`${indexURL}pyodide.asm.wasm`);
compiled.catch(() => {});
let broken = () => {};
WebAssembly.instantiateStreaming = async (_response, imports) => {
  try {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  } catch (error) {
    broken(error);
    throw error;
  }
};

const fetched = Promise.all(archives.map(bytes));
fetched.catch(() => {});

// Of a library that is not there Pyodide complains at length and then dies.
const there = answered(stdlib);
there.catch(() => {});

// Pyodide fetches both by itself, too. The first time it gets what is on its way already: where the browser
// keeps no files, as in a private window, millions of bytes would come twice.
const onTheirWay = new Map([
  [`${indexURL}pyodide.asm.wasm`, async () => new Response()],
  [stdlib, () => there],
]);
globalThis.fetch = (address, ...options) => {
  const coming = onTheirWay.get(String(address));
  onTheirWay.delete(String(address));
  return coming ? coming() : fetch(address, ...options);
};

// A start in pieces: between them the page can scroll and hear a tap.
const turn = () => new Promise((resolve) => setTimeout(resolve));
const PIECES = ["threefold.link", "pyapp.store", "pyapp.app", "pyapp.main"];

async function createPyodideModule(settings) {
  const { default: create } = await import("pyodide/pyodide.asm.mjs");
  const module = await create(settings);
  await turn();
  return module;
}

async function load(options) {
  if (!options.stdLibURL) await there;
  const trouble = new Promise((_, reject) => (broken = reject));
  const started = loadPyodide({
    indexURL,
    createPyodideModule,
    lockFileContents,
    packageBaseUrl,
    stdLibURL: stdlib,
    env: { PYTHONPATH: archives.map((address) => `/lib/${nameOf(address)}`).join(":") },
    fsInit: async (FS) => {
      const contents = await fetched;
      for (const [number, address] of archives.entries())
        FS.writeFile(`/lib/${nameOf(address)}`, contents[number]);
    },
    ...options,
  });
  return Promise.race([started, trouble]);
}

async function run(python) {
  mark("python");
  python.registerJsModule("page", page);
  for (const piece of PIECES) {
    await turn();
    python.runPython(`import ${piece}`);
  }
  mark("imported");
  return python;
}

async function remembered() {
  const kept = await memory();
  if (!kept) return null;
  // What does not arrive is no fault of the memory's.
  await Promise.all([compiled, there, fetched, lockFileContents]);
  try {
    const python = await run(await load({ _loadSnapshot: kept }));
    mark("snapshot");
    restored();
    return python;
  } catch (error) {
    console.warn("Threefold: the kept memory does not start here, so Python starts anew.", error);
    await spoilt();
    return null;
  }
}

async function start() {
  mark("begin");
  const python = await remembered().catch(() => null);
  if (python) return python;
  try {
    return await run(await load({}));
  } catch (error) {
    console.warn("Threefold: the compiled library does not start here; trying the whole one.", error);
    return run(await load({ stdLibURL: library }));
  }
}

/** Python with the app imported; rejects when nothing helps. */
export const started = start().finally(() => (globalThis.fetch = fetch));
started.catch(() => {});
