// Put before everything else in a page: times a tap, or a choice from a drop-down, from its first
// listener until after the frame that shows what it changed. `painting` is when Python has handed
// its tree over.

(() => {
  const { parse } = JSON;
  let tap = null;
  let done = null;

  JSON.parse = (...args) => {
    if (tap) {
      tap.painting ??= performance.now();
      tap.paints += 1;
    }
    return parse(...args);
  };

  const begin = () => { tap = { begun: performance.now(), paints: 0 }; };
  addEventListener("click", begin, true);
  addEventListener("change", ({ target }) => { if (target.matches("select")) begin(); }, true);

  new MutationObserver(() => {
    if (!tap) return;
    // Before what the page itself puts off until the frame was shown.
    if (!tap.changed)
      requestAnimationFrame(() => scheduler.postTask(shown, { priority: "user-blocking" }));
    // The last change counts: a button may go deaf before Python hears of the tap.
    tap.changed = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function shown() {
    done({ ...tap, shown: performance.now() });
    tap = null;
  }

  globalThis.probe = {
    /** Wait for the next tap; `shown` is then a promise of its times. */
    arm() {
      this.shown = new Promise((resolve, reject) => {
        done = resolve;
        setTimeout(() => reject(new Error("the tap changed nothing")), 20000);
      });
      this.shown.catch(() => {});
    },
  };
})();
