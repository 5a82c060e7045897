"""An evening of Universalis on one phone, with every coin counted along."""

from __future__ import annotations

import csv
import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.universalis import Phone, sums

START, REFRESH = 20, 3
REFRESHING = re.compile("^How many coins does each player get when a scene ends")
STARTING = re.compile("^How many coins does each player begin with")
ANNA, BEN, CLEO = PLAYERS = ("Anna", "Ben", "Cleo")
# What real dice show: Anna's three and Cleo's two for the captain, Ben's four for the wolf.
TIED = ((3, 1, 7), (9, 10), (2, 2, 8, 9))
THROWN = ((5, 9, 3), (1, 10), (4, 10, 8, 6))


class Evening:
    """An evening on the phone, and an account of it kept here by hand."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.account = Counter(dict.fromkeys(PLAYERS, START))
        self.issued = START * len(PLAYERS)

    def pays(self, name: str, coins: int = 1) -> None:
        """Somebody pays the bank, and the page says so."""
        self.account[name] -= coins
        self.phone.have(self.account)

    def buys(self, name: str, what: str, text: str) -> None:
        self.phone.buy(what, text)
        self.pays(name)

    def gets(self, **coins: int) -> None:
        self.account.update(coins)
        self.phone.have(self.account)


def test_an_evening_of_which_every_coin_is_accounted_for(phone: Phone, tmp_path: Path) -> None:
    evening = Evening(phone)
    seats_are_taken_and_a_ruling_changed(phone)
    bids_are_made_a_tie_bid_again(phone)
    a_scene_is_framed(evening)
    turns_are_taken(evening)
    a_challenge_is_settled_by_talk(evening)
    a_challenge_is_bid_for(evening)
    dice_are_gathered(evening)
    dice_are_typed_and_paid(evening)
    the_end_is_told(evening)
    a_scene_ends(evening)
    the_ledger_agrees(evening)
    the_file_agrees(evening, tmp_path)


def seats_are_taken_and_a_ruling_changed(phone: Phone) -> None:
    phone.sit_down()
    phone.seat(BEN, ANNA, CLEO)
    phone.do(f"Move up: {ANNA}")
    expect(phone.person.field("Seat 1")).to_have_value(ANNA)
    phone.person.link("Change this").click()
    phone.person.is_at("Rulings and settings")
    phone.rule(STARTING, f"Each player begins with {START} coins.")
    phone.rule(REFRESHING, f"Each player gets {REFRESH} coins when a scene ends.")
    phone.go()
    phone.person.reads(f"Each player gets {REFRESH} coins when a scene ends.")
    phone.do(f"Begin with {START} coins each")
    phone.have(dict.fromkeys(PLAYERS, START))


def bids_are_made_a_tie_bid_again(phone: Phone) -> None:
    phone.bid_all(Anna=7, Ben=7, Cleo=2)
    phone.person.reads("Anna and Ben bid the same and bid again.")
    phone.bid_all(Anna=8, Ben=6)
    phone.person.reads("Anna frames scene 1 with 8 coins.")
    phone.person.reads("8 coins of the bid are left for it")
    phone.turn(ANNA)
    # A bid is set aside, not paid; and whoever does not frame keeps theirs.
    phone.have(dict.fromkeys(PLAYERS, START))


def a_scene_is_framed(evening: Evening) -> None:
    phone = evening.phone
    phone.person.reads("The scene still needs a place, a time and somebody or something in it.")
    expect(phone.button(re.compile(" pays 1 coin$"))).to_have_count(0)
    evening.buys(ANNA, "where", "A harbour in the fog")
    evening.buys(ANNA, "when", "At dusk")
    evening.buys(ANNA, "character", "Captain Vane")
    phone.person.reads("5 coins of the bid are left for it")
    phone.open("Captain Vane")
    phone.person.reads("Importance 1 becomes 2.")
    phone.trait("Quick", 2)
    evening.pays(ANNA, 2)
    phone.do("+1 to Quick, for 1 coin")
    evening.pays(ANNA)
    phone.person.reads("Importance 4")
    phone.go()
    phone.do("Framing is done")
    phone.turn(ANNA)


def turns_are_taken(evening: Evening) -> None:
    phone = evening.phone
    evening.buys(ANNA, "fact", "The harbour never freezes")
    phone.do("Ben pays 1 coin")
    evening.pays(BEN)
    phone.turn(BEN)
    evening.buys(BEN, "character", "The wolf")
    phone.open("The wolf")
    phone.trait("Hungry", 3)
    evening.pays(BEN, 3)
    phone.do("Send out for nothing")
    phone.do("Bring in for 1 coin")
    evening.pays(BEN)
    phone.go()
    phone.do("End the turn: Cleo is next")
    phone.turn(CLEO)
    for what in ("Gulls are never wrong", "The tide is late", "Fog smells of tar"):
        evening.buys(CLEO, "fact", what)
    evening.buys(CLEO, "thing", "A lantern")
    phone.do("End the turn: Anna is next")
    phone.turn(ANNA)
    phone.have(evening.account)


def a_challenge_is_settled_by_talk(evening: Evening) -> None:
    phone = evening.phone
    phone.challenge("The wolf can swim", who=CLEO, whom=BEN)
    phone.person.reads("Cleo challenges Ben")
    phone.person.write("What did you agree on?", "Only in calm water")
    phone.do("Agreed")
    phone.person.reads("Agreed: Only in calm water")
    phone.have(evening.account)


def a_challenge_is_bid_for(evening: Evening) -> None:
    """Ben's 3 against Anna's 1 and Cleo's 2 with a fact, which count 5: the statement stands."""
    phone = evening.phone
    phone.challenge("The bay is open water", who=BEN, whom=ANNA)
    phone.count(f"First bid of {BEN}", 3)
    phone.do("Bid 3 coins")
    phone.person.reads("As the bids are, the statement falls.")
    phone.add_bid(ANNA, "It stands", 1)
    phone.add_bid(CLEO, "It stands", 2, "The harbour never freezes")
    phone.person.reads("Counts twice: The harbour never freezes")
    phone.person.reads("As the bids are, the statement stands.")
    phone.have(evening.account)
    phone.do("End the bidding: 6 coins to the bank")
    phone.person.reads("Anna’s side wins 5 to 3 with the higher bid; coins backed by a fact count")
    phone.person.reads("It stands: The bay is open water.")
    evening.gets(Anna=-1, Ben=-3, Cleo=-2)


