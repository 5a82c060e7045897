"""Pictures: a drawing becomes a PNG, which is offered to the share sheet, else saved as a file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import URL, Blob, File, Image, Object, console, document, navigator
from pyodide.ffi import JsException, create_once_callable, to_js

from pyapp.browser.download import hand_over_blob
from pyapp.effect import Depict
from pyapp.files import well_formed


async def offered(asked: Depict) -> str:
    """Make a picture and offer it: ``shared``, ``saved``, ``cancelled`` or ``failed``."""
    try:
        png = await _png(asked)
        given = {"files": [_file(png, asked.name)], "text": well_formed(asked.text)}
        return await _given(_object(given), png, asked.name)
    except Exception as fault:
        # Whoever waits is answered, whatever went wrong.
        console.error(f"picture: {fault!r}")
        return "failed"


async def _given(data: Any, png: Any, name: str) -> str:
    if hasattr(navigator, "canShare") and navigator.canShare(data):
        try:
            await navigator.share(data)
            return "shared"
        except JsException as error:
            # Put away, or asked for while another sheet is open: nothing else is wanted then.
            if error.name in ("AbortError", "InvalidStateError"):
                return "cancelled"
    hand_over_blob(png, name)
    return "saved"


async def _png(asked: Depict) -> Any:
    drawing = Blob.new(to_js([asked.drawing]), _object({"type": "image/svg+xml"}))
    address = URL.createObjectURL(drawing)
    try:
        image = Image.new()
        await _once(lambda done, failed: _load(image, address, done, failed))
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = asked.size
        canvas.getContext("2d").drawImage(image, 0, 0, *asked.size)
        png = await _once(lambda done, _failed: canvas.toBlob(done, "image/png"))
        if not png:
            raise ValueError("the canvas gave no picture")
        return png
    finally:
        URL.revokeObjectURL(address)


def _load(image: Any, address: str, done: Any, failed: Any) -> None:
    image.onload, image.onerror = done, failed
    image.src = address


async def _once(begin: Callable[[Any, Any], None]) -> Any:
    """Begin something that answers by one of two calls, and wait for it."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    begin(
        create_once_callable(answer.set_result),
        create_once_callable(lambda fault: answer.set_exception(ValueError(str(fault)))),
    )
    return await answer


def _file(png: Any, name: str) -> Any:
    return File.new(to_js([png]), well_formed(name), _object({"type": "image/png"}))


def _object(given: dict[str, Any]) -> Any:
    return to_js(given, dict_converter=Object.fromEntries)
