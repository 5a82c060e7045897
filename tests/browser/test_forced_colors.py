"""Where people bring colours of their own, nothing is told by ours.

Looked at are the style page, which has all parts, and leaves and dialogs where they live.

Browsers replace the colours of texts, borders and grounds then, and drop shadows and gradients, but
leave drawings as they are. So every stroke and fill has to ask for a colour of the system, and what
stands out by its ground alone needs a border.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from pyapp import route
from tests.browser.conftest import Seat
from threefold.games import GAMES

# Every measure skips what keeps its own colours on purpose: codes for cameras, samples of colours.
KEEPS = """const keeps = (element) => getComputedStyle(element).forcedColorAdjust === "none";
const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !keeps(element);
const told = (element) => `${element.tagName} ${element.getAttribute("class")} in ` +
  `${element.parentElement.getAttribute("class")} in ${element.closest("section")?.id}`;
"""
DRAWN = (
    "() => {"
    + KEEPS
    + """const names = ["Canvas", "CanvasText", "ButtonText", "ButtonFace", "LinkText", "GrayText",
    "Highlight", "HighlightText", "Field", "FieldText", "VisitedText", "Mark", "MarkText"];
  const probe = document.body.appendChild(document.createElement("i"));
  const system = new Set(names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  }));
  probe.remove();
  const ours = new Set();
  for (const shape of document.querySelectorAll(
    "#app svg :is(path, rect, circle, line, polygon, text)")) {
    if (shape.closest("defs") || keeps(shape) || keeps(shape.closest("svg"))) continue;
    const { fill, stroke } = getComputedStyle(shape);
    for (const [kind, ink] of [["fill", fill], ["stroke", stroke]])
      if (!/^(none|url)/.test(ink) && !system.has(ink)) ours.add(`${kind} ${ink}: ${told(shape)}`);
  }
  return [...ours];
}"""
)
BARE = (
    "() => {"
    + KEEPS
    + """const lines = (style) => ["Top", "Bottom", "Left", "Right"].some(
    (side) => style[`border${side}Style`] !== "none" &&
      parseFloat(style[`border${side}Width`]) >= 1);
  return [...document.querySelectorAll(
    "#app :is(button, input, select, textarea, summary, .btn, .card, .notice, .verdict, .purse, " +
    ".field-box, .segments, .track-box, .ribbon, .piece, .menu-item, .joint-cell, .game-tile, " +
    ".leaf, .sheet-dialog, kbd)")]
    .filter(seen)
    .filter((element) => !lines(getComputedStyle(element)))
    .filter((element) => !element.closest(
      ".btn.quiet, .card.quiet, .segment, .fold, .exact, .menu-item, .icon-btn, .tick, .term" +
      ", .slot-box"))
    .map(told);
}"""
)
STATES = (
    "() => {"
    + KEEPS
    + """const look = (element) => {
    const { borderTopWidth, borderTopStyle, textDecorationLine, outlineStyle } =
      getComputedStyle(element);
    const before = getComputedStyle(element, "::before").content;
    const signs = element.querySelectorAll("svg path, svg rect").length;
    return [borderTopWidth, borderTopStyle, textDecorationLine, outlineStyle, before, signs].join();
  };
  const pairs = [
    [".chip[aria-pressed=true]", ".chip[aria-pressed=false]:not(:disabled)"],
    [".chip:disabled", ".chip[aria-pressed=false]:not(:disabled)"],
    [".way[aria-pressed=true]", ".way[aria-pressed=false]:not(:disabled)"],
    [".face.on", ".face:not(.on)"],
    [".segment :checked + label", ".segment :not(:checked) + label"],
    [".track-box.ticked", ".track-box.free"],
    [".track-box.coming", ".track-box.free"],
    [".purse.on", ".purse:not(.on)"],
    [".pan.won", ".pan:not(.won)"],
    [".field.wrong .field-box", ".field:not(.wrong) .field-box"],
    [".btn.primary", ".btn:not(.primary, .quiet, .danger)"],
    [".btn:disabled", ".btn:not(:disabled, .primary)"],
  ];
  const missing = pairs.flat().filter((one) => !document.querySelector(one));
  if (missing.length) return missing;
  return pairs.filter(([one, other]) =>
    look(document.querySelector(one)) === look(document.querySelector(other)));
}"""
)


@pytest.fixture
def forced(seat: Seat) -> Iterator[Page]:
    """The style page in colours that somebody brought."""
    page = seat.person.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(f"{seat.person.site}#/style")
    seat.person.is_at("Style")
    expect(page.locator(".specimens").last).to_be_visible()
    yield page
    page.emulate_media(forced_colors="none")
    seat.watching.check()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_drawing_asks_for_a_colour_of_the_system(forced: Page, theme: str) -> None:
    forced.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    assert forced.evaluate("matchMedia('(forced-colors: active)').matches")
    assert forced.evaluate(DRAWN) == []


def test_what_stood_out_by_its_ground_has_a_border(forced: Page) -> None:
    assert forced.evaluate(BARE) == []


def test_every_state_is_told_by_more_than_colour(forced: Page) -> None:
    assert forced.evaluate(STATES) == []


PLACES = (
    *(f"#{route.to_blanks(game)}" for game in GAMES),
    *(f"#/about~term/{term}" for term in ("ghosts.condition", "imposition.stress")),
    "#/about~keys",
)
UNDERLINED = """() => [...document.querySelectorAll(".term")].every(
  (term) => getComputedStyle(term).textDecorationLine === "underline")"""


@pytest.mark.parametrize("place", PLACES)
def test_leaves_and_dialogs_ask_for_colours_of_the_system(seat: Seat, place: str) -> None:
    """What they draw, what borders them, and the terms that lead from one to another."""
    page = seat.person.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(seat.person.site + place)
    kind = "dialog" if "~" in place else "article"
    expect(page.get_by_role(kind).first).to_be_visible()
    assert page.evaluate(DRAWN) == []
    assert page.evaluate(BARE) == []
    assert page.evaluate(UNDERLINED)
    if "term" in place:
        expect(page.get_by_role("dialog").locator(".term").first).to_be_visible()
    if kind == "dialog":
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.emulate_media(forced_colors="none")
    seat.watching.check()


def test_the_eyes_can_see(forced: Page) -> None:
    """Without the colours that were brought, the drawings wear ours; that is found."""
    forced.emulate_media(forced_colors="none")
    assert len(forced.evaluate(DRAWN)) > 20
    forced.emulate_media(forced_colors="active")
