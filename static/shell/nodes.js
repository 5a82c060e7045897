// A tree of plain data as nodes; static/js/render.mjs does the same with Preact, which takes these over. The tree
// comes out of storage, where anything may stand: only what home draws is made, and nothing of any other tree.
(() => {
  const TAG = /^(a|button|div|h2|li|p|path|section|span|svg|ul)$/;
  const NAME = /^(class|d|dir|focusable|key|role|viewBox|aria-(hidden|label)|data-(game|msg|once))$/;
  // Another id might be taken for one of the page's own, and another link leads elsewhere.
  const PAIR = /^(href=#|id=damaged-|type=button$)/;
  const HTML = "http://www.w3.org/1999/xhtml";
  const SVG = "http://www.w3.org/2000/svg";
  const shell = (window.shell = window.shell || {});

  function set(element, [name, value]) {
    if (value === null || value === false) return;
    if (!NAME.test(name) && !PAIR.test(`${name}=${value}`)) throw new TypeError(`home has no ${name}=${value}`);
    if (name !== "key") element.setAttribute(name, value);
  }

  function nodes(tree, space) {
    if (!Array.isArray(tree)) return tree === null ? [] : [document.createTextNode(tree)];
    if (typeof tree[0] !== "string") return [].concat(...tree.map((part) => nodes(part, space)));
    const [tag, ...parts] = tree;
    if (!TAG.test(tag)) throw new TypeError(`home has no ${tag}`);
    const own = tag === "svg" ? SVG : space;
    const element = document.createElementNS(own, tag);
    if (parts.length && parts[0] && !Array.isArray(parts[0]) && typeof parts[0] === "object")
      for (const pair of Object.entries(parts.shift())) set(element, pair);
    for (const part of parts) element.append(...nodes(part, own));
    return [element];
  }

  /** Make the nodes of a tree; throws where it holds what home never draws. */
  shell.nodes = (tree) => nodes(tree, HTML);
})();
