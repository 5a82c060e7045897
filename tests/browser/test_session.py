"""An evening at the table: sheets, a pool being gathered, a throw, and what the dice say."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

from playwright.sync_api import expect

from tests.browser.conftest import TAGS
from tests.browser.phones import resting
from tests.browser.player import QUESTIONS, REROLL, Person
from threefold import ghosts

OUTCOMES = {
    "Success": ghosts.Outcome.SUCCESS,
    "Partial success": ghosts.Outcome.PARTIAL,
    "Failure": ghosts.Outcome.FAILURE,
    "Automatic failure": ghosts.Outcome.AUTOMATIC_FAILURE,
}


def odds_are_exact(person: Person, pool: ghosts.Pool, word_known: bool = False) -> None:
    """The page's odds are those that the rules compute here, in another Python."""
    expected = ghosts.odds(pool, word_known)
    exact, shown = person.exact_odds(), person.odds()
    assert list(shown) == list(OUTCOMES)
    for words, outcome in OUTCOMES.items():
        assert Fraction(exact[words]) == expected[outcome], (pool, words)
        assert near(shown[words], expected[outcome]), (pool, words)
    assert Fraction(exact.get("of which the Word is learnt", "0")) == expected.learns_word
    good = expected[ghosts.Outcome.SUCCESS] + expected[ghosts.Outcome.PARTIAL]
    actions = person.page.get_by_role("region", name="Actions")
    words = "Desperate, lower die: {}" if pool.desperate else "{} success or partial"
    before, after = words.split("{}")
    said = actions.get_by_text(before or after).inner_text()
    assert said.startswith(before), (pool, said)
    assert said.endswith(after), (pool, said)
    assert near(said.removeprefix(before).removesuffix(after), good), (pool, said)


def near(percentage: str, chance: Fraction) -> bool:
    if percentage in {"0%", "100%"}:
        return chance == int(percentage != "0%")
    assert re.fullmatch(r"\d{1,2}\.\d%", percentage)
    return abs(Fraction(percentage[:-1]) - chance * 100) <= Fraction(1, 20)


def outcome_follows(person: Person, pool: ghosts.Pool) -> ghosts.Result:
    """What the page says of the throw is what the rules say of the dice that lie there."""
    dice = person.dice()
    result = ghosts.resolve(pool, dice.safe, dice.risk)
    assert OUTCOMES[person.outcome()] is result.outcome, dice
    values = f"Safe value {result.safe}"
    person.reads(values if result.risk is None else f"{values}, risk value {result.risk}.")
    person.reads(ghosts.RULES[result.rule])
    again = person.button(REROLL)
    expect(again).to_have_count(int(result.may_reroll))
    return result


def test_sheets_are_written_and_a_relationship_has_two_owners(
    somebody: Callable[..., Person],
) -> None:
    person = somebody().come()
    person.new_table()
    for name in ("Ada", "Bo", "Cy"):
        person.add_character(name)
        person.write_sheet(tuple(f"{name}: {tag}" for tag in TAGS), f"{name}'s key")  # type: ignore[arg-type]
        person.done(name)
        expect(person.button(f"{name}: {TAGS[3]}")).to_be_enabled()
        person.reads(f"{name}'s key (Kept)")
        person.back("City of Ghosts")
    person.open_sheet("Ada")
    person.edit("Ada")
    for question, tag in zip(QUESTIONS, TAGS, strict=True):
        expect(person.field(question)).to_have_value(f"Ada: {tag}")
    person.write("With Bo", "Grew up together")
    assert relationship_of_bo_with_ada(person) == "Grew up together"
    person.write("With Ada", "Grew apart")
    person.press("Break it: relationship with Ada")
    expect(person.button("Mend it: relationship with Ada")).to_be_visible()
    expect(person.field("With Cy")).to_have_value("")
    person.back("Bo")
    person.back("City of Ghosts")
    person.open_sheet("Ada")
    broken = person.button("Grew apart")
    expect(broken).to_be_disabled()
    expect(broken).to_contain_text("Broken")
    expect(person.button("No words for it yet")).to_be_enabled()
    assert person.log()[:2] == [
        "The relationship of Bo and Ada is broken.",
        "What there is between Bo and Ada: Grew apart",
    ]


def relationship_of_bo_with_ada(person: Person) -> str:
    person.back("Ada")
    person.back("City of Ghosts")
    person.open_sheet("Bo")
    person.edit("Bo")
    return person.field("With Ada").input_value()


