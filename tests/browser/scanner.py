"""A phone's camera held before the page: a picture of it, and what QR codes are in it.

The reader is zxing-cpp, which knows nothing of the library that draws the codes.
"""

from __future__ import annotations

import base64
from typing import Any

import zxingcpp
from playwright.sync_api import Locator

GREY = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  let grey = "";
  for (let at = 0; at < data.length; at += 4)
    grey += String.fromCharCode((data[at] * 3 + data[at + 1] * 6 + data[at + 2]) / 10);
  return { width, height, grey: btoa(grey) };
}"""


def scanned(shown: Locator) -> list[str]:
    """Take a picture of a part of the page and read the QR codes in it."""
    page = shown.page
    png = base64.b64encode(shown.screenshot()).decode()
    picture: dict[str, Any] = page.evaluate(GREY, png)
    pixels = memoryview(base64.b64decode(picture["grey"]))
    image = pixels.cast("B", shape=[picture["height"], picture["width"]])
    found = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
    return [code.text for code in found]
