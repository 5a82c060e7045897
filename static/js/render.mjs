// A tree of plain data onto the page: ["tag", {attribute: value}, child, ...], children being texts,
// trees, lists of trees, or null. Preact patches with createElement and text nodes: no HTML strings.

import { h, render } from "preact";

const root = document.getElementById("app");
let first = true;

function node(tree) {
  if (!Array.isArray(tree)) return tree;
  if (typeof tree[0] !== "string") return tree.map(node);
  const [tag, first, ...others] = tree;
  const attributes = first !== null && typeof first === "object" && !Array.isArray(first);
  const children = attributes || tree.length === 1 ? others : [first, ...others];
  return h(tag, attributes ? first : null, ...children.map(node));
}

/** Make the page look like the tree, given as JSON: one crossing from Python a repaint. */
export function paint(json) {
  // At first Preact takes the shell's page for its own, and would fold up what was unfolded there.
  const unfolded = first ? root.querySelectorAll("details[open]") : [];
  first = false;
  render(node(JSON.parse(json)), root);
  for (const details of unfolded) details.open = true;
}
