// Says what goes on when a start takes longer than a moment; nothing on the page moves for it.
(() => {
  const PATIENCE = { moment: 500, long: 10000 };
  const html = document.documentElement;

  // Nothing of ours here yet: then all of it is still being fetched.
  function first() {
    try {
      if (navigator.serviceWorker && navigator.serviceWorker.controller) return false;
      return !Object.keys(localStorage).some((key) => key.startsWith("threefold"));
    } catch (error) {
      return true;
    }
  }

  function say(words) {
    if (html.dataset.state !== "booting") return;
    // A new element for other words: one whose width changed would count as having moved.
    const label = document.createElement("span");
    label.textContent = window.shell.say(words);
    document.getElementById("progress").replaceChildren(label);
  }

  document.addEventListener("readystatechange", function parsed() {
    document.removeEventListener("readystatechange", parsed);
    const beginning = first() ? "First visit: fetching the rules" : "Getting the rules ready";
    const due = (moment) => Math.max(0, moment - performance.now());
    setTimeout(() => say(beginning), due(PATIENCE.moment));
    setTimeout(() => say("Still at it. What you tap is kept."), due(PATIENCE.long));
  });
})();
