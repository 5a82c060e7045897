// Put before everything else in a page: times the import of a backup, from the file that was picked
// until its tables are shown, and from the tap that takes them until the page says they are taken.
// Beside it, what that does to whoever waits: long tasks, what the page told meanwhile, and how long
// any tap took until the frame that answered it.

(() => {
  const SHOWN = "main [id^=found-]";
  const TAKEN = `${SHOWN} a[href^="#/t/"]`;
  const marks = {};
  const tasks = [];
  const told = new Set();
  const taps = [];

  const observers = [
    ["longtask", (one) => tasks.push({ at: one.startTime, took: one.duration })],
    ["event", (one) => one.name === "click" && taps.push({ at: one.startTime, took: one.duration })],
  ].map(([type, note]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
    return [observer, note];
  });

  const seen = (name) => {
    marks[name] = null;
    requestAnimationFrame(() =>
      scheduler.postTask(() => { marks[name] = performance.now(); }, { priority: "user-blocking" }));
  };

  addEventListener("change", ({ target }) => {
    if (target.type === "file") marks.picked = performance.now();
  }, true);
  addEventListener("click", ({ target }) => {
    if (marks.shown && target.closest("button")) marks.tapped ??= performance.now();
  }, true);
  new MutationObserver(() => {
    if (marks.picked && !("shown" in marks)) {
      const words = document.querySelector("main .notice")?.textContent;
      if (words) told.add(words);
      if (document.querySelector(SHOWN)) seen("shown");
    }
    if (marks.tapped && !("taken" in marks) && document.querySelector(TAKEN)) seen("taken");
  }).observe(document, { subtree: true, childList: true, characterData: true });

  globalThis.imported = {
    /** Return when what happened, in milliseconds, and what it was like meanwhile. */
    read() {
      for (const [observer, note] of observers) observer.takeRecords().forEach(note);
      return { marks, tasks, taps, told: [...told] };
    },
  };
})();
