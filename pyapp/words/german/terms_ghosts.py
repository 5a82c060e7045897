"""The terms of City of Ghosts in German."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "term.ghosts.tag": "Tag",
    "term.ghosts.tag.text": "Ein paar Worte dazu, wer deine Figur ist. Jeder deiner vier Tags "
    "beantwortet eine Frage. Immer wenn einer bei dem hilft, was du versuchst, gibt er dir einen "
    "sicheren Würfel.",
    "term.ghosts.relationship": "Beziehung",
    "term.ghosts.relationship.text": "Was zwei Figuren verbindet; sie steht auf beiden Bögen. "
    "Solange sie heil ist, kann sie einem Wurf einen sicheren Würfel geben. Du darfst sie "
    "zerbrechen, um einer Folge zu entgehen; dann hilft sie euch beiden nicht mehr.",
    "term.ghosts.anchor": "Anker",
    "term.ghosts.anchor.text": "Ein Ding, das dir gehört und das du tragen kannst: dein Weg aus "
    "der Stadt. Er gibt nie einen Würfel. Ist dein schwerer Platz belegt und es kommt noch "
    "schlimmer, verlierst du den Anker.",
    "term.ghosts.word": "Wort der Macht",
    "term.ghosts.word.text": "Magie, die deine Figur ein einziges Mal lernt, mitten im Unglück: "
    "wenn bei einem automatischen Fehlschlag der Risikowert 5 oder 6 ist. Von da an gibt es dir "
    "einen sicheren Würfel und einen Risikowürfel, wenn du es benutzt.",
    "term.ghosts.condition": "Zustand",
    "term.ghosts.condition.text": "Was ein Fehlschlag hinterlässt: ein, zwei Worte auf einem "
    "deiner Plätze, drei leichten und einem schweren. Sind die leichten voll, wird der nächste "
    "schwer; ist auch der belegt, kostet es den Anker. Zustände nehmen dir keine Würfel weg.",
    "term.ghosts.safe-die": "Sicherer Würfel",
    "term.ghosts.safe-die.text": "Ein Würfel, der für dich arbeitet. Der höchste sichere Würfel "
    "entscheidet: 6 ist ein Erfolg, 4 oder 5 ein Teilerfolg, 3 oder weniger ein Fehlschlag.",
    "term.ghosts.risk-die": "Risikowürfel",
    "term.ghosts.risk-die.text": "Ein Würfel, der gegen dich arbeitet. Schlägt der höchste "
    "Risikowürfel deinen höchsten sicheren Würfel, misslingt der Wurf, was auch immer die "
    "sicheren zeigen. Jedes Neuwürfeln bringt einen dazu, das Wort der Macht ebenso.",
    "term.ghosts.desperate": "Verzweifelter Wurf",
    "term.ghosts.desperate.text": "Nichts und niemand hilft. Du würfelst zwei sichere Würfel, und "
    "der niedrigere zählt.",
    "term.ghosts.reroll": "Neu würfeln",
    "term.ghosts.reroll.text": "Solange dein sicherer Wert über deinem Risikowert liegt, darfst du "
    "alles noch einmal werfen, mit einem Risikowürfel mehr. So oft du dich traust; nur was du "
    "behältst, geschieht.",
    "term.ghosts.success": "Erfolg",
    "term.ghosts.success.text": "Dein sicherer Wert ist 6: Es gelingt und kostet nichts. Du "
    "erzählst, wie.",
    "term.ghosts.partial": "Teilerfolg",
    "term.ghosts.partial.text": "Dein sicherer Wert ist 4 oder 5: Es gelingt, aber etwas anderes "
    "geht schief. Was, sagt die Spielleitung; ein Platz wird nicht belegt.",
    "term.ghosts.failure": "Fehlschlag",
    "term.ghosts.failure.text": "Dein sicherer Wert ist 3 oder weniger: Es gelingt nicht, und du "
    "notierst einen leichten Zustand.",
    "term.ghosts.automatic-failure": "Automatischer Fehlschlag",
    "term.ghosts.automatic-failure.text": "Dein Risikowert liegt über deinem sicheren Wert: Es "
    "misslingt, du notierst einen schweren Zustand, und neu würfeln geht nicht. Zeigt der "
    "Risikowürfel 5 oder 6, lehrt dich der erste solche Wurf deines Lebens stattdessen ein Wort "
    "der Macht.",
}
