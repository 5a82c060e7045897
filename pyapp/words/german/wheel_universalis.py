"""German of what the wheel refuses in Universalis, and of its names for things."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "A challenge is open: bring it to an end first.": "Ein Einspruch ist offen: Bringt ihn zuerst "
    "zu Ende.",
    "A challenge takes two: choose somebody else.": "Zu einem Einspruch gehören zwei: Wähle "
    "jemand anderen.",
    "A component has {limit} traits, and no more: raise one.": "Eine Komponente hat {limit} "
    "Eigenschaften und nicht mehr: Erhöhe eine davon.",
    "A conflict has two sides with dice.": "Ein Konflikt hat zwei Seiten mit Würfeln.",
    "A conflict is open: bring it to an end first.": "Ein Konflikt ist offen: Bringt ihn zuerst "
    "zu Ende.",
    "A conflict is with a component that another player speaks for.": "Ein Konflikt richtet sich "
    "gegen eine Komponente, für die jemand anderes spricht.",
    "A fact": "Ein Fakt",
    "A fact says where, when, or anything else.": "Ein Fakt sagt, wo, wann oder etwas anderes.",
    "A seat and its bid": "Ein Platz und sein Gebot",
    "A seat and its coins": "Ein Platz und seine Münzen",
    "A side has {limit} dice at the most.": "Eine Seite hat höchstens {limit} Würfel.",
    "A table has {seats} seats, and all are taken.": "Ein Tisch hat {seats} Plätze, und alle sind "
    "besetzt.",
    "A table holds {limit:,} components, and no more.": "Ein Tisch fasst {limit:,} Komponenten "
    "und nicht mehr.",
    "A table holds {limit:,} facts, and no more.": "Ein Tisch fasst {limit:,} Fakten und nicht "
    "mehr.",
    "A trait": "Eine Eigenschaft",
    "A trait has a rank of {limit:,} at the most.": "Eine Eigenschaft hat höchstens Rang "
    "{limit:,}.",
    "Begin a conflict with a component of whoever is on turn.": "Beginne einen Konflikt mit einer "
    "Komponente, für die spricht, wer am Zug ist.",
    "Bids": "Gebote",
    "Bids in a challenge": "Gebote bei einem Einspruch",
    "Bring what is open to an end first, then change a ruling.": "Bringt zuerst zu Ende, was "
    "offen ist, und ändert dann eine Regelung.",
    "Choose a character, a place or a thing.": "Wähle eine Figur, einen Ort oder ein Ding.",
    "Choose a component of this table.": "Wähle eine Komponente dieses Tisches.",
    "Choose a fact of this table.": "Wähle einen Fakt dieses Tisches.",
    "Choose a player of this table.": "Wähle jemanden an diesem Tisch.",
    "Choose a trait of this component.": "Wähle eine Eigenschaft dieser Komponente.",
    "Choose one of the seats at this table.": "Wähle einen der Plätze an diesem Tisch.",
    "Dice that ties added": "Durch Gleichstände dazugekommene Würfel",
    "Dice that were bought belong to no component.": "Gekaufte Würfel gehören zu keiner "
    "Komponente.",
    "Each face of a die": "Jede Augenzahl",
    "Each side needs a die: draw on a trait or buy one.": "Jede Seite braucht einen Würfel: Nutzt "
    "eine Eigenschaft, oder kauft einen.",
    "Finish framing the scene first: its bid was made under this ruling.": "Baut zuerst die Szene "
    "fertig auf: Unter dieser Regelung wurde um sie geboten.",
    "Give the faces of each side's dice one by one.": "Nenne die Augen der Würfel jeder Seite "
    "einzeln.",
    "It is settled already when this scene is.": "Wann diese Szene spielt, steht schon fest.",
    "It is settled already where this scene is.": "Wo diese Szene spielt, steht schon fest.",
    "It is this player's turn already.": "Diese Person ist schon am Zug.",
    "It takes {fewest} players to begin: seat another.": "Zum Anfangen braucht es {fewest} am "
    "Tisch: Nehmt noch jemanden dazu.",
    "Name each player once, with all they pay.": "Nenne alle nur einmal, mit allem, was sie "
    "zahlen.",
    "No scene is framed yet: make the bids for it first.": "Noch ist keine Szene aufgebaut: "
    "Bietet zuerst um sie.",
    "Nobody has a coin left: end the scene.": "Niemand hat noch eine Münze: Beendet die Szene.",
    "One side of this conflict has {count} dice: give one face for each.": "Eine Seite dieses "
    "Konflikts hat {count} Würfel: Nenne für jeden eine Augenzahl.",
    "Only the players whose bids were equal bid again.": "Nur wer gleichauf lag, bietet noch "
    "einmal.",
    "Play has begun, and the seats stay as they are.": "Das Spiel hat begonnen, und die Plätze "
    "bleiben, wie sie sind.",
    "Play has begun: the first coins are paid already.": "Das Spiel hat begonnen: Die ersten "
    "Münzen sind schon ausgezahlt.",
    "Play has not begun: take your seats and begin first.": "Das Spiel hat noch nicht begonnen: "
    "Nehmt zuerst Platz und fangt an.",
    "Player {number}": "Person {number}",
    "Players who bid": "Bietende",
    "Removing this component costs {importance} in all, its Importance; the shares come to "
    "{price}.": "Diese Komponente zu entfernen kostet insgesamt {importance}, ihre Wichtigkeit; "
    "die Anteile ergeben {price}.",
    "Reveal the bids first, then change a ruling.": "Zeigt zuerst die Gebote und ändert dann eine "
    "Regelung.",
    "Say what is disputed first.": "Sag zuerst, was umstritten ist.",
    "Say who adds which dice to a side first.": "Sag zuerst, wer welche Würfel zu einer Seite "
    "legt.",
    "Set the two sides of a conflict up first.": "Stell zuerst die beiden Seiten eines Konflikts "
    "auf.",
    "Shares of the price": "Anteile am Preis",
    "Some bids are still to be made: everybody bids first.": "Einige Gebote fehlen noch: Erst "
    "bieten alle.",
    "Somebody or something has to be in the scene while it is framed: bring another in "
    "first.": "Jemand oder etwas muss in der Szene sein, solange sie aufgebaut wird: Hol zuerst "
    "etwas anderes herein.",
    "The bidding has begun: it decides this challenge.": "Das Bieten hat begonnen: Es entscheidet "
    "diesen Einspruch.",
    "The bids for this scene do not fit together.": "Die Gebote um diese Szene passen nicht "
    "zusammen.",
    "The component": "Die Komponente",
    "The dice are thrown: after a tie, throw them again.": "Die Würfel sind gefallen: Nach einem "
    "Gleichstand wirf sie noch einmal.",
    "The dice have decided: tell how the conflict ends.": "Die Würfel haben entschieden: Erzählt, "
    "wie der Konflikt ausgeht.",
    "The dice have not decided yet: throw them first.": "Die Würfel haben noch nicht entschieden: "
    "Wirf sie zuerst.",
    "The disputed fact itself is no leverage: choose another.": "Der umstrittene Fakt selbst ist "
    "kein Hebel: Wähle einen anderen.",
    "The faces of all dice": "Die Augen aller Würfel",
    "The name of a component": "Der Name einer Komponente",
    "The name of a player": "Der Name einer Person",
    "The number of a component": "Die Nummer einer Komponente",
    "The number of a fact": "Die Nummer eines Fakts",
    "The number of a player's dice on a side": "Die Zahl der Würfel einer Person auf einer Seite",
    "The number of a trait": "Die Nummer einer Eigenschaft",
    "The number of dice of a side": "Die Zahl der Würfel einer Seite",
    "The number of dice that ties added": "Die Zahl der durch Gleichstände dazugekommenen Würfel",
    "The number of ranks": "Die Zahl der Ränge",
    "The number of the fact": "Die Nummer des Fakts",
    "The number of the side": "Die Nummer der Seite",
    "The parts of this table do not fit together.": "Die Teile dieses Tisches passen nicht "
    "zusammen.",
    "The rank of a trait": "Der Rang einer Eigenschaft",
    "The sides of a conflict": "Die Seiten eines Konflikts",
    "The statement": "Die Aussage",
    "The trait": "Die Eigenschaft",
    "There have been bids enough: close them.": "Es sind genug Gebote: Beendet das Bieten.",
    "There is no challenge: open one first.": "Es gibt keinen Einspruch: Erhebt zuerst einen.",
    "There is no conflict: open one first.": "Es gibt keinen Konflikt: Beginnt zuerst einen.",
    "There is nothing to bid for now.": "Gerade gibt es nichts, worum geboten wird.",
    "There is still talk about this challenge: the challenger bids first.": "Über diesen "
    "Einspruch wird noch geredet: Zuerst bietet, wer ihn erhoben hat.",
    "This challenge does not hold together.": "Dieser Einspruch ist in sich nicht stimmig.",
    "This challenge is about no fact that could be struck.": "In diesem Einspruch geht es um "
    "keinen Fakt, der sich streichen ließe.",
    "This component does not hold together.": "Diese Komponente ist in sich nicht stimmig.",
    "This component is in the scene already.": "Diese Komponente ist schon in der Szene.",
    "This component is not in the scene: bring it in first.": "Diese Komponente ist nicht in der "
    "Szene: Hol sie zuerst herein.",
    "This component was removed for good: it can take no further part.": "Diese Komponente ist "
    "endgültig entfernt: Sie spielt nicht mehr mit.",
    "This conflict does not hold together.": "Dieser Konflikt ist in sich nicht stimmig.",
    "This conflict has {a} and {b} dice: give one face for each.": "Dieser Konflikt hat {a} und "
    "{b} Würfel: Nenne für jeden eine Augenzahl.",
    "This conflict is decided: only a tie is thrown again.": "Dieser Konflikt ist entschieden: "
    "Nur nach einem Gleichstand wird noch einmal geworfen.",
    "This conflict was thrown again although it was decided: roll again.": "In diesem Konflikt "
    "wurde noch einmal geworfen, obwohl er entschieden war: Würfle neu.",
    "This conflict was tied as often as Threefold can count: let it be and settle it by "
    "talking.": "In diesem Konflikt gab es so oft Gleichstand, wie Threefold zählen kann: Lasst "
    "es gut sein und einigt euch im Gespräch.",
    "This fact was struck and counts no more: choose another.": "Dieser Fakt ist gestrichen und "
    "zählt nicht mehr: Wähle einen anderen.",
    "This is worth {coins}, and this side has nothing left to tell with.": "Das ist {coins} wert, "
    "und dieser Seite ist zum Erzählen nichts geblieben.",
    "This is worth {coins}, and this side has {left} left to tell with.": "Das ist {coins} wert, "
    "und dieser Seite bleibt zum Erzählen nur so viel: {left}.",
    "This player has made their bid already.": "Diese Person hat schon geboten.",
    "This player speaks for the component already.": "Diese Person spricht schon für die "
    "Komponente.",
    "This scene is framed already.": "Diese Szene ist schon aufgebaut.",
    "This scene is not set yet: it needs a place, a time and a component that is "
    "present.": "Diese Szene steht noch nicht: Sie braucht einen Ort, eine Zeit und eine "
    "Komponente, die da ist.",
    "This scene is still being framed: end framing first.": "Diese Szene wird noch aufgebaut: "
    "Beende zuerst den Aufbau.",
    "This takes {costs}, and {who} has none to pay with.": "Das kostet {costs}, und {who} hat "
    "keine zum Zahlen.",
    "This takes {costs}, and {who} has {purse} to pay with.": "Das kostet {costs}, und {who} hat "
    "zum Zahlen nur {purse}.",
    "This trait was drawn on already in this conflict.": "Diese Eigenschaft wurde in diesem "
    "Konflikt schon genutzt.",
    "Throws in a conflict": "Würfe in einem Konflikt",
    "Traits of a component": "Eigenschaften einer Komponente",
    "What adds dice to a side": "Was einer Seite Würfel bringt",
    "What is left to tell": "Was noch zu erzählen bleibt",
    "What the conflict is about": "Worum es im Konflikt geht",
    "Where and when a scene is can be said only while it is framed.": "Wo und wann eine Szene "
    "spielt, lässt sich nur sagen, solange sie aufgebaut wird.",
    "Whether a fact is struck": "Ob ein Fakt gestrichen ist",
    "Whether it is present": "Ob es da ist",
    "Whether it is removed": "Ob es entfernt ist",
    "Whether the fact is struck": "Ob der Fakt gestrichen wird",
    "{name} ({number})": "{name} ({number})",
    "{what} needs a few words: write them first.": "{what} braucht ein paar Worte: Schreib sie "
    "zuerst.",
}
