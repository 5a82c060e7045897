"""Texts of backups: making one, opening one, taking tables out of it."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "backup.title": "Backup",
    "backup.text": "Your tables are in this browser only. A backup is a file with all of them.",
    "backup.last": "Last backed up: {day}.",
    "backup.never": "Not backed up yet.",
    "backup.due": "You have played a good while since the last backup. Last backed up: {day}.",
    "backup.due.never": "You have played a good while without a backup. A lost phone, or a cleared "
    "browser, would take all of it.",
    "backup.later": "Not now",
    "backup.all": "Back up everything",
    "backup.table": "Back up this table",
    "backup.table.text": "A file with all of this table, its whole log included. It can be opened "
    "on any phone: on the first screen, under “Open a backup”.",
    "backup.open": "Open a backup",
    "backup.handed-over": "The browser was given the backup “{name}” to save. Keep it where it is "
    "safe.",
    "backup.nothing": "There is nothing to back up yet.",
    "backup.file.all": "everything",
    "backup.file.table": "table",
}
