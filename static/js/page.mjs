// What Python sees of the page's own JavaScript: `import page`.

export { dress, failed, kept, ready, remember } from "./boot.mjs";
export { paint } from "./render.mjs";

export function applyUpdate() {
  return import("./offline.mjs").then((offline) => offline.applyUpdate());
}
