"""A roll as a picture."""

from __future__ import annotations

from pyapp.games.ghosts import roller
from pyapp.games.ghosts.dice_view import by_hand
from pyapp.games.ghosts.speech import TONES, name_of, outcome_words, shares, values
from pyapp.picture import Die, Panel, Picture, Row
from pyapp.words import say
from threefold import ghosts

ROLLER = roller


def picture(roll: ghosts.Roll) -> Picture:
    """Say what a picture of the throw that stands shows; its odds are those of that throw."""
    dice, result = roll.dice(), roll.result()
    safe = [Die(face, "safe", counts=face == result.safe) for face in dice.safe]
    risk = [Die(face, "risk", counts=face == result.risk) for face in dice.risk]
    rows = [Row(say("ghosts.picture.safe"), safe), Row(say("ghosts.picture.risk"), risk)]
    panel = Panel(
        who=name_of(roll.act.who),
        deed=roll.act.deed.strip(),
        outcome=outcome_words(result.outcome),
        tone=TONES[result.outcome],
        said=values(result),
        rows=[row for row in rows if row.dice],
        odds=shares(ghosts.odds(roll.pool, roll.act.word_known)),
    )
    return Picture(ghosts.ID, [panel], by_hand(roll.throws[-1]))
