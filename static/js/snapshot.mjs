// The memory of a Python that has everything imported, kept for the next start. It belongs to one build:
// its address holds a hash of its content, and index.html names the one that fits its other files.

const KEPT = "threefold-snapshot";
const TRIES = "threefold-snapshot-tries";
const MOST_TRIES = 2;
const address = document.querySelector("meta[name=threefold-snapshot]").content;

/** The kept memory as bytes; null when there is none that fits, or when it did not start. */
export async function memory() {
  try {
    const found = await caches.match(address, { cacheName: KEPT });
    const bytes = found && (await found.arrayBuffer());
    if (!bytes || !bytes.byteLength) return null;
    // A memory that ends the tab, or hangs, leaves its count behind; two tabs may start at a time.
    const tries = Number(localStorage.getItem(TRIES)) + 1;
    if (tries > MOST_TRIES) {
      await spoilt();
      return null;
    }
    localStorage.setItem(TRIES, tries);
    return bytes;
  } catch {
    return null; // no storage here, or none left: private windows, http, a full device
  }
}

/** It has started. */
export function restored() {
  localStorage.removeItem(TRIES);
}

/** Never try this one again: an empty memory stands for it. Where that cannot be kept, try later. */
export async function spoilt() {
  try {
    await (await caches.open(KEPT)).put(address, new Response());
    localStorage.removeItem(TRIES);
  } catch (error) {
    console.info(`The kept memory stays: ${error.message}`);
  }
}

/** Fetch the memory that fits this build, inflate it and keep it, in place of older ones. */
export async function keep() {
  try {
    await keepFitting();
  } catch (error) {
    console.info(`No memory for the next start: ${error.message}`);
  }
}

async function keepFitting() {
  if (!globalThis.caches || !globalThis.DecompressionStream) return;
  if (!navigator.onLine || navigator.connection?.saveData) return;
  const kept = await caches.open(KEPT);
  if (await kept.match(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`fetch ${address}: ${response.status}`);
  const inflated = response.body.pipeThrough(new DecompressionStream("gzip"));
  await kept.put(address, new Response(inflated));
  // Another Threefold may share this origin, also below this one; its memories lie in its own folder.
  const [own, folder] = [address, "files/"].map((path) => new URL(path, document.baseURI).href);
  for (const old of await kept.keys()) {
    if (old.url !== own && old.url.startsWith(folder)) await kept.delete(old);
  }
}
