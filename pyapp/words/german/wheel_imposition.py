"""German of what the wheel says of Imposition."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "A character who has passed out has to be able to come back, and the story says "
    "when.": "Wer ohnmächtig wird, muss wieder zu sich kommen können, und die Geschichte sagt, "
    "wann.",
    "A d12 Level die is said to raise the opponent by four levels: from a d12 there would be "
    "nothing to raise.": "Ein Stufenwürfel W12 soll den Würfel der Gegenseite um vier Stufen "
    "erhöhen: Von einem W12 aus ließe sich nichts erhöhen.",
    "A die equal to the imposition die reaches it.": "Ein Würfel, der dem Erschwerniswürfel "
    "gleichkommt, erreicht ihn.",
    "A ticked box stays ticked; only undo takes it back.": "Ein angekreuztes Kästchen bleibt "
    "angekreuzt; nur „Rückgängig“ nimmt das Kreuz weg.",
    "An NPC rolls its Level die and a Path die that the GM names, and may lower its Level die like "
    "anybody else.": "Ein NSC wirft seinen Stufenwürfel und einen Pfadwürfel, den die SL nennt, "
    "und darf seinen Stufenwürfel senken wie alle anderen.",
    "Anyone at the table may clear boxes when the story gives the character a "
    "rest.": "Alle am Tisch dürfen Kästchen leeren, wenn der Charakter in der Geschichte zur Ruhe "
    "kommt.",
    "Can ticked stress boxes be cleared?": "Lassen sich angekreuzte Stresskästchen wieder leeren?",
    "Constant imposition raised the imposition die before anything lowered "
    "it.": "Die ständige Erschwernis hat den Erschwerniswürfel erhöht, bevor ihn etwas gesenkt "
    "hat.",
    "Does an NPC roll in a duel?": "Würfelt ein NSC in einem Duell?",
    "In a duel a Level die was lowered to raise the opponent's imposition die as "
    "much.": "In einem Duell wurde ein Stufenwürfel gesenkt, um den Erschwerniswürfel der "
    "Gegenseite ebenso weit zu erhöhen.",
    "Irresistible imposition held Aptitude back; Stress it cannot hold "
    "back.": "Unerbittliche Erschwernis hat Eignung zurückgehalten; Stress kann sie nicht "
    "zurückhalten.",
    "One of the two dice reaches the imposition die: a success, at a cost that never cancels "
    "it.": "Einer der beiden Würfel erreicht den Erschwerniswürfel: ein Erfolg, mit Folgen, die "
    "ihn nie zunichtemachen.",
    "Only characters duel. Against an NPC there are checks, and its Level die is the imposition "
    "die.": "Nur Charaktere duellieren sich. Gegen einen NSC gibt es Proben, und sein "
    "Stufenwürfel ist der Erschwerniswürfel.",
    "Raising the imposition of an opponent matters only when that opponent rolls "
    "too.": "Die Erschwernis der Gegenseite zu erhöhen, zählt nur, wenn auch die Gegenseite "
    "würfelt.",
    "Stress lowered the imposition die, a level a box; what the boxes cost later starts with the "
    "next check.": "Stress hat den Erschwerniswürfel gesenkt, je Kästchen eine Stufe; was die "
    "Kästchen später kosten, beginnt mit der nächsten Probe.",
    "The Level die and the Path die both reach the imposition die: a full "
    "success.": "Stufenwürfel und Pfadwürfel erreichen beide den Erschwerniswürfel: ein voller "
    "Erfolg.",
    "The die that the GM names for each side; against an NPC it is the NPC's Level "
    "die.": "Von dem Würfel, den die SL für jede Seite nennt; gegen einen NSC ist es dessen "
    "Stufenwürfel.",
    "The imposition die is above both others: the action fails.": "Der Erschwerniswürfel liegt "
    "über beiden anderen: Die Handlung misslingt.",
    "The imposition die stops at d12, however much would raise it.": "Der Erschwerniswürfel "
    "steigt nicht über W12, was auch immer ihn erhöhen würde.",
    "The last stress box is ticked: this roll counts, then the character passes "
    "out.": "Das letzte Stresskästchen ist angekreuzt: Dieser Wurf zählt noch, dann wird der "
    "Charakter ohnmächtig.",
    "The opponent's Level die as it stands on the sheet, whatever they give up of it for this "
    "roll.": "Vom Stufenwürfel der Gegenseite, wie er auf dem Bogen steht, was auch immer sie für "
    "diesen Wurf davon abgibt.",
    "Which imposition die does each side of a duel start from?": "Von welchem Erschwerniswürfel "
    "geht jede Seite eines Duells aus?",
    "A Level die goes no lower than d4: give up less of it.": "Ein Stufenwürfel sinkt nicht unter "
    "W4: Gib weniger davon ab.",
    "A Level die is given up in a duel only: throw both sides of it.": "Stufen gibst du nur in "
    "einem Duell ab: Wirf beide Seiten.",
    "A difficulty": "Eine Schwierigkeit",
    "A duel raises the opponent's imposition die to d12 at most: {how}.": "Ein Duell erhöht den "
    "Erschwerniswürfel der Gegenseite höchstens auf W12: {how}.",
    "A duel takes two rolls.": "Zu einem Duell gehören zwei Würfe.",
    "A duel takes two: choose somebody else.": "Zu einem Duell gehören zwei: Wähle jemand anderen.",
    "A d{die} path carries {most} points of Aptitude at most: raise the path to a d{needed} "
    "first.": "Ein Pfad mit W{die} trägt höchstens Eignung {most}: Erhöhe den Pfad zuerst auf "
    "W{needed}.",
    "A path holds {limit} aspects: remove one first.": "Ein Pfad fasst {limit} Aspekte: Entferne "
    "zuerst einen.",
    "A reroll costs Stress, and an NPC has none: keep this roll.": "Ein Neuwurf kostet Stress, "
    "und ein NSC hat keinen: Behalte diesen Wurf.",
    "A sheet holds {limit} paths: remove one first.": "Ein Bogen fasst {limit} Pfade: Entferne "
    "zuerst einen.",
    "A stress track has {boxes} boxes: count those ticked and those left "
    "again.": "Eine Stressleiste hat {boxes} Kästchen: Zähl die angekreuzten und die freien noch "
    "einmal.",
    "A table holds {limit} NPCs: remove one first.": "Ein Tisch fasst {limit} NSCs: Entferne "
    "zuerst einen.",
    "An NPC has no Aptitude and no Stress: roll without them.": "Ein NSC hat weder Eignung noch "
    "Stress: Würfle ohne beides.",
    "An aspect of this path has {most} points of Aptitude, which takes a d{die}: lower the "
    "Aptitude first.": "Ein Aspekt dieses Pfads hat Eignung {most}, und das braucht einen W{die}: "
    "Senke zuerst die Eignung.",
    "Aptitude": "Eignung",
    "Aspects of a path": "Aspekte eines Pfads",
    "At this table NPCs roll no duels: make a check against the NPC "
    "instead.": "An diesem Tisch würfeln NSCs keine Duelle: Mach stattdessen eine Probe gegen den "
    "NSC.",
    "At this table a ticked box stays ticked: change the ruling on rest, or "
    "undo.": "An diesem Tisch bleibt ein angekreuztes Kästchen angekreuzt: Ändert die Regelung "
    "zur Erholung, oder nehmt „Rückgängig“.",
    "Being an NPC": "Ob es ein NSC ist",
    "Characters at this table": "Charaktere an diesem Tisch",
    "Choose a path of this sheet.": "Wähle einen Pfad dieses Bogens.",
    "Choose an NPC of this table.": "Wähle einen NSC dieses Tisches.",
    "Choose an aspect of this path.": "Wähle einen Aspekt dieses Pfads.",
    "Choose one of the three outcomes.": "Wähle eines der drei Ergebnisse.",
    "Choose the dice of this check first.": "Wähle zuerst die Würfel dieser Probe.",
    "Choose what to reroll for: a full success, or a success of either "
    "kind.": "Wähle, wofür du neu würfelst: für einen vollen Erfolg oder für irgendeinen.",
    "Choose who duels.": "Wähle, wer sich duelliert.",
    "Choose {what}.": "Wähle {what}.",
    "Constant imposition": "Die ständige Erschwernis",
    "Constant imposition on everybody": "Die ständige Erschwernis für alle",
    "Difficulties": "Schwierigkeiten",
    "Irresistible imposition": "Die unerbittliche Erschwernis",
    "Keep the duel on the table first, then remove them.": "Behalte zuerst das offene Duell, dann "
    "kannst du entfernen.",
    "Keep the duel on the table first, then start another.": "Behalte zuerst das offene Duell und "
    "beginne dann ein neues.",
    "Keep the roll on the table first, then change Stress.": "Behalte zuerst den offenen Wurf und "
    "ändere dann den Stress.",
    "NPCs at this table": "NSCs an diesem Tisch",
    "Name a Path die for the NPC first.": "Nenne zuerst einen Pfadwürfel für den NSC.",
    "Name the imposition die of each side first.": "Nenne zuerst den Erschwerniswürfel jeder "
    "Seite.",
    "Of an NPC, only the name can be written.": "Von einem NSC lässt sich nur der Name eintragen.",
    "Paths of a character": "Pfade eines Charakters",
    "Points of Aptitude in this aspect: {has}. Use no more than that.": "Punkte Eignung in diesem "
    "Aspekt: {has}. Setz nicht mehr ein.",
    "Stress": "Stress",
    "Stress boxes left: {left}. Spend no more than that.": "Freie Stresskästchen: {left}. Setz "
    "nicht mehr ein.",
    "The Aptitude of the aspect": "Die Eignung des Aspekts",
    "The Aptitude used": "Die eingesetzte Eignung",
    "The Level die": "Der Stufenwürfel",
    "The NPC and this roll disagree: gather the dice again.": "Der NSC und dieser Wurf passen "
    "nicht zusammen: Stell die Würfel neu zusammen.",
    "The Path die": "Der Pfadwürfel",
    "The Stress spent": "Der eingesetzte Stress",
    "The difficulty": "Die Schwierigkeit",
    "The face of the Level die": "Die Augenzahl des Stufenwürfels",
    "The face of the Path die": "Die Augenzahl des Pfadwürfels",
    "The face of the imposition die": "Die Augenzahl des Erschwerniswürfels",
    "The imposition die": "Der Erschwerniswürfel",
    "The imposition die goes no lower than d4: use less {what}, {steps} will "
    "do.": "Der Erschwerniswürfel sinkt nicht unter W4: Setz weniger {what} ein, {steps} genügt.",
    "The imposition die is a d4 already: {what} lowers it no further, use "
    "none.": "Der Erschwerniswürfel ist schon ein W4: {what} senkt ihn nicht weiter, setz nichts "
    "davon ein.",
    "The imposition is irresistible and holds back all the Aptitude used: use more of it, or none, "
    "or spend Stress.": "Die Erschwernis ist unerbittlich und hält die ganze eingesetzte Eignung "
    "zurück: Setz mehr davon ein oder keine, oder nimm Stress.",
    "The last stress box is ticked, so there is no reroll: keep this roll.": "Das letzte "
    "Stresskästchen ist angekreuzt, also gibt es keinen Neuwurf: Behalte diesen Wurf.",
    "The name of the Level die": "Der Name des Stufenwürfels",
    "The name of the aspect": "Der Name des Aspekts",
    "The name of the imposition": "Der Name der Erschwernis",
    "The name of the path": "Der Name des Pfads",
    "The number of boxes": "Die Zahl der Kästchen",
    "The number of boxes left": "Die Zahl der freien Kästchen",
    "The number of boxes ticked": "Die Zahl der angekreuzten Kästchen",
    "The number of ticked stress boxes": "Die Zahl der angekreuzten Stresskästchen",
    "The opponent's Level die is the imposition die here: gather the dice "
    "again.": "Hier ist der Stufenwürfel der Gegenseite der Erschwerniswürfel: Stell die Würfel "
    "neu zusammen.",
    "The parts of this sheet do not fit together.": "Die Teile dieses Bogens passen nicht "
    "zusammen.",
    "The path": "Der Pfad",
    "The sheet and this roll disagree: gather the dice again.": "Der Bogen und dieser Wurf passen "
    "nicht zusammen: Stell die Würfel neu zusammen.",
    "The side of the duel": "Die Seite des Duells",
    "The two sides of this duel do not fit together: gather the dice again.": "Die beiden Seiten "
    "dieses Duells passen nicht zusammen: Stell die Würfel neu zusammen.",
    "There is no duel on the table: throw one first.": "Es liegt kein Duell auf dem Tisch: Würfle "
    "zuerst eines.",
    "This aspect has more Aptitude than its path carries: gather the dice "
    "again.": "Dieser Aspekt hat mehr Eignung, als sein Pfad trägt: Stell die Würfel neu zusammen.",
    "This aspect is on the path already: add another.": "Dieser Aspekt ist schon auf dem Pfad: "
    "Füge einen anderen hinzu.",
    "This character has passed out and cannot roll: clear a stress box "
    "first.": "Dieser Charakter ist ohnmächtig und kann nicht würfeln: Leere zuerst ein "
    "Stresskästchen.",
    "This one is at the table already: add another.": "Schon am Tisch: Füge jemand anderen hinzu.",
    "This path is on the sheet already: add another.": "Dieser Pfad ist schon auf dem Bogen: Füge "
    "einen anderen hinzu.",
    "This roll is part of a duel: keep both sides together.": "Dieser Wurf gehört zu einem Duell: "
    "Behalte beide Seiten zusammen.",
    "This roll was rerolled more often than there were stress boxes: roll "
    "again.": "Dieser Wurf wurde öfter neu gewürfelt, als es Stresskästchen gab: Würfle neu.",
    "Ticked stress boxes": "Angekreuzte Stresskästchen",
    "Two NPCs do not duel: choose a character.": "Zwei NSCs duellieren sich nicht: Wähle einen "
    "Charakter.",
    "What is given up of the Level die": "Was vom Stufenwürfel abgegeben wird",
    "What the opponent gives up": "Was die Gegenseite abgibt",
    "a character of this table": "einen Charakter dieses Tisches",
    "a path of this sheet": "einen Pfad dieses Bogens",
    "an NPC of this table": "einen NSC dieses Tisches",
    "an aspect of this path": "einen Aspekt dieses Pfads",
    "give up none": "Gib nichts ab",
    "give up {room} levels at most": "Gib höchstens so viele Stufen ab: {room}",
    "{what} must be a d4, d6, d8, d10 or d12.": "{what} muss ein W4, W6, W8, W10 oder W12 sein.",
    "{what}, a d{die},": "{what} (W{die})",
}
