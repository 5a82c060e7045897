// Threefold without a network. The build writes its own list of files in here, so another build is another
// worker. Each keeps a cache of its own, whole or not at all: old and new files are never mixed.

const BUILD = "<!--build:id-->";
const FILES = new Map([
  /*<!--build:files-->*/
]);

// Below this, names tell their content: the same name is the same file, in whichever cache it lies.
const HASHED = "files/";
// No start waits longer for anything here; what did not come by then is done without.
const ANSWER_MS = 3000;
const within = (wanted) =>
  Promise.race([wanted, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))]).catch(() => undefined);

const scope = registration.scope;
// Other pages may share this origin, even another Threefold: the name says whose cache it is.
const nameOf = (build) => `threefold-${build} ${scope}`;
const isOurs = (name) => /^threefold-[0-9a-f]{12} /.test(name) && name.endsWith(` ${scope}`);
const OWN = nameOf(BUILD);
// What it holds is the name of the build that starts are given: this one, or one that waits.
const GIVEN = `threefold-active ${scope}`;
const urlOf = (path) => new URL(path, scope).href;
// Below the scope there may be other pages, even another Threefold; ours has these addresses only.
const isPage = (path) => /^(index\.html)?([?#]|$)/.test(path);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const known = await caches.has(OWN);
  const cache = await caches.open(OWN);
  const filled = await Promise.allSettled([...FILES.keys()].map((path) => fill(cache, path)));
  const failed = filled.find(({ status }) => status === "rejected");
  if (!failed) return;
  // A build that was here before, and comes back, may be the one in use: its cache is left alone.
  if (!known) await caches.delete(OWN);
  throw failed.reason;
}

async function fill(cache, path) {
  const url = urlOf(path);
  if (await cache.match(url, { ignoreVary: true })) return;
  const old = path.startsWith(HASHED) ? await kept(url) : undefined;
  await cache.put(url, old || (await fetched(path)));
}

// Only the very bytes of this build will do: a host may be half way from one build to the next.
async function fetched(path) {
  const options = { integrity: FILES.get(path), redirect: "error" };
  const cache = path.startsWith(HASHED) ? "default" : "no-cache";
  try {
    return await fetch(urlOf(path), { ...options, cache });
  } catch {
    // The browser's own cache may hold a damaged copy that it would keep for a year.
    return fetch(urlOf(path), { ...options, cache: "reload" });
  }
}

async function kept(url) {
  const own = await caches.match(url, { cacheName: OWN, ignoreVary: true });
  if (own) return own;
  // Tabs may still run the build before this one, or already the one after it.
  for (const cacheName of (await caches.keys()).filter(isOurs)) {
    const other = await caches.match(url, { cacheName, ignoreVary: true });
    if (other) return other;
  }
}

async function given() {
  const name = await (await caches.open(GIVEN)).match(scope);
  return name?.text();
}

async function give(build) {
  await (await caches.open(GIVEN)).put(scope, new Response(build));
}

let forced = false;

async function activate() {
  const before = await given();
  await give(BUILD);
  // The build that was given until now stays, for tabs that still run it. While yet another one is
  // being installed its cache must not be taken for an old one; the next to be active tidies up. Whoever
  // was made to take over does not know of all that tabs run, unless told which build was given before.
  const unsure = registration.installing || (forced && before === BUILD);
  if (!unsure) {
    const old = (await caches.keys()).filter(isOurs).filter((name) => ![OWN, nameOf(before)].includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  // Pages that another build's worker answers come over by themselves.
  if (!before) await clients.claim();
}

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope)) return;
  const path = url.slice(scope.length).replace(/#.*/, "");
  if (mode === "navigate") {
    if (isPage(path)) event.respondWith(page(event));
  } else if (FILES.has(path) || path.startsWith(HASHED)) {
    event.respondWith(file(event.request, path));
  }
});

// What is in no cache comes from the network as it is; what is missing there stays missing.
async function file(request, path) {
  return answer(kept(request.url), () =>
    FILES.has(path) && path.startsWith(HASHED) ? fetched(path) : fetch(request),
  );
}

async function page(event) {
  const build = (await within(chosen(event))) || BUILD;
  return answer(pageOf(build), () => fetch(event.request));
}

async function pageOf(build) {
  for (const cacheName of [nameOf(build), OWN]) {
    const found = await caches.match(urlOf("./"), { cacheName, ignoreVary: true });
    if (found) return found;
  }
}

// Storage that is slow, or broken, is passed over; where there is no network either, it is what is left.
async function answer(stored, otherwise) {
  const found = await within(stored);
  if (found) return found;
  try {
    return await otherwise();
  } catch (error) {
    const late = await within(stored);
    if (late) return late;
    throw error;
  }
}

// A start is the time for a build that waits, if no tab of ours would be left with the old one. From
// then on, all starts are given that build. Its worker need not take over for that: it does so by
// itself once no tab is open. To make it, while a tab may ask for something, can leave that tab
// without an answer for ever (docs/decisions/0008).
async function chosen(event) {
  if (!registration.waiting) return given();
  // The page that is being reloaded is still among the tabs. WebKit does not tell a reload from
  // another start, so there the build waits until the page was closed.
  const reloaded = event.request.cache === "no-cache" ? 1 : 0;
  const staying = (await tabs()).length - reloaded;
  return (staying <= 0 && (await giveWhatWaits())) || given();
}

async function giveWhatWaits() {
  const build = registration.waiting && (await buildOf(registration.waiting));
  if (build) await give(build);
  return build;
}

async function tabs() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(scope) && isPage(url.slice(scope.length)));
}

function buildOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS);
    worker.postMessage("build", [port2]);
  });
}

// A browser short of room may have dropped some of what was kept; it is fetched again, file by file.
async function refill() {
  const cache = await caches.open(OWN);
  for (const path of FILES.keys()) await fill(cache, path);
}

// Pages and the worker before this one ask which build this is. Pages also ask it to be whole, and to
// give starts the build that waits, which it names when that is done. To take over is asked only by
// pages that an older kind of worker answers.
addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === "take over") {
    forced = true;
    skipWaiting();
  }
  if (event.data === "be whole") event.waitUntil(refill().catch(() => {}));
  if (event.data === "give what waits") {
    event.waitUntil(within(giveWhatWaits()).then((build) => port?.postMessage(build)));
  } else {
    port?.postMessage(BUILD);
  }
});
