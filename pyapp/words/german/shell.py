"""German of what the page says before Python is there."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "shell.first": "Erster Besuch: Die Regeln werden geholt",
    "shell.ready": "Die Regeln werden bereitgelegt",
    "shell.long": "Es dauert noch. Was du antippst, geht nicht verloren.",
    "shell.missing": "Ein Teil von Threefold ist nicht angekommen.",
    "shell.missing.advice": "Prüfe die Verbindung und versuche es noch einmal. Passiert es jedes "
    "Mal, hält vielleicht ein Werbeblocker oder das Netz ihn zurück: Erlaube diese Seite dort.",
    "shell.saved": "Deine Tische sind weiter in diesem Browser gespeichert. Du kannst sie auch als "
    "Datei mitnehmen.",
    "shell.saved.unknown": "Dieser Browser lässt die Seite nicht lesen, was hier gespeichert ist.",
    "shell.again": "Noch einmal versuchen",
    "shell.download": "Gespeichertes herunterladen",
    "shell.detail": "Für alle, die es beheben:",
    "shell.bare": "Das Aussehen von Threefold ist nicht angekommen. Du kannst so weiterspielen "
    "oder es noch einmal versuchen.",
    "shell.file": "Threefold wurde als Datei geöffnet, und von dort starten Browser es nicht.",
    "shell.file.advice": "Stelle seinen Ordner stattdessen über einen Webserver bereit: "
    "„make\N{NO-BREAK SPACE}run“, wo seine Quellen liegen, oder ein beliebiger Webserver für "
    "statische Dateien, etwa „python3\N{NO-BREAK SPACE}-m\N{NO-BREAK SPACE}http.server“ in diesem "
    "Ordner. Öffne dann die Adresse, die er nennt.",
    "shell.old": "Dieser Browser ist zu alt für Threefold.",
    "shell.old.advice": "Aktualisiere ihn oder öffne diese Seite in einem neueren.",
    "shell.slow": "Der Start dauert viel zu lange.",
    "shell.slow.advice": "Vielleicht klappt es noch: Dann verschwindet dieser Hinweis von selbst. "
    "Warte bei langsamer Verbindung noch etwas, sonst versuche es noch einmal.",
    "shell.switched-off": "In diesem Browser ist WebAssembly abgeschaltet, und ohne läuft "
    "Threefold nicht.",
    "shell.switched-off.advice": "Manche Browser tun das in ihrem strengsten Sicherheitsmodus: "
    "Erlaube es für diese Seite oder nimm einen anderen Browser.",
    "shell.memory": "Dieses Gerät hat keinen Speicher mehr für Threefold.",
    "shell.memory.advice": "Schließe andere Tabs und Apps und versuche es noch einmal.",
    "shell.offline": "Ein Teil von Threefold ist nicht angekommen: Dieses Gerät ist offline.",
    "shell.offline.advice": "Verbinde es und versuche es noch einmal.",
    "shell.fault": "Threefold ist beim Starten über einen eigenen Fehler gestolpert.",
    "shell.fault.advice": "Noch einmal versuchen kann helfen, eine neuere Version auch. Was "
    "gespeichert ist, ist noch da.",
}
