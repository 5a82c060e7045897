"""The README shows the app as it is: each of its pictures against the moment it was taken of.

The tolerance is told in tests/browser/comparing.py. Where the looks or the words of such a moment
were changed on purpose, `make pictures` takes them anew; look at them before they are committed.
"""

from __future__ import annotations

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.comparing import changed, other_pixels, taken_with
from tools import pictures, snapshots

MOST_BYTES = 600_000
ADVICE = (
    "The README shows the app as it was. If it was meant to change, run `make pictures`, look at "
    "what changed in docs/screenshots, and commit it."
)


def test_the_readme_shows_the_app_as_it_is(browser: Browser, site: str) -> None:
    with snapshots.drawing(browser.browser_type) as drawing:
        now = dict(pictures.pictures(site, drawing))
    assert list(now) == pictures.NAMES
    # Unlike each other, so that a moment that was missed is no other one's picture.
    for at, one in enumerate(now):
        assert all(other_pixels(now[one], now[two]) > 0.01 for two in list(now)[:at]), one
    kept = {file.stem: file for file in pictures.PICTURES.glob("*.png")}
    assert changed(now, kept) == [], f"{ADVICE} {taken_with(browser, pictures.BROWSER)}"


def test_they_are_small_and_of_one_size() -> None:
    files = [pictures.PICTURES / f"{name}.png" for name in pictures.NAMES]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    sizes = set()
    for file in files:
        with Image.open(file) as picture:
            sizes.add(picture.size)
    assert sizes == {(720, 1280)}
