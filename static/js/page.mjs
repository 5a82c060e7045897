// What Python sees of the page's own JavaScript: `import page`.

export { failed, ready } from "./boot.mjs";
export { paint } from "./render.mjs";

/** Make all of the standard library importable. It is, for now: nothing is left out of it yet. */
export async function wholeLibrary() {}
