"""Texts of the screen that shows a link as a QR code."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "code.title": "QR code",
    "code.back": "where you were",
    "code.drawing": "Drawing the code …",
    "code.drawn": "The code is drawn.",
    "code.roll.name": "QR code of the link to this roll",
    "code.table.name": "QR code of the link with this table",
    "code.request.name": "QR code of the link to this request",
    "code.roll.scan": "Scan it with the camera of another phone to see the roll there.",
    "code.request.scan": "Scan it with the camera of another phone to take the request there.",
    "code.table.scan": "Scan it with the camera of the other phone. There you first see what is in "
    "it.",
    "code.dense": "This link is long, so the squares are small: hold the other phone close and "
    "still. If that does not work, share the link instead.",
    "code.too-long": "This link is too long for a QR code: it has {count} characters, and a code "
    "holds about {most}. Share the link instead.",
    "code.missing": "What draws QR codes could not be fetched. Check the connection, then try "
    "again. Sharing the link works as before.",
    "code.again": "Try again",
    "code.roll.share": "A roll at the game table.",
    "code.table.share": "A table of Threefold, to go on with on another phone.",
    "code.request.share": "Somebody asks for a roll.",
}
