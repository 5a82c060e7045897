// What is tapped and written before Python is there: kept in its order, each with the words it had then, and
// handed over once. It hears what pyapp/browser/dom.py hears later, in the same way.
(() => {
  const shell = (window.shell = window.shell || {});
  const steps = [];
  const forms = new Map(); // handed over, each with the words it had then
  const busy = new Set();
  let begun = null;
  let typing = null;
  let told = null;
  let once = null;
  let last = null;

  const within = (target, selector) => {
    const found = target.closest && target.closest(selector);
    return found && found.closest("#app") ? found : null;
  };
  const ticks = (field) => field.type === "checkbox" || field.type === "radio";
  const value = (field) => (field.type === "checkbox" ? String(field.checked) : field.value || "");

  function say(text, words, source) {
    if (begun === null) begun = location.hash.slice(1);
    steps.push([text, words]);
    last = source || null; // the field whose letters were the last step
  }

  function mark(element) {
    element.setAttribute("aria-busy", "true");
    busy.add(element);
    if (element.hasAttribute("data-once")) once = element;
  }

  // What was tapped is not answered, but a further tap on it is a further deed. It need not be on the page.
  function rest() {
    for (const element of busy) element.removeAttribute("aria-busy");
    busy.clear();
  }

  // The text being typed is told before whatever is tapped next, as `_unsaid` does.
  function commit() {
    if (typing && typing.isConnected) say(typing.dataset.change, value(typing));
    told = typing;
    typing = null;
  }

  function clicked({ target }) {
    const element = within(target, "[data-msg], a[href], [type=submit]");
    // What a form's button hands over is told by the form, right after this.
    if (!element || element.matches("[type=submit]")) return;
    if (element.hasAttribute("data-once") && busy.has(element)) return;
    commit();
    if (!element.dataset.msg) return;
    say(element.dataset.msg, "");
    mark(element);
  }

  function written({ target }) {
    if (within(target, "[data-change]") && !ticks(target)) {
      typing = target;
      told = null;
    }
    forms.delete(within(target, "[data-submit]"));
    const element = within(target, "[data-input]");
    if (!element) return;
    // Of one field's letters in a row only the last word counts.
    if (last === target) steps.pop();
    say(element.dataset.input, value(target), target);
  }

  function changed({ target }) {
    const element = within(target, "[data-change]");
    // The key that hands a form over leaves its field first: then the form tells both.
    if (element && target === typing && target.closest("[data-submit]"))
      return setTimeout(() => target === typing && commit(), 0);
    if (element && target !== told) say(element.dataset.change, value(target));
    typing = told = null;
  }

  function submitted(event) {
    const form = within(event.target, "[data-submit]");
    if (!form) return;
    event.preventDefault();
    const field = form.querySelector("input, textarea, select");
    const words = field ? value(field) : "";
    // The same words once more, and nobody has written since: that is a second tap, no second deed.
    if (forms.get(form) === words) return;
    commit();
    say(form.dataset.submit, words);
    forms.set(form, words);
    const button = event.submitter || form.querySelector("[type=submit]");
    if (button) mark(button);
  }

  // Before the first tap, going somewhere is where the app begins; after it, it has its place in the order.
  // Nobody taps twice by mistake with a way in between.
  function went() {
    if (begun !== null) steps.push(location.hash.slice(1));
    last = null;
    rest();
    for (const form of forms.keys()) forms.set(form, null);
  }

  const heard = { click: clicked, input: written, change: changed, submit: submitted };
  for (const kind of Object.keys(heard)) document.addEventListener(kind, heard[kind], true);
  addEventListener("hashchange", went);

  /**
   * Hand over what was kept, and hear nothing more: the fragment that the first step was taken at, the steps
   * (a message's text and its value, or a fragment gone to), the forms handed over, the field that is being
   * typed in and the one whose text is told already, and whether something was tapped that acts once.
   */
  shell.kept = () => {
    for (const kind of Object.keys(heard)) document.removeEventListener(kind, heard[kind], true);
    removeEventListener("hashchange", went);
    rest();
    const fragment = begun === null ? location.hash.slice(1) : begun;
    return { fragment, steps, forms: Array.from(forms.keys()), typing, told, once: once !== null };
  };
})();
