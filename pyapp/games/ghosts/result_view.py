"""A result on the screen: dice, outcome, reason, and the choice to keep it or to reroll."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.ghosts.desk import Setup
from pyapp.games.ghosts.dice_view import by_hand, real_dice, throw_button, thrown_dice
from pyapp.games.ghosts.speech import (
    TONES,
    certain,
    meaning,
    name_of,
    outcome_words,
    reasons,
    ruling_words,
    shares,
    values,
)
from pyapp.views.parts import layout
from pyapp.views.parts.odds import comparison, strip
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
from pyapp.words import say, say_count
from pyapp.words.percent import percent
from threefold import ghosts
from threefold.games.ghosts.rulings import SHIELD
from threefold.rulings import Rulings


def result_cards(
    roll: ghosts.Roll,
    rulings: Rulings,
    choice: Sequence[Child] = (),
    *,
    anchor_at_stake: bool = False,
) -> list[Child]:
    """Draw who tried what with which dice, how it went, the choice it leaves, and why.

    Whether the anchor is at stake is the sheet's business, and the one thing a ruling decides.
    """
    dice = layout.card(
        None,
        thrown_dice(roll, size="large"),
        origin(by_hand(roll.throws[-1])),
        look="raised",
    )
    final = roll.result()
    shown = [result(0, outcome_banner(roll), dice)]
    receipt = why(reasons(final), [ruling_words(SHIELD, rulings)] if anchor_at_stake else [])
    terms = look_up(f"ghosts.{final.outcome}", "ghosts.reroll", "ghosts.risk-die")
    pool = [_earlier(roll), pool_card(roll.act, roll.pool, note=terms)]
    top = headline(name_of(roll.act.who), roll.act.deed)
    if not choice:
        return [top, layout.panes(shown, [receipt, *pool])]
    return [
        top,
        layout.panes(shown, choice),
        layout.panes([receipt], pool),
    ]


def outcome_banner(roll: ghosts.Roll, id: str | None = "verdict") -> Tree:
    """Draw the outcome, large, with the values that made it."""
    final = roll.result()
    return verdict(
        TONES[final.outcome],
        outcome_words(final.outcome),
        ["p", {}, meaning(final)],
        ["p", {"class": "values"}, values(final)],
        id=id,
    )


def _earlier(roll: ghosts.Roll) -> Child:
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


def pool_card(
    act: ghosts.Act, pool: ghosts.Pool, title: str = "ghosts.pool", note: Child = None
) -> Tree:
    """Draw what gave the dice."""
    lines = [_pool_line("tag", tag) for tag in act.tags]
    if act.relationship is not None:
        lines.append(_pool_line("relationship", act.relationship))
    if act.word is not None:
        lines.append(_pool_line("word", act.word))
    if pool.rerolls:
        lines.append(["li", {}, say_count("ghosts.pool.rerolls", pool.rerolls)])
    if pool.desperate:
        lines.insert(0, ["li", {}, say("ghosts.pool.none")])
    return layout.card(say(title), ["ul", {"class": "pool"}, *lines], note)


def _pool_line(kind: str, label: str) -> Tree:
    shown = label.strip() or say("ghosts.pool.blank")
    return [
        "li",
        {},
        ["span", {"class": "pool-kind"}, say(f"ghosts.pool.{kind}")],
        " ",
        ["span", {"dir": "auto"}, shown],
    ]


def deciding(who: str, roll: ghosts.Roll, setup: Setup) -> list[Child]:
    """Draw the choice that follows a throw: keep against reroll, in exact odds."""
    share = share_button(ghosts.ID, who)
    if not roll.may_reroll:
        tie = ghosts.TIE in roll.result().notes
        reason = say("ghosts.no-reroll.tie" if tie else "ghosts.no-reroll")
        return [["p", {"class": "no-reroll"}, reason], share]
    again = roll.pool.rerolled()
    return [
        _compared(roll, again),
        hand_toggle(ghosts.ID, who, setup),
        real_dice(who, again, setup, say("hand.reroll-title")),
        share,
    ]


def _compared(roll: ghosts.Roll, again: ghosts.Pool) -> Tree:
    standing = roll.result().outcome
    known = roll.act.word_known
    once = ghosts.odds(again, known)
    ways = [
        (say("compare.keep"), certain(standing)),
        (say("compare.reroll"), shares(once)),
    ]
    if standing not in (ghosts.Outcome.SUCCESS, ghosts.Outcome.PARTIAL):
        partial = ghosts.until(again, ghosts.Outcome.PARTIAL, known)
        ways.append((say("ghosts.compare.until-partial"), shares(partial)))
    if standing is not ghosts.Outcome.SUCCESS:
        success = ghosts.until(again, ghosts.Outcome.SUCCESS, known)
        ways.append((say("ghosts.compare.until-success"), shares(success)))
    # The chances of an "until" are sums of a series: as fractions they run over the page.
    figure = comparison(say("compare"), ways, exactly=ways[:2])
    learns = say("ghosts.compare.word", chance=percent(once.learns_word))
    return layout.card(None, figure, ["p", {"class": "soft"}, learns] if once.learns_word else None)


def result_actions(who: str, roll: ghosts.Roll, setup: Setup) -> list[Child]:
    """Draw what stands at the thumb: what a reroll would bring, the reroll, keep."""
    kept = keep_button(ghosts.ID, who, outcome_words(roll.result().outcome))
    if not roll.may_reroll:
        return [kept]
    again = roll.pool.rerolled()
    words = (say("ghosts.reroll"), say("hand.use-reroll"))
    reroll = throw_button(who, again, setup, words, look="plain")
    chances = ghosts.odds(again, roll.act.word_known)
    risk = percent(chances[ghosts.Outcome.AUTOMATIC_FAILURE])
    good = percent(chances.at_least(ghosts.Outcome.PARTIAL))
    brings = strip(shares(chances), say("ghosts.reroll.short-odds", good=good, risk=risk))
    return [brings, reroll, kept]
