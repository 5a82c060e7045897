"""What the page holds in memory after so many pages of a large table's ledger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tools.bench import browser as phones
from tools.bench.large import Sheet
from tools.bench.table import Figure
from tools.bench.tale import Campaign

WALKED = (2, 20, 60)
"""After how many pages it is measured; the first is what the others are held against."""
HEAP_MOST, NODES_MOST = 1.1, 1.05

WASM = """
globalThis.memories = new Set();
const { Memory } = WebAssembly;
const noted = ({ exports }) => {
  for (const one of Object.values(exports)) if (one instanceof Memory) memories.add(one);
};
for (const name of ["instantiate", "instantiateStreaming"]) {
  const made = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const result = await made.apply(WebAssembly, args);
    // Of a compiled module it is the instance itself.
    noted(result.instance ?? result);
    return result;
  };
}
WebAssembly.Memory = class extends Memory {
  constructor(...args) { super(...args); memories.add(this); }
};
"""
"""Notes Python's memory as it is made."""
SIZE = "Math.max(0, ...[...memories].map(memory => memory.buffer.byteLength))"


def figures(browser: Browser, site: str, campaign: Campaign) -> list[Figure]:
    """Walk back through the ledger and weigh the page on the way."""
    context = phones.phone(browser)
    context.add_init_script(WASM)
    page = phones.opened(context, f"{site}#/t/{campaign.table.id}/ledger", campaign.stored)
    sheet, found, first = Sheet(page, campaign.table.id), [], dict[str, float]()
    for number in range(1, WALKED[-1] + 1):
        if number > 1:
            older = sheet.one("Older", "link")
            shown = older.get_attribute("href")
            older.evaluate("link => link.click()")
            expect(older).not_to_have_attribute("href", shown or "")
        if number in WALKED:
            weight = _weight(page)
            first = first or weight
            found += [_figure(what, weight[what], first[what], number) for what in weight]
    context.close()
    return found


def _figure(what: str, value: float, first: float, pages: int) -> Figure:
    unit, most = ("", NODES_MOST) if what == "Nodes" else ("kB", HEAP_MOST)
    against = f"{WALKED[0]} pages"
    return Figure(
        f"{what} after {pages} pages of the ledger", value, unit, against, first, most=most
    )


def _weight(page: Page) -> dict[str, float]:
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    told: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    wasm = float(page.evaluate(SIZE))
    if not wasm:
        raise RuntimeError("Python's memory was not seen")
    metrics = {one["name"]: float(one["value"]) for one in told}
    return {
        "Nodes": float(page.evaluate("document.querySelectorAll('*').length")),
        "JavaScript heap": metrics["JSHeapUsedSize"] / 1000,
        "Python's memory": wasm / 1000,
    }
