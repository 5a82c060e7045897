// Keeps the whole app in this browser: registers the service worker and tells the page, by one event each,
// that it is ready to play offline and that a newer build waits. Without service workers nothing happens.

const HOUR_MS = 3600000;

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

function buildOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("build", [port2]);
  });
}

async function look() {
  const { waiting, active } = registration;
  if (active?.state === "activated") {
    tell("offline-ready", firstTime);
    active.postMessage("be whole");
  }
  const newest = waiting || active;
  if (!newest) return;
  // The newest may also be active already: another tab has let it take over.
  if ((await buildOf(newest)) !== ownBuild) tell("update-waiting");
  // This page is of the build that waits: the worker before it has answered so, as this is a start.
  else if (newest === waiting) newest.postMessage("take over");
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
export function applyUpdate() {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  waiting.addEventListener("statechange", () => {
    // Redundant: a still newer one has come instead, and waits or is active itself.
    if (["activated", "redundant"].includes(waiting.state)) location.reload();
  });
  waiting.postMessage("take over");
}
