"""What can be wrong with storage, tables and backups: the sentences of the app's own errors.

They are raised in English, as the wheel's are, since what raises them knows no language;
`pyapp.words.wheel` says them in the one that is spoken.
"""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "fault.table": "This saved table is damaged and cannot be read.",
    "fault.table.missing": "There is no such table in this browser.",
    "fault.table.headless": "The part that holds this table together is missing. What is left of "
    "it is stored.",
    "fault.table.newer": "This table was saved by a newer Threefold. Reload the page to get the "
    "newest one.",
    "fault.table.grown": "This table has grown beyond what can be kept.",
    "fault.table.another": "This table is another one here by now. Look at it again; nothing was "
    "changed.",
    "fault.storage.forgot": "This browser did not keep what was written.",
    "fault.storage.full": "This browser has no room left for the page to write in.",
    "fault.storage.forbidden": "This browser does not allow the page to keep anything.",
    "fault.backup": "This file is no backup of Threefold, or it is damaged.",
    "fault.backup.large": "This file is too large: it has {size:,} bytes, and a backup has "
    "{limit:,} at most.",
    "fault.backup.newer": "This backup was made by a newer Threefold. Reload the page to get the "
    "newest one.",
    "fault.backup.empty": "There is no table in this backup.",
    "fault.backup.many": "There are {count:,} tables in this backup. No more than {limit:,} are "
    "opened at a time.",
    "fault.backup.room": "This does not fit beside what is here: it takes {wanted:,} more "
    "characters, and {free:,} of {room:,} are free. Nothing was changed.",
}
