"""Links between two phones: what a friend sees of a roll, and that it stays out of their way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Furnished, Player, seated
from tests.browser.phones import Phones
from tests.browser.player import Person
from threefold import ghosts, link
from tools.netlify import Headers
from tools.serve import Handler

LONGEST = 300


@pytest.fixture(scope="module")
def friend(phones: Phones, furnished: Furnished) -> Iterator[Person]:
    """Somebody else's phone, with tables of their own."""
    with seated(phones, furnished.storage) as seat:
        yield seat.person
        seat.watching.check()


def shared_roll(ada: Person) -> str:
    """Share the roll that is in front; return the link."""
    with ada.share_sheet() as handed:
        ada.press("Share this roll")
    assert len(handed[0]["url"]) <= LONGEST
    return str(handed[0]["url"])


def rolled(person: Person) -> ghosts.Roll:
    """The roll in the address, as the rules read it here."""
    opened = link.decode(person.page.url.partition("#")[2])
    assert isinstance(opened, link.ResultLink)
    return opened.roll  # type: ignore[no-any-return]


def test_a_friend_sees_the_whole_roll_and_nothing_of_theirs_is_touched(
    ada: Person, friend: Person
) -> None:
    ada.write("What do you attempt?", "Climb the wall")
    ada.pick("Old maps")
    ada.pick("Grew up together")
    ada.roll()
    ada.reroll()
    ada.reads("Throw 1:")
    before = friend.stored()
    friend.page.goto(shared_roll(ada))
    friend.is_at("A roll, shared")
    assert friend.dice() == ada.dice()
    assert friend.outcome() == ada.outcome()
    result = rolled(friend).result()
    for words in (
        "Ada: Climb the wall",
        "Old maps",
        "Grew up together",
        "1 reroll",
        "Throw 1:",
        ghosts.RULES[result.rule],
        "Nothing of yours is touched",
        "Rolled by Threefold; anyone can check it",
    ):
        friend.reads(words)
    for name in ("Undo", "Redo", re.compile("^Keep: "), re.compile("^Reroll(?!: look up)")):
        expect(friend.button(name)).to_have_count(0)
    assert friend.stored() == before
    friend.link("Make tables of your own").click()
    friend.is_at("Threefold")
    expect(friend.link(re.compile("^City of Ghosts"))).to_be_visible()
    assert friend.stored() == before


def test_dice_typed_by_hand_are_marked_for_the_friend_too(ada: Person, friend: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("4")
    friend.page.goto(shared_roll(ada))
    friend.reads("Entered by hand")
    friend.reads("The faces were typed in by hand")
    assert friend.dice() == ((4,), ())


def test_a_kept_roll_is_shared_from_the_notice_and_from_the_log(
    ada: Person, friend: Person
) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("6")
    open_link = shared_roll(ada)
    ada.begin_keeping()
    ada.reads("Ada: Success.")
    with ada.share_sheet() as handed:
        ada.press("Share")
    ada.menu("Log")
    with ada.share_sheet() as from_log:
        ada.button("Share this roll: Ada").first.click()
    assert handed[0]["url"] == from_log[0]["url"] == open_link
    friend.page.goto(from_log[0]["url"])
    friend.is_at("A roll, shared")
    assert friend.outcome() == "Success"


def test_the_longest_ordinary_roll_fits_in_a_message(ada: Person, friend: Person) -> None:
    ada.write("What do you attempt?", "Get everybody out over the roofs before the lamps come on")
    for label in ("Finding my sister", "Ink on my hands", "Old maps", "Opening locks"):
        ada.pick(label)
    ada.pick("Grew up together")
    ada.roll()
    friend.page.goto(shared_roll(ada))
    friend.reads("Get everybody out over the roofs")
    assert friend.dice() == ada.dice()


@pytest.mark.parametrize(
    "handed_on",
    ["{}.", "{})", "{}&gt;"[:3], "{}%20", "{}\n"],
    ids=["full stop", "bracket", "angle", "space", "newline"],
)
def test_what_chat_programs_add_to_a_link_does_no_harm(friend: Person, handed_on: str) -> None:
    friend.page.goto(f"{friend.site}#{handed_on.format(example())}")
    friend.is_at("A roll, shared")
    assert friend.outcome() == "Success"


def example() -> str:
    roll = ghosts.start(ghosts.Act("Zoe", tags=("Fast",)), ghosts.ByHand((6,), ()))
    return link.encode(link.ResultLink(ghosts.ID, roll))


def damaged() -> dict[str, str]:
    whole = example()
    middle = len(whole) // 2
    return {
        "cut short": whole[:-5],
        "cut to nothing": whole[:2],
        "one letter changed": whole[:middle] + ("A" if whole[middle] != "A" else "B")
        + whole[middle + 1 :],
        "all in capitals": whole.upper(),
        "two letters swapped": swapped(whole),
        "not ours": "1.hello",
        "a dot too many": whole.replace(".", ".."),
        "an impossible version": "0" + whole[1:],
    }  # fmt: skip


def swapped(text: str) -> str:
    at = next(at for at in range(5, len(text)) if text[at] != text[at + 1])
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


@pytest.mark.parametrize("kind", damaged())
def test_a_damaged_link_is_told_plainly_with_a_way_on(friend: Person, kind: str) -> None:
    before = friend.stored()
    friend.page.goto(f"{friend.site}#/about")
    friend.is_at("About Threefold")
    friend.page.goto(f"{friend.site}#{damaged()[kind]}")
    friend.is_at("This link is damaged")
    expect(friend.outcome_heading()).to_have_count(0)
    friend.reads("Your own tables are untouched.")
    friend.link("Go to your tables").click()
    friend.is_at("Threefold")
    assert friend.stored() == before


def test_a_newer_link_asks_for_a_newer_page(friend: Person) -> None:
    friend.page.goto(f"{friend.site}#9{example()[1:]}")
    friend.is_at("This link needs a newer Threefold")
    expect(friend.link("Go to your tables")).to_be_visible()


def test_what_a_link_holds_never_reaches_the_server(player: Player, dist: Path) -> None:
    heard: list[str] = []

    class Listening(Handler):
        def parse_request(self) -> bool:
            parsed = super().parse_request()
            heard.append(f"{self.requestline}\n{self.headers}")
            return parsed

    kind = partial(Listening, directory=str(dist), headers_of=Headers(), below="/")
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as serving:
        serving.daemon_threads = True
        Thread(target=serving.serve_forever, daemon=True).start()
        guest = Person(player(), f"http://localhost:{serving.server_port}/")
        guest.come(f"#{example()}")
        guest.is_at("A roll, shared")
        guest.reload()
        serving.shutdown()
    secret = example().partition(".")[2]
    assert len(heard) > 20
    assert not [request for request in heard if secret[:12] in request]


def test_a_link_opens_in_a_browser_that_was_never_here(
    somebody: Callable[..., Person],
) -> None:
    guest = somebody().come(f"#{example()}")
    guest.is_at("A roll, shared")
    guest.reads("Zoe")
    assert guest.stored() == {}
