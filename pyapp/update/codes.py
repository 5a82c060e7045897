"""The QR code of a link: where it is looked at, and what became of working it out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route
from pyapp.code import Code
from pyapp.effect import FindCode, Focus, Msg
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, said
from pyapp.words import say


def to_code(model: Model, fragment: str) -> Turn:
    """Be where a link's code is shown, and have it worked out."""
    back = model.code.back if model.code else model.fragment
    code = Code(fragment, back)
    here = replace(model, fragment=route.to_code(fragment), code=code)
    return here, _asked(code)


def _asked(code: Code) -> tuple[FindCode, ...]:
    return () if code.too_long else (FindCode(code.fragment),)


def found(model: Model, msg: Msg) -> Turn:
    """Show the code, unless the player has gone elsewhere meanwhile."""
    fragment, address, rows = msg.args
    if model.code is None or model.code.fragment != fragment:
        return model, ()
    code = replace(model.code, address=address, rows=tuple(rows), missing=False)
    shown = replace(model, code=code)
    return (said(shown, say("code.drawn")) if code.rows else shown), ()


def missing(model: Model, msg: Msg) -> Turn:
    """Say that the code cannot be drawn now."""
    (fragment,) = msg.args
    if model.code is None or model.code.fragment != fragment:
        return model, ()
    return said(replace(model, code=replace(model.code, missing=True)), say("code.missing")), ()


def again(model: Model, _msg: Msg) -> Turn:
    """Try once more to draw the code."""
    if model.code is None:
        return model, ()
    code = replace(model.code, missing=False)
    return replace(model, code=code), (*_asked(code), Focus("main"))


HANDLERS: Mapping[str, Handler] = {
    "code_found": found,
    "code_missing": missing,
    "code_again": again,
}
