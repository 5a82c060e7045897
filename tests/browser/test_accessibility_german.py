"""Every screen in German, for every ear: what axe finds in the words and names of its parts.

The walk of test_accessibility.py goes through the live app, in English; another one would double
its time for the same parts. Here the screens of tests/app/gallery.py are put into a page as plain
markup, and asked about the names of their parts; of the live app those are visited that links lead
to from home and a table. How they fit is looked at in test_long_names.py, and all else is the same
in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.gallery import spoken_gallery
from tests.app.test_words_said import WORKSHOP
from tests.browser.conftest import Furnished
from tests.browser.measures import NARROW, bare_page
from tests.browser.phones import phone_of
from tests.browser.player import Person
from tools.builder.markup import markup

RULES = (
    "aria-command-name",
    "aria-dialog-name",
    "aria-input-field-name",
    "aria-toggle-field-name",
    "button-name",
    "empty-heading",
    "image-alt",
    "label",
    "label-content-name-mismatch",
    "landmark-unique",
    "link-name",
    "role-img-alt",
    "select-name",
    "summary-name",
    "svg-img-alt",
)
FOUND = """async ([screens, rules]) => {
  const app = document.getElementById("app"), found = [];
  const options = {
    runOnly: { type: "rule", values: rules }, resultTypes: ["violations"], preload: false,
  };
  for (const [name, html] of screens) {
    app.innerHTML = html;
    app.querySelector("dialog[data-modal]")?.showModal();
    const { violations } = await axe.run(document, options);
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${name}: ${id}: ${target}`));
  }
  return found;
}"""


@pytest.fixture(scope="module")
def bare(browser: Browser, dist: Path, axe: Callable[..., list[str]]) -> Iterator[Page]:
    with bare_page(browser, dist) as page:
        page.evaluate("document.documentElement.lang = 'de', document.title = 'Threefold'")
        axe(page, *RULES)
        yield page


def test_no_screen_in_german_has_anything_that_axe_finds(bare: Page) -> None:
    bare.set_viewport_size(NARROW)
    kinds: dict[str, tuple[str, str]] = {}
    for name, _, tree in spoken_gallery("de", "Ann"):
        if not name.startswith(WORKSHOP):
            # The last state of a kind has most on it: "result, rerolled" and not "result, failure".
            kinds[name.partition(",")[0]] = (name, markup(tree))
    assert len(kinds) > 80
    assert any("Startseite" in html for _, html in kinds.values())
    assert bare.evaluate(FOUND, [list(kinds.values()), RULES]) == []


LINKS = """() => [...document.querySelectorAll("#app a[href^='#']")]
  .map((link) => link.getAttribute("href"))"""


def visit(person: Person, place: str) -> list[str]:
    """Go to an address of the live app; return where its screen leads to."""
    if person.page.url != person.site + place:
        person.page.evaluate("document.activeElement.blur()")
        person.page.goto(person.site + place)
        expect(person.main).to_be_focused()
    links: list[str] = person.page.evaluate(LINKS)
    return links


def test_no_screen_of_the_live_page_in_german_has_either(
    browser: Browser, site: str, furnished: Furnished, axe: Callable[..., list[str]]
) -> None:
    context = phone_of(browser, locale="de-DE", storage_state=furnished.storage)
    person = Person(context.new_page(), site).come()
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    places = dict.fromkeys((*visit(person, furnished.table), *visit(person, "#/")))
    assert len(places) > 12
    titles = set()
    for place in places:
        visit(person, place)
        titles.add(person.title.inner_text())
        assert axe(person.page, *RULES) == [], place
    context.close()
    assert titles >= {"Protokoll", "Einstellungen dieses Geräts"}


def test_the_eyes_can_see(bare: Page) -> None:
    wrong = "<main><h1>Wurf</h1><button aria-label='Roll'></button><input><img src=''></main>"
    found = bare.evaluate(FOUND, [[["a screen", wrong]], RULES])
    assert {one.split(": ")[1] for one in found} >= {"label", "image-alt"}
