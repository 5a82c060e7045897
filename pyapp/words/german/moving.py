"""German of moving a table to another phone by link or QR code."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "moving.title": "Umzug auf ein anderes Handy",
    "moving.title.here": "Von einem anderen Handy",
    "moving.text": "Öffne diesen Tisch auf dem anderen Handy. Dort siehst du zuerst, was darin "
    "ist, und wählst dann. Er bleibt auch hier; was danach geschieht, bleibt getrennt.",
    "moving.whole": "Mit dem ganzen Protokoll",
    "moving.whole.text": "Der ganze Tisch ist in diesem Link.",
    "moving.whole.too-long": "Samt Protokoll ist dieser Tisch zu groß für einen Link. Nimm eine "
    "Datei.",
    "moving.now": "Ohne das Protokoll",
    "moving.now.text": "Nur, wie der Tisch jetzt steht. Was davor geschah, fehlt: Auf dem anderen "
    "Handy ist das Protokoll leer, und nichts davon lässt sich dort rückgängig machen.",
    "moving.now.too-long": "Auch ohne das Protokoll ist er zu groß für einen Link.",
    "moving.share": "Link teilen",
    "moving.share.about": "Link teilen: {what}",
    "moving.code": "QR-Code zeigen",
    "moving.no-code": "Er ist zu lang für einen QR-Code, den ein Handy noch lesen könnte.",
    "moving.secret": "Wer einen Link von hier hat, hat alles, was darin ist.",
    "moving.file": "Als Datei",
    "moving.file.text": "In eine Datei passt jeder Tisch samt ganzem Protokoll. Öffne sie auf dem "
    "anderen Handy: auf der Startseite unter „Sicherung öffnen“.",
    "moving.reading": "Der Link wird gelesen …",
    "moving.in-link": "In diesem Link",
}
