"""German of backups: making one, opening one, taking tables out of it."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "backup.title": "Sicherung",
    "backup.text": "Deine Tische liegen nur in diesem Browser. Eine Sicherung ist eine Datei mit "
    "ihnen allen.",
    "backup.last": "Letzte Sicherung: {day}.",
    "backup.never": "Noch nicht gesichert.",
    "backup.due": "Seit der letzten Sicherung hast du eine ganze Weile gespielt. Letzte Sicherung: "
    "{day}.",
    "backup.due.never": "Du spielst schon eine ganze Weile ohne Sicherung. Ein verlorenes Handy "
    "oder ein geleerter Browser, und alles wäre weg.",
    "backup.later": "Jetzt nicht",
    "backup.all": "Alles sichern",
    "backup.table": "Diesen Tisch sichern",
    "backup.table.text": "Eine Datei mit dem ganzen Tisch samt Protokoll. Sie lässt sich auf jedem "
    "Handy öffnen: auf der Startseite unter „Sicherung öffnen“.",
    "backup.open": "Sicherung öffnen",
    "backup.handed-over": "Der Browser hat die Sicherung „{name}“ zum Speichern bekommen. Heb sie "
    "gut auf.",
    "backup.nothing": "Es gibt noch nichts zu sichern.",
    "backup.file.all": "alles",
    "backup.file.table": "tisch",
}
