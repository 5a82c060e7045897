// Keeps the whole app in this browser: registers the service worker and tells the page, by one event each,
// that it is ready to play offline and that a newer build waits. Without service workers nothing happens.

const HOUR_MS = 3600000;
const ANSWER_MS = 10000;

const container = navigator.serviceWorker;
const ownBuild = document.querySelector("meta[name=threefold-build]").content;
const told = new Set();
let address;
let registration;
let firstTime = false;
let checked = Date.now();

// Where a page must vouch for the addresses of its scripts, ours vouches for this one and no other.
function vouched() {
  const only = { createScriptURL: () => "sw.js" };
  const policy = globalThis.trustedTypes?.createPolicy("threefold-offline", only);
  return policy ? policy.createScriptURL("") : "sw.js";
}

function tell(name, detail) {
  if (told.has(name)) return;
  told.add(name);
  dispatchEvent(new CustomEvent(`threefold:${name}`, { detail }));
}

function report(error) {
  console.info(`Service worker: ${error.message}`);
}

// A worker that does not answer in time has said nothing.
function ask(worker, what) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS);
    worker.postMessage(what, [port2]);
  });
}

// Have starts be given the build that waits, and return whether they are. Workers of an older kind know
// of no such thing: they name their own build, whatever they are asked.
async function isGiven({ waiting, active }) {
  const [build, next] = await Promise.all([ask(waiting, "build"), ask(active, "give what waits")]);
  return build !== undefined && build === next;
}

async function look() {
  const { waiting, active } = registration;
  if (active?.state === "activated") tell("offline-ready", firstTime);
  const newest = waiting || active;
  if (!newest) return;
  const build = await ask(newest, "build");
  if (build === undefined) return;
  const isOwn = build === ownBuild;
  // The newest may also be active already, where another tab's old kind of worker was taken over.
  if (!isOwn) tell("update-waiting");
  if (active?.state === "activated") (isOwn ? newest : active).postMessage("be whole");
  // This page is of the build that waits: the worker before it has answered so, as this is a start.
  // It may be the very first, which waits for nothing.
  if (!isOwn || newest !== waiting || !active) return;
  if (!(await isGiven({ waiting, active }))) waiting.postMessage("take over");
}

function watch(worker) {
  if (!worker) return;
  let { state } = worker;
  worker.addEventListener("statechange", () => {
    if (state === "installing" && worker.state === "redundant") report(new Error("not all files arrived"));
    ({ state } = worker);
    look();
  });
}

async function register() {
  address ??= vouched();
  const found = await container.register(address);
  if (found === registration) return;
  registration = found;
  for (const worker of [found.installing, found.waiting, found.active]) watch(worker);
  look();
  found.addEventListener("updatefound", () => watch(found.installing));
}

async function check() {
  checked = Date.now();
  try {
    await register();
    await registration.update();
  } catch (error) {
    report(error);
  }
}

/** Keep the app, and look for newer builds from now on. For a page that is ready and idle. */
export async function keep() {
  if (!container) return;
  try {
    const before = await container.getRegistration();
    firstTime = !before?.active || before.scope !== new URL(".", document.baseURI).href;
    await register();
  } catch (error) {
    report(error);
    return;
  }
  addEventListener("online", check);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > HOUR_MS) check();
  });
}

/** Start the newer build in this tab; others go on with theirs. Everything is saved by now. */
export async function applyUpdate() {
  const { waiting, active } = registration ?? {};
  if (waiting && !(await isGiven({ waiting, active }))) await isActive(waiting);
  location.reload();
}

// Have a worker take over, and wait until it has, but not for ever. Should the reload that follows come
// amid it and be left without an answer, this page is still there to reload once more.
function isActive(worker) {
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
    worker.addEventListener("statechange", () => {
      // Redundant: a still newer one has come instead, and waits or is active itself.
      if (!["activated", "redundant"].includes(worker.state)) return;
      resolve();
      location.reload();
    });
    worker.postMessage("take over");
  });
}
