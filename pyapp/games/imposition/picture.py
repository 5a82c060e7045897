"""A check, or both of a duel, as a picture."""

from __future__ import annotations

from pyapp.games.imposition import roller
from pyapp.games.imposition.dice_view import by_hand
from pyapp.games.imposition.speech import TONES, name_of, outcome_words, rolls_of, shares, values
from pyapp.picture import Die, Panel, Picture, Row
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Duel, Roll

ROLLER = roller


def picture(roll: Roll | Duel) -> Picture:
    """Say what a picture of the throws that stand shows."""
    rolls = rolls_of(roll)
    typed = any(by_hand(one.throws[-1]) for one in rolls)
    return Picture(imposition.ID, [_panel(one) for one in rolls], typed)


def _panel(roll: Roll) -> Panel:
    faces, result = roll.dice(), roll.result()
    level, path, against = map(int, roll.act.check.dice)
    dice = (
        ("level", Die(faces.level, "stone", level, result.level_meets)),
        ("path-die", Die(faces.path, "stone", path, result.path_meets)),
        ("imposition-die", Die(faces.imposition, "iron", against)),
    )
    return Panel(
        who=name_of(roll.act.who),
        deed=roll.act.deed.strip(),
        outcome=outcome_words(result.outcome),
        tone=TONES[result.outcome],
        said=values(roll),
        rows=[Row(say(f"imposition.{name}"), [die]) for name, die in dice],
        odds=shares(imposition.odds(roll.act.check)),
    )
