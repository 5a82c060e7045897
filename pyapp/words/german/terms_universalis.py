"""The terms of Universalis in German."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "term.universalis.coin": "Münze",
    "term.universalis.coin.text": "Womit alles bezahlt wird: Szenen, Fakten, Eigenschaften, "
    "Würfel. Wer Münzen hat, hat etwas zu sagen. Was ausgegeben ist, geht an die Bank, und "
    "Konflikte bringen es zurück.",
    "term.universalis.bid": "Gebot",
    "term.universalis.bid.text": "Vor jeder Szene bieten alle geheim Münzen um sie. Wer am meisten "
    "bietet, baut die Szene auf und beginnt mit diesen Münzen zu kaufen.",
    "term.universalis.framing": "Aufbauen",
    "term.universalis.framing.text": "Eine Szene aufbauen: wo sie spielt, wann sie spielt und wer "
    "zuerst da ist. Bis alle drei feststehen, darf niemand unterbrechen.",
    "term.universalis.scene": "Szene",
    "term.universalis.scene.text": "Ein Stück der Geschichte an einem Ort. Es geht reihum und "
    "endet, wenn der Tisch es sagt; dann gehen alle Komponenten ab, und das Bieten um die nächste "
    "Szene beginnt.",
    "term.universalis.interrupt": "Unterbrechen",
    "term.universalis.interrupt.text": "Zahle eine Münze und übernimm den Zug, wer auch immer "
    "gerade dran ist. Von dir aus geht es im Uhrzeigersinn weiter.",
    "term.universalis.component": "Komponente",
    "term.universalis.component.text": "Eine Figur, ein Ort oder ein Ding, für das jemand gezahlt "
    "hat. Der Name ist die erste Eigenschaft.",
    "term.universalis.trait": "Eigenschaft",
    "term.universalis.trait.text": "Etwas Wahres über eine Komponente, mit Münzen bezahlt: was sie "
    "ist, hat oder kann. Jede Münze ist ein Rang, und im Konflikt ist jeder Rang ein Würfel.",
    "term.universalis.importance": "Wichtigkeit",
    "term.universalis.importance.text": "Alle Ränge der Eigenschaften einer Komponente zusammen. "
    "So viel kostet es, sie endgültig zu entfernen; mit Wunden wird man also schwerer loszuwerden.",
    "term.universalis.control": "Dafür sprechen",
    "term.universalis.control.text": "Für jede Komponente spricht eine Person, zuerst die, die sie "
    "gekauft hat. Das wechselt, wie ihr euch einigt, und kostet nichts.",
    "term.universalis.bring-in": "Hereinholen",
    "term.universalis.bring-in.text": "Eine Komponente, die es schon gibt, in die Szene kommen "
    "lassen. Nur was da ist, lässt sich in einem Konflikt nutzen.",
    "term.universalis.removal": "Endgültig entfernen",
    "term.universalis.removal.text": "Eine Komponente für immer aus der Geschichte nehmen, für so "
    "viele Münzen wie ihre Wichtigkeit; mehrere dürfen sich den Preis teilen. Der Tod ist etwas "
    "anderes: eine Eigenschaft.",
    "term.universalis.fact": "Fakt",
    "term.universalis.fact.text": "Ein Satz, der von jetzt an wahr ist, für eine Münze. Er gilt, "
    "bis jemand Einspruch erhebt und gewinnt.",
    "term.universalis.challenge": "Einspruch",
    "term.universalis.challenge.text": "Jemand sagt etwas, das du nicht hinnehmen willst. Redet "
    "zuerst: Eine Einigung kostet nichts. Ohne sie bieten beide Seiten Münzen, alle dürfen "
    "mitbieten, und mehr Münzen gewinnen.",
    "term.universalis.leverage": "Hebel",
    "term.universalis.leverage.text": "Ein Fakt, dem die andere Seite eines Einspruchs "
    "widerspricht. Ihn zu nennen spricht für dein Gebot.",
    "term.universalis.conflict": "Konflikt",
    "term.universalis.conflict.text": "Zwei Komponenten gegeneinander, entschieden mit "
    "zehnseitigen Würfeln. Passende Eigenschaften bringen Würfel umsonst, Münzen kaufen mehr, und "
    "alle dürfen jeder Seite helfen.",
    "term.universalis.success": "Erfolg (ein Würfel)",
    "term.universalis.success.text": "Ein Würfel, der 1 bis 5 zeigt. Die Seite mit mehr davon "
    "gewinnt; ihr bringen die Augen Münzen, eine 5 ist also am meisten wert.",
    "term.universalis.outcome": "Den Ausgang erzählen",
    "term.universalis.outcome.text": "Nach einem Konflikt sagen beide Seiten, wie er ausgegangen "
    "ist, die Siegerseite zuerst, mit Fakten im Wert der Münzen, die ihre Würfel brachten. "
    "Verlieren lohnt sich auch: eine Münze für jeden Würfel.",
}
