"""Whatever people write is text: it is shown as written, runs nothing and breaks no layout."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pyapp.words.bidi import isolated
from tests.browser.player import Person
from threefold import link

HOSTILE = {
    "markup": "<img src=x onerror=\"alert('boo')\"><b>bold</b>",
    "a script": "</script><script>alert(1)</script>",
    "an attribute": "\" onclick='alert(1)' data-msg='[\"undo\"]",
    "a template": "{name} {0} %s ${alert(1)} {{7*7}}",
    "right to left": "\u202egnihtemos \u2066evil\u2069",
    "Hebrew and Arabic": "שלום עולם مرحبا بالعالم",
    "a long word": "W" * 2000,
    "a long text": "many words in a row " * 100 + "end",
    "a family": "👩‍👩‍👧‍👦🏳️‍🌈 e\u0301\u0327 Zalgo\u0336\u0337\u0338",
    "an entity": "&lt;b&gt; &amp;amp; &#x27;",
}
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def is_plain(person: Person, text: str) -> None:
    """It stands there as text, letter by letter, and the page is no wider than the phone."""
    expect(person.main).to_contain_text(text)
    expect(
        person.page.locator("main img, main b, main script, [onclick], [onerror]")
    ).to_have_count(0)
    for width in (360, 320):
        person.page.set_viewport_size({"width": width, "height": 640})
        assert not person.page.evaluate(WIDE), f"wider than {width}"


@pytest.mark.parametrize("kind", HOSTILE)
def test_it_is_text_on_every_screen_and_through_a_link(ada: Person, kind: str) -> None:
    text = HOSTILE[kind]
    opened: list[str] = []
    ada.page.on("dialog", lambda dialog: (opened.append(dialog.message), dialog.dismiss()))
    ada.edit("Ada")
    ada.write("What keeps you going?", text)
    ada.write("With Bo", text)
    ada.write("Name", text)
    ada.is_at(f"Sheet of {isolated(text.strip())}")
    assert ada.field("What keeps you going?").input_value() == text
    ada.link("Done").click()
    is_plain(ada, text)
    ada.write("What do you attempt?", text)
    for group in ("Tags", "Relationships"):
        ada.page.get_by_role("group", name=group).locator("[aria-pressed]").first.click()
    ada.roll_by_hand("41")
    is_plain(ada, text)
    with ada.share_sheet() as handed:
        ada.press("Share this roll")
    ada.begin_keeping()
    ada.write("What is the complication?", text)
    ada.write_down()
    is_plain(ada, text)
    ada.menu("Log")
    ada.is_at("Log")
    is_plain(ada, text)
    ada.menu("Your tables")
    ada.is_at("Threefold")
    is_plain(ada, text)
    address = handed[0]["url"]
    act = link.decode(address.partition("#")[2]).roll.act  # type: ignore[union-attr]
    assert (act.who, act.deed, act.tags, act.relationship) == (text, text, (text,), text)
    ada.page.goto(address)
    ada.is_at("A roll, shared")
    assert ada.dice() == ((4, 1), ())
    is_plain(ada, text)
    assert opened == []


def test_a_table_may_be_called_anything(ada: Person) -> None:
    ada.menu("Rulings and settings")
    ada.write("Name of the table", HOSTILE["markup"])
    ada.back(HOSTILE["markup"])
    expect(ada.page).to_have_title(f"{HOSTILE['markup']} · Threefold")
    ada.back("Threefold")
    is_plain(ada, HOSTILE["markup"])


def test_blank_names_stay_reachable(ada: Person) -> None:
    ada.edit("Ada")
    ada.write("Name", " \u3000 ")
    ada.link("Done").click()
    ada.is_at("No name yet")
    ada.back("City of Ghosts")
    ada.open_sheet("No name yet")
    expect(ada.button("Old maps")).to_be_enabled()
