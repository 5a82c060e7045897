"""German of the first minute: introductions and the example tables."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "example.told": "Das ist ein Beispiel aus {count} Schritten. Ändere, was du magst; jedes "
    "„Rückgängig“ nimmt einen Schritt zurück.",
    "ghosts.intro": "Die Stadt ist voller Geister, und du willst hinaus. Sag, was du versuchst, "
    "sammle sichere Würfel aus dem, was du kannst, und von denen, an denen du hängst. Nach jedem "
    "Wurf entscheide: behalten oder mehr wagen.",
    "ghosts.example.name": "Beispiel: Die letzte Straßenbahn",
    "ghosts.example.mara": "Mara",
    "ghosts.example.mara.tag1": "Finden, wer den Brief schrieb",
    "ghosts.example.mara.tag2": "Augen wie beim Zoll",
    "ghosts.example.mara.tag3": "Lieder aus der Zeit vor dem Nebel",
    "ghosts.example.mara.tag4": "Alles öffnen, was ein Schloss hat",
    "ghosts.example.mara.anchor": "Eine blank geriebene Fahrmarke",
    "ghosts.example.mara.ilya": "Er trug sie aus dem Feuer",
    "ghosts.example.mara.noor": "Teilten einen Winter lang ein Zimmer",
    "ghosts.example.ilya": "Ilya",
    "ghosts.example.ilya.tag1": "Nie wieder jemandem gehören",
    "ghosts.example.ilya.tag2": "Zu groß für jede Tür",
    "ghosts.example.ilya.tag3": "Die Tauben auf dem Dach füttern",
    "ghosts.example.ilya.tag4": "Einstecken und lächeln",
    "ghosts.example.ilya.anchor": "Das Taschenmesser seiner Schwester",
    "ghosts.example.ilya.noor": "Sie weiß, was er getan hat",
    "ghosts.example.noor": "Noor",
    "ghosts.example.noor.tag1": "Beweisen, dass der Fluss umkehrt",
    "ghosts.example.noor.tag2": "Tinte bis zu den Ellbogen",
    "ghosts.example.noor.tag3": "Karten, die niemand bestellt hat",
    "ghosts.example.noor.tag4": "Hören, wenn jemand lügt",
    "ghosts.example.noor.anchor": "Ein Kompass, der nie nach Norden zeigt",
    "imposition.intro": "Etwas steht immer im Weg, und die Spielleitung sagt, wie sehr: Das ist "
    "der Erschwerniswürfel. Wirf deinen Stufenwürfel und deinen Pfadwürfel dagegen; Eignung senkt "
    "ihn, und Stress auch, aber der hat seinen Preis.",
    "imposition.example.name": "Beispiel: Der Messingtresor",
    "imposition.example.level": "Mutwürfel",
    "imposition.example.rook": "Rook",
    "imposition.example.tricks": "Kniffe",
    "imposition.example.hands": "Flinke Finger",
    "imposition.example.talk": "Große Klappe",
    "imposition.example.roofs": "Dächer",
    "imposition.example.leap": "Erst springen",
    "imposition.example.juno": "Juno",
    "imposition.example.engines": "Maschinen",
    "imposition.example.locks": "Uhrwerkschlösser",
    "imposition.example.manners": "Manieren",
    "imposition.example.titles": "Geborgte Titel",
    "imposition.example.warden": "Wächter des Messingtresors",
    "imposition.example.difficulty.4": "Eine gelangweilte Wache",
    "imposition.example.difficulty.8": "Ein Schloss mit schlechter Laune",
    "imposition.example.difficulty.12": "Der Tresor selbst",
    "universalis.intro": "Ihr erfindet zusammen eine Geschichte, ohne Spielleitung: Was darin wahr "
    "ist, hat jemand mit Münzen bezahlt. Bietet um Szenen, kauft Leute und Fakten, und würfelt, "
    "wenn sie aneinandergeraten; sogar wer verliert, bekommt Münzen.",
    "universalis.example.name": "Beispiel: Der Lampenraum",
    "universalis.example.first": "Robin",
    "universalis.example.second": "Sam",
    "universalis.example.third": "Toni",
    "universalis.example.where": "Der Lampenraum eines Leuchtturms",
    "universalis.example.when": "Die längste Nacht des Jahres",
    "universalis.example.keeper": "Der Wärter",
    "universalis.example.keeper.trait": "Hat das Licht noch nie ausgehen lassen",
    "universalis.example.storm": "Der Sturm",
    "universalis.example.storm.trait": "Hat eine Stimme und ruft Namen",
    "universalis.example.fact": "Das Versorgungsboot ist eine Woche überfällig",
    "universalis.example.what": "Bleibt die Lampe an?",
}
