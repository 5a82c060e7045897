"""What a player does in the first minutes, in an engine that is not Chromium."""

from __future__ import annotations

from collections.abc import Callable

from tests.engines import journey
from tools.engines.driver import Driver, comes
from tools.engines.host import Host

BROKEN = """(() => {
  console.warn("a warning");
  console.error("an error");
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("rejected"));
  fetch("http://elsewhere.test/").catch(() => {});
  setTimeout(() => { globalThis.later = true; }, 100);
})()"""


def test_a_table_a_roll_no_network_a_friend(phone: Callable[[], Driver], host: Host) -> None:
    journey.is_played(phone(), phone(), host)


def test_a_start_from_the_memory_snapshot(phone: Callable[[], Driver], host: Host) -> None:
    player = phone()
    journey.starts_from_its_snapshot(player, host)
    assert player.problems() == []


def test_nothing_that_goes_wrong_stays_unheard(phone: Callable[[], Driver], host: Host) -> None:
    player = phone()
    player.open(host.address)
    player.is_ready()
    player.evaluate(BROKEN)
    assert comes(player, "globalThis.later")
    heard = "\n".join(player.problems())
    for said in ("a warning", "an error", "thrown", "rejected", "connect-src"):
        assert said in heard
