"""The terms of City of Ghosts in German."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "term.ghosts.tag": "Tag",
    "term.ghosts.tag.text": "Ein paar Worte dazu, wer dein Charakter ist. Jeder deiner vier Tags "
    "beantwortet eine Frage. Hilft einer bei dem, was du versuchst, bringt er dir einen sicheren "
    "Würfel.",
    "term.ghosts.relationship": "Beziehung",
    "term.ghosts.relationship.text": "Was zwei Charaktere verbindet; sie steht auf beiden Bögen. "
    "Solange sie heil ist, kann sie einem Wurf einen sicheren Würfel bringen. Du darfst sie "
    "zerbrechen, um einer Folge zu entgehen; dann hilft sie keinem von beiden mehr.",
    "term.ghosts.anchor": "Anker",
    "term.ghosts.anchor.text": "Ein Gegenstand von dir, den du bei dir tragen kannst: dein Weg aus "
    "der Stadt. Er bringt nie einen Würfel. Ist dein schweres Feld voll und es kommt noch "
    "schlimmer, verlierst du den Anker.",
    "term.ghosts.word": "Wort der Macht",
    "term.ghosts.word.text": "Magie, die dein Charakter ein einziges Mal lernt, mitten im Unglück: "
    "wenn bei einem automatischen Fehlschlag der Risikowert 5 oder 6 ist. Wer es von da an "
    "benutzt, bekommt einen sicheren Würfel und einen Risikowürfel dazu.",
    "term.ghosts.condition": "Zustand",
    "term.ghosts.condition.text": "Was ein Fehlschlag hinterlässt: ein, zwei Worte in einem deiner "
    "Felder, drei leichten und einem schweren. Sind die leichten voll, wird es ein schwerer; ist "
    "auch dieses Feld voll, kostet es den Anker. Zustände nehmen dir keine Würfel weg.",
    "term.ghosts.safe-die": "Sicherer Würfel",
    "term.ghosts.safe-die.text": "Ein Würfel, der für dich arbeitet. Der höchste sichere Würfel "
    "entscheidet: 6 ist ein Erfolg, 4 oder 5 ein Teilerfolg, 3 oder weniger ein Fehlschlag.",
    "term.ghosts.risk-die": "Risikowürfel",
    "term.ghosts.risk-die.text": "Ein Würfel, der gegen dich arbeitet. Liegt der höchste "
    "Risikowürfel über deinem höchsten sicheren Würfel, misslingt der Wurf, was auch immer die "
    "sicheren zeigen. Ein Neuwurf bringt einen dazu, das Wort der Macht ebenso.",
    "term.ghosts.desperate": "Verzweifelter Wurf",
    "term.ghosts.desperate.text": "Nichts und niemand hilft. Du wirfst zwei sichere Würfel, und "
    "der niedrigere zählt.",
    "term.ghosts.reroll": "Neuwurf",
    "term.ghosts.reroll.text": "Solange dein sicherer Wert über deinem Risikowert liegt, darfst du "
    "den ganzen Pool noch einmal werfen, mit einem Risikowürfel mehr. So oft du dich traust; nur "
    "was du behältst, geschieht.",
    "term.ghosts.success": "Erfolg",
    "term.ghosts.success.text": "Dein sicherer Wert ist 6: Es gelingt und kostet nichts. Du sagst, "
    "wie.",
    "term.ghosts.partial": "Teilerfolg",
    "term.ghosts.partial.text": "Dein sicherer Wert ist 4 oder 5: Es gelingt, aber etwas anderes "
    "geht schief. Was, sagt die Spielleitung; markiert wird kein Feld.",
    "term.ghosts.failure": "Fehlschlag",
    "term.ghosts.failure.text": "Dein sicherer Wert ist 3 oder weniger. Es misslingt, und du "
    "markierst einen leichten Zustand.",
    "term.ghosts.automatic-failure": "Automatischer Fehlschlag",
    "term.ghosts.automatic-failure.text": "Dein Risikowert liegt über deinem sicheren Wert: Es "
    "misslingt, du markierst einen schweren Zustand, und es gibt keinen Neuwurf. Zeigt der "
    "Risikowürfel 5 oder 6, lehrt dich der erste solche Wurf deines Lebens stattdessen ein Wort "
    "der Macht.",
}
