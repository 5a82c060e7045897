"""The stress track to tap, and what it means when the last box is ticked."""

from __future__ import annotations

from pyapp.games.imposition.spend_view import ends, ends_said
from pyapp.views.parts import layout
from pyapp.views.parts.track import track
from pyapp.views.parts.tree import Tree, msg
from pyapp.words import say
from threefold.games.imposition import Character
from threefold.games.imposition.rulings import REST
from threefold.rulings import Rulings


def tap_track(sheet: Character, rulings: Rulings) -> Tree:
    """Draw the track with boxes to tick and, where the table's ruling lets them be, to clear."""
    clears = REST.chosen(rulings) == "by-hand"

    def tap(box: int) -> str | None:
        if box > sheet.stress:
            return msg("imposition.boxes", sheet.id, box)
        return msg("imposition.boxes", sheet.id, box - 1) if clears else None

    return track(say("imposition.stress"), sheet.stress, tap=tap, ends=ends(), about=ends_said())


def track_hint(rulings: Rulings) -> Tree:
    """Say how the boxes are tapped."""
    clears = REST.chosen(rulings) == "by-hand"
    key = "imposition.stress.text" if clears else "imposition.stress.never"
    return ["p", {"class": "field-hint"}, say(key)]


def stress_card(sheet: Character, rulings: Rulings) -> Tree:
    """Draw the track to be tapped where it stands."""
    return layout.card(
        say("imposition.stress"),
        tap_track(sheet, rulings),
        track_hint(rulings),
        term="imposition.stress",
    )


def passed_out_card(sheet: Character, rulings: Rulings) -> Tree:
    """Draw that a character has passed out, and the track that can bring them back."""
    return layout.card(
        say("imposition.passed-out.title"),
        ["p", {}, say("imposition.passed-out")],
        tap_track(sheet, rulings),
        track_hint(rulings),
        look="raised",
        term="imposition.passed-out",
    )
