"""What every game's rolls look like around the dice: the throw, real dice, keeping, asking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyapp.desk import Setup
from pyapp.views.code_ways import cluster, code_button
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button
from pyapp.views.parts.fields import checkbox, text_field
from pyapp.views.parts.picks import faces
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say, say_count
from pyapp.words.bidi import isolated

EARLIER_SHOWN = 5


def throw_button(
    game: str,
    who: str,
    made: int,
    setup: Setup,
    labels: tuple[str, str],
    *,
    typed: bool,
    look: Look = "primary",
    able: bool = True,
    id: str = "throw",
) -> Tree:
    """Draw the button that throws; with real dice it waits until every face is typed.

    Args:
        game: Id of the game.
        who: Whose setup is thrown.
        made: How many throws came before: which throw of the roll is meant.
        setup: What is laid out.
        labels: Words for the page's dice, and for real ones.
        typed: All faces of real dice are typed.
        look: Primary for the first throw, less for a reroll beside "Keep".
        able: False while what is laid out cannot be thrown.
        id: Where several throws stand on a page, what tells them apart.
    """
    # A button of its own for each throw: the second of two taps finds the first one gone.
    ready = able and (typed or not setup.by_hand)
    return button(
        labels[1] if setup.by_hand else labels[0],
        msg(f"{game}.throw", who, made) if ready else None,
        look=look,
        sign="hand" if setup.by_hand else "dice",
        once=True,
        wide=True,
        id=f"{id}-{made}",
    )


def hand_toggle(game: str, who: str, setup: Setup, id: str = "by-hand") -> Tree:
    """Draw the choice between the page's dice and the table's."""
    change = msg(f"{game}.toggle_hand", who)
    tick = checkbox(id, say("hand"), setup.by_hand, change, hint=say("hand.text"))
    return layout.card(None, tick)


def hand_rows(
    game: str, who: str, setup: Setup, title: str, dice: Iterable[tuple[str, int]]
) -> Tree:
    """Draw a row of faces for each real die, given by its name and its sides."""
    rows = [
        _hand_row(game, who, setup, number, label, sides)
        for number, (label, sides) in enumerate(dice)
    ]
    return layout.card(title, *rows)


def _hand_row(game: str, who: str, setup: Setup, number: int, label: str, sides: int) -> Tree:
    chosen = setup.faces[number] if number < len(setup.faces) else 0
    return faces(
        label, lambda face: msg(f"{game}.type_face", who, number, face), chosen, sides=sides
    )


def origin(by_hand: bool) -> Tree:
    """Say where the faces of a throw come from."""
    return ["p", {"class": "origin"}, say("roll.by-hand" if by_hand else "roll.by-seed")]


def deed_field(game: str, who: str, setup: Setup) -> Tree:
    """Draw the field for what is attempted."""
    return text_field(
        "deed", say("roll.deed"), setup.deed, change=msg(f"{game}.describe", who, "deed")
    )


def request_fold(game: str, who: str, setup: Setup, more: str = "") -> Tree:
    """Draw the way to have somebody else roll what is laid out; `more` says what comes of it."""
    note = text_field(
        "note", say("ask.note"), setup.note, change=msg(f"{game}.describe", who, "note")
    )
    return [
        "details",
        {"class": "card fold"},
        ["summary", {}, say("ask.title")],
        ["p", {}, say("ask.text")],
        ["p", {}, more] if more else None,
        note,
        cluster(
            button(say("ask.send"), msg(f"{game}.ask", who), sign="share", once=True),
            code_button(msg(f"{game}.code_ask", who)),
        ),
    ]


def headline(name: str, deed: str) -> Tree:
    """Draw who tries what, above a result."""
    words = f"{isolated(name)}: {isolated(deed.strip())}" if deed.strip() else name
    return ["p", {"class": "deed", "dir": "auto"}, words]


def why(reasons: Sequence[str], rulings: Sequence[str], terms: Child = None) -> Tree:
    """Draw the receipt: the rules that decided, the deciding one first, and the table's rulings."""
    lines = [["li", {"key": text, "dir": "auto"}, text] for text in reasons]
    hints = [["p", {"class": "field-hint"}, line] for line in rulings or [say("roll.no-ruling")]]
    return layout.card(say("roll.why"), ["ul", {"class": "reasons"}, *lines], *hints, terms)


def earlier(throws: Sequence[tuple[str, Tree, bool]]) -> Child:
    """Draw the throws that were rerolled: the outcome, the dice, whether they were real ones.

    Only the last few of them: a link may hold a hundred throws that nobody will look through.
    """
    if not throws:
        return None
    first = max(0, len(throws) - EARLIER_SHOWN)
    items = [
        [
            "li",
            {"key": str(number)},
            ["p", {}, say("roll.throw", number=number, outcome=outcome)],
            dice,
            origin(by_hand),
        ]
        for number, (outcome, dice, by_hand) in enumerate(throws[first:], first + 1)
    ]
    more = ["p", {}, say_count("roll.throws-more", first)] if first else None
    return layout.card(say("roll.throws"), more, ["ol", {"class": "throws"}, *items])


def share_button(game: str, who: str) -> Tree:
    """Draw the ways to share the roll that waits."""
    send = msg(f"{game}.share_open", who)
    share = button(say("roll.share"), send, look="quiet", sign="share", once=True)
    picture = _picture_button(msg("picture", who))
    return cluster(share, code_button(msg(f"{game}.code_open", who)), picture)


def share_kept(game: str, place: tuple[int, int], name: str) -> Tree:
    """Draw the ways to share a roll of the log."""
    about = f"{say('roll.share')}: {name}"
    send = msg(f"{game}.share_kept", *place)
    share = button(say("roll.share"), send, look="quiet", sign="share", once=True, about=about)
    picture = _picture_button(msg("picture_kept", *place), name)
    return cluster(share, code_button(msg(f"{game}.code_kept", *place), name), picture)


def _picture_button(make: str, name: str = "") -> Tree:
    about = f"{say('picture.share')}: {name}" if name else None
    return button(say("picture.share"), make, look="quiet", sign="picture", once=True, about=about)


def keep_button(game: str, who: str, outcome: str, look: Look = "primary") -> Tree:
    """Draw the button that keeps a result; it is plain where another act comes first."""
    return button(
        say("roll.keep"),
        msg(f"{game}.keep", who),
        look=look,
        sign="check",
        once=True,
        wide=True,
        id="keep",
        about=say("roll.keep.long", outcome=outcome),
    )


def keep_actions(game: str, who: str) -> list[Child]:
    """Draw what stands at the thumb while keeping: back to the result, or done."""
    confirm = button(
        say("roll.keep.confirm"),
        msg(f"{game}.kept", who),
        look="primary",
        sign="check",
        once=True,
        wide=True,
    )
    back = button(say("roll.think-again"), msg(f"{game}.think_again", who), look="quiet")
    return [back, confirm]


def keep_card(title: str, *children: Child) -> Tree:
    """Draw what has to be decided or written before a result is kept; focus goes to its title."""
    return titled_card("keep-title", title, *children)


def titled_card(id: str, title: str, *children: Child) -> Tree:
    """Draw the one block that matters now; focus can go to its title, which has that id."""
    heading = ["h2", {"class": "card-title", "id": id, "tabindex": "-1", "dir": "auto"}, title]
    return layout.card(None, heading, *children, look="raised")


def keep_words(game: str, who: str, part: str, label: str, written: str, lines: int = 1) -> Tree:
    """Draw a field for words of the result that is being kept."""
    change = msg(f"{game}.describe", who, part)
    return text_field(f"keep-{part}", label, written, change=change, lines=lines)
