"""What can be measured of a page as it stands: small targets, what is too wide, print too fine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

NARROW, PHONE_WIDE = ViewportSize(width=320, height=640), ViewportSize(width=360, height=640)
TALL = 12_000
DESK = ViewportSize(width=1440, height=900)

SMALL = """() => {
  const span = (boxes, near, far) =>
    Math.max(...boxes.map((box) => box[far])) - Math.min(...boxes.map((box) => box[near]));
  const targets = "button, a[href], input, textarea, select, summary";
  const small = [];
  for (const element of document.querySelectorAll(targets)) {
    const inline = getComputedStyle(element).display === "inline";
    if (inline || !element.checkVisibility({ visibilityProperty: true })) continue;
    const ticked = ["checkbox", "radio"].includes(element.type);
    const parts = [element, ...(ticked ? element.labels : [])];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const size = [span(boxes, "left", "right"), span(boxes, "top", "bottom")];
    if (Math.min(...size) < 43.9)
      small.push(`${element.ariaLabel || element.textContent || element.id}: ${size.join(" x ")}`);
  }
  return small;
}"""
WIDE = """() => {
  const whole = document.documentElement.scrollWidth;
  const wide = whole > innerWidth ? [`the page: ${whole} in ${innerWidth}`] : [];
  for (const element of document.querySelectorAll("#app *")) {
    const { width, right } = element.getBoundingClientRect();
    if (width > 1 && right > innerWidth + 0.5 && element.checkVisibility())
      wide.push(`${element.tagName} ${element.getAttribute("class")}: ${right} in ${innerWidth}`);
  }
  return wide;
}"""
FINE_PRINT = """() => [...document.querySelectorAll("input, textarea, select")]
  .filter((field) => !["checkbox", "radio"].includes(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => `${field.id}: ${getComputedStyle(field).fontSize}`)"""
# Colours fade into each other when the theme changes; what counts is where that ends.
SETTLED = "() => document.getAnimations().forEach((animation) => animation.finish())"

# Of what lies outside the window axe does not measure the colours, and nothing must be covered by
# the bar of actions.
HEIGHT = "document.documentElement.scrollHeight"

# One way there and back for all of them: at the size people see, then with the text at 200%.
ALL = f"""() => {{
  const root = document.documentElement, small = {SMALL}, wide = {WIDE}, fine = {FINE_PRINT};
  const found = {{ "small target": small(), "fine print": fine(), "overflow at 320": wide() }};
  root.style.fontSize = "200%";
  found["overflow with text of 200%"] = wide();
  found["small target with text of 200%"] = small();
  root.style.fontSize = "";
  return found;
}}"""


@contextmanager
def bare_page(browser: Browser, dist: Path) -> Iterator[Page]:
    """Open a page that has the app's looks and none of its life: for screens put in as markup."""
    (sheet,) = dist.glob("files/css.*/app.css")
    page = browser.new_page(viewport=NARROW, reduced_motion="reduce")
    page.set_content("<!doctype html><html lang=en><body><div id=app></div>")
    page.add_style_tag(content=sheet.read_text("utf-8"))
    yield page
    page.close()
