"""News of the app itself, in a quiet place: they come at any time, so nothing may move for them.

What comes while a screen is looked at stands below all of it; at home, where that may be out of
sight, the greeting lies over the tagline (notice.css). On the next screen the offer of an update
stands on top, as it comes there with everything else.
"""

from __future__ import annotations

from pyapp.model import News
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, icon_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say


def news_on_top(news: News) -> Child:
    """Draw what the player finds on top of a screen they came to."""
    return _offer() if _offers(news) and news.moved else None


def news_here(news: News) -> Tree:
    """Draw what came since; a screen reader hears it, so the place is there before it is needed."""
    offer = _offer() if _offers(news) and not news.moved else None
    return ["div", {"class": "news", "role": "status"}, _greeting() if news.greets else None, offer]


def _offers(news: News) -> bool:
    return news.newer and not news.later


def _offer() -> Tree:
    acts = [
        button(say("news.update"), msg("update_now"), once=True),
        button(say("news.later"), msg("update_later"), look="quiet"),
    ]
    row: Tree = ["div", {"class": "cluster"}, *acts]
    return layout.notice("info", say("news.newer"), row, speaks=False)


def _greeting() -> Tree:
    away = icon_button(say("notice.dismiss"), "close", msg("greeted"))
    return layout.notice("good", say("news.offline"), speaks=False, aside=away)
