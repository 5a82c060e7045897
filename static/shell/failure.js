// Says that the start failed, why, and what to try. It needs nothing but itself: where Python never comes,
// where modules do not load, and in browsers too old for either, so its syntax stays plain.
(() => {
  const SLOW_MS = 120000;
  const NO_ROOM = /out of memory|MemoryError|(allocate|enlarge).*memory|buffer allocation/i;
  const html = document.documentElement;
  const shell = (window.shell = window.shell || {});
  const part = (name) => document.getElementById(`failure-${name}`);
  // Where all that we bring lies: this script's folder has it for a neighbour.
  const OWN = new URL("..", document.currentScript.src).href;

  const FILE = [
    "Threefold was opened as a file, and browsers do not start it from there.",
    "Serve its folder instead: “make\u00a0run” where its sources are, or any web server for static files, such as " +
      "“python3\u00a0-m\u00a0http.server” in this folder. Then open the address that it names.",
  ];
  const OLD = ["This browser is too old for Threefold.", "Update it, or open this page in a newer one."];
  const SLOW = [
    "Starting takes far too long.",
    "It may still come: then this goes away by itself. On a slow connection wait a little more, else try again.",
  ];
  const NO_WASM = [
    "This browser has WebAssembly switched off, and Threefold cannot run without it.",
    "Some browsers do that in their strictest security mode: allow it for this page, or take another browser.",
  ];
  const FULL = [
    "This device has no memory left for Threefold.",
    "Close other tabs and apps, then try again.",
  ];
  const OFFLINE = ["A part of Threefold did not arrive: this device is offline.", "Connect it, then try again."];
  const MISSING = null; // index.html has the words, for when this script is what is missing
  const FAULT = [
    "Threefold stumbled over a fault of its own while starting.",
    "Trying again may help, and so may a newer version of it. What is saved is still there.",
  ];

  function plainly(error) {
    const words = String(error);
    if (location.protocol === "file:") return FILE;
    if (!("noModule" in HTMLScriptElement.prototype)) return OLD;
    if (typeof WebAssembly !== "object") return NO_WASM;
    if (NO_ROOM.test(words)) return FULL;
    if (error instanceof SyntaxError) return OLD;
    if (navigator.onLine === false) return OFFLINE;
    if (error instanceof TypeError || /fetch|load|network/i.test(words)) return MISSING;
    return FAULT;
  }

  function show(words, detail) {
    shell.translate(document.getElementById("failure"));
    if (words) [part("sentence").textContent, part("advice").textContent] = words.map(shell.say);
    part("detail").textContent = detail;
    shell.offerSaved();
    document.getElementById("failure").hidden = false;
  }

  /** Show that the start failed and why; later failures and those after the start change nothing. */
  shell.failed = (error, reason) => {
    if (html.dataset.state !== "booting") return;
    html.dataset.state = "failed";
    const said = [reason || plainly(error), String((error && error.message) || error)];
    onceParsed(() => show(...said));
  };

  function onceParsed(act) {
    if (part("retry")) act();
    else document.addEventListener("readystatechange", act, { once: true });
  }

  // Without its looks the page still plays, so this stays a line above it, also when Python is there.
  function bare() {
    if (document.getElementById("bare")) return;
    const line = document.createElement("p");
    const retry = document.createElement("button");
    line.id = "bare";
    line.setAttribute("role", "alert");
    retry.type = "button";
    retry.textContent = shell.say("Try again");
    retry.addEventListener("click", () => location.reload());
    line.append(`${shell.say("The looks of Threefold did not arrive. You can play on as it is, or try again.")} `, retry);
    document.body.prepend(line);
  }

  // The browser itself, its extensions and what fills in forms report their troubles here too: those are none
  // of a start's. Files that did not arrive are told of at their elements, and go no further.
  function wrong(event) {
    const { target } = event;
    if (target === window) {
      if (String(event.filename).startsWith(OWN)) shell.failed(event.error || event.message);
    } else if (target.tagName === "SCRIPT" && target.src.startsWith(OWN)) {
      shell.failed(new TypeError(`load ${target.src}`));
    } else if (target.rel === "stylesheet" && target.href.startsWith(OWN)) {
      onceParsed(bare);
    }
  }

  // Safari says of a module that did not arrive neither which nor where it was wanted.
  function refused({ reason }) {
    const said = `${reason && reason.message} ${reason && reason.stack}`;
    const nameless = reason instanceof TypeError && !said.includes("://");
    if (nameless || said.includes(OWN)) shell.failed(reason);
  }

  addEventListener("error", wrong, true);
  addEventListener("unhandledrejection", refused);
  document.addEventListener("py:done", () => shell.failed(new Error("the app ended before it was ready")));
  document.addEventListener("readystatechange", function parsed() {
    document.removeEventListener("readystatechange", parsed);
    part("retry").addEventListener("click", () => location.reload());
    const hopeless = location.protocol === "file:" || !("noModule" in HTMLScriptElement.prototype);
    if (hopeless) shell.failed(new Error(`${location.protocol} ${navigator.userAgent}`));
  });

  // A slow line may still win after this: being ready takes the sentence away again.
  setTimeout(() => shell.failed(new Error(`no start within ${SLOW_MS / 1000} s`), SLOW), SLOW_MS);
})();
