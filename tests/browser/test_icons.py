"""The icons are what their drawings show, whole under every mask, and the page can be installed."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.phones import phone_of
from tests.browser.player import is_ready
from tests.browser.watching import Watch
from tools import chromium
from tools.icons import ICONS, SAFE, Icon, drawn, icons

MADE = {icon.name: icon for icon in icons()}
# Two pictures as a browser sees them: how far they differ on average, how much of the first is
# see-through, and how far from its middle, in edges, anything but the corner's colour reaches.
COMPARE = """async ([one, other]) => {
  const read = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [{ data, width, height }, again] = [await read(one), await read(other)];
  let differs = 0, clear = 0, reach = 0;
  for (let at = 0; at < data.length; at += 4) {
    let apart = 0;
    for (let part = 0; part < 4; part += 1) {
      differs += Math.abs(data[at + part] - again.data[at + part]);
      apart = Math.max(apart, Math.abs(data[at + part] - data[part]));
    }
    if (data[at + 3] < 255) clear += 1;
    const x = (at / 4) % width + 0.5 - width / 2, y = Math.floor(at / 4 / width) + 0.5 - height / 2;
    if (apart > 2) reach = Math.max(reach, Math.hypot(x, y) / width);
  }
  const size = [width, height, again.width, again.height];
  return { size, differs: differs / data.length, clear: clear / (width * height), reach };
}"""


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("icon", MADE.values(), ids=MADE)
def test_an_icon_is_what_its_drawing_shows(browser: Browser, blank: Page, icon: Icon) -> None:
    committed = (ICONS / f"{icon.name}.png").read_bytes()
    pngs = [base64.b64encode(png).decode() for png in (committed, drawn(browser, icon))]
    seen = blank.evaluate(COMPARE, pngs)
    assert seen["size"] == [icon.size] * 4
    assert seen["differs"] < 1, "run `make icons`"
    if icon.filled:
        assert seen["clear"] == 0
        assert seen["reach"] > 0.3
    else:
        assert 0.01 < seen["clear"] < 0.1
    if "maskable" in icon.name:
        assert seen["reach"] <= SAFE


def test_no_picture_is_there_that_nothing_draws() -> None:
    assert {file.stem for file in ICONS.glob("*.png")} == MADE.keys()


def test_the_comparison_tells_one_icon_from_another(browser: Browser, blank: Page) -> None:
    one, other = (base64.b64encode(drawn(browser, MADE[f"{game}-96"])).decode()
                  for game in ("ghosts", "imposition"))  # fmt: skip
    assert blank.evaluate(COMPARE, [one, other])["differs"] > 5


@pytest.fixture(scope="module")
def windowed(browser: Browser) -> Iterator[Browser]:
    """A browser with windows: no other has anything to install a page into."""
    launched = browser.browser_type.launch(
        executable_path=chromium.find(), args=chromium.arguments()
    )
    yield launched
    launched.close()


@pytest.fixture
def visitor(windowed: Browser, watch: Watch) -> Iterator[Page]:
    context = phone_of(windowed, keeps=True)
    with watch.over(context):
        yield context.new_page()
    context.close()


@pytest.mark.parametrize("below", ["/", "/some/where/"])
def test_the_page_can_be_installed_wherever_it_lies(
    visitor: Page, serve: Callable[..., str], below: str
) -> None:
    home = serve(below)
    visitor.goto(home)
    is_ready(visitor)
    asked = visitor.context.new_cdp_session(visitor)
    errors = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # All that is in the way is that a test leaves no traces.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    found = asked.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = found["manifest"]
    assert (manifest["startUrl"], manifest["scope"], manifest["id"]) == (home, home, home)
    shortcuts = {one["name"]: one["url"] for one in manifest["shortcuts"]}
    assert shortcuts["City of Ghosts"] == urljoin(home, "#/g/ghosts")
    for name, address in shortcuts.items():
        visitor.goto(address)
        visitor.get_by_role("heading", level=1, name=name, exact=True).wait_for()
