"""The line that buys a component a new trait, on its own page and on the table's."""

from __future__ import annotations

from pyapp.games.universalis.desk import BUY, Desk, draft_of, trait_key
from pyapp.games.universalis.forms import one_line
from pyapp.games.universalis.speech import coins_words
from pyapp.views.parts.buttons import Look
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, msg
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Tale
from threefold.games.universalis.buying import PRICE


def new_trait(tale: Tale, laid: Desk, number: int, look: Look = "primary") -> list[Child]:
    """Draw its rank, its words with the price, and what it makes of Importance and of removal.

    Args:
        tale: The table; whoever is on turn has a coin.
        laid: What lies on its desk: the rank, and words half written.
        number: The component's.
        look: Of the button that pays.
    """
    most = min(tale.purse // PRICE, universalis.RANK_LIMIT)
    ranks = min(ranks_laid(laid, number), most)
    lay = "universalis.lay_ranks"
    less = msg(lay, BUY, number, ranks - 1) if ranks > 1 else None
    more = msg(lay, BUY, number, ranks + 1) if ranks < most else None
    now = tale.component(number).importance
    then = now + ranks
    line = one_line(
        "trait",
        say("universalis.trait.label"),
        msg("universalis.trait", tale.taken, number, ranks),
        say("universalis.buy", coins=coins_words(ranks * PRICE)),
        look=look,
        draft=(trait_key(number), draft_of(laid, trait_key(number))),
        stacked=True,
    )
    effect = say("universalis.trait.effect", now=now, then=then, coins=coins_words(then))
    return [stepper(say("universalis.ranks"), ranks, less, more), line, ["p", {}, effect]]


def ranks_laid(laid: Desk, number: int) -> int:
    """Return the rank laid out for a component's new trait; that of another does not count."""
    setup = laid.of(BUY)
    return setup.ranks if setup.component == number else 1
