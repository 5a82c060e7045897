"""German of the texts that every game shares."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "app.name": "Threefold",
    "app.tagline": "Würfel, Chancen und Bögen für kleine Spiele am Tisch. Alles bleibt auf diesem "
    "Gerät.",
    "app.stumbled": "Threefold ist über einen eigenen Fehler gestolpert. Wenn etwas falsch "
    "aussieht, lade die Seite neu: Deine Tische bleiben erhalten.",
    "opening.table": "Der Tisch wird gedeckt …",
    "opening.result": "Jemand hat einen Wurf mit dir geteilt. Er wird noch einmal geworfen …",
    "opening.request": "Jemand bittet dich um einen Wurf. Er wird vorbereitet …",
    "opening.place": "Einen Moment …",
    "opening.more": "Mehr",
    "home.title": "Deine Tische",
    "home.none.title": "Noch kein Tisch",
    "home.none.text": "Ein Tisch bewahrt die Charaktere, die Würfe und das Protokoll einer "
    "Kampagne auf.",
    "home.about": "Info und Lizenzen",
    "home.away": "Weggelegt",
    "home.replaced": "{name} (vor dem Öffnen der Sicherung, {day})",
    "home.bring-back": "Zurückholen",
    "home.bring-back.about": "Zurückholen: {name}",
    "home.damaged.title": "Ein Tisch, der sich nicht lesen lässt",
    "home.damaged.text": "Er ist noch so gespeichert, wie er war; nichts ist gelöscht.",
    "remove": "Endgültig entfernen",
    "remove.about": "Endgültig entfernen: {name}",
    "removed": "Entfernt. Solange diese Seite offen bleibt, kannst du das rückgängig machen.",
    "removed.what": "„{name}“ ist entfernt. Solange diese Seite offen bleibt, kannst du das "
    "rückgängig machen.",
    "removed.title": "Endgültig entfernt",
    "removed.text": "Solange diese Seite offen bleibt, holt „Rückgängig“ sie zurück.",
    "removed.undo": "Rückgängig",
    "removed.undo.about": "Rückgängig: {name}",
    "removed.back": "Wieder da, wie es war.",
    "removed.changed": "Nicht entfernt: Es hat sich geändert, seit diese Seite es gezeigt hat.",
    "removed.taken": "Nicht rückgängig gemacht: An der Stelle steht inzwischen etwas anderes.",
    "home.changed": "zuletzt geändert: {day}",
    "home.number": "Kennung: {id}.",
    "start.all": "alle Tische",
    "home.newer.title": "Von einem neueren Threefold gespeichert",
    "home.newer.text": "Hier rührt nichts daran: Es bleibt, wie es gespeichert wurde.",
    "home.aside.title": "Beiseitegelegt",
    "home.aside.text": "Ein Teil dieses Tisches ließ sich nicht lesen. Er liegt getrennt davon, so "
    "wie er gespeichert war.",
    "home.clears": "Dieser Browser löscht deine Tische vielleicht, wenn du sieben Tage nicht hier "
    "warst. Leg Threefold auf den Startbildschirm oder sichere deine Tische ab und zu.",
    "unread.download": "Unlesbares herunterladen",
    "unread.download.about": "Unlesbares herunterladen: {name}",
    "unread.downloaded": "Alles, was von diesem Tisch erhalten ist, steht in {name}.",
    "unread.reload": "Neu laden",
    "table.unnamed": "Tisch ohne Namen",
    "table.by-link": "Würfe per Link",
    "table.put-away": "„{name}“ ist weggelegt. Weiter unten kannst du den Tisch zurückholen.",
    "table.away.title": "Dieser Tisch ist weggelegt",
    "table.away.text": "Nichts davon ist verloren: Hol ihn zurück, um weiterzuspielen.",
    "table.missing.title": "Diesen Tisch gibt es hier nicht",
    "table.missing.text": "Tische bleiben in dem Browser, in dem sie entstanden sind, und in "
    "diesem gibt es unter der Adresse keinen.",
    "tabs.joined": "Ein anderer Tab hatte diesen Tisch auch geändert. Was in beiden geschehen ist, "
    "steht jetzt hier.",
    "tabs.joined.undo": "Nicht rückgängig gemacht: Ein anderer Tab hatte an diesem Tisch "
    "weitergespielt. Was dort geschehen ist, steht jetzt hier.",
    "tabs.joined.away": "Nicht weggelegt: Ein anderer Tab hatte an diesem Tisch weitergespielt. "
    "Was dort geschehen ist, gehört jetzt dazu.",
    "tabs.joined.back": "Ein anderer Tab hatte diesen Tisch weggelegt. Was hier geschehen ist, "
    "gehört dazu, deshalb steht er wieder in deiner Liste.",
    "tabs.copy": "{name}, aus einem anderen Tab",
    "tabs.both": "Ein anderer Tab hat diesen Tisch so geändert, dass es nicht zu dem passt, was "
    "hier geschehen ist. Beides bleibt erhalten: Was hier geschehen ist, steht als „{name}“ in "
    "deiner Liste.",
    "table.log": "Protokoll",
    "table.settings": "Regelungen und Einstellungen",
    "table.last": "Zuletzt im Protokoll",
    "table.whole-log": "Ganzes Protokoll",
    "log.title": "Protokoll",
    "log.none.title": "Noch ist nichts geschehen",
    "log.none.text": "Jeder Wurf, jede Markierung und jede Änderung wird hier stehen, das Neueste "
    "zuerst.",
    "log.pages": "Seiten des Protokolls",
    "log.older": "Ältere Einträge",
    "log.newer": "Neuere Einträge",
    "log.damaged": "Einige Einträge hier sind beschädigt und lassen sich nicht zeigen.",
    "log.renamed": "Der Tisch heißt jetzt „{name}“.",
    "log.settled": "Regelung: {question} {choice}",
    "settings.title": "Einstellungen",
    "settings.name": "Name des Tisches",
    "settings.rulings": "Regelungen",
    "settings.rulings.text": "Punkte, die der Text des Spiels offenlässt. Sie reisen mit den "
    "Links, die du teilst.",
    "settings.put-away": "Diesen Tisch weglegen",
    "settings.put-away.text": "Nichts wird gelöscht: Der Tisch rückt ans Ende der Liste.",
    "undone": "Rückgängig gemacht.",
    "redone": "Wiederhergestellt.",
    "undone.what": "Rückgängig gemacht: {what}",
    "redone.what": "Wiederhergestellt: {what}",
    "undone.nothing": "Es gibt nichts rückgängig zu machen.",
    "redone.nothing": "Es gibt nichts wiederherzustellen.",
    "undone.damaged": "Nicht rückgängig gemacht: Der Schritt davor ist beschädigt und lässt sich "
    "nicht lesen.",
    "redone.damaged": "Nicht wiederhergestellt: Der Schritt danach ist beschädigt und lässt sich "
    "nicht lesen.",
    "field.too-long": "Zu lang zum Speichern: Der Text hat {count} Zeichen, und {limit} passen. "
    "Kürze ihn hier.",
    "share.copied": "Link kopiert.",
    "share.by-hand": "Dieser Browser ließ weder Teilen noch Kopieren zu. Der Link ist markiert: "
    "Kopiere ihn von hier.",
    "share.link": "Link",
    "share.close": "Schließen",
    "share.share": "Teilen",
    "save.trouble": "Nicht gespeichert: {reason}",
    "save.what": "Was du tun kannst",
    "save.advice": "Lass diese Seite offen: Was du tust, bleibt nur so lange erhalten. Verlass den "
    "privaten Modus, falls du darin bist. Falls der Platz fehlt: Sichere alles, leg die Tische "
    "weg, die du nicht brauchst, und entferne sie auf der Startseite endgültig.",
    "save.again": "Erneut versuchen",
    "save.download": "Diesen Tisch herunterladen",
    "notice.dismiss": "Ausblenden",
    "news.offline": "Spielbereit, auch ohne Netz",
    "news.newer": "Neue Version da. Deine Tische bleiben.",
    "news.update": "Aktualisieren",
    "news.later": "Später",
    "news.unsaved": "Nicht aktualisiert: Was nicht gespeichert ist, ginge verloren.",
    "link.damaged.title": "Dieser Link ist beschädigt",
    "link.newer.title": "Dieser Link braucht ein neueres Threefold",
    "link.unknown.title": "Dieser Link lässt sich hier nicht lesen",
    "link.untouched": "An deinen eigenen Tischen ändert sich nichts.",
    "link.to-tables": "Zu deinen Tischen",
    "about.title": "Über Threefold",
    "about.what": "Eine Seite für den Spieltisch. Sie läuft in deinem Browser, taugt für ein "
    "einziges Handy wie für eine Runde, die sich Links schickt, und kommt ohne Konto und ohne "
    "Server aus.",
    "about.where": "Deine Tische sind nur in diesem Browser auf diesem Gerät gespeichert.",
    "about.dice.title": "Würfel, die alle nachprüfen können",
    "about.dice": "Ein Wurf entsteht aus sechzehn Zufallsbytes, und sein Link enthält diese Bytes, "
    "nie das Ergebnis: Wer ihn öffnet, wirft dieselben Würfel noch einmal. Von Hand eingetippte "
    "Würfel sind als solche gekennzeichnet. Das Verfahren ist mit Threefold veröffentlicht und "
    "braucht in jeder Programmiersprache zehn Zeilen.",
    "about.games": "Die Spiele",
    "about.version": "Version {version}",
    "about.build": "Build {build}",
    "about.offline": "Spielbereit, auch ohne Netz: Dieser Browser hat ganz Threefold bei sich.",
    "about.online": "Ohne Netz noch nicht spielbereit: Zum Start braucht Threefold eine "
    "Verbindung.",
    "home.new": "Neuer Tisch",
    "device.title": "Einstellungen dieses Geräts",
    "keys.title": "Tastenkürzel",
    "paper.menu": "Bögen drucken",
    "paper.blank": "Leere Bögen",
}
