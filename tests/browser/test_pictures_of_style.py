"""The style page looks as it did: each section against its picture, on a phone and wide.

Tolerance: a pixel is another one where red, green or blue differ by more than `FAR` of 255, and
`SHARE` of a section's pixels may be. Sizes must agree to the pixel. A section that was changed on
purpose gets a new picture by `make snapshots`; look at it before it is committed.
"""

from __future__ import annotations

import json

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser

from tools import snapshots
from tools.snapshots import PICTURES, SHOTS, Shot

FAR = 48
SHARE = 0.002
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


def other_pixels(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ by far; all of them where the sizes do."""
    if one.size != other.size:
        return 1.0
    far = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).point(
        lambda part: 255 * (part > FAR)
    )
    red, green, blue = far.split()
    any_far = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return any_far.histogram()[255] / (one.width * one.height)


def taken_with(browser: Browser) -> str:
    """What to say of the browsers, where the pictures are another one's."""
    then = json.loads(snapshots.BROWSER.read_text("utf-8"))["chromium"]
    now = snapshots.major(browser)
    if now == then:
        return ""
    return f"They were taken with Chromium {then}; this is {now}, which may draw in another way."


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: f"{shot.width}-{shot.theme}")
def test_every_section_looks_as_it_did(
    drawn: dict[str, Image.Image], browser: Browser, shot: Shot
) -> None:
    end = f"-{shot.width}-{shot.theme}"
    now = {name: picture for name, picture in drawn.items() if name.endswith(end)}
    known = {file.stem: Image.open(file) for file in PICTURES.glob(f"*{end}.png")}
    assert len(now) > 20
    changed = [f"{name}: has no picture yet" for name in sorted(now.keys() - known.keys())]
    changed += [f"{name}: is no longer there" for name in sorted(known.keys() - now.keys())]
    for name in sorted(now.keys() & known.keys()):
        share = other_pixels(known[name], now[name])
        if share > SHARE:
            sizes = f"{known[name].size} then, {now[name].size} now"
            changed.append(f"{name}: {share:.2%} of its pixels, {sizes}")
    assert changed == [], f"{ADVICE} {taken_with(browser)}"


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
