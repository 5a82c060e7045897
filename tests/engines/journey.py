"""The short journey, written once for all engines: a table, a roll, no network, a friend."""

from __future__ import annotations

import re

from tools.engines.driver import Driver, comes
from tools.engines.host import Host

OUTCOME = re.compile("^(Success|Partial success|Failure)$")
TAG = "Old maps"
# Stands in for the phone's own sheet, which no test could read.
SHARE_SHEET = "void (navigator.share = async (data) => { globalThis.handed = data.url; })"
OFFLINE = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active))"
# An empty one stands for a snapshot that did not start.
SNAPSHOT_KEPT = """(async () => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("threefold-snapshot")) continue;
    for (const kept of await (await caches.open(name)).matchAll())
      if ((await kept.blob()).size) return true;
  }
  return false;
})()"""
RESTORED = "performance.getEntriesByName('threefold:snapshot').length"


def comes_in(phone: Driver, host: Host) -> None:
    """Open the page and wait until it answers."""
    phone.open(host.address)
    phone.is_ready()
    phone.text_of("heading", "Threefold")


def sits_down(phone: Driver) -> None:
    """Make a table and a character with one tag; be at the character's sheet."""
    phone.tap("button", "New City of Ghosts table")
    phone.text_of("heading", "City of Ghosts")
    phone.write("Name of a new character", "Ada")
    phone.tap("button", "Add")
    phone.text_of("heading", "Sheet of Ada")
    phone.write("What are you best at?", TAG)
    phone.tap("link", "Done")
    phone.text_of("heading", "Ada")


def rolls(phone: Driver) -> str:
    """Roll with the tag; return the outcome that shows."""
    # WebKit says the key that picks it, too, though the style asks it not to.
    phone.tap("button", re.compile(rf"^(\d )?{TAG}"))
    phone.tap("button", re.compile(r"^Roll \d"))
    return phone.text_of("heading", OUTCOME)


def shares(phone: Driver) -> str:
    """Share the roll in front; return its link."""
    phone.evaluate(SHARE_SHEET)
    phone.tap("button", "Share this roll")
    assert comes(phone, "globalThis.handed"), "nothing was handed to the share sheet"
    return str(phone.evaluate("globalThis.handed"))


def keeps(phone: Driver, outcome: str) -> None:
    """Keep the roll in front, with whatever follows from it."""
    phone.tap("button", f"Keep: {outcome}")
    if outcome != "Success":
        phone.tap("button", "Write it down")
    phone.reads("What helps?")


def reads_log(phone: Driver, outcome: str) -> None:
    """Go to the log and find the roll there."""
    phone.tap("button", "More")
    phone.tap("link", "Log")
    phone.text_of("heading", "Log")
    phone.reads(f"Ada: {outcome}")


def plays(phone: Driver, host: Host) -> tuple[str, str]:
    """Play from the first visit to a log that outlives a reload; return the outcome and link."""
    comes_in(phone, host)
    sits_down(phone)
    outcome = rolls(phone)
    link = shares(phone)
    keeps(phone, outcome)
    reads_log(phone, outcome)
    phone.reload()
    phone.is_ready()
    phone.reads(f"Ada: {outcome}")
    return outcome, link


def plays_on_offline(phone: Driver, host: Host, outcome: str, link: str) -> None:
    """Start with no host there, find the log, open the roll's link and play another table."""
    assert comes(phone, OFFLINE), "it never became ready to play offline"
    host.stop()
    phone.reload()
    phone.is_ready()
    phone.reads(f"Ada: {outcome}")
    reads_roll(phone, link, outcome)
    comes_in(phone, host)
    sits_down(phone)
    rolls(phone)
    host.start()


def reads_roll(phone: Driver, link: str, outcome: str) -> None:
    """Open a roll's link and find it as it was rolled."""
    phone.open(link)
    phone.is_ready()
    phone.text_of("heading", "A roll, shared")
    phone.text_of("heading", outcome)
    phone.reads("Nothing of yours is touched")


def starts_from_its_snapshot(phone: Driver, host: Host) -> None:
    """Start plainly once and from the memory snapshot from then on."""
    comes_in(phone, host)
    assert not phone.evaluate(RESTORED), "a first visit has nothing to restore"
    assert comes(phone, SNAPSHOT_KEPT), "no snapshot was kept"
    phone.reload()
    phone.is_ready()
    assert phone.evaluate(RESTORED), "the second start was a plain one"
    sits_down(phone)
    rolls(phone)


def is_played(player: Driver, friend: Driver, host: Host) -> None:
    """Play all of it, a friend opening the link at last; nothing is said that should not be."""
    outcome, link = plays(player, host)
    plays_on_offline(player, host, outcome, link)
    reads_roll(friend, link, outcome)
    assert player.problems() == friend.problems() == []
