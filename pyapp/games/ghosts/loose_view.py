"""A roll without a sheet: a pool counted out by hand, or the one that a request came with."""

from __future__ import annotations

from pyapp.games.ghosts.desk import LOOSE, Setup
from pyapp.games.ghosts.dice_view import real_dice
from pyapp.games.ghosts.gather_view import forecast
from pyapp.views.parts import layout
from pyapp.views.parts.fields import checkbox, text_field
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import deed_field, hand_toggle, request_fold
from pyapp.words import say
from pyapp.words.bidi import in_a_row
from threefold import ghosts


def counting(setup: Setup) -> list[Child]:
    """Draw a pool to be counted out."""
    act = setup.asked or ghosts.Act()
    return [
        layout.panes(
            [
                layout.card(None, _who(act), deed_field(ghosts.ID, LOOSE, setup)),
                layout.card(say("ghosts.helps"), *_counts(act)),
            ],
            [
                forecast(act.pool, act.word_known),
                hand_toggle(ghosts.ID, LOOSE, setup),
                real_dice(LOOSE, act.pool, setup, say("hand.title")),
                request_fold(ghosts.ID, LOOSE, setup),
            ],
        )
    ]


def _who(act: ghosts.Act) -> Tree:
    return text_field(
        "who",
        say("ghosts.count.who"),
        act.who,
        change=msg("ghosts.name_actor", LOOSE),
    )


def _counts(act: ghosts.Act) -> list[Child]:
    tags = len(act.tags)
    fewer = msg("ghosts.count", LOOSE, "tags", tags - 1) if tags else None
    more = msg("ghosts.count", LOOSE, "tags", tags + 1) if tags < ghosts.TAGS else None
    labels = in_a_row((tag for tag in act.tags if tag.strip()), " · ")
    related, uses = act.relationship is not None, act.word is not None
    return [
        stepper(say("ghosts.count.tags"), tags, fewer, more, hint=labels),
        checkbox(
            "count-relationship",
            say("ghosts.count.relationship"),
            related,
            msg("ghosts.count", LOOSE, "relationship", not related),
            hint=act.relationship or "",
        ),
        checkbox(
            "count-word",
            say("ghosts.count.word"),
            uses,
            msg("ghosts.count", LOOSE, "word", not uses),
            hint=act.word or "",
        ),
        checkbox(
            "count-known",
            say("ghosts.count.word-known"),
            act.word_known,
            None if uses else msg("ghosts.count", LOOSE, "known", not act.word_known),
        ),
    ]
