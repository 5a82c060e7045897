"""How pictures that were taken once are held against what the app looks like now.

A pixel is another one where red, green or blue differ by more than `FAR` of 255, and `SHARE` of a
picture's pixels may be. Sizes must agree to the pixel.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser

from tools import snapshots

FAR = 48
SHARE = 0.002


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


def changed(now: Mapping[str, Image.Image], kept: Mapping[str, Path]) -> list[str]:
    """Say of each picture, by its name, what is wrong with the one that is kept."""
    found = [f"{name}: has no picture yet" for name in sorted(now.keys() - kept.keys())]
    found += [f"{name}: is no longer there" for name in sorted(kept.keys() - now.keys())]
    for name in sorted(now.keys() & kept.keys()):
        with Image.open(kept[name]) as known:
            share = other_pixels(known, now[name])
            if share > SHARE:
                sizes = f"{known.size} then, {now[name].size} now"
                found.append(f"{name}: {share:.2%} of its pixels, {sizes}")
    return found


def taken_with(browser: Browser, number: Path) -> str:
    """What to say of the browsers, where the pictures are another one's."""
    then = json.loads(number.read_text("utf-8"))["chromium"]
    now = snapshots.major(browser)
    if now == then:
        return ""
    return f"They were taken with Chromium {then}; this is {now}, which may draw in another way."
