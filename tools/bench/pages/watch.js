// Put before everything else in a page: notes what its start does to whoever waits for it.

(() => {
  const AFTER_MS = { longtask: 500, "layout-shift": 1000 };
  performance.setResourceTimingBufferSize(2000);

  const entries = [];
  const observers = Object.keys(AFTER_MS).map((type) => {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  });

  const named = (name) => performance.getEntriesByName(name)[0]?.startTime ?? null;

  globalThis.watched = {
    /** Return, in milliseconds since the navigation, what happened until shortly after ready. */
    read() {
      for (const observer of observers) entries.push(...observer.takeRecords());
      const ready = named("threefold:ready");
      const of = (type) =>
        entries.filter((one) => one.entryType === type && one.startTime <= ready + AFTER_MS[type]);
      const [page] = performance.getEntriesByType("navigation");
      const arrived = performance.getEntriesByType("resource")
        .filter((one) => one.responseEnd <= ready)
        .sort((one, other) => one.responseEnd - other.responseEnd);
      const marks = performance.getEntriesByType("mark");
      return {
        // By the clock that the server reads too; timeOrigin may have drifted from it.
        origin: Date.now() - performance.now(),
        ready,
        paint: named("first-contentful-paint"),
        page: page.responseEnd,
        files: arrived.at(-1)?.responseEnd ?? 0,
        last: arrived.at(-1)?.name ?? "",
        block: Math.max(0, ...of("longtask").map((one) => one.duration)),
        shift: of("layout-shift").reduce((sum, one) => sum + one.value, 0),
        marks: marks.map((one) => [one.name, one.startTime]),
      };
    },
  };
})();
