"""The numbers within bars of odds grow with the text; where they find no room there are none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.app.gallery import gallery
from tests.browser.measures import NARROW, bare_page
from tools.builder.markup import markup

# A number that is cut off shows neither top nor bottom: it stands in its bar or wholly below it.
NUMBERS = """([html, size]) => {
  document.documentElement.style.fontSize = size;
  document.getElementById("app").innerHTML = html;
  return [...document.querySelectorAll(".inside > span")].map((number) => {
    const bar = number.closest("svg").getBoundingClientRect();
    const share = number.closest("foreignObject").getBoundingClientRect();
    const own = number.getBoundingClientRect();
    return {
      size: parseFloat(getComputedStyle(number).fontSize),
      within: own.left >= share.left - 0.5 && own.right <= share.right + 0.5 &&
        own.top >= bar.top - 0.5 && own.bottom <= bar.bottom + 0.5,
      away: own.top >= bar.bottom - 0.5,
    };
  });
}"""


@pytest.fixture(scope="module")
def bare(browser: Browser, dist: Path) -> Iterator[Page]:
    with bare_page(browser, dist) as page:
        yield page


def test_they_grow_and_stand_in_their_share_or_go(bare: Page) -> None:
    bare.set_viewport_size(NARROW)
    seen = {"100%": 0, "200%": 0}
    for name, _, tree in gallery():
        html = markup(tree)
        plain, large = (bare.evaluate(NUMBERS, [html, size]) for size in seen)
        for size, numbers in (("100%", plain), ("200%", large)):
            odd: list[Any] = [one for one in numbers if one["within"] == one["away"]]
            assert odd == [], (name, size)
            seen[size] += sum(one["within"] for one in numbers)
        assert [one["size"] for one in large] == [2 * one["size"] for one in plain], name
    assert seen["100%"] > seen["200%"] > 50
