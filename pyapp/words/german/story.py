"""German of the log as a story: its headings, searching it, taking it along, its picture."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "day.unknown": "Irgendwann",
    "find.title": "Protokoll durchsuchen",
    "find.label": "Im Protokoll finden",
    "find.go": "Suchen",
    "find.nothing-typed": "Schreib ein, zwei Wörter, nach denen gesucht wird.",
    "find.going": "Suche läuft",
    "find.share": "Suche läuft, {share} des Protokolls …",
    "find.so-far.one": "{count} Eintrag bisher.",
    "find.so-far.other": "{count} Einträge bisher.",
    "find.found.one": "{count} Eintrag gefunden.",
    "find.found.other": "{count} Einträge gefunden, der neueste zuerst.",
    "find.none.title": "Nichts gefunden",
    "find.none.text": "Kein Eintrag enthält alle diese Wörter. Nimm weniger davon oder nur einen "
    "Teil.",
    "find.damaged": "Einige Einträge sind beschädigt und konnten nicht durchsucht werden.",
    "find.changed": "Das Protokoll hat sich seit der Suche geändert.",
    "find.again": "Noch einmal suchen",
    "find.pages": "Seiten des Gefundenen",
    "tell.log": "Die Geschichte mitnehmen",
    "tell.found": "Das Gefundene mitnehmen",
    "tell.text": "Der älteste Eintrag zuerst, mit Überschriften.",
    "tell.form.text": "Reiner Text",
    "tell.form.markdown": "Markdown",
    "tell.copy": "Kopieren",
    "tell.copy.about": "Kopieren: {form}",
    "tell.save": "Speichern",
    "tell.save.about": "Speichern: {form}",
    "tell.going": "Die Geschichte wird geschrieben",
    "tell.share": "Sie wird geschrieben, {share} …",
    "tell.stop": "Abbrechen",
    "tell.stopped": "Abgebrochen. Nichts wurde kopiert oder gespeichert.",
    "tell.changed": "Abgebrochen: Das Protokoll hat sich geändert.",
    "tell.copied": "Die Geschichte ist kopiert.",
    "tell.saved": "Die Geschichte steht in {name}.",
    "tell.not-copied": "Dieser Browser ließ uns nicht kopieren, deshalb steht die Geschichte in "
    "{name}.",
    "picture.by-seed": "Gewürfelt mit Threefold",
    "picture.by-hand": "Von Hand gewürfelt, gezeichnet von Threefold",
    "picture.saved": "Das Bild steht in {name}.",
    "picture.failed": "Dieser Browser konnte das Bild nicht machen. Teile den Wurf stattdessen als "
    "Link.",
    "picture.more": "+ {count} weitere",
    "ghosts.picture.safe": "Sichere Würfel",
    "ghosts.picture.risk": "Risikowürfel",
    "story.called": "{name} heißt jetzt {text}.",
}