def test_the_odds_follow_every_tap(ada: Person) -> None:
    expect(ada.page.get_by_role("note")).to_contain_text("A desperate roll")
    odds_are_exact(ada, ghosts.Pool())
    seen = {tuple(ada.odds().values())}
    for count, tag in enumerate(TAGS, 1):
        ada.pick(tag)
        odds_are_exact(ada, ghosts.Pool(tags=count))
        seen.add(tuple(ada.odds().values()))
    expect(ada.page.get_by_role("note")).to_have_count(0)
    ada.pick("Grew up together")
    odds_are_exact(ada, ghosts.Pool(tags=4, relationship=True))
    ada.pick("She owes me one")
    expect(ada.button("Grew up together")).to_have_attribute("aria-pressed", "false")
    odds_are_exact(ada, ghosts.Pool(tags=4, relationship=True))
    seen.add(tuple(ada.odds().values()))
    assert len(seen) == 6
    for label in ("She owes me one", *TAGS):
        ada.pick(label)
    expect(ada.page.get_by_role("note")).to_be_visible()
    odds_are_exact(ada, ghosts.Pool())


def test_a_word_known_can_be_used_and_changes_the_odds(ada: Person) -> None:
    ada.edit("Ada")
    ada.write("A Word learnt before this table", "Ashes")
    ada.write("What it does", "Fire goes out")
    ada.done("Ada")
    ada.pick("Ashes Fire goes out")
    odds_are_exact(ada, ghosts.Pool(power=True), word_known=True)
    ada.pick("Old maps")
    odds_are_exact(ada, ghosts.Pool(tags=1, power=True), word_known=True)
    ada.roll_by_hand("25", "6")
    assert ada.outcome() == "Automatic failure"
    ada.reads(ghosts.RULES["ghosts.word-known"])


def test_what_is_rolled_is_what_the_rules_say(ada: Person) -> None:
    ada.write("What do you attempt?", "Climb the wall")
    ada.pick("Old maps")
    ada.pick("Grew up together")
    ada.roll()
    ada.reads("Ada: Climb the wall")
    pool, throws = ghosts.Pool(tags=1, relationship=True), 1
    assert (len(ada.dice().safe), len(ada.dice().risk)) == (2, 0)
    while outcome_follows(ada, pool).may_reroll and throws < 6:
        ada.reroll()
        ada.reads(f"Throw {throws}:")
        throws, pool = throws + 1, pool.rerolled()
        assert (len(ada.dice().safe), len(ada.dice().risk)) == (2, pool.risk)
    assert throws > 1, "without a risk die a reroll is always allowed"
    for words in ("Old maps", "Grew up together", f"{throws - 1} reroll"):
        ada.reads(words)
    told = ada.log()
    assert [" ".join(line.split()[:2]) for line in told[:throws]] == [
        *["Ada rerolled"] * (throws - 1),
        "Ada rolled",
    ]


def test_keep_and_reroll_are_compared_in_exact_odds(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("4")
    compared = ada.exact_odds("Keep it, or reroll?")
    again = ghosts.odds(ghosts.Pool(tags=1, rerolls=1))
    assert {words: Fraction(chance) for words, chance in compared.items()} == {
        words: again[outcome] for words, outcome in OUTCOMES.items()
    }
    ways = ada.page.get_by_role("figure", name="Keep it, or reroll?").get_by_role("listitem")
    until = ghosts.until(ghosts.Pool(tags=1, rerolls=1), ghosts.Outcome.SUCCESS)
    row = ways.filter(has_text="Until success").first.inner_text()
    shown = re.search(r"Success:\s*(\S+%)", row)
    assert shown
    assert near(shown[1], until[ghosts.Outcome.SUCCESS])
    expect(ways.filter(has_text="Until at least partial")).to_have_count(0)


def test_a_double_tap_rolls_once(ada: Person) -> None:
    ada.pick("Old maps")
    throw = ada.button(re.compile(r"^Roll \d"))
    expect(throw).to_be_enabled()
    box = throw.bounding_box()
    assert box
    with resting(ada.page):
        ada.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ada.outcome_heading()).to_be_visible()
    told = ada.log()
    assert told[0].startswith("Ada rolled ")
    assert not told[1].startswith("Ada rolled")
