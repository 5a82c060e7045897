"""The sheet in play: tap what helps, see the exact odds, throw."""

from __future__ import annotations

from pyapp.games.ghosts.desk import Setup
from pyapp.games.ghosts.dice_view import real_dice, throw_button
from pyapp.games.ghosts.pools import act_of, usable
from pyapp.games.ghosts.result_view import pool_card
from pyapp.games.ghosts.speech import name_of, pool_words, shares, word_share
from pyapp.games.ghosts.standing_view import standing
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.dice import pool_preview
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.odds import odds, strip
from pyapp.views.parts.picks import chip
from pyapp.views.parts.term import look_up, term
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import deed_field, hand_toggle, request_fold
from pyapp.words import say
from pyapp.words.percent import percent
from threefold import ghosts
from threefold.rulings import Rulings


def gathering(
    cast: ghosts.Cast, sheet: ghosts.Character, setup: Setup, rulings: Rulings, edit: str
) -> list[Child]:
    """Draw the sheet of a character who is about to act; `edit` is where it can be written."""
    ready = usable(cast, sheet.id, setup)
    pool = act_of(cast, sheet.id, ready).pool
    helps = layout.card(
        say("ghosts.helps"),
        _tags(sheet, ready),
        _relationships(cast, sheet, ready),
        _word(sheet, ready),
        aside=link_button(say("sheet.edit"), f"#{edit}", look="quiet", sign="edit"),
    )
    return [
        layout.panes(
            [
                layout.card(None, deed_field(ghosts.ID, sheet.id, setup)),
                _asked(setup.asked) if setup.asked else None,
                helps,
            ],
            [
                forecast(pool, sheet.word is not None),
                hand_toggle(ghosts.ID, sheet.id, setup),
                real_dice(sheet.id, pool, setup, say("hand.title")),
            ],
        ),
        layout.panes([standing(sheet, rulings, edit)], [request_fold(ghosts.ID, sheet.id, setup)]),
    ]


def _asked(act: ghosts.Act) -> Tree:
    note = ["p", {"class": "soft"}, say("ghosts.asked.text")]
    return pool_card(act, act.pool, "ghosts.asked", note)


def _tags(sheet: ghosts.Character, setup: Setup) -> Tree:
    """Draw the tags to be tapped; one that is not written yet can be written where it stands."""
    chips = [_tag(sheet, setup, number) for number in range(len(sheet.tags))]
    blank = not all(tag.strip() for tag in sheet.tags)
    hint: Child = ["p", {"class": "field-hint"}, say("ghosts.tag.write-first")] if blank else None
    group = {"class": "chips", "role": "group", "aria-label": say("ghosts.tags")}
    return ["div", group, hint, *chips]


def _tag(sheet: ghosts.Character, setup: Setup, number: int) -> Tree:
    question = say(f"ghosts.tag{number + 1}")
    text = sheet.tags[number].strip()
    if not text:
        place = f"tag{number + 1}"
        change = msg("ghosts.write", sheet.id, place)
        return text_field(place, question, "", change=change, blank=say("ghosts.tag.blank"))
    pick = msg("ghosts.pick_tag", sheet.id, number)
    return chip(text, number in setup.tags, pick, detail=question, safe=1)


def _relationships(cast: ghosts.Cast, sheet: ghosts.Character, setup: Setup) -> Child:
    shared = cast.of(sheet.id)
    if not shared:
        return None
    title = say("ghosts.relationships")
    chips = [_relationship(cast, sheet, setup, one) for one in shared]
    return [
        "div",
        {"class": "chips", "role": "group", "aria-label": title},
        ["h3", {"class": "chips-title"}, term("ghosts.relationship", title)],
        *chips,
    ]


def _relationship(
    cast: ghosts.Cast, sheet: ghosts.Character, setup: Setup, shared: ghosts.Relationship
) -> Tree:
    other = shared.other(sheet.id)
    detail = say("ghosts.relationship.with", name=name_of(cast.character(other).name))
    label = shared.label.strip() or say("ghosts.relationship.blank")
    if not shared.healthy:
        detail = f"{detail} · {say('ghosts.relationship.broken')}"
        return chip(label, False, None, detail=detail)
    pick = msg("ghosts.pick_other", sheet.id, other)
    return chip(label, setup.other == other, pick, detail=detail, safe=1)


def _word(sheet: ghosts.Character, setup: Setup) -> Child:
    if sheet.word is None:
        return None
    title = say("ghosts.word")
    label = sheet.word.name.strip() or say("ghosts.word.unnamed")
    pick = msg("ghosts.pick_word", sheet.id)
    return [
        "div",
        {"class": "chips", "role": "group", "aria-label": title},
        ["h3", {"class": "chips-title"}, term("ghosts.word", title)],
        chip(label, setup.word, pick, detail=sheet.word.effect.strip(), safe=1, risk=1),
    ]


def forecast(pool: ghosts.Pool, word_known: bool) -> Tree:
    """Draw the dice about to be thrown and the exact odds of each outcome."""
    chances = ghosts.odds(pool, word_known)
    return layout.card(
        None,
        _desperate() if pool.desperate else None,
        pool_preview(pool.safe, pool.risk),
        odds(say("roll.odds"), shares(chances), word_share(chances)),
        look_up("ghosts.tag", "ghosts.safe-die", "ghosts.risk-die"),
        look="raised",
    )


def _desperate() -> Tree:
    return [
        "div",
        {"class": "desperate", "role": "note"},
        ["strong", {}, term("ghosts.desperate", say("ghosts.desperate"))],
        ["p", {}, say("ghosts.desperate.text")],
    ]


def gather_actions(who: str, pool: ghosts.Pool, word_known: bool, setup: Setup) -> list[Child]:
    """Draw what stands at the thumb: the odds in short, and the throw."""
    chances = ghosts.odds(pool, word_known)
    good = percent(chances.at_least(ghosts.Outcome.PARTIAL))
    odds_words = "ghosts.short-odds.desperate" if pool.desperate else "ghosts.short-odds"
    short = strip(shares(chances), say(odds_words, good=good))
    labels = (say("ghosts.roll", dice=pool_words(pool)), say("hand.use"))
    return [short, throw_button(who, pool, setup, labels)]
