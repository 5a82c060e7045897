"""Texts of moving a table to another phone by link or QR code."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "moving.title": "Move to another phone",
    "moving.title.here": "From another phone",
    "moving.text": "Open this table on the other phone. There you first see what is in it, and "
    "choose. It stays here as well, and the two do not follow each other.",
    "moving.whole": "With its whole log",
    "moving.whole.text": "All of the table is in this link.",
    "moving.whole.too-long": "This table is too large for a link with its whole log. Use a file.",
    "moving.now": "Without its log",
    "moving.now.text": "Only how the table stands now. Left out is what happened before: the log "
    "is empty on the other phone, and nothing of it can be undone there.",
    "moving.now.too-long": "Without its log it is too large for a link, too.",
    "moving.share": "Share link",
    "moving.share.about": "Share link: {what}",
    "moving.code": "Show QR code",
    "moving.no-code": "It is too long for a QR code that a phone could read.",
    "moving.secret": "Whoever has a link from here has all that is in it.",
    "moving.file": "As a file",
    "moving.file.text": "A file has room for any table, its whole log included. On the other "
    "phone, open it on the first screen, under “Open a backup”.",
    "moving.reading": "Reading the link …",
    "moving.in-link": "In this link",
}
