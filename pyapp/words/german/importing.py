"""German of opening a backup."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "import.title": "Sicherung öffnen",
    "import.pick": "Sicherungsdatei",
    "import.pick.another": "Andere Sicherungsdatei",
    "import.pick.text": "Zuerst siehst du, was darin ist. Nichts ändert sich, bevor du wählst.",
    "import.reading": "„{name}“ wird gelesen …",
    "import.reading.so-far": "Tische bisher: {count}.",
    "import.unread": "Der Browser konnte diese Datei nicht lesen. Wähle sie noch einmal aus.",
    "import.empty": "Die Datei „{name}“ ist leer. Liegt sie in einer Cloud, ist sie vielleicht "
    "noch nicht auf diesem Gerät.",
    "import.found.one": "In dieser Sicherung ist {count} Tisch. Noch hat sich nichts geändert.",
    "import.found.other": "In dieser Sicherung sind {count} Tische. Noch hat sich nichts geändert.",
    "import.in-file": "In „{name}“",
    "import.all": "Alle hinzufügen",
    "import.close": "Sicherung schließen",
    "import.about": "{game} · zuletzt geändert: {day}",
    "import.steps.one": "{count} Schritt im Protokoll.",
    "import.steps.other": "{count} Schritte im Protokoll.",
    "import.away": "Der Tisch ist weggelegt.",
    "import.trouble": "Er wird ausgelassen. {reason}",
    "import.standing.new": "Dieser Tisch ist noch nicht in diesem Browser.",
    "import.standing.same": "Derselbe Tisch ist schon hier, mit demselben Protokoll.",
    "import.standing.behind": "Dieser Tisch ist schon hier und wurde seit dieser Sicherung "
    "weitergespielt.",
    "import.standing.ahead": "Dieser Tisch ist hier, und die Sicherung führt ihn weiter: "
    "Zusammengeführt ist er so wie in der Sicherung.",
    "import.standing.apart": "Diesen Tisch gibt es auch hier, und beide sind eigene Wege gegangen: "
    "Sie lassen sich nicht zusammenführen. Als Kopie hinzugefügt, bleiben beide erhalten.",
    "import.standing.damaged": "Der Tisch, der hier liegt, lässt sich nicht lesen. Er bleibt, wie "
    "er ist.",
    "import.beside": "Ersetzt er den Tisch, der hier liegt, so wird der alte weggelegt, wie er "
    "jetzt ist: Du kannst ihn auf der Startseite zurückholen.",
    "import.no-beside": "Für beide hat dieser Browser keinen Platz. Ersetzt er den Tisch, der hier "
    "liegt, so holt nur „Rückgängig“ den alten zurück, und nur, solange diese Seite offen bleibt. "
    "Sichere ihn vorher.",
    "import.way.add": "Diesen Tisch hinzufügen",
    "import.way.copy": "Als Kopie hinzufügen",
    "import.way.replace": "Den Tisch hier ersetzen",
    "import.way.merge": "Mit dem hier zusammenführen",
    "import.way.about": "{way}: {name}",
    "import.done.add": "Hinzugefügt.",
    "import.done.copy": "Als Kopie hinzugefügt.",
    "import.done.replace": "Der Tisch hier ist ersetzt.",
    "import.done.merge": "Mit dem Tisch hier zusammengeführt.",
    "import.put-away": "Der alte Tisch ist weggelegt. Du kannst ihn auf der Startseite "
    "zurückholen.",
    "import.not-put-away": "Um den alten Tisch wegzulegen, fehlte der Platz. „Rückgängig“ holt ihn "
    "zurück, solange diese Seite offen bleibt.",
    "import.undo": "Rückgängig",
    "import.undo.about": "Rückgängig: {name}",
    "import.go": "Zum Tisch",
    "import.taken.one": "Fertig: {count} Tisch aus der Sicherung übernommen.",
    "import.taken.other": "Fertig: {count} Tische aus der Sicherung übernommen.",
    "import.undone": "Rückgängig gemacht: Alles ist wie zuvor.",
    "import.played-on": "Nicht rückgängig gemacht: Dieser Tisch hat sich seitdem geändert, und das "
    "ginge verloren.",
    "import.failed": "Nichts wurde geändert. {reason}",
}
