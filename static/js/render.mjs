// A tree of plain data onto the page: ["tag", {attribute: value}, child, ...], children being texts,
// trees, lists of trees, or null. Preact patches with createElement and text nodes: no HTML strings.

import { h, render } from "preact";

const root = document.getElementById("app");
let adopted = false;

function node(tree) {
  if (!Array.isArray(tree)) return tree;
  if (typeof tree[0] !== "string") return tree.map(node);
  const [tag, first, ...others] = tree;
  const attributes = first !== null && typeof first === "object" && !Array.isArray(first);
  const children = attributes || tree.length === 1 ? others : [first, ...others];
  return h(tag, attributes ? first : null, ...children.map(node));
}

// At first Preact takes the shell's page for its own and makes it as the tree has it. What somebody wrote,
// ticked or unfolded there the app has yet to hear about: it stays as they left it, and so does the caret.
// Of the frame of something that was being opened just the bar is such a page's, with the way back in it: the
// rest would only be seen to move.
function adopt(tree) {
  if (root.querySelector(".opening"))
    for (const part of root.querySelectorAll(".page > :not(header)")) part.remove();
  const { activeElement } = document;
  const { selectionStart, selectionEnd } = activeElement;
  const kept = Array.from(root.querySelectorAll("input, textarea, select, details"), (element) => {
    const { value, checked, open } = element;
    return [element, { value, checked, open }];
  });
  render(tree, root);
  for (const [element, state] of kept)
    for (const name of Object.keys(state))
      if (element[name] !== state[name]) element[name] = state[name];
  if (typeof selectionStart === "number") activeElement.setSelectionRange(selectionStart, selectionEnd);
}

// A dialog of the tree is shown above all else as long as it is there. Whatever had the keyboard before it gets
// it back; closed by the browser (Escape, the phone's way back) or a tap beside it, it says so by its event.
let opener = null;

function show(dialog) {
  opener = opener || document.activeElement;
  let beside = false;
  dialog.addEventListener("pointerdown", ({ target }) => (beside = target === dialog));
  dialog.addEventListener("click", ({ target }) => beside && target === dialog && dialog.close());
  dialog.showModal();
  dialog.querySelector("h2").focus();
}

function present() {
  const dialog = root.querySelector("dialog[data-modal]");
  if (dialog) return dialog.open || show(dialog);
  if (!opener) return;
  for (const to of [opener, document.getElementById("main")])
    if (document.activeElement === document.body && to.isConnected) to.focus({ preventScroll: true });
  opener = null;
}

// What had the keyboard may be gone, or can be pressed no more: what is next to its place has the keyboard then, not
// the page's beginning. No field is entered so: on a phone that would raise its keyboard.
const STOPS = "button:not(:disabled), a[href], summary, [tabindex]";

function ways(element) {
  const found = [];
  for (let one = element; root.contains(one) && one !== root; one = one.parentElement)
    found.push([one.parentElement, Array.prototype.indexOf.call(one.parentElement.children, one)]);
  return found;
}

function enter(part) {
  const stops = Array.from(part.querySelectorAll(STOPS));
  if (part.matches(STOPS)) stops.unshift(part);
  return stops.some((stop) => {
    stop.focus({ preventScroll: true });
    return document.activeElement === stop;
  });
}

function keep(element, places) {
  const { activeElement } = document;
  const lost = activeElement === element ? element.matches(":disabled") : activeElement === document.body;
  if (!lost || element === document.body) return;
  for (const [around, at] of places) {
    if (!around.isConnected) continue;
    const parts = Array.from(around.children);
    if ([...parts.slice(at), ...parts.slice(0, at).reverse()].some(enter)) return;
  }
}

/** Make the page look like the tree, given as JSON: one crossing from Python a repaint. */
export function paint(json) {
  const tree = node(JSON.parse(json));
  const { activeElement } = document;
  const places = ways(activeElement);
  if (adopted) render(tree, root);
  else adopt(tree);
  adopted = true;
  present();
  keep(activeElement, places);
}
