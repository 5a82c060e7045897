// What a link's first byte tells (docs/links.md): a roll, or the wish for one. Nothing else of it is read here,
// but its checksum, since a damaged link must not be promised to be anything.
(() => {
  const KINDS = { 1: "result", 17: "result", 2: "request", 18: "request" };
  const shell = (window.shell = window.shell || {});

  function bytes(text) {
    const standard = text.replace(/-/g, "+").replace(/_/g, "/");
    return Array.from(atob(standard), (sign) => sign.charCodeAt(0));
  }

  function checksum(content) {
    let sum = -1;
    for (const byte of content) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum;
  }

  /** Return `result`, `request`, or `place` for a link that only the app can judge. */
  shell.linkKind = (fragment) => {
    try {
      // Chat programs put signs around a link, which the app overlooks.
      const sealed = bytes(/^(?:#|%23|\s|%20)*1\.([\w-]{8,65536})(?:[^\w-].*)?$/i.exec(fragment)[1]);
      const said = sealed.slice(-4).reduce((sum, byte) => (sum << 8) | byte, 0);
      const content = sealed.slice(0, -4);
      return (checksum(content) === said && KINDS[content[0]]) || "place";
    } catch (error) {
      return "place";
    }
  };
})();
