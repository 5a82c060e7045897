"""The frame around every screen: app bar, notices, the address to copy by hand, the announcer."""

from __future__ import annotations

from pyapp import route
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.code_ways import cluster, code_link
from pyapp.views.news import news_here, news_on_top
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, icon_button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from pyapp.words.wheel import say_phrase


def framed(model: Model, page: Page, on_top: Child = None) -> Tree:
    """Put the frame around a screen, and a dialog on top of it."""
    table = model.here
    at_table = table is not None
    bar = layout.app_bar(
        page.title,
        back=(f"#{page.back[0]}", page.back[1]) if page.back else None,
        undo=msg("undo") if at_table else None,
        redo=msg("redo") if at_table else None,
        undoable=at_table,
        menu=_menu(table) if table else (),
    )
    return layout.page(
        bar,
        contents(model, page),
        actions=page.actions,
        announcer=layout.live(*model.said),
        game=page.game or None,
        name=page.name or None,
        on_top=on_top,
        keyed=model.device.keys,
    )


def contents(model: Model, page: Page) -> list[Child]:
    """Draw what stands in a screen's main part: the screen's own, between what is to be told."""
    return [news_on_top(model.news), *_notices(model), *page.body, news_here(model.news)]


def _menu(table: Table) -> list[Child]:
    return [
        layout.menu_link(say("table.log"), f"#{route.to_log(table.id)}"),
        layout.menu_link(say("table.settings"), f"#{route.to_table(table.id, 'settings')}"),
        layout.menu_link(say("paper.menu"), f"#{route.to_table(table.id, 'paper')}"),
        layout.menu_link(say("paper.blank"), f"#{route.to_blanks(table.game)}"),
        layout.menu_link(say("home.title"), f"#{route.HOME}"),
        layout.menu_link(say("device.title"), f"#{route.DEVICE}"),
        layout.menu_link(say("home.about"), f"#{route.ABOUT}"),
        layout.menu_button(say("keys.title"), msg("open_dialog", "keys")),
    ]


def _notices(model: Model) -> list[Child]:
    return [_trouble(model), _offer(model), _notice(model)]


def _trouble(model: Model) -> Child:
    if not model.trouble:
        return None
    table = model.table
    away = button(say("save.download"), msg("export_table"), once=True) if table else None
    again = button(say("save.again"), msg("try_again"), once=True)
    # It stands on every screen from now on, and must leave room to play.
    advice: Tree = [
        "details",
        {"class": "fold", "key": "save-advice"},
        ["summary", {}, say("save.what")],
        ["p", {}, say("save.advice")],
    ]
    sentence = say("save.trouble", reason=say_phrase(model.trouble))
    return layout.notice("error", sentence, cluster(again, away), advice)


def _offer(model: Model) -> Child:
    if not model.offered:
        return None
    field = text_field("offered", say("share.link"), model.offered, readonly=True)
    close = button(say("share.close"), msg("close_offer"), look="quiet")
    _, _, fragment = model.offered.partition("#")
    # Where the code itself is looked at, there is no need to lead to it.
    code = None if model.code else code_link(fragment)
    return layout.notice("info", say("share.by-hand"), field, cluster(code, close))


def _notice(model: Model) -> Child:
    notice = model.notice
    if notice is None:
        return None
    send = msg("share", notice.fragment, say("app.name"), notice.text)
    share = button(say("share.share"), send, sign="share", once=True)
    dismiss = icon_button(say("notice.dismiss"), "close", msg("dismiss"))
    # The announcer speaks every notice, equal ones in a row too; a second voice would only echo it.
    return layout.notice(
        notice.kind,
        notice.text,
        cluster(share, code_link(notice.fragment)) if notice.fragment else None,
        speaks=False,
        aside=dismiss,
    )
