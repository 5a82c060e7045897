"""German of the sheets that are printed."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "paper.title": "Bögen: {name}",
    "paper.title.blank": "Leere Bögen: {game}",
    "paper.text.one": "{count} Seite, A4 oder Letter, schwarz auf weiß.",
    "paper.text.other": "{count} Seiten, A4 oder Letter, schwarz auf weiß.",
    "paper.text.device": "Kein Drucker da? Auf demselben Weg speicherst du sie als PDF.",
    "paper.print": "Drucken",
    "paper.none.title": "Noch kein Bogen",
    "paper.none.text": "Füll erst einen am Tisch aus, oder druck leere für Papier und Stift.",
    "paper.of": "{game} · {table}",
    "paper.continued": "{name}, Fortsetzung",
    "paper.reminder": "Kurz gefasst",
    "paper.more.one": "Noch {count} steht in der App.",
    "paper.more.other": "Noch {count} stehen in der App.",
    "paper.ticked": "angekreuzt",
    "paper.number": "{name}: {number}",
    "paper.ghosts.with": "Mit",
    "paper.ghosts.shared": "Was ihr teilt",
    "paper.ghosts.lost": "Verloren",
    "paper.ghosts.broken": "Zerbrochen",
    "paper.ghosts.rule.pool": "Wirf einen sicheren Würfel für jeden Tag, der hilft, und einen für "
    "eine heile Beziehung. Dein Wort der Macht bringt einen sicheren Würfel und einen "
    "Risikowürfel.",
    "paper.ghosts.rule.desperate": "Nichts hilft? Wirf zwei sichere Würfel: Der niedrigere zählt.",
    "paper.ghosts.rule.safe": "Höchster sicherer Würfel: 6 gelingt. 4 oder 5 gelingt mit "
    "Komplikation. 1 bis 3 misslingt: Markiere ein leichtes Feld.",
    "paper.ghosts.rule.risk": "Höchster Risikowürfel über dem höchsten sicheren: Es misslingt, "
    "markiere das schwere Feld. Zeigt dieser Risikowürfel 5 oder 6 und kennst du noch kein Wort, "
    "lernst du stattdessen deines.",
    "paper.ghosts.rule.reroll": "Solange der sichere Wert über dem Risikowert liegt, darfst du "
    "alles noch einmal werfen, mit einem Risikowürfel mehr.",
    "paper.ghosts.rule.slots": "Drei leichte Felder voll? Dann wird es schwer. Das schwere voll? "
    "Dann ist der Anker verloren. Oder zerbrich stattdessen eine heile Beziehung.",
    "paper.imposition.rule.check": "Wirf deinen Stufenwürfel und den Würfel eines Pfads gegen den "
    "Erschwerniswürfel. Jeder der beiden, der ihn erreicht, zählt: beide, voller Erfolg; einer, "
    "Erfolg mit Folgen; keiner, Fehlschlag.",
    "paper.imposition.rule.aptitude": "Vor dem Wurf senkt jeder Punkt Eignung des Aspekts den "
    "Erschwerniswürfel um eine Stufe, bis auf W4. Beim nächsten Mal ist sie wieder da.",
    "paper.imposition.rule.stress": "Das tut auch jedes Kästchen Stress, das du ankreuzt. Ein "
    "Kästchen bezahlt auch einen Neuwurf aller drei Würfel.",
    "paper.imposition.rule.boxes": "Mit jedem dritten Kästchen werden alle späteren Proben eine "
    "Stufe schwerer. Mit dem neunten wirst du ohnmächtig.",
    "paper.imposition.rule.carries": "Der Pfadwürfel begrenzt jede Eignung darunter: W4 1, W6 2, "
    "W8 3, W10 4, W12 5.",
    "paper.universalis.table": "Der Tisch",
    "paper.universalis.player": "Name",
    "paper.universalis.first": "Münzen zu Beginn",
    "paper.universalis.each-scene": "Münzen für jede Szene",
    "paper.universalis.framer": "Aufgebaut von",
    "paper.universalis.where": "Wo",
    "paper.universalis.when": "Wann",
    "paper.universalis.speaks": "Wer dafür spricht",
    "paper.universalis.bank": "{issued} insgesamt, davon {bank} in der Bank.",
    "paper.universalis.rule.frame": "Alle bieten geheim. Wer am meisten bietet, baut die Szene "
    "auf, und die Münzen des Gebots zahlen den Anfang: einen Ort, eine Zeit, jemanden darin.",
    "paper.universalis.rule.buy": "Eine Münze kauft eine Komponente (ihr Name ist ihre erste "
    "Eigenschaft), eine Eigenschaft, einen Rang mehr oder einen Fakt. Alle Ränge zusammen sind die "
    "Wichtigkeit; so viel kostet es, sie endgültig zu entfernen.",
    "paper.universalis.rule.turns": "Reihum im Uhrzeigersinn. Wer unterbricht, zahlt eine Münze, "
    "und von dort geht es weiter.",
    "paper.universalis.rule.challenge": "Einspruch? Redet darüber. Hilft das nicht, bietet: Ein "
    "Fakt auf deiner Seite gibt Gewicht, und die höhere Seite setzt sich durch.",
    "paper.universalis.rule.conflict": "Zwei Komponenten im Streit? Nutzt Eigenschaften für Würfel "
    "nach Rang, kauft weitere für je eine Münze, werft zehnseitige Würfel. 1 bis 5 ist ein Erfolg; "
    "mehr davon gewinnen. Wer gewinnt, bekommt ihre Summe, wer verliert, eine Münze je Würfel. Die "
    "Siegerseite erzählt zuerst.",
}
