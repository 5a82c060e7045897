// The language that the page is in before Python is there: what this device is set to, else what its browser asks
// for, as in pyapp/words/language.py. All is written in English; tools/builder/translations.py puts in what to say
// instead, by the English words.
(() => {
  const WORDS = {};
  const html = document.documentElement;
  const shell = (window.shell = window.shell || {});
  const own = (holder, name) => Object.prototype.hasOwnProperty.call(holder, name);

  const wanted = [shell.device.language].concat(Array.from(navigator.languages || []));
  const codes = wanted.map((tag) => String(tag).split("-")[0].toLowerCase());
  const code = codes.find((each) => each === "en" || own(WORDS, each)) || "en";
  const words = code === "en" ? {} : WORDS[code];
  html.lang = code;

  /** Return what is said for an English text; one that nobody translated stays as it is. */
  shell.say = (text) => (own(words, text) ? words[text] : text);

  /** Put a part of the page, as the build has written it, into the language. */
  shell.translate = (root) => {
    if (code === "en") return root;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.data;
      texts.currentNode.data = text.replace(text.trim(), shell.say(text.trim()));
    }
    for (const element of root.querySelectorAll("[aria-label]"))
      element.setAttribute("aria-label", shell.say(element.getAttribute("aria-label")));
    return root;
  };
})();
