"""Texts that every game shares."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "app.name": "Threefold",
    "app.tagline": "Dice, odds and sheets for small tabletop games. It all stays on this device.",
    "app.stumbled": "Threefold stumbled over a fault of its own. If anything looks wrong, reload "
    "the page: your tables are kept.",
    "home.title": "Your tables",
    "home.none.title": "No table yet",
    "home.none.text": "A table keeps the characters, the rolls and the log of one campaign.",
    "home.about": "About and licences",
    "home.away": "Put away",
    "home.bring-back": "Bring back",
    "home.bring-back.about": "Bring back {name}",
    "home.damaged.title": "A table that cannot be read",
    "home.damaged.text": "It is still stored as it was; nothing has been deleted.",
    "start.all": "all tables",
    "table.unnamed": "Table without a name",
    "table.by-link": "Rolls by link",
    "table.put-away": "“{name}” is put away. You can bring it back below.",
    "table.away.title": "This table is put away",
    "table.away.text": "Nothing of it is lost: bring it back to go on.",
    "table.missing.title": "No such table here",
    "table.missing.text": "Tables live in the browser they were made in, and this one has none by "
    "that address.",
    "table.log": "Log",
    "table.settings": "Rulings and settings",
    "table.last": "Last in the log",
    "table.whole-log": "The whole log",
    "log.title": "Log",
    "log.none.title": "Nothing has happened yet",
    "log.none.text": "Every roll, mark and change will stand here, newest first.",
    "log.pages": "Pages of the log",
    "log.older": "Older entries",
    "log.newer": "Newer entries",
    "log.damaged": "Some entries here are damaged and cannot be shown.",
    "log.renamed": "The table is called “{name}” now.",
    "log.settled": "Ruling: {question} {choice}",
    "settings.title": "Rulings and settings",
    "settings.name": "Name of the table",
    "settings.rulings": "Rulings",
    "settings.rulings.text": "Points that the text of the game leaves open. They travel with the "
    "links you share.",
    "settings.put-away": "Put this table away",
    "settings.put-away.text": "Nothing is deleted: it moves to the end of the list of tables.",
    "undone": "Undone.",
    "redone": "Redone.",
    "undone.what": "Undone: {what}",
    "redone.what": "Redone: {what}",
    "undone.nothing": "There is nothing to undo.",
    "redone.nothing": "There is nothing to redo.",
    "share.copied": "Link copied.",
    "share.by-hand": "This browser let us neither share nor copy. The link is selected: copy it "
    "from here.",
    "share.link": "Link",
    "share.close": "Close",
    "share.share": "Share",
    "save.trouble": "Not saved: {reason}",
    "notice.dismiss": "Dismiss",
    "link.damaged.title": "This link is damaged",
    "link.newer.title": "This link needs a newer Threefold",
    "link.unknown.title": "This link cannot be read here",
    "link.untouched": "Your own tables are untouched.",
    "link.to-tables": "Go to your tables",
    "about.title": "About Threefold",
    "about.what": "A page for the game table. It runs in your browser, works for one phone or for "
    "friends who send each other links, and has no account and no server behind it.",
    "about.where": "Your tables are stored in this browser on this device only.",
    "about.dice.title": "Dice anyone can check",
    "about.dice": "A roll is made from sixteen random bytes, and its link holds those bytes, never "
    "the result: whoever opens it throws the same dice again. Dice typed in by hand are marked as "
    "such. The method is published with Threefold and takes ten lines in any language.",
    "about.games": "The games",
    "about.version": "Version {version}",
}
