"""What to spend: the table of ways, steppers for the same, and the track it comes from."""

from __future__ import annotations

from fractions import Fraction

from pyapp.games.imposition.acts import aptitude_steps, stress_steps, why_no_more
from pyapp.games.imposition.speech import boxes_words, shares, spent_words
from pyapp.views.parts import layout
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.term import look_up
from pyapp.views.parts.track import track
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.parts.ways import Way, ways
from pyapp.words import say, say_count
from pyapp.words.percent import percent
from threefold import imposition
from threefold.games.imposition import Act


def spending_card(who: str, act: Act) -> Tree:
    """Draw every sensible way to spend on a check, and the boxes there are."""
    rows = [_row(who, way) for way in act.ways]
    chosen = _key(act.aptitude, act.stress)
    title = say("imposition.spending")
    return layout.card(
        None,
        ways(title, rows, chosen, nothing=_nothing(act, len(rows))),
        *spend_steppers(who, act),
        stress_track(act.boxes, act.stress),
        look_up("imposition.aptitude", "imposition.stress"),
    )


def _row(who: str, way: imposition.Way) -> Way:
    send = msg("imposition.spend", who, way.aptitude, way.stress)
    return Way(
        _key(way.aptitude, way.stress),
        spent_words(way.aptitude, way.stress),
        way.die.value,
        shares(way.odds),
        _cost(way),
        send,
    )


def _key(aptitude: int, stress: int) -> str:
    return f"{aptitude}-{stress}"


def _cost(way: imposition.Way) -> str:
    """Say what a way buys, and what it costs later."""
    parts = []
    if way.gain_full:
        parts.append(say("imposition.way.gain", gain=_gain(way.gain_full)))
    if way.passes_out:
        parts.append(say("imposition.way.passes-out"))
    elif way.penalty:
        parts.append(say_count("imposition.way.penalty", way.penalty))
    if way.stress and not way.passes_out:
        parts.append(boxes_words(way.boxes))
    return " · ".join(parts)


def _gain(gain: Fraction) -> str:
    return f"+{percent(gain)}"


def _nothing(act: Act, rows: int) -> str:
    """Say why there is nothing to spend, where only the way that spends nothing is left."""
    if rows > 1:
        return ""
    if act.has and (reason := why_no_more(act, "aptitude")):
        return reason
    return why_no_more(act, "stress")


def spend_steppers(who: str, act: Act) -> list[Child]:
    """Draw the same by number: points of Aptitude, boxes of Stress; why no more can be spent."""
    return [
        _stepper(who, act, "aptitude", aptitude_steps(act), has=act.has > 0),
        _stepper(who, act, "stress", stress_steps(act), has=True),
    ]


def _stepper(
    who: str, act: Act, part: str, steps: tuple[int | None, int | None], *, has: bool
) -> Tree:
    less, more = (
        None if step is None else msg("imposition.lay", who, part, step) for step in steps
    )
    hint = ""
    if steps[1] is None:
        hint = why_no_more(act, part) if has else say("imposition.aptitude.none")
    return stepper(say(f"imposition.{part}.use"), getattr(act, part), less, more, hint=hint)


def stress_track(ticked: int, coming: int = 0) -> Tree:
    """Draw the stress track on one line, with the boxes about to be ticked."""
    return track(say("imposition.stress"), ticked, coming=coming, ends=ends(), about=ends_said())


def ends() -> list[str]:
    """Mark what each third box brings, in as few signs as there is room for."""
    harder = say("imposition.track.harder.mark")
    return [harder, harder, say("imposition.track.out.mark")]


def ends_said() -> list[str]:
    """Say what each third box brings."""
    harder = say("imposition.track.harder")
    return [harder, harder, say("imposition.track.out")]
