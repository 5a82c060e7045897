"""A tab that has not heard what another one wrote writes over nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import Person

# Other tabs' writes are told late where a page sleeps; here, never.
DEAF = "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)"


def test_what_both_wrote_is_there(ada: Person) -> None:
    ada.back("City of Ghosts")
    page = ada.page.context.new_page()
    page.add_init_script(DEAF)
    stale = Person(page, ada.site).come(ada.page.url.removeprefix(ada.site))
    ada.add_character("Dot")
    expect(stale.link(re.compile("^Dot"))).to_have_count(0)
    stale.add_character("Eve")
    stale.reads("What was done in both is here now.")
    stale.reload()
    stale.done("Eve")
    stale.back("City of Ghosts")
    for name in ("Ada", "Dot", "Eve"):
        expect(stale.link(re.compile(f"^{name}"))).to_be_visible()
    page.close()
    ada.done("Dot")
    ada.back("City of Ghosts")
    expect(ada.link(re.compile("^Eve"))).to_be_visible()
