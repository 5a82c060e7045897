// The first thing the page shows, long before Python: home as somebody left it, or the frame of the table or
// link that the address names. It runs before the body is there, in old browsers too, so its syntax stays
// plain; whatever goes wrong here leaves the page as the build has written it.
(() => {
  const TABLES = "threefold/1/";
  const HEAD = "/head";
  const REMEMBERED = "threefold-shell";
  const HOME = "Your tables";

  const html = document.documentElement;
  const shell = (window.shell = window.shell || {});
  let home = null;
  let build = "";

  // Like pyapp/route.py, as far as the shell must know.
  function place() {
    // A dialog on top of a place (`~`) comes with the app.
    const fragment = location.hash.slice(1).split("~")[0];
    const [first, second, third] = fragment.split("/").filter(Boolean);
    if (/^(#|%23|\s|%20)*[0-9]+(\.|%2e)/i.test(fragment)) return { kind: shell.linkKind(fragment) };
    if ((first === "about" || first === "device") && !second) return { kind: "place" };
    if ((first === "g" || first === "code") && second) return { kind: "place" };
    if (first === "style" || first === "import") return { kind: "place" };
    if (first === "t" && second) return table(second, third);
    return { kind: "home" };
  }

  function table(id, page) {
    try {
      const head = JSON.parse(localStorage.getItem(TABLES + id + HEAD));
      const wide = !["log", "settings", "move", "paper"].includes(page);
      const up = page && `#/t/${id}`;
      if (!head.deleted) return { kind: "table", name: head.name.trim(), game: head.game, wide, up };
    } catch (error) {
      // Damaged, not there, or no storage at all: the app will say so, the shell promises nothing.
    }
    return { kind: "place" };
  }

  // A number for a text: equal texts have the same one, and others hardly ever.
  function digest(text) {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum;
  }

  // What the list of tables hangs on: every head's key, its length and when it was last touched.
  function heads() {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(TABLES) && key.endsWith(HEAD));
    const marks = keys.sort().map((key) => {
      const text = localStorage.getItem(key);
      const touched = text.indexOf('"touched":');
      return [key, text.length, text.slice(touched, touched + 40)].join();
    });
    return marks.join("\n");
  }

  // Home with the tables that the app drew last, if they still are what storage holds. Without any, it is
  // right as it was built; where nobody knows, what is not known stays hidden.
  function furnish() {
    let now = "";
    try {
      now = heads();
      const known = now && JSON.parse(localStorage.getItem(REMEMBERED));
      if (known && known.build === build && known.language === html.lang && known.heads === digest(now)) {
        document.getElementById("main").replaceChildren(...shell.nodes(known.body));
        now = "";
      }
    } catch (error) {
      // Broken, or no storage at all: then there is no list, or none that is known.
    }
    if (!now) html.removeAttribute("data-opening");
  }

  // As pyapp/views/parts/layout.py words it: a place at a table leads back to the table, named at the end.
  function wayBack(link, address, where) {
    const label = link.getAttribute("aria-label");
    link.setAttribute("href", address);
    link.setAttribute("aria-label", label.slice(0, label.lastIndexOf(shell.say(HOME))) + where);
  }

  function frame({ kind, name, game, wide, up }) {
    const page = document.getElementById(`opening-${kind}`).content.firstElementChild.cloneNode(true);
    shell.translate(page);
    const title = page.querySelector("h1");
    if (name) title.textContent = name;
    if (game) page.dataset.game = game;
    if (up) wayBack(page.querySelector("a[aria-label]"), up, title.textContent);
    if (wide === false) page.querySelector(".split").remove();
    document.title = kind === "place" ? "Threefold" : `${title.textContent} · Threefold`;
    return page;
  }

  function show() {
    const there = place();
    const app = document.getElementById("app");
    const page = there.kind === "home" ? home : frame(there);
    if (app.firstChild !== page) app.replaceChildren(page);
    if (page !== home) return html.removeAttribute("data-opening");
    html.dataset.opening = "home";
    document.title = "Threefold";
    furnish();
  }

  function moved() {
    if (html.dataset.state === "ready") return removeEventListener("hashchange", moved);
    show();
    if (!history.state) scrollTo(0, 0);
  }

  /** Keep what home looks like, for the next start to show: its main part, as JSON; none forgets it. */
  shell.remember = (body) => {
    try {
      const now = heads();
      if (!now || !body) return localStorage.removeItem(REMEMBERED);
      const text = `{"build":"${build}","language":"${html.lang}","heads":${digest(now)},"body":${body}}`;
      if (localStorage.getItem(REMEMBERED) !== text) localStorage.setItem(REMEMBERED, text);
    } catch (error) {
      // No room, or not allowed: the next start does without.
    }
  };

  // Until the body is there, the style sheet hides what may not be where we are.
  html.dataset.opening = "";
  addEventListener("hashchange", moved);
  document.addEventListener("readystatechange", function parsed() {
    document.removeEventListener("readystatechange", parsed);
    try {
      home = shell.translate(document.querySelector("#app > *"));
      // What another build drew is not ours.
      build = document.querySelector("meta[name=threefold-build]").content;
      show();
    } catch (error) {
      html.removeAttribute("data-opening");
    }
  });
})();