def dice_are_gathered(evening: Evening) -> None:
    """Three of Anna's for a trait, two that Cleo buys; three of Ben's for a trait, one bought."""
    phone = evening.phone
    phone.person.link("Open a conflict").click()
    phone.person.write("What is it about?", "Who gets off the pier")
    expect(phone.button("Choose both sides first")).to_be_disabled()
    phone.do("The wolf Ben")
    phone.do("Begin the conflict")
    phone.person.reads("Each side needs a die before anything can be rolled.")
    phone.draws(ANNA, "Captain Vane", "Quick")
    phone.adds(CLEO, "Captain Vane")
    phone.do("2 dice · 2 coins")
    evening.pays(CLEO, 2)
    phone.draws(BEN, "The wolf", "Hungry")
    phone.do("1 die · 1 coin")
    evening.pays(BEN)
    expect(phone.button("Hungry drawn on already")).to_be_disabled()
    assert phone.person.odds("Odds of this throw").keys() == {
        "Captain Vane wins",
        "A tie",
        "The wolf wins",
    }
    phone.person.reads("Anna, for Captain Vane")
    expect(phone.button("Roll 5 against 4")).to_be_visible()


def pay_of(mine: tuple[int, ...], *, won: bool) -> int:
    """What the rules pay somebody for their own dice, worked out here from the faces."""
    return sum(face for face in mine if face <= 5) if won else len(mine)


