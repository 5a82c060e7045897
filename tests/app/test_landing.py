"""When dice fall and what is felt: once for each throw, and never for what was thrown before."""

from __future__ import annotations

import pytest

from pyapp import app
from pyapp.effect import Focus, Land, Msg, Stay
from pyapp.games import SCREENS
from pyapp.games.imposition.desk import DUEL
from pyapp.outcomes import Tone
from pyapp.rolls import BUZZES
from tests.app import seats
from tests.app.gallery import gallery
from tests.app.imposition import party
from tests.app.table_driver import Browser, seed_with
from tests.app.trees import elements
from threefold.games.ghosts import Outcome, Pool

ONE_DIE = Pool(1, False, False)


def landings(browser: Browser) -> list[Land]:
    """Take what landed since the last time."""
    found = [one for one in browser.others if isinstance(one, Land)]
    browser.others.clear()
    return found


@pytest.fixture
def ann() -> tuple[Browser, str]:
    browser = seats.laid(("Ann",))
    (who,) = seats.ids(browser)
    browser.go(seats.place(browser, who))
    browser.tap("ghosts.pick_tag", who, 0)
    browser.others.clear()
    return browser, who


@pytest.mark.parametrize(
    ("outcome", "tone"),
    [(Outcome.SUCCESS, "good"), (Outcome.PARTIAL, "mixed"), (Outcome.FAILURE, "bad")],
)
def test_a_throw_falls_where_it_is_shown_and_feels_as_it_went(
    ann: tuple[Browser, str], outcome: Outcome, tone: Tone
) -> None:
    browser, who = ann
    browser.seeds.append(seed_with(ONE_DIE, outcome))
    browser.tap("ghosts.throw", who, 0)
    assert landings(browser) == [Land(("result-0",), BUZZES[tone])]
    assert "result-0" in browser.ids
    assert browser.aimed[-1] == "verdict"


def test_what_goes_back_and_forth_does_not_fall_again(ann: tuple[Browser, str]) -> None:
    browser, who = ann
    browser.tap("ghosts.throw", who, 0)
    assert len(landings(browser)) == 1
    browser.tap("undo")
    browser.tap("redo")
    browser.go("/")
    browser.go(seats.place(browser, who))
    browser.send("woke")
    assert landings(browser) == []
    assert landings(browser.reload()) == []
    browser.tap("ghosts.throw", who, 1)
    assert len(landings(browser)) == 1, "a reroll is thrown"


def test_the_second_of_two_taps_lets_nothing_fall(ann: tuple[Browser, str]) -> None:
    browser, who = ann
    browser.send_all(*[Msg("ghosts.throw", (who, 0), at=browser.tick())] * 2)
    assert len(landings(browser)) == 1
    assert len(browser.cast.character(who).open.throws) == 1  # type: ignore[union-attr]


def test_real_dice_lie_already(ann: tuple[Browser, str]) -> None:
    browser, who = ann
    seats.by_hand(browser, who, 6)
    assert landings(browser) == [Land((), BUZZES["good"])]


def test_what_is_set_not_to_buzz_only_falls(ann: tuple[Browser, str]) -> None:
    browser, who = ann
    browser.send("set_device", "buzzes", value="false")
    browser.tap("ghosts.throw", who, 0)
    assert landings(browser) == [Land(("result-0",), ())]
    browser.tap("undo")
    seats.by_hand(browser, who, 6)
    assert landings(browser) == []


def test_the_tones_are_felt_apart_and_short() -> None:
    assert len(set(BUZZES.values())) == len(BUZZES)
    assert all(len(buzz) % 2 == 1 and sum(buzz) <= 400 for buzz in BUZZES.values())


def test_every_throw_of_every_game_falls_into_a_result_of_its_page() -> None:
    """Whatever offers a throw: once its bytes are drawn, what falls is on the page after it."""
    fell: dict[str, int] = dict.fromkeys(SCREENS, 0)
    for name, model, tree in gallery():
        for element in elements(tree):
            for _, (message, *args) in element.sends:
                game, _, act = message.partition(".")
                if act != "throw" or model.table is None:
                    continue
                who, made = args
                seed = "5a" * (32 if who == DUEL else 16)
                drawn = Msg(f"{game}.thrown", (who, made, seed), at=1_800_000_000_000)
                after, effects = app.update(model, drawn)
                if after.table is model.table:
                    continue
                (land,) = (one for one in effects if isinstance(one, Land))
                ids = {one.attrs.get("id") for one in elements(app.view(after))}
                assert set(land.results) <= ids, (name, land)
                assert land.results, name
                assert {one.element for one in effects if isinstance(one, Focus)} <= ids, name
                fell[game] += 1
    assert min(fell.values()) > 0, fell


def test_a_duel_falls_on_both_sides_and_a_reroll_on_its_own() -> None:
    table = party.laid()
    _, ben = party.ids(table)
    table.go(party.place(table, DUEL))
    for seed, fell, aim in (("00" * 32, (0, 1), "verdict"), ("01" * 16, (1,), "verdict-1")):
        who, made = (DUEL, 0) if len(fell) == 2 else (ben, 1)
        table.others.clear()
        table.send("imposition.thrown", who, made, seed)
        (land,) = landings(table)
        assert land.results == tuple(f"result-{number}" for number in fell)
        assert set(land.results) <= table.ids
        assert table.aimed[-1] == aim
    assert [roll.rerolls for roll in table.table.stage.play.duel.duel.rolls] == [0, 1]


@pytest.mark.parametrize(
    ("faces", "tone"),
    [((4, 4, 1, 4, 4, 1), "good"), ((1, 1, 4, 1, 1, 4), "bad"), ((4, 4, 1, 1, 1, 4), "mixed")],
)
def test_a_duel_feels_as_it_went_for_both(faces: tuple[int, ...], tone: Tone) -> None:
    table = party.laid()
    table.go(party.place(table, DUEL))
    table.write("imposition.toggle_hand", DUEL, value="true")
    party.type_dice(table, DUEL, *faces)
    assert landings(table) == [Land((), BUZZES[tone])]


def awake(browser: Browser) -> list[bool]:
    found = [one.awake for one in browser.others if isinstance(one, Stay)]
    browser.others.clear()
    return found


def test_the_screen_stays_awake_at_a_table_and_nowhere_else(good: dict[str, str]) -> None:
    browser = Browser(dict(good), "/")
    place = f"/t/{seats.TABLE}"
    for step, wanted in (
        (lambda: None, []),
        (lambda: browser.go(place), [True]),
        (lambda: browser.go(f"{place}/log"), []),
        (lambda: browser.send("rename_table", value="Another"), []),
        (lambda: browser.go("/device"), [False]),
        (lambda: browser.go(place), [True]),
        (lambda: browser.send("set_device", "wakes", value="false"), [False]),
        (lambda: browser.go("/"), []),
        (lambda: browser.go(place), []),
        (lambda: browser.send("set_device", "wakes", value="true"), [True]),
        (lambda: browser.go(f"{place}/settings"), []),
        (lambda: browser.tap("put_away"), [False]),
    ):
        step()
        assert awake(browser) == wanted
    assert awake(Browser(dict(good), place)) == [True]
    assert awake(Browser(dict(good), "/t/none")) == []
