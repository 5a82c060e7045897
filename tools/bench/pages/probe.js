// Put before everything else in a page: times a tap from the click's first listener until after the
// frame that shows what it changed. `painting` is when Python has handed its tree over.

(() => {
  const { parse } = JSON;
  const frame = new MessageChannel();
  let tap = null;
  let done = null;

  JSON.parse = (...args) => {
    if (tap) {
      tap.painting ??= performance.now();
      tap.paints += 1;
    }
    return parse(...args);
  };

  addEventListener("click", () => { tap = { begun: performance.now(), paints: 0 }; }, true);

  new MutationObserver(() => {
    if (!tap || tap.changed) return;
    tap.changed = performance.now();
    requestAnimationFrame(() => frame.port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  frame.port1.onmessage = () => {
    done({ ...tap, shown: performance.now() });
    tap = null;
  };

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
