// The page before Python: keeps what is tapped, starts PyScript, and says so when that fails.
// Old browsers run this file too, so its syntax stays plain; everything newer is loaded from it.

const SLOW_MS = 120000;
const LISTENED = { click: "msg", change: "change", input: "input", submit: "submit" };

const html = document.documentElement;
const waiting = new Map();

function keep(event) {
  const name = LISTENED[event.type];
  const element = event.target.closest("[data-" + name + "]");
  if (!element) return;
  if (event.type === "submit" || element.tagName === "A") event.preventDefault();
  const message = element.getAttribute("data-" + name);
  const checkbox = event.target.type === "checkbox";
  const value = checkbox ? String(event.target.checked) : event.target.value || "";
  waiting.set(message, event.type === "click" ? "" : value);
  if (event.type === "click") element.setAttribute("aria-busy", "true");
}

function plainly(error) {
  if (typeof WebAssembly !== "object")
    return "This browser has WebAssembly switched off, and Threefold cannot run without it.";
  if (error instanceof SyntaxError)
    return "This browser is too old for Threefold. A newer one will do.";
  if (navigator.onLine === false || error instanceof TypeError || /fetch|load|network/i.test(error))
    return "A part of Threefold did not arrive. Check the connection, then try again.";
  return "Threefold stumbled over a fault of its own while starting.";
}

/** Show that the start failed and why; later failures and those after the start change nothing. */
export function failed(error, sentence) {
  if (html.dataset.state !== "booting") return;
  html.dataset.state = "failed";
  document.getElementById("app").inert = true;
  document.getElementById("failure-sentence").textContent = sentence || plainly(error);
  document.getElementById("failure-detail").textContent = String((error && error.message) || error);
  document.getElementById("failure").hidden = false;
}

/** Python answers from now on. Returns what was tapped or typed before: [message, value] pairs. */
export function ready() {
  clearTimeout(watchdog);
  for (const type in LISTENED) document.removeEventListener(type, keep, true);
  for (const busy of document.querySelectorAll("#app [aria-busy]")) busy.removeAttribute("aria-busy");
  document.getElementById("app").inert = false;
  document.getElementById("failure").hidden = true;
  html.dataset.state = "ready";
  performance.mark("threefold:ready");
  return [...waiting];
}

for (const type in LISTENED) document.addEventListener(type, keep, true);
document.getElementById("failure-retry").addEventListener("click", () => location.reload());
addEventListener("error", (event) => failed(event.error || event.message));
addEventListener("unhandledrejection", (event) => failed(event.reason));
document.addEventListener("py:done", () => failed(new Error("the app ended before it was ready")));

// A slow line may still win after this: ready() takes the sentence away again.
const watchdog = setTimeout(
  () => failed(new Error(`no start within ${SLOW_MS / 1000} s`), "Starting takes far too long."),
  SLOW_MS,
);

import("./no-database.mjs")
  .then(() => import("@pyscript/core"))
  .catch(failed);
