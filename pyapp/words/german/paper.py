"""Deutsche Texte der Bögen zum Ausdrucken."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "paper.menu": "Bögen drucken",
    "paper.blank": "Leere Bögen",
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
    "paper.more.one": "{count} weiterer Eintrag steht in der App.",
    "paper.more.other": "{count} weitere Einträge stehen in der App.",
    "paper.ticked": "angekreuzt",
    "paper.number": "{name}: {number}",
    "paper.ghosts.with": "Mit",
    "paper.ghosts.shared": "Was ihr teilt",
    "paper.ghosts.lost": "Verloren",
    "paper.ghosts.broken": "Zerbrochen",
    "paper.ghosts.rule.pool": "Wirf einen sicheren Würfel für jeden Tag, der hilft, und einen für "
    "eine heile Beziehung. Dein Wort der Macht bringt einen sicheren und einen Risikowürfel.",
    "paper.ghosts.rule.desperate": "Nichts hilft? Wirf zwei sichere Würfel: Der niedrigere zählt.",
    "paper.ghosts.rule.safe": "Höchster sicherer Würfel: 6 gelingt. 4 oder 5 gelingt mit "
    "Komplikation. 1 bis 3 misslingt: Markiere einen leichten Platz.",
    "paper.ghosts.rule.risk": "Höchster Risikowürfel über dem höchsten sicheren: Es misslingt, "
    "markiere den schweren Platz. Zeigt er 5 oder 6 und kennst du noch kein Wort, lernst du "
    "stattdessen deines.",
    "paper.ghosts.rule.reroll": "Solange sicher über Risiko liegt, darfst du alles noch einmal "
    "würfeln, mit einem Risikowürfel mehr.",
    "paper.ghosts.rule.slots": "Alle drei leichten Plätze voll? Dann wird es schwer. Auch der "
    "schwere voll? Dann ist der Anker verloren. Oder zerbrich stattdessen eine heile Beziehung.",
    "paper.imposition.rule.check": "Wirf deinen Stufenwürfel und den Würfel eines Pfads gegen den "
    "Imposition-Würfel. Jeder der beiden, der ihn erreicht, zählt: beide, voller Erfolg; einer, "
    "Erfolg mit Folgen; keiner, Fehlschlag.",
    "paper.imposition.rule.aptitude": "Vor dem Wurf senkt jeder Punkt Eignung des Aspekts den "
    "Imposition-Würfel um einen Würfel, bis zum d4. Beim nächsten Mal ist sie wieder da.",
    "paper.imposition.rule.stress": "Das tut auch jedes Kästchen Stress, das du ankreuzt. Ein "
    "Kästchen erlaubt auch, alle drei Würfel neu zu werfen.",
    "paper.imposition.rule.boxes": "Mit jedem dritten Kästchen werden alle späteren Würfe einen "
    "Würfel schwerer. Mit dem neunten wirst du ohnmächtig.",
    "paper.imposition.rule.carries": "Der Pfadwürfel begrenzt jede Eignung darunter: d4 1, d6 2, "
    "d8 3, d10 4, d12 5.",
    "paper.universalis.table": "Der Tisch",
    "paper.universalis.player": "Spielerin oder Spieler",
    "paper.universalis.first": "Münzen zu Beginn",
    "paper.universalis.each-scene": "Münzen für jede Szene",
    "paper.universalis.framer": "Eröffnet von",
    "paper.universalis.where": "Wo",
    "paper.universalis.when": "Wann",
    "paper.universalis.speaks": "Wer dafür spricht",
    "paper.universalis.bank": "{issued} insgesamt, davon {bank} in der Bank.",
    "paper.universalis.rule.frame": "Alle bieten geheim. Das höchste Gebot eröffnet die Szene, "
    "seine Münzen zahlen den Anfang: einen Ort, eine Zeit, jemanden darin.",
    "paper.universalis.rule.buy": "Eine Münze kauft eine Komponente (ihr Name ist ihre erste "
    "Eigenschaft), eine Eigenschaft, einen Rang mehr oder eine Tatsache. Alle Ränge zusammen sind "
    "die Wichtigkeit; so viel kostet es, sie ganz zu entfernen.",
    "paper.universalis.rule.turns": "Reihum im Uhrzeigersinn. Wer unterbricht, zahlt eine Münze "
    "und macht von dort aus weiter.",
    "paper.universalis.rule.challenge": "Du bist dagegen? Redet darüber. Hilft das nicht, bietet: "
    "Eine Tatsache auf deiner Seite gibt Gewicht, und die höhere Seite setzt sich durch.",
    "paper.universalis.rule.conflict": "Zwei Komponenten im Konflikt? Nutzt Eigenschaften für "
    "Würfel nach Rang, kauft weitere für je eine Münze, werft zehnseitige Würfel. 1 bis 5 ist ein "
    "Erfolg; mehr davon gewinnen. Wer gewinnt, bekommt ihre Summe, wer verliert, eine Münze je "
    "Würfel. Wer gewinnt, erzählt zuerst.",
}
