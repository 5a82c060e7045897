"""German of what lies on top of a screen."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "dialog.close": "Schließen",
    "term.look-up": "Nachschlagen:",
    "term.about": "{term}: nachschlagen",
    "term.related": "Siehe auch:",
    "term.table": "An diesem Tisch",
    "term.usual": "Der Text lässt das offen. Wenn euer Tisch nichts anderes festlegt:",
    "term.change": "Regelungen dieses Tisches",
    "keys.main": "Das Wichtigste auf diesem Bildschirm, zum Beispiel würfeln",
    "keys.pick": "Etwas wählen, das hilft, oder es zurücknehmen",
    "keys.field": "Ins erste Feld schreiben",
    "keys.undo": "Rückgängig",
    "keys.redo": "Wiederherstellen",
    "keys.log": "Das Protokoll öffnen",
    "keys.table": "Zurück an diesen Tisch",
    "keys.home": "Alle deine Tische",
    "keys.list": "Diese Liste zeigen oder schließen",
    "keys.text": "Solange du in ein Feld schreibst, sind Tasten einfach Buchstaben. Unter "
    "„{place}“ kannst du alle abschalten.",
    "keys.off": "Sie sind gerade abgeschaltet. Unter „{place}“ kannst du sie einschalten.",
}
