"""The style page looks as it did: each section against its picture, on a phone and wide.

The tolerance is told in tests/browser/comparing.py. A section that was changed on purpose gets a
new picture by `make snapshots`; look at it before it is committed.
"""

from __future__ import annotations

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser.comparing import SHARE, changed, other_pixels, taken_with
from tools import snapshots
from tools.snapshots import PICTURES, SHOTS, Shot

MOST_BYTES = 1_500_000
ADVICE = (
    "The style page looks different from its pictures in tests/fixtures/pictures. If that was "
    "meant, run `make snapshots`, look at what changed, and commit it."
)


@pytest.fixture(scope="module")
def drawn(browser: Browser, site: str) -> dict[str, Image.Image]:
    """Every section as it looks now, by the name of its picture.

    Drawn by a browser of its own: the one that other tests share does it as this machine does.
    """
    with snapshots.drawing(browser.browser_type) as drawing:
        return dict(snapshots.pictures(site, drawing))


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: f"{shot.width}-{shot.theme}")
def test_every_section_looks_as_it_did(
    drawn: dict[str, Image.Image], browser: Browser, shot: Shot
) -> None:
    end = f"-{shot.width}-{shot.theme}"
    now = {name: picture for name, picture in drawn.items() if name.endswith(end)}
    kept = {file.stem: file for file in PICTURES.glob(f"*{end}.png")}
    assert len(now) > 20
    assert changed(now, kept) == [], f"{ADVICE} {taken_with(browser, snapshots.BROWSER)}"


def test_the_pictures_are_few_and_small() -> None:
    assert sum(file.stat().st_size for file in PICTURES.iterdir()) < MOST_BYTES


def test_the_eyes_can_see() -> None:
    """A letter that moved by a pixel is seen, a shade is not, and another size always is."""
    plain = Image.new("RGB", (100, 100), "#e9ede9")
    shaded = Image.new("RGB", (100, 100), "#e0e4e0")
    assert other_pixels(plain, shaded) == 0
    moved = plain.copy()
    moved.paste("#14201f", (10, 10, 14, 16))
    assert other_pixels(plain, moved) == pytest.approx(24 / 10_000)
    assert other_pixels(plain, moved) > SHARE
    assert other_pixels(plain, plain.resize((100, 101))) == 1
