"""Texts of opening a backup."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "import.title": "Open a backup",
    "import.pick": "Backup file",
    "import.pick.another": "Another backup file",
    "import.pick.text": "First you see what is in it. Nothing changes until you choose.",
    "import.reading": "Reading “{name}” …",
    "import.reading.so-far": "{count} tables so far.",
    "import.unread": "The browser could not read this file. Pick it once more.",
    "import.empty": "The file “{name}” is empty. If it lies in a cloud, it may not be on this "
    "device yet.",
    "import.found.one": "{count} table is in this backup. Nothing has changed yet.",
    "import.found.other": "{count} tables are in this backup. Nothing has changed yet.",
    "import.in-file": "In “{name}”",
    "import.all": "Add all",
    "import.close": "Close this backup",
    "import.about": "{game} · last changed {day}",
    "import.steps.one": "{count} step in its log.",
    "import.steps.other": "{count} steps in its log.",
    "import.away": "It is put away.",
    "import.trouble": "It is left out. {reason}",
    "import.standing.new": "It is not in this browser yet.",
    "import.standing.same": "The same table is here already, with the same log.",
    "import.standing.behind": "This table is here already, and has gone on since this backup.",
    "import.standing.ahead": "This table is here, and the backup goes on from it: merged, it is "
    "the one of the backup.",
    "import.standing.apart": "This table is here too, and each has gone its own way: they cannot "
    "be merged. Added as a copy, both are kept.",
    "import.standing.damaged": "The one here cannot be read. It is left as it is.",
    "import.beside": "If it takes the place of the one here, that one is put away as it is now: "
    "you can bring it back on the first screen.",
    "import.no-beside": "This browser has no room for both. If it takes the place of the one here, "
    "only Undo brings that one back, and only as long as this page stays open. Back it up first.",
    "import.way.add": "Add this table",
    "import.way.copy": "Add as a copy",
    "import.way.replace": "Replace the one here",
    "import.way.merge": "Merge with the one here",
    "import.way.about": "{way}: {name}",
    "import.done.add": "Added.",
    "import.done.copy": "Added as a copy.",
    "import.done.replace": "The one here is replaced.",
    "import.done.merge": "Merged with the one here.",
    "import.put-away": "The one that was here is put away. You can bring it back on the first "
    "screen.",
    "import.not-put-away": "There was no room to put away the one that was here. Undo brings it "
    "back as long as this page stays open.",
    "import.undo": "Undo",
    "import.undo.about": "Undo: {name}",
    "import.go": "Go to it",
    "import.taken.one": "Done: {count} table is taken from the backup.",
    "import.taken.other": "Done: {count} tables are taken from the backup.",
    "import.undone": "Undone: all is as it was before.",
    "import.played-on": "Not undone: this table has changed since, and that would be lost.",
    "import.failed": "Nothing was changed. {reason}",
}
