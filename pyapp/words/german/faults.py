"""German of what can be wrong with storage, tables and backups."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "fault.table": "Dieser gespeicherte Tisch ist beschädigt und lässt sich nicht lesen.",
    "fault.table.missing": "So einen Tisch gibt es in diesem Browser nicht.",
    "fault.table.headless": "Der Teil, der diesen Tisch zusammenhält, fehlt. Was von ihm übrig "
    "ist, ist gespeichert.",
    "fault.table.newer": "Diesen Tisch hat ein neueres Threefold gespeichert. Lade die Seite neu, "
    "dann bekommst du das neueste.",
    "fault.table.grown": "Dieser Tisch ist zu groß geworden, um ihn aufzubewahren.",
    "fault.table.another": "Dieser Tisch ist hier inzwischen ein anderer. Sieh ihn dir noch einmal "
    "an; nichts wurde geändert.",
    "fault.storage.forgot": "Dieser Browser hat nicht behalten, was geschrieben wurde.",
    "fault.storage.full": "Dieser Browser hat keinen Platz mehr, in den die Seite schreiben kann.",
    "fault.storage.forbidden": "Dieser Browser erlaubt der Seite nicht, etwas aufzubewahren.",
    "fault.backup": "Diese Datei ist keine Sicherung von Threefold, oder sie ist beschädigt.",
    "fault.backup.large": "Diese Datei ist zu groß: Sie hat {size:,} Bytes, und eine Sicherung hat "
    "höchstens {limit:,}.",
    "fault.backup.newer": "Diese Sicherung hat ein neueres Threefold gemacht. Lade die Seite neu, "
    "dann bekommst du das neueste.",
    "fault.backup.empty": "In dieser Sicherung ist kein Tisch.",
    "fault.backup.many": "In dieser Sicherung sind {count:,} Tische. Mehr als {limit:,} werden "
    "nicht auf einmal geöffnet.",
    "fault.backup.room": "Das passt nicht neben das, was hier ist: Es braucht {wanted:,} Zeichen "
    "mehr, und {free:,} von {room:,} sind frei. Nichts wurde geändert.",
}
