"""Effects: what the app wants done outside itself. Answers come back as messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import page
from js import Uint8Array, console, crypto, document, location, setTimeout, window
from pyodide.ffi import create_once_callable

from pyapp.browser import codes, download, keep, steps
from pyapp.browser.dom import Dispatch, fragment, now
from pyapp.browser.ondemand import MissingError
from pyapp.browser.sharing import Offer, address, copying, is_done
from pyapp.browser.storage import writer
from pyapp.effect import (
    AskAble,
    Copy,
    Cover,
    Depict,
    Draw,
    Dress,
    Effect,
    FindCode,
    Focus,
    Go,
    Keep,
    Land,
    Load,
    Msg,
    Press,
    Print,
    Put,
    Renew,
    Save,
    Select,
    Send,
    Share,
    Soon,
    Speak,
    Stay,
    Uncover,
)
from pyapp.files import Download
from pyapp.writer import Overtaken, told

AFTER_PAINT = (Focus, Select, Go, Soon, FindCode, Press, Land, Stay, Print)
"""The effects that act on what is painted; all others need not wait for it."""


def waits(effect: Effect) -> bool:
    """Tell whether an effect waits until the page is painted.

    Where only the address is put right there is nothing to see before its answer: painting twice
    would double the time of the tap.
    """
    return isinstance(effect, AFTER_PAINT) and not (isinstance(effect, Go) and effect.replace)


_waiting: set[asyncio.Task[None]] = set()


def run(effect: Effect, dispatch: Dispatch) -> None:
    """Carry out one effect. Sharing, finding a code and going somewhere answer later."""
    match effect:
        case Save():
            dispatch(*map(_saved, writer.saved(effect)))
        case Put(then=then):
            dispatch(*map(_saved, writer.caught_up()))
            dispatch(_answered(then, writer.put(effect.changes)))
            # Where storage is blocked all of it is owed now, and the page goes on saying so.
            dispatch(*map(_saved, writer.caught_up()))
        case Load(prefix, then):
            dispatch(_answered(then, writer.read(lambda key: key.startswith(prefix))))
        case Draw(count, then):
            drawn = crypto.getRandomValues(Uint8Array.new(count))
            dispatch(_answered(then, bytes(drawn.to_bytes()).hex()))
        case Share(target, title, text):
            _later(_shared(Offer(target, title, text), dispatch))
        case Copy(text, then):
            _later(_copied(copying(text), then, dispatch))
        case Depict():
            _later(_depicted(effect, dispatch))
        case FindCode(target):
            _when_shown(lambda: _later(_coded(target, dispatch)))
        case Go(target, _, True) if steps.came_from(target):
            steps.then(steps.back)
        case Go(target, replaced):
            steps.then(lambda: _go(target, replaced, dispatch))
        case Cover(target, replaced):
            steps.then(lambda: steps.covered(address(target), replaced=replaced))
        case Uncover(target):
            steps.then(lambda: steps.uncovered(address(target)))
        case Press(what, number):
            # Few phones have a keyboard.
            from pyapp.browser.press import press

            press(what, number)
        case Send(then):
            dispatch(replace(then, at=now()))
        case Soon(then):
            _when_shown(lambda: dispatch(replace(then, at=now())))
        case Download():
            download.hand_over(effect)
        case Keep():
            _later(_kept(dispatch))
        case Renew():
            page.applyUpdate()
        case Speak(language):
            document.documentElement.lang = language
        case Dress(theme):
            page.dress(theme)
        case AskAble():
            dispatch(Msg("device_able", (_later_room("able").names(),), at=now()))
        case Land():
            _later_room("landing").land(effect)
        case Stay(awake):
            _when_shown(lambda: _later_room("awake").stay(awake))
        case Print():
            window.print()
        case Focus(name, from_top):
            _focus(name, from_top)
        case Select(name):
            _focus(name, False)
            element = document.getElementById(name)
            if element:
                element.select()


def _later_room(name: str) -> Any:
    """Return a module of this room that a start can do without."""
    return import_module(f"pyapp.browser.{name}")


def _saved(answer: str | Overtaken) -> Msg:
    return replace(told(answer), at=now())


def _when_shown(act: Callable[[], object]) -> None:
    """Act when the browser has put on the screen what was just painted.

    A frame begins before it is drawn, so the next turn after that is the first to be seen from. A
    page nobody sees has no frames.
    """
    due = create_once_callable(act)
    if document.visibilityState == "hidden":
        setTimeout(due, 0)
    else:
        window.requestAnimationFrame(create_once_callable(lambda _time: setTimeout(due, 0)))


def _answered(then: Msg, answer: Any) -> Msg:
    return replace(then, args=(*then.args, answer), at=now())


def _go(target: str, replaced: bool, dispatch: Dispatch) -> None:
    if replaced or target == fragment():
        steps.replaced(address(target))
        dispatch(Msg("went", (target,), at=now()))
        window.scrollTo(0, 0)
    else:
        location.hash = target


def _focus(name: str, from_top: bool) -> None:
    element = document.getElementById(name)
    if element:
        element.focus(preventScroll=from_top)
    if from_top:
        window.scrollTo(0, 0)


async def _shared(offer: Offer, dispatch: Dispatch) -> None:
    asked_at = fragment()
    dispatch(Msg("shared", (await offer.outcome(), offer.url, asked_at), at=now()))


async def _copied(copy: Any, then: Msg, dispatch: Dispatch) -> None:
    dispatch(_answered(then, await is_done(copy)))


async def _depicted(asked: Depict, dispatch: Dispatch) -> None:
    # Imported only here: few sessions make a picture.
    from pyapp.browser import pictures

    dispatch(_answered(asked.then, await pictures.offered(asked)))


async def _coded(target: str, dispatch: Dispatch) -> None:
    url = address(target)
    try:
        rows = await codes.squares(url)
    except Exception as fault:
        # Whoever waits is answered, whatever went wrong. That something is missing is told already.
        if not isinstance(fault, MissingError):
            console.error(f"code: {fault!r}")
        dispatch(Msg("code_missing", (target,), at=now()))
    else:
        dispatch(Msg("code_found", (target, url, rows), at=now()))


async def _kept(dispatch: Dispatch) -> None:
    dispatch(Msg("keeping", (await keep.answer(),), at=now()))


def _later(work: Any) -> None:
    # The event loop holds tasks but weakly: without this set they may vanish while they wait.
    task = asyncio.ensure_future(work)
    _waiting.add(task)
    task.add_done_callback(_waiting.discard)
