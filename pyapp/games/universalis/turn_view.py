"""How a turn, framing or a scene ends, and who may take the turn, for what or why not yet."""

from __future__ import annotations

from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.speech import coins_words, name_of
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Phase, Tale
from threefold.games.universalis.turns import INTERRUPTION
from threefold.rulings import Rulings


def turn_actions(table: Table) -> list[Child]:
    """Draw what ends framing or the turn; the end of the scene where nobody has a coin left."""
    tale: Tale = table.stage.play
    if universalis.next_with_coins(tale, tale.turn) is None:
        return [_scene_button(table, "primary")]
    end = button(
        _end_words(tale), msg("universalis.end_turn", tale.taken), once=True, id="end-turn"
    )
    if tale.phase is not Phase.FRAMING:
        return [_main(_end_words(tale), "universalis.end_turn", tale, "end-turn", "primary")]
    look: Look = "primary" if framed_up(tale) else "plain" if tale.established else "quiet"
    words = say("universalis.end-framing")
    framed = _main(words, "universalis.end_framing", tale, "end-framing", look)
    return [end if tale.established else None, framed]


def framed_up(tale: Tale) -> bool:
    """Tell whether a scene is set and the bid for it used up, so that framing can well end."""
    return tale.established and not tale.scene.budget


def _main(words: str, act: str, tale: Tale, id: str, look: Look) -> Tree:
    send = msg(act, tale.taken)
    # Another id at every turn: the second of two taps finds the button gone.
    return button(words, send, look=look, sign="turn", once=True, wide=True, id=f"{id}-{tale.turn}")


def _end_words(tale: Tale) -> str:
    following = universalis.next_with_coins(tale, tale.turn)
    if following is None or following == tale.turn:
        return say("universalis.end-turn")
    return say("universalis.end-turn.next", name=name_of(tale, following))


def interrupt_card(table: Table) -> Child:
    """Draw those who can take the turn. Before a scene is set it says itself why nobody can."""
    tale: Tale = table.stage.play
    others = [seat for seat in range(len(tale.players)) if seat != tale.turn]
    ways = [
        _interrupts(tale, seat) for seat in others if universalis.may_interrupt(tale, seat) is None
    ]
    if not ways:
        return None
    return layout.card(
        say("universalis.interrupt"),
        why_not(say("universalis.interrupt.text", coins=coins_words(INTERRUPTION))),
        ["div", {"class": "cluster"}, *ways],
        term="universalis.interrupt",
    )


def _interrupts(tale: Tale, seat: int) -> Tree:
    words = say("universalis.interrupts", name=name_of(tale, seat), coins=coins_words(INTERRUPTION))
    send = msg("universalis.interrupt", tale.taken, seat)
    return button(words, send, once=True, id=f"interrupt-{seat}-{tale.turn}")


def end_scene_card(table: Table) -> Tree:
    """Draw the end of the scene, with what everybody gets then."""
    return layout.card(
        say("universalis.scene-ends"),
        why_not(refresh_words(table.stage.rulings)),
        _scene_button(table, "plain"),
    )


def _scene_button(table: Table, look: Look) -> Tree:
    tale: Tale = table.stage.play
    send = msg("universalis.end_scene", tale.taken)
    words = say("universalis.end-scene", number=tale.scene.number)
    return button(words, send, look=look, once=True, wide=True, id="end-scene")


def refresh_words(rulings: Rulings) -> str:
    """Say what the end of a scene brings everybody."""
    coins = universalis.refresh(rulings)
    if not coins:
        return say("universalis.refresh.none")
    return say("universalis.refresh", coins=coins_words(coins))