def dice_are_typed_and_paid(evening: Evening) -> None:
    """A tie of two successes each: equal sums, so all roll again. Then three against one."""
    phone = evening.phone
    anna, cleo, ben = TIED
    phone.throw(*anna, *cleo, *ben)
    expect(phone.banner()).to_have_text("A tie")
    phone.person.reads("All roll again with the dice as they are.")
    phone.have(evening.account)
    anna, cleo, ben = THROWN
    scores = [sum(face <= 5 for face in side) for side in ((*anna, *cleo), ben)]
    assert scores == [3, 1]
    phone.throw(*anna, *cleo, *ben)
    expect(phone.banner()).to_have_text("Captain Vane wins")
    phone.person.reads("3 successes to 1.")
    phone.person.reads("Entered by hand")
    coins = [pay_of(anna, won=True), pay_of(cleo, won=True), pay_of(ben, won=False)]
    assert phone.paid() == [
        f"5 + 3 = {coins[0]} {coins[0]} coins",
        f"1 = {coins[1]} {coins[1]} coin",
        f"4 dice = {coins[2]} {coins[2]} coins",
    ]
    assert [int(one.partition(",")[0]) for one in phone.faces()] == [*anna, *cleo, *ben]
    evening.gets(**dict(zip((ANNA, CLEO, BEN), coins, strict=True)))


def the_end_is_told(evening: Evening) -> None:
    """What is told costs nothing beyond what the dice brought."""
    phone = evening.phone
    phone.person.reads("The winner tells: Captain Vane")
    phone.write("A fact of how it ends", "The pier is ours")
    phone.person.reads("The pier is ours")
    phone.side("What comes of it?", "A trait")
    phone.person.reads("Importance of The wolf: 4, then 5.")
    phone.write("A new trait of The wolf, such as a wound", "Limping")
    phone.person.reads("The wolf: Limping, rank 1.")
    phone.do("Done: now The wolf")
    phone.person.reads("Nothing may undo what was told for Captain Vane.")
    phone.do("The conflict is over")
    phone.have(evening.account)


def a_scene_ends(evening: Evening) -> None:
    phone = evening.phone
    phone.do("End scene 1")
    phone.person.reads(f"Scene 1 ends. Everybody gets {REFRESH} coins.")
    evening.gets(**dict.fromkeys(PLAYERS, REFRESH))
    expect(phone.button(f"I am {ANNA}")).to_be_visible()
    phone.go("c")
    expect(phone.person.link(re.compile("^The wolf.*Not in the scene"))).to_be_visible()


def the_ledger_agrees(evening: Evening) -> None:
    phone = evening.phone
    lines = phone.lines()
    assert len(lines) > 30, "more than one page"
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    held = sums(lines)
    assert {name: held[name] for name in PLAYERS} == evening.account == phone.coins()
    assert sum(held.values()) == 0
    issued, bank = -held["New coins"], held["Bank"]
    phone.person.reads(
        f"Players {evening.account.total()} coins, bank {bank} coins: {issued} coins in all."
    )
    whys = Counter(line.why.partition(":")[0] for line in lines)
    assert whys["Conflict won"] == 2
    assert whys["Conflict lost"] == 1
    assert whys["Challenge"] == 3
    assert whys["Interrupt"] == whys["Brought in"] == 1
    phone.choose("Whose lines?", BEN)
    phone.page.wait_for_url("**/ledger/1/all")
    rows = phone.page.get_by_role("list", name="Lines, newest first").get_by_role("listitem")
    expect(rows).to_have_count(sum(BEN in (line.source, line.target) for line in lines))


def the_file_agrees(evening: Evening, folder: Path) -> None:
    phone = evening.phone
    phone.go("ledger")
    with phone.page.expect_download() as saved:
        phone.do("Save as a file")
    phone.person.reads("The ledger is in Universalis.csv.")
    assert saved.value.suggested_filename == "Universalis.csv"
    file = folder / "ledger.csv"
    saved.value.save_as(file)
    with file.open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    held: Counter[str] = Counter()
    for row in rows:
        held[row["from"]] -= int(row["amount"])
        held[row["to"]] += int(row["amount"])
    assert {name: held[name] for name in PLAYERS} == evening.account
    assert len(rows) == len(phone.lines())
