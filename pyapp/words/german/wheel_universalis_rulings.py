"""German of the rulings and rules of Universalis."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "1 coin, like a fact: that it is here is one.": "1 Münze, wie ein Fakt: Dass es hier ist, ist "
    "einer.",
    "25 coins pay for a first scene and a dispute or two before anybody has to "
    "save.": "25 Münzen reichen für eine erste Szene und ein, zwei Streitfälle, bevor jemand "
    "sparen muss.",
    "A bid sets coins aside for framing; nothing says that the rest is "
    "forfeit.": "Ein Gebot legt Münzen für den Aufbau beiseite; nirgends steht, dass der Rest "
    "verfällt.",
    "A bid that costs nothing when it loses would be no risk to make.": "Ein Gebot, das nichts "
    "kostet, wenn es verliert, wäre kein Risiko.",
    "A second bid leaves it to the players how much the scene is worth to "
    "them.": "Ein zweites Gebot überlässt es der Runde, wie viel ihr die Szene wert ist.",
    "All dice roll again as they are.": "Alle Würfel werden neu geworfen, so wie sie sind.",
    "All roll again, with the dice as they are.": "Alle würfeln neu, mit den Würfeln, die "
    "daliegen.",
    "Both sides bid as much: the table's ruling decides.": "Beide Seiten bieten gleich viel: Die "
    "Regelung des Tisches entscheidet.",
    "Both sides have as many successes: nobody has won yet, and all dice roll "
    "again.": "Beide Seiten haben gleich viele Erfolge: Noch hat niemand gewonnen, und alle "
    "Würfel werden neu geworfen.",
    "Both sides pay all they bid.": "Beide Seiten zahlen alles, was sie geboten haben.",
    "Coins bid with such a fact count twice.": "Mit so einem Fakt gebotene Münzen zählen doppelt.",
    "Conflicts bring coins in; a few more for each scene keep a player without any in "
    "play.": "Konflikte bringen Münzen ein; ein paar mehr für jede Szene halten auch die im "
    "Spiel, die keine mehr haben.",
    "Do the facts that tell how a conflict ended cost coins as well?": "Kosten die Fakten, die "
    "vom Ausgang eines Konflikts erzählen, auch noch Münzen?",
    "Each player begins with {count} coins.": "Alle beginnen mit je {count} Münzen.",
    "Each player gets 1 coin when a scene ends.": "Alle bekommen je 1 Münze, wenn eine Szene "
    "endet.",
    "Each player gets {count} coins when a scene ends.": "Alle bekommen je {count} Münzen, wenn "
    "eine Szene endet.",
    "How many coins does each player begin with?": "Mit wie vielen Münzen beginnen alle?",
    "How many coins does each player get when a scene ends?": "Wie viele Münzen bekommen alle, "
    "wenn eine Szene endet?",
    "Leverage that moves nothing would be none.": "Ein Hebel, der nichts bewegt, wäre keiner.",
    "No: each side establishes facts worth the coins its dice brought, and keeps the coins "
    "too.": "Nein: Jede Seite stellt Fakten im Wert der Münzen auf, die ihre Würfel brachten, und "
    "behält die Münzen trotzdem.",
    "Nobody gets coins for a scene; only conflicts bring new ones.": "Niemand bekommt Münzen für "
    "eine Szene; nur Konflikte bringen neue.",
    "Nothing: what exists comes and goes as the story is told.": "Nichts: Was es schon gibt, "
    "kommt und geht, wie die Geschichte es will.",
    "One die more tips the balance, so a conflict soon comes to an end.": "Ein Würfel mehr gibt "
    "den Ausschlag, so kommt ein Konflikt bald zu Ende.",
    "Only the winning bid is said to be spent.": "Nur vom Gewinnergebot heißt es, dass es "
    "ausgegeben wird.",
    "Only the winning side pays; the others keep their coins.": "Nur die Siegerseite zahlt; die "
    "anderen behalten ihre Münzen.",
    "The challenger bid nothing, so the challenge is lost at once.": "Wer den Einspruch erhob, "
    "bot nichts, also ist er sofort verloren.",
    "The fact is listed with the bid and counts for nothing by itself.": "Der Fakt steht beim "
    "Gebot und zählt für sich allein nichts.",
    "The first of the tied players clockwise from the last framer.": "Wer von denen, die "
    "gleichauf liegen, im Uhrzeigersinn zuerst kommt, gezählt von der Person, die zuletzt "
    "aufgebaut hat.",
    "The side that bid more wins the challenge.": "Die Seite, die mehr geboten hat, gewinnt den "
    "Einspruch.",
    "The side whose successes add up to more adds one die, and all roll again. If that is equal "
    "too, all roll again as they are.": "Die Seite, deren Erfolge zusammen mehr ergeben, legt "
    "einen Würfel dazu, und alle würfeln neu. Ist auch das gleich, würfeln alle neu, mit den "
    "Würfeln, die daliegen.",
    "The side whose successes add up to more rolls one die more.": "Die Seite, deren Erfolge "
    "zusammen mehr ergeben, wirft einen Würfel mehr.",
    "The side with more successes wins. A success is a die that shows 1 to "
    "5.": "Die Seite mit mehr Erfolgen gewinnt. Ein Erfolg ist ein Würfel, der 1 bis 5 zeigt.",
    "The statement that was challenged falls.": "Die umstrittene Aussage fällt.",
    "The statement that was challenged stands.": "Die umstrittene Aussage gilt.",
    "The text says that both sides buy such facts and keep the new coins all the "
    "same.": "Der Text sagt, dass beide Seiten solche Fakten kaufen und die neuen Münzen trotzdem "
    "behalten.",
    "The tied players bid again, in secret. If each of them bids all they have, it goes clockwise "
    "from the last framer.": "Wer gleichauf liegt, bietet noch einmal geheim. Bieten dabei alle "
    "ihren ganzen Beutel, entscheidet der Uhrzeigersinn, gezählt von der Person, die zuletzt "
    "aufgebaut hat.",
    "They go to the bank when framing ends.": "Sie gehen an die Bank, wenn der Aufbau endet.",
    "They stay with the framer, to be spent on anything.": "Sie bleiben bei der Person, die "
    "aufbaut, und lassen sich für alles ausgeben.",
    "What becomes of the bids that do not win the scene?": "Was wird aus den Geboten, die die "
    "Szene nicht gewinnen?",
    "What becomes of the winning bid's coins that framing did not use?": "Was wird aus den Münzen "
    "des Gewinnergebots, die der Aufbau nicht gebraucht hat?",
    "What does it cost to bring a component that exists already into a "
    "scene?": "Was kostet es, eine Komponente, die es schon gibt, in eine Szene zu holen?",
    "What happens when both sides of a conflict roll the same number of "
    "successes?": "Was geschieht, wenn beide Seiten eines Konflikts gleich viele Erfolge würfeln?",
    "What is a fact worth that the other side of a challenge contradicts?": "Was ist ein Fakt "
    "wert, dem die andere Seite eines Einspruchs widerspricht?",
    "Who frames the scene when the highest bids are equal?": "Wer baut die Szene auf, wenn die "
    "höchsten Gebote gleich sind?",
    "Who is in a scene is part of the scene, and such facts are bought.": "Wer in einer Szene "
    "ist, gehört zur Szene, und solche Fakten werden gekauft.",
    "Who pays what was bid in a challenge?": "Wer zahlt, was bei einem Einspruch geboten wurde?",
    "Who wins a challenge when both sides bid the same?": "Wer gewinnt einen Einspruch, wenn "
    "beide Seiten gleich viel bieten?",
    "Whoever does not frame keeps what they bid.": "Wer nicht aufbaut, behält das Gebot.",
    "Whoever does not frame pays their bid to the bank.": "Wer nicht aufbaut, zahlt das Gebot an "
    "die Bank.",
    "Whoever wants a change has to outbid those who do not.": "Wer eine Änderung will, muss mehr "
    "bieten als die, die keine wollen.",
    "Yes: each coin's worth of facts is also paid to the bank by whoever words "
    "it.": "Ja: Was die Fakten wert sind, zahlt außerdem an die Bank, wer sie ausspricht.",
}
