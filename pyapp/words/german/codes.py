"""German of the screen that shows a link as a QR code."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "code.title": "QR-Code",
    "code.back": "vorige Seite",
    "code.drawing": "Der Code wird gezeichnet …",
    "code.drawn": "Der Code ist gezeichnet.",
    "code.roll.name": "QR-Code des Links zu diesem Wurf",
    "code.table.name": "QR-Code des Links mit diesem Tisch",
    "code.request.name": "QR-Code des Links zu dieser Anfrage",
    "code.roll.scan": "Scanne ihn mit der Kamera eines anderen Handys, um den Wurf dort zu sehen.",
    "code.request.scan": "Scanne ihn mit der Kamera eines anderen Handys, um die Anfrage dort "
    "anzunehmen.",
    "code.table.scan": "Scanne ihn mit der Kamera des anderen Handys. Dort siehst du zuerst, was "
    "darin ist.",
    "code.dense": "Dieser Link ist lang, deshalb sind die Quadrate klein: Halte das andere Handy "
    "nah und ruhig davor. Klappt das nicht, teile stattdessen den Link.",
    "code.too-long": "Dieser Link ist zu lang für einen QR-Code: Er hat {count} Zeichen, und in "
    "einen Code passen etwa {most}. Teile stattdessen den Link.",
    "code.missing": "Was QR-Codes zeichnet, ließ sich nicht laden. Prüfe die Verbindung und "
    "versuch es noch einmal. Den Link teilen kannst du wie zuvor.",
    "code.again": "Erneut versuchen",
    "code.roll.share": "Ein Wurf vom Spieltisch.",
    "code.table.share": "Ein Tisch von Threefold, zum Weiterspielen auf einem anderen Handy.",
    "code.request.share": "Jemand bittet um einen Wurf.",
}
