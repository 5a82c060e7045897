"""The texts of the screens in German; a module for each of the English ones, the same keys.

The page says du, and ihr where it speaks to the whole table. Names stand where no article, case or
gender of theirs could be wrong: after a colon, in quotes, as the subject. One word for one thing:

- table Tisch, first screen Startseite, log Protokoll, backup Sicherung, ruling Regelung
- put away weglegen, bring back zurückholen, undo rückgängig, redo wiederherstellen
- roll (n.) and throw Wurf, roll würfeln, reroll Neuwurf / neu würfeln, die Würfel, face Augen
- real dice echte Würfel, odds Chancen, request Anfrage, sheet Bogen, GM Spielleitung / SL, NPC NSC
- success Erfolg, failure Fehlschlag, consequence Folge, character Charakter

City of Ghosts: safe dice sichere Würfel, risk dice Risikowürfel, pool Pool, tag Tag (der), anchor
Anker, relationship Beziehung (heil, zerbrochen), slot Feld, minor leicht, major schwer, condition
Zustand, partial success Teilerfolg, Word of Power Wort der Macht.

Imposition: check Probe, level Stufe, Level die Stufenwürfel, path Pfad, aspect Aspekt, imposition
Erschwernis, imposition die Erschwerniswürfel, constant ständig, irresistible unerbittlich, Aptitude
Eignung, Stress Stress, box Kästchen, full success voller Erfolg, success with consequences Erfolg
mit Folgen, pass out ohnmächtig werden. A d6 is a W6.

Universalis: coin Münze, purse Münzbeutel, bid Gebot, frame aufbauen, component Komponente,
character Figur, thing Ding, trait Eigenschaft, rank Rang, Importance Wichtigkeit, fact Fakt,
challenge Einspruch, statement Aussage, leverage Hebel, conflict Konflikt, tie Gleichstand, ledger
Kassenbuch.
"""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.words.catalogue import Catalogue

GERMAN: Mapping[str, str] = Catalogue("pyapp.words.german", "GERMAN")
