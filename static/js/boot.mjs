// The page before Python: starts PyScript, and is asked by Python for what the shell kept meanwhile.
// What is shown, heard and said until then is in static/shell, as one plain script: pages where no module
// loads need it too. Should just that script not arrive, index.html has the words for it.

const html = document.documentElement;
const { shell } = window;

if (!shell) {
  html.dataset.state = "failed";
  document.getElementById("failure").hidden = false;
  document.getElementById("failure-retry").addEventListener("click", () => location.reload());
}

/** Show that the start failed and why; later failures and those after the start change nothing. */
export const failed = (error) => shell && shell.failed(error);

/** What was tapped and written until now, see static/js/taps.js; to be asked once. */
export const kept = () => shell.kept();

/** Keep what home looks like, as JSON, for the next start to show. */
export const remember = (body) => shell.remember(body);

/** Wear a theme from now on. */
export const dress = (theme) => shell.dress(theme);

/** Python answers from now on. */
export function ready() {
  document.getElementById("failure").hidden = true;
  delete html.dataset.opening;
  html.dataset.state = "ready";
  performance.mark("threefold:ready");
  const whenIdle = window.requestIdleCallback || setTimeout;
  whenIdle(() => import("./after.mjs").catch((error) => console.info(`Later: ${error.message}`)));
}

import("./begin.mjs").catch(failed);
import("./no-database.mjs")
  .then(() => import("@pyscript/core"))
  .catch(failed);
