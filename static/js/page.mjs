// What Python sees of the page's own JavaScript: `import page`.

export { failed, ready } from "./boot.mjs";
export { paint } from "./render.mjs";
