// The page before Python: keeps what is tapped, starts PyScript, and says so when that fails.
// Old browsers run this file too, so its syntax stays plain; everything newer is loaded from it.

const SLOW_MS = 120000;

const html = document.documentElement;
const waiting = new Set();
const whenIdle = window.requestIdleCallback || setTimeout;

// The shell shows the first screen, so only its taps make sense, and only when that is where we are.
const elsewhere = !/^(#\/?)?$/.test(location.hash);
if (elsewhere) html.dataset.opening = "";

function keep(event) {
  const element = event.target.closest("[data-msg]");
  if (!element || elsewhere) return;
  waiting.add(element.getAttribute("data-msg"));
  element.setAttribute("aria-busy", "true");
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

/** Python answers from now on. Returns the messages of what was tapped before, each once. */
export function ready() {
  clearTimeout(watchdog);
  document.removeEventListener("click", keep, true);
  for (const busy of document.querySelectorAll("#app [aria-busy]")) busy.removeAttribute("aria-busy");
  document.getElementById("app").inert = false;
  document.getElementById("failure").hidden = true;
  html.dataset.state = "ready";
  performance.mark("threefold:ready");
  whenIdle(() => import("./after.mjs").catch((error) => console.info(`Later: ${error.message}`)));
  return [...waiting];
}

document.addEventListener("click", keep, true);
document.getElementById("failure-retry").addEventListener("click", () => location.reload());
addEventListener("error", (event) => failed(event.error || event.message));
addEventListener("unhandledrejection", (event) => failed(event.reason));
document.addEventListener("py:done", () => failed(new Error("the app ended before it was ready")));

// A slow line may still win after this: ready() takes the sentence away again.
const watchdog = setTimeout(
  () => failed(new Error(`no start within ${SLOW_MS / 1000} s`), "Starting takes far too long."),
  SLOW_MS,
);

import("./begin.mjs").catch(failed);
import("./no-database.mjs")
  .then(() => import("@pyscript/core"))
  .catch(failed);
