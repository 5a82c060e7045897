"""German of what the wheel says of City of Ghosts."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "A Word of Power is learnt once in a life: this character has theirs, so the consequence is "
    "major.": "Ein Wort der Macht lernt man einmal im Leben: Dieser Charakter hat schon eines, "
    "also ist die Folge schwer.",
    "A healthy relationship may be broken instead of any consequence, the loss of the anchor "
    "included.": "Eine heile Beziehung darf anstelle jeder Folge zerbrechen, auch anstelle des "
    "verlorenen Ankers.",
    "A healthy relationship may be broken instead of marking a slot, never to keep the "
    "anchor.": "Eine heile Beziehung darf zerbrechen, statt dass ein Feld markiert wird, nie "
    "aber, um den Anker zu behalten.",
    "A marked slot stays marked; only undo takes it back.": "Ein markiertes Feld bleibt markiert; "
    "nur „Rückgängig“ nimmt es zurück.",
    "A table has to be able to put its sheet right, and the story says when something "
    "heals.": "Ein Tisch muss seine Bögen berichtigen können, und die Geschichte sagt, wann etwas "
    "heilt.",
    "Anyone at the table may clear a slot when the story says it has "
    "passed.": "Alle am Tisch dürfen ein Feld leeren, wenn es in der Geschichte überstanden ist.",
    "Can a marked consequence be cleared?": "Lässt sich ein markiertes Feld wieder leeren?",
    "May a relationship be broken to save the anchor?": "Darf eine Beziehung zerbrechen, um den "
    "Anker zu retten?",
    "Nothing helped: two safe dice are rolled and the lower one is the safe "
    "value.": "Nichts hat geholfen: Zwei sichere Würfel fallen, und der niedrigere ist der "
    "sichere Wert.",
    "Safe and risk are equal: no automatic failure, and no reroll either.": "Sicher und Risiko "
    "sind gleich: kein automatischer Fehlschlag, aber auch kein Neuwurf.",
    "The risk value is above the safe value and is 5 or 6: a character without a Word of Power "
    "learns one, in place of any consequence.": "Der Risikowert liegt über dem sicheren Wert und "
    "ist 5 oder 6: Ein Charakter ohne Wort der Macht lernt eines, anstelle jeder Folge.",
    "The risk value is above the safe value: the action fails, whatever the safe dice say, and the "
    "consequence is major.": "Der Risikowert liegt über dem sicheren Wert: Die Handlung "
    "misslingt, was auch immer die sicheren Würfel sagen, und die Folge ist schwer.",
    "The rule is there to protect a character, and the anchor is what needs it "
    "most.": "Die Regel soll einen Charakter schützen, und am meisten braucht das der Anker.",
    "The safe value is 3 or less: the action fails; mark a minor "
    "consequence.": "Der sichere Wert ist 3 oder weniger: Die Handlung misslingt; markiere eine "
    "leichte Folge.",
    "The safe value is 4 or 5: the action succeeds, with a complication.": "Der sichere Wert ist "
    "4 oder 5: Die Handlung gelingt, mit einer Komplikation.",
    "The safe value is 6: the action succeeds, with nothing to pay.": "Der sichere Wert ist 6: "
    "Die Handlung gelingt und kostet nichts.",
    "A Word of Power can be used once it is learnt: roll without it.": "Ein Wort der Macht lässt "
    "sich erst benutzen, wenn es gelernt ist: Würfle ohne.",
    "A consequence": "Eine Folge",
    "A healthy relationship": "Eine heile Beziehung",
    "A tag": "Ein Tag",
    "A tag adds one die: choose each tag once.": "Ein Tag bringt einen Würfel: Wähle jeden Tag "
    "nur einmal.",
    "An automatic failure cannot be rerolled: keep it.": "Ein automatischer Fehlschlag lässt sich "
    "nicht neu würfeln: Behalte ihn.",
    "At this table a marked slot stays marked: change the ruling on healing, or "
    "undo.": "An diesem Tisch bleibt ein markiertes Feld markiert: Ändert die Regelung zum "
    "Heilen, oder nehmt „Rückgängig“.",
    "Characters or relationships at this table": "Charaktere oder Beziehungen an diesem Tisch",
    "Choose a minor or a major consequence.": "Wähle eine leichte oder eine schwere Folge.",
    "Choose a minor slot or the major one.": "Wähle ein leichtes Feld oder das schwere.",
    "Choose one of the four outcomes.": "Wähle eines der vier Ergebnisse.",
    "Choose two different characters.": "Wähle zwei verschiedene Charaktere.",
    "Choose what to reroll for: a partial success or a success.": "Wähle, wofür du neu würfelst: "
    "für einen Teilerfolg oder einen Erfolg.",
    "Each face of the risk dice": "Jede Augenzahl der Risikowürfel",
    "Each face of the safe dice": "Jede Augenzahl der sicheren Würfel",
    "Gather the dice for this roll first.": "Stell zuerst die Würfel für diesen Wurf zusammen.",
    "Give the faces of the risk dice one by one.": "Nenne die Augen der Risikowürfel einzeln.",
    "Give the faces of the safe dice one by one.": "Nenne die Augen der sicheren Würfel einzeln.",
    "Here no relationship can save the anchor: let the anchor go.": "Hier kann keine Beziehung "
    "den Anker retten: Gib den Anker her.",
    "Keep the roll on the table first, then change the Word.": "Behalte zuerst den offenen Wurf "
    "und ändere dann das Wort.",
    "Knowing a Word of Power": "Ob ein Wort der Macht bekannt ist",
    "Losing the anchor": "Ob der Anker verloren ist",
    "Minor slots": "Leichte Felder",
    "Nothing is left to mark: keep the roll, break nothing.": "Es gibt nichts mehr zu markieren: "
    "Behalte den Wurf und zerbrich nichts.",
    "Nothing is marked in this slot: mark it first, then write in it.": "In diesem Feld ist "
    "nichts markiert: Markiere es zuerst und schreib dann hinein.",
    "Number of risk dice in this pool: {count}. Give {asked}.": "Risikowürfel in diesem Pool: "
    "{count}. Nenne {asked}.",
    "Number of safe dice in this pool: {count}. Give {asked}.": "Sichere Würfel in diesem Pool: "
    "{count}. Nenne {asked}.",
    "Tags of a character": "Tags eines Charakters",
    "Tags that help": "Tags, die helfen",
    "The Word of Power": "Das Wort der Macht",
    "The anchor": "Der Anker",
    "The consequence": "Die Folge",
    "The effect of the Word": "Die Wirkung des Worts",
    "The number of rerolls": "Die Zahl der Neuwürfe",
    "The number of tags": "Die Zahl der Tags",
    "The number of the major slot": "Die Nummer des schweren Felds",
    "The number of the minor slot": "Die Nummer des leichten Felds",
    "The relationship": "Die Beziehung",
    "The risk dice": "Die Risikowürfel",
    "The risk dice are as high as the safe dice, so there is no reroll: keep "
    "it.": "Die Risikowürfel sind so hoch wie die sicheren, also gibt es keinen Neuwurf: Behalte "
    "den Wurf.",
    "The safe dice": "Die sicheren Würfel",
    "The sheet and its open roll disagree on the Word of Power: roll again.": "Der Bogen und sein "
    "offener Wurf sind sich über das Wort der Macht nicht einig: Würfle neu.",
    "The sheet and this roll disagree on the Word of Power: gather the dice "
    "again.": "Der Bogen und dieser Wurf sind sich über das Wort der Macht nicht einig: Stell die "
    "Würfel neu zusammen.",
    "The tag": "Der Tag",
    "This character is at the table already: add another.": "Dieser Charakter ist schon am Tisch: "
    "Füge einen anderen hinzu.",
    "This character knows no Word of Power: there is nothing to take back.": "Dieser Charakter "
    "kennt kein Wort der Macht: Es gibt nichts zurückzunehmen.",
    "This relationship is broken already: choose a healthy one.": "Diese Beziehung ist schon "
    "zerbrochen: Wähle eine heile.",
    "This relationship is broken and adds no die: roll without it.": "Diese Beziehung ist "
    "zerbrochen und bringt keinen Würfel: Würfle ohne sie.",
    "This roll belongs to no sheet: keep it, break nothing.": "Dieser Wurf gehört zu keinem "
    "Bogen: Behalte ihn und zerbrich nichts.",
    "This roll brings no consequence: keep it, break nothing.": "Dieser Wurf bringt keine Folge: "
    "Behalte ihn und zerbrich nichts.",
    "This roll has been rerolled as often as Threefold can count: keep it.": "Dieser Wurf wurde "
    "so oft neu gewürfelt, wie Threefold zählen kann: Behalte ihn.",
    "This roll teaches no Word of Power: leave its effect blank.": "Dieser Wurf lehrt kein Wort "
    "der Macht: Lass die Wirkung leer.",
    "This roll was rerolled where the rules forbid it: roll again.": "Dieser Wurf wurde neu "
    "gewürfelt, wo es die Regeln verbieten: Würfle noch einmal.",
    "This sheet cannot be read.": "Dieser Bogen lässt sich nicht lesen.",
    "This slot is free already: choose a marked one.": "Dieses Feld ist schon frei: Wähle ein "
    "markiertes.",
    "This slot is marked already: choose a free one, or write in it.": "Dieses Feld ist schon "
    "markiert: Wähle ein freies, oder schreib hinein.",
    "This tag is still blank: write it on the sheet, then it adds a die.": "Dieser Tag ist noch "
    "leer: Trag ihn auf dem Bogen ein, dann bringt er einen Würfel.",
    "Using a relationship": "Ob eine Beziehung hilft",
    "Using the Word of Power": "Ob das Wort der Macht benutzt wird",
    "Write the Word of Power first, then what it does.": "Schreib zuerst das Wort der Macht auf, "
    "dann, was es bewirkt.",
    "no face for them": "keine Augenzahl für sie",
    "one face for each": "für jeden eine Augenzahl",
}
