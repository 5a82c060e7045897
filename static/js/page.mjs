// What Python sees of the page's own JavaScript: `import page`.

export { failed, kept, ready, remember } from "./boot.mjs";
export { paint } from "./render.mjs";
