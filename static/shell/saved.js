// What is saved in this browser, handed to the player as a file without Python: when it never comes, nothing
// that was played is lost. docs/backup.md describes the file.
(() => {
  const PREFIX = "threefold/";
  // What is set for this device goes nowhere else.
  const DEVICE = "threefold/device/";
  const KEPT_MS = 60000;
  const shell = (window.shell = window.shell || {});

  function saved() {
    const texts = {};
    for (const key of Object.keys(localStorage).sort())
      if (key.startsWith(PREFIX) && !key.startsWith(DEVICE)) texts[key] = localStorage.getItem(key);
    return texts;
  }

  // Halves of surrogate pairs, which a text may hold, would not survive UTF-8: all are written escaped.
  function written(texts) {
    const text = JSON.stringify({ format: "threefold/raw", version: 1, saved: texts }, null, 1);
    return text.replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
  }

  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([written(saved())], { type: "application/json" }));
    link.download = `threefold-saved-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  }

  /** Offer the file where there is something to put into it; say so where the browser shows us nothing. */
  shell.offerSaved = () => {
    const button = document.getElementById("failure-download");
    const words = document.getElementById("failure-saved");
    try {
      button.hidden = !Object.keys(saved()).length;
      words.hidden = button.hidden;
      button.onclick = download;
    } catch (error) {
      words.textContent = shell.say("This browser does not let the page read what is saved here.");
      words.hidden = false;
    }
  };
})();
