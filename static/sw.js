// Threefold without a network. The build writes its own list of files in here, so another build is another
// worker. Each keeps a cache of its own, whole or not at all: old and new files are never mixed.

const BUILD = "<!--build:id-->";
const FILES = new Map([
  /*<!--build:files-->*/
]);

// Below this, names tell their content: the same name is the same file, in whichever cache it lies.
const HASHED = "files/";
const ANSWER_MS = 3000;

const scope = registration.scope;
// Other pages may share this origin, even another Threefold: the name says whose cache it is.
const nameOf = (build) => `threefold-${build} ${scope}`;
const isOurs = (name) => /^threefold-[0-9a-f]{12} /.test(name) && name.endsWith(` ${scope}`);
const OWN = nameOf(BUILD);
const ACTIVE = `threefold-active ${scope}`;
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

async function activate() {
  const record = await caches.open(ACTIVE);
  const before = await (await record.match(scope))?.text();
  await record.put(scope, new Response(BUILD));
  // The build that was active until now stays, for tabs that still run it. While yet another one is
  // being installed its cache must not be taken for an old one; the next to be active tidies up.
  if (!registration.installing) {
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
  const found = await kept(request.url);
  if (found) return found;
  return FILES.has(path) && path.startsWith(HASHED) ? fetched(path) : fetch(request);
}

async function page(event) {
  const build = (await heir(event)) || BUILD;
  for (const cacheName of [nameOf(build), OWN]) {
    const found = await caches.match(urlOf("./"), { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return fetch(event.request);
}

// A start is the time for a build that waits, if no tab of ours would be left with the old one. Return its
// name: its page is answered from here, and has it take over once that has started (js/offline.mjs). To
// take over amid a start would leave some browsers' new page without a worker.
async function heir(event) {
  const { waiting } = registration;
  if (!waiting) return undefined;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // The page that is being reloaded is still among them. WebKit does not tell a reload from another
  // start, so there the build waits until the page was closed.
  const reloaded = event.request.cache === "no-cache" ? 1 : 0;
  const isTab = ({ url }) => url.startsWith(scope) && isPage(url.slice(scope.length));
  const staying = windows.filter(isTab).length - reloaded;
  return staying > 0 ? undefined : buildOf(waiting);
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

// Pages and the worker before this one ask which build this is; pages also ask it to take over, and to
// be whole.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "be whole") event.waitUntil(refill().catch(() => {}));
  event.ports[0]?.postMessage(BUILD);
});
