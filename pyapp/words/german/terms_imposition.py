"""The terms of Imposition in German."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "term.imposition.level-die": "Stufenwürfel",
    "term.imposition.level-die.text": "Wie viel deine Figur in dieser Geschichte zählt, von W4 bis "
    "W12. Er wird bei jeder Probe geworfen, und euer Tisch darf ihm einen eigenen Namen geben.",
    "term.imposition.path": "Pfad",
    "term.imposition.path.text": "Eine Art, wie deine Figur mit Schwierigkeiten fertig wird, mit "
    "einem Würfel von W4 bis W12. Zu jeder Probe gehört ein Pfad: der, der zu dem passt, was du "
    "tust.",
    "term.imposition.aspect": "Aspekt",
    "term.imposition.aspect.text": "Ein Kniff, der zu einem deiner Pfade gehört. Er hält Punkte "
    "an Eignung bereit für Proben, zu denen er passt.",
    "term.imposition.aptitude": "Eignung",
    "term.imposition.aptitude.text": "Punkte eines Aspekts, die eine Probe leichter machen: jeder "
    "senkt den Imposition-Würfel um eine Stufe. Bei der nächsten Probe sind sie wieder da, du "
    "musst also nicht sparen.",
    "term.imposition.imposition-die": "Imposition-Würfel",
    "term.imposition.imposition-die.text": "Wie schwer es ist: W4 für Leichtes, W12 für kaum "
    "Mögliches. Die Spielleitung nennt ihn, und eine NSC bringt ihren Stufenwürfel mit. Deine "
    "Würfel müssen erreichen, was er zeigt.",
    "term.imposition.constant": "Ständige Imposition",
    "term.imposition.constant.text": "Etwas von außen, das auf allem lastet, was eine Figur tut, "
    "etwa ein Sturm oder ein Fluch. Es hebt jeden Imposition-Würfel um so viele Stufen, höchstens "
    "bis W12.",
    "term.imposition.irresistible": "Unwiderstehliche Imposition",
    "term.imposition.irresistible.text": "Schwierigkeiten, gegen die Können allein nicht hilft: "
    "Deine Eignung wird ganz oder zum Teil zurückgehalten. Stress kommt trotzdem durch.",
    "term.imposition.stress": "Stress",
    "term.imposition.stress.text": "Neun Kästchen, die du abhakst, um über dich hinauszuwachsen: "
    "Eins senkt den Imposition-Würfel um eine Stufe oder bezahlt ein Neuwürfeln. Abgehakte "
    "Kästchen kosten dich später etwas, wenn sie jede Probe schwerer machen.",
    "term.imposition.passed-out": "Ohnmächtig",
    "term.imposition.passed-out.text": "Alle neun Stress-Kästchen sind abgehakt. Der Wurf, der das "
    "letzte gekostet hat, zählt noch; danach fällt die Figur aus, bis ein Kästchen frei wird.",
    "term.imposition.reroll": "Neu würfeln",
    "term.imposition.reroll.text": "Hake ein Stress-Kästchen ab und wirf alle drei Würfel noch "
    "einmal. Das geht, solange du Kästchen hast, und nur was du behältst, geschieht.",
    "term.imposition.full": "Voller Erfolg",
    "term.imposition.full.text": "Dein Stufenwürfel und dein Pfadwürfel erreichen beide den "
    "Imposition-Würfel: Es gelingt, und du hast nichts zu bereuen. Gleichstand genügt.",
    "term.imposition.consequences": "Erfolg mit Folgen",
    "term.imposition.consequences.text": "Nur einer deiner zwei Würfel erreicht den "
    "Imposition-Würfel: Es gelingt, und es hat ein Nachspiel. Was auch immer das ist, den Erfolg "
    "nimmt es nicht zurück.",
    "term.imposition.failure": "Fehlschlag",
    "term.imposition.failure.text": "Keiner deiner Würfel erreicht den Imposition-Würfel: Es "
    "gelingt nicht, und der Tisch sagt, was stattdessen geschieht.",
    "term.imposition.npc": "NSC",
    "term.imposition.npc.text": "Jemand, den die Spielleitung spielt. Wer gegen sie würfelt, nimmt "
    "ihren Stufenwürfel als Imposition-Würfel.",
    "term.imposition.duel": "Duell",
    "term.imposition.duel.text": "Zwei gegeneinander, jede Seite mit einem eigenen Wurf. Beide "
    "dürfen für diesen Wurf ihren Stufenwürfel senken und damit den Imposition-Würfel der anderen "
    "Seite um ebenso viele Stufen heben.",
}
