"""What a screen reader hears: results, notices, undo; also when the same is said twice."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.player import Person

# Collects what polite live regions would speak: a region's whole text whenever it changes.
LISTEN = """() => {
  globalThis.spoken = [];
  globalThis.ear?.disconnect();
  globalThis.ear = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest("[aria-live]"));
    for (const region of new Set(regions))
      if (region?.textContent) spoken.push(region.textContent);
  });
  ear.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
SUCCESS = "Success. Safe value 6. It works, at no cost."


def heard(person: Person) -> list[str]:
    spoken: list[str] = person.page.evaluate("spoken.splice(0)")
    return spoken


def regions(person: Person) -> Locator:
    return person.page.locator("[aria-live=polite][aria-atomic=true]")


def test_there_is_an_announcer_before_there_is_anything_to_say(ada: Person) -> None:
    expect(regions(ada)).to_have_count(2)
    assert len([text for text in regions(ada).all_inner_texts() if text]) <= 1


def test_a_result_is_announced_whole(ada: Person) -> None:
    ada.pick("Old maps")
    ada.page.evaluate(LISTEN)
    ada.roll_by_hand("6")
    assert heard(ada) == [SUCCESS]
    ada.reroll_by_hand("2", "5")
    assert heard(ada) == [
        "Automatic failure. Safe value 2, risk value 5. It does not work, and in that moment a "
        "Word of Power is learnt."
    ]


def test_two_equal_results_in_a_row_are_both_heard(ada: Person) -> None:
    ada.pick("Old maps")
    ada.page.evaluate(LISTEN)
    ada.roll_by_hand("6")
    assert heard(ada) == [SUCCESS]
    ada.begin_keeping()
    ada.reads("Ada: Success.")
    assert heard(ada) == ["Ada: Success."]
    ada.pick("Old maps")
    assert heard(ada) == ["1 safe die: 50.0% success or partial."]
    ada.roll_by_hand("6")
    assert heard(ada) == [SUCCESS]


def test_two_equal_sentences_with_nothing_between_are_both_heard(ada: Person) -> None:
    ada.page.goto(ada.site + "#")
    ada.new_table()
    ada.page.evaluate(LISTEN)
    for _ in range(3):
        ada.press("Undo")
        ada.page.wait_for_function("spoken.length > 0")
        assert heard(ada) == ["There is nothing to undo."]
    assert sorted(regions(ada).all_inner_texts()) == ["", "There is nothing to undo."]


def test_undo_and_redo_are_heard(ada: Person) -> None:
    ada.page.evaluate(LISTEN)
    ada.press("Undo")
    ada.page.wait_for_function("spoken.length > 0")
    assert heard(ada) == ["Undone: What there is between Ada and Cy: She owes me one"]
    ada.press("Redo")
    ada.page.wait_for_function("spoken.length > 0")
    assert heard(ada) == ["Redone: What there is between Ada and Cy: She owes me one"]


def test_a_roll_nothing_helps_is_announced_as_desperate_where_it_is_read(ada: Person) -> None:
    note = ada.page.get_by_role("note")
    expect(note).to_contain_text("A desperate roll")
    expect(note).to_contain_text("the lower one counts")
    ada.roll_by_hand("25")
    ada.reads("Nothing helped: two safe dice are rolled and the lower one is the safe value.")
