"""What was found and told of the log, when the language changes: it was said in another."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp import app, device, route
from pyapp.device import Device
from pyapp.effect import Msg, Soon
from pyapp.words.german import GERMAN
from tests.app.table_driver import BEGUN_AT, Browser
from tests.app.test_finding import results, table_of, texts_of
from tests.app.trees import elements


@pytest.fixture
def stored() -> dict[str, str]:
    return texts_of(table_of([f"Zoe {number}" for number in range(40)]))


@pytest.mark.parametrize("where", ["here", "in another tab"])
def test_another_language_searches_anew_and_stops_what_is_written_out(
    stored: dict[str, str], where: str
) -> None:
    """What was found, and with it what is told, was said in the language before."""
    place = "/t/t/log/find/zoe"
    browser = Browser(stored, place)
    english = results(browser)
    if where == "here":
        browser.follow(route.DEVICE)
        browser.write("set_device", "language", value="de")
        browser.go(place)
    else:
        stored.update(device.writes(Device(language="de")))
        browser.send("changed_elsewhere", device.KEY)
    german = results(browser)
    assert german == results(Browser(stored, place))
    assert english
    assert not set(german) & set(english)
    browser.tap("tell", "text", "copy", "found")
    assert "Der Tisch" in browser.copied[0]


def test_a_story_half_written_is_not_ended_in_another_language() -> None:
    model = Browser(texts_of(table_of(["Zoe"] * 3000)), "/t/t/log").model
    model, (first, *_) = app.update(model, Msg("tell", ("text", "copy", "log"), at=BEGUN_AT))
    assert isinstance(first, Soon)
    texts = dict(device.writes(Device(language="de")))
    model, onward = app.update(model, Msg("device_read", (texts,)))
    after, none = app.update(model, replace(first.then, at=BEGUN_AT))
    assert none == ()
    assert "progress" not in {one.tag for one in elements(app.view(after))}
    (stop,) = [one.then for one in onward if isinstance(one, Soon)]
    assert app.update(after, stop)[0].said[0] == GERMAN["tell.stopped"]


def test_of_two_stories_only_the_one_that_is_written_shows_how_far_it_is() -> None:
    model = Browser(texts_of(table_of(["Zoe"] * 3000)), "/t/t/log/find/zoe").model
    model, _ = app.update(model, Msg("tell", ("text", "copy", "log"), at=BEGUN_AT))
    for place, shown in (("/t/t/log/find/nowhere", 0), ("/t/t/log", 1)):
        tree = app.view(replace(model, fragment=place))
        stops = [one for one in elements(tree) if "tell_stop" in str(one.attrs.get("data-msg"))]
        assert len(stops) == shown, place
