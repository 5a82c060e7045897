"""The terms of Imposition in German."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "term.imposition.level-die": "Stufenwürfel",
    "term.imposition.level-die.text": "Wie viel dein Charakter in dieser Geschichte wert ist, von "
    "W4 bis W12. Er fällt bei jeder Probe, und euer Tisch darf ihm einen eigenen Namen geben.",
    "term.imposition.path": "Pfad",
    "term.imposition.path.text": "Eine Art, wie dein Charakter an Schwierigkeiten vorbeikommt, mit "
    "einem Würfel von W4 bis W12. Zu jeder Probe gehört ein Pfad: der, der zu dem passt, was du "
    "tust.",
    "term.imposition.aspect": "Aspekt",
    "term.imposition.aspect.text": "Ein Talent, das zu einem deiner Pfade gehört. Es hält Punkte "
    "Eignung bereit für Proben, zu denen es passt.",
    "term.imposition.aptitude": "Eignung",
    "term.imposition.aptitude.text": "Punkte eines Aspekts, die eine Probe leichter machen: Jeder "
    "senkt den Erschwerniswürfel um eine Stufe. Bei der nächsten Probe sind sie wieder da, du "
    "musst also nicht sparen.",
    "term.imposition.imposition-die": "Erschwerniswürfel",
    "term.imposition.imposition-die.text": "Wie schwer es ist: W4 für Leichtes, W12 für kaum "
    "Mögliches. Die Spielleitung nennt ihn, und ein NSC bringt seinen Stufenwürfel mit. Deine "
    "Würfel müssen erreichen, was er zeigt.",
    "term.imposition.constant": "Ständige Erschwernis",
    "term.imposition.constant.text": "Etwas von außen, das auf allem lastet, was ein Charakter "
    "tut, etwa ein Sturm oder ein Fluch. Es erhöht jeden Erschwerniswürfel um so viele Stufen, "
    "höchstens auf W12.",
    "term.imposition.irresistible": "Unerbittliche Erschwernis",
    "term.imposition.irresistible.text": "Schwierigkeiten, gegen die Können allein nicht hilft: "
    "Deine Eignung wird ganz oder zum Teil zurückgehalten. Stress kommt trotzdem durch.",
    "term.imposition.stress": "Stress",
    "term.imposition.stress.text": "Neun Kästchen, die du ankreuzt, um dich anzutreiben: Eines "
    "senkt den Erschwerniswürfel um eine Stufe oder bezahlt einen Neuwurf. Angekreuzte Kästchen "
    "kosten dich später etwas, wenn sie jede Probe schwerer machen.",
    "term.imposition.passed-out": "Ohnmächtig",
    "term.imposition.passed-out.text": "Alle neun Stresskästchen sind angekreuzt. Der Wurf, der "
    "das letzte gekostet hat, zählt noch; danach ist der Charakter ohnmächtig, bis ein Kästchen "
    "geleert wird.",
    "term.imposition.reroll": "Neuwurf",
    "term.imposition.reroll.text": "Kreuze ein Stresskästchen an und wirf alle drei Würfel noch "
    "einmal. Das geht, solange du Kästchen hast, und nur was du behältst, geschieht.",
    "term.imposition.full": "Voller Erfolg",
    "term.imposition.full.text": "Dein Stufenwürfel und dein Pfadwürfel erreichen beide den "
    "Erschwerniswürfel: Es gelingt, und du hast nichts zu bereuen. Gleichstand genügt.",
    "term.imposition.consequences": "Erfolg mit Folgen",
    "term.imposition.consequences.text": "Nur einer deiner beiden Würfel erreicht den "
    "Erschwerniswürfel: Es gelingt, aber es zieht etwas nach sich. Was auch immer das ist, den "
    "Erfolg nimmt es nie zurück.",
    "term.imposition.failure": "Fehlschlag",
    "term.imposition.failure.text": "Keiner deiner Würfel erreicht den Erschwerniswürfel. Es "
    "misslingt, und der Tisch sagt, was stattdessen geschieht.",
    "term.imposition.npc": "NSC",
    "term.imposition.npc.text": "Jemand, den die Spielleitung spielt. Wer gegen einen NSC würfelt, "
    "hat dessen Stufenwürfel als Erschwerniswürfel.",
    "term.imposition.duel": "Duell",
    "term.imposition.duel.text": "Zwei gegeneinander, jede Seite mit einem eigenen Wurf. Beide "
    "dürfen für diesen Wurf ihren Stufenwürfel senken und damit den Erschwerniswürfel der "
    "Gegenseite um ebenso viele Stufen erhöhen.",
}
