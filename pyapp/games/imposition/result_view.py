"""A result on the screen: dice, outcome, reason, and the choice to keep it or to reroll."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.imposition.desk import Setup
from pyapp.games.imposition.dice_view import by_hand, real_dice, throw_button, thrown_dice
from pyapp.games.imposition.gather_view import short_odds
from pyapp.games.imposition.plans import compared
from pyapp.games.imposition.speech import (
    TONES,
    die_words,
    meaning,
    name_of,
    outcome_words,
    reasons,
    ruling_lines,
    spent_words,
    values,
)
from pyapp.games.imposition.walk_view import walk
from pyapp.outcomes import verdict_id
from pyapp.views.parts import layout
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.parts.verdict import result, verdict
from pyapp.views.rolls import (
    earlier,
    hand_toggle,
    headline,
    keep_button,
    origin,
    share_button,
    why,
)
from pyapp.words import say
from pyapp.words.wheel import say_error
from threefold import imposition
from threefold.games.imposition import Act, Outcome, Roll
from threefold.rulings import Rulings


def result_cards(roll: Roll, rulings: Rulings, choice: Sequence[Child] = ()) -> list[Child]:
    """Draw who tried what with which dice, how it went, the choice it leaves, and why."""
    top = headline(name_of(roll.act.who), roll.act.deed)
    shown = [shown_result(roll)]
    outcome = look_up(f"imposition.{roll.result().outcome}")
    receipt = why(reasons(roll), ruling_lines([roll], rulings), outcome)
    dice = [earlier_throws(roll), dice_card(roll.act)]
    if not choice:
        return [top, layout.panes(shown, [receipt, *dice])]
    return [top, layout.panes(shown, choice), layout.panes([receipt], dice)]


def shown_result(roll: Roll, number: int = 0) -> Tree:
    """Draw the outcome, large, and the dice that made it; `number` is its place on the page."""
    dice = layout.card(
        None,
        thrown_dice(roll, size="large"),
        origin(by_hand(roll.throws[-1])),
        look="raised",
    )
    return result(number, outcome_banner(roll, verdict_id(number)), dice)


def outcome_banner(roll: Roll, id: str | None = "verdict") -> Tree:
    """Draw the outcome with what it means, and whether it was the last box."""
    outcome = roll.result().outcome
    return verdict(
        TONES[outcome],
        outcome_words(outcome),
        ["p", {}, meaning(outcome)],
        ["p", {"class": "values"}, values(roll)],
        ["p", {}, say("imposition.passes-out")] if roll.passes_out else None,
        id=id,
    )


def earlier_throws(roll: Roll) -> Child:
    """Draw the throws that were rerolled."""
    return earlier(
        [
            (
                outcome_words(roll.result(number).outcome),
                thrown_dice(roll, number, size="small"),
                by_hand(throw),
            )
            for number, throw in enumerate(roll.throws[:-1])
        ]
    )


def dice_card(act: Act) -> Tree:
    """Draw where the three dice came from."""
    lines: list[Child] = [
        _line(say("imposition.level"), die_words(act.level), act.level_name),
        _line(say("imposition.path-die"), die_words(act.path_die), act.path),
        _line(say("imposition.aspect"), str(act.has), act.aspect) if act.aspect else None,
        _line(say("imposition.imposition-die"), die_words(act.imposition), act.against),
    ]
    if act.aptitude or act.stress:
        spent = spent_words(act.aptitude, act.stress)
        lines.append(_line(say("imposition.spent"), spent, ""))
    if act.paid:
        lines.append(_line(say("imposition.paid"), str(act.paid), ""))
    return layout.card(
        say("imposition.the-dice"),
        ["ul", {"class": "pool"}, *lines],
        walk(act, say("imposition.walk.start")),
        look_up("imposition.imposition-die", "imposition.reroll"),
    )


def _line(kind: str, value: str, name: str) -> Tree:
    words: list[Child] = [["span", {"class": "pool-kind"}, kind], " ", value]
    if name.strip():
        words += [" · ", ["span", {"dir": "auto"}, name]]
    return ["li", {}, *words]


def deciding(who: str, roll: Roll, setup: Setup) -> list[Child]:
    """Draw the choice that follows a throw: keep against reroll, in exact odds."""
    return [*rerolling(who, roll, setup), share_button(imposition.ID, who)]


def rerolling(who: str, roll: Roll, setup: Setup, prefix: str = "") -> list[Child]:
    """Draw what rerolls would bring, or why there are none; and real dice to reroll with."""
    refused = roll.rerollable
    if refused is not None:
        return [["p", {"class": "no-reroll"}, say_error(refused)]]
    if roll.result().outcome is Outcome.FULL:
        return [["p", {"class": "no-reroll"}, say("imposition.nothing-better")]]
    last = say("imposition.last-box") if roll.boxes_left == 1 else ""
    return [
        compared(roll),
        layout.notice("warn", last, speaks=False) if last else None,
        hand_toggle(imposition.ID, who, setup, id=f"{prefix}by-hand"),
        real_dice(who, [roll.act], setup, say("hand.reroll-title")),
    ]


def may_reroll(roll: Roll) -> bool:
    """Tell whether a reroll is allowed and could bring anything better."""
    return roll.rerollable is None and roll.result().outcome is not Outcome.FULL


def reroll_button(who: str, roll: Roll, setup: Setup, prefix: str = "") -> Tree:
    """Draw the button that rerolls, with its price."""
    labels = (say("imposition.reroll"), say("hand.use-reroll"))
    id = f"{prefix}throw"
    return throw_button(who, len(roll.throws), setup, labels, look="plain", id=id)


def result_actions(who: str, roll: Roll, setup: Setup) -> list[Child]:
    """Draw what stands at the thumb: what a reroll would bring, the reroll, keep."""
    kept = keep_button(imposition.ID, who, outcome_words(roll.result().outcome))
    if not may_reroll(roll):
        return [kept]
    brings = short_odds(roll.act, "imposition.reroll.short-odds")
    return [brings, reroll_button(who, roll, setup), kept]
