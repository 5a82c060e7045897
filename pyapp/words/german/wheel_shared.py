"""German of what the wheel says of every game: checks, coins, links, saves."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "1 coin": "1 Münze",
    "A balance": "Ein Kontostand",
    "A movement of coins needs a reason.": "Münzen wandern nicht ohne Grund.",
    "A table seats {limit} characters: remove one first.": "Ein Tisch hat Platz für {limit} "
    "Charaktere: Entferne zuerst einen.",
    "Accounts": "Konten",
    "An account": "Ein Konto",
    "An account and its coins": "Ein Konto und seine Münzen",
    "Choose a character of this table.": "Wähle einen Charakter dieses Tisches.",
    "Choose a field of the sheet to write in.": "Wähle ein Feld des Bogens, um hineinzuschreiben.",
    "Coins move between two accounts.": "Münzen wandern zwischen zwei Konten.",
    "Keep the roll on the table first, then roll again.": "Behalte zuerst den offenen Wurf und "
    "würfle dann wieder.",
    "Lines of one step": "Zeilen eines Schritts",
    "Roll the dice first.": "Würfle zuerst.",
    "Say what is attempted first.": "Sag zuerst, was versucht wird.",
    "Say what to roll first.": "Sag zuerst, was gewürfelt werden soll.",
    "The account that is paid": "Das Konto, das bekommt",
    "The account that pays": "Das Konto, das zahlt",
    "The coins of this table do not add up.": "Die Münzen dieses Tisches gehen nicht auf.",
    "The name": "Der Name",
    "The note": "Die Nachricht",
    "The number of coins": "Die Zahl der Münzen",
    "The number of dice": "Die Zahl der Würfel",
    "The number of lines": "Die Zahl der Zeilen",
    "The number of sides of a die": "Die Zahl der Seiten eines Würfels",
    "The number of the scene": "Die Nummer der Szene",
    "The number of the throw": "Die Nummer des Wurfs",
    "The reason": "Der Grund",
    "The sheets of this table do not fit together.": "Die Bögen dieses Tisches passen nicht "
    "zusammen.",
    "The text": "Der Text",
    "There is more in this link than any link can hold, so it is not "
    "opened.": "In diesem Link steckt mehr, als in einen Link passt, also wird er nicht geöffnet.",
    "There is no roll on the table: roll first.": "Es liegt kein Wurf auf dem Tisch: Würfle "
    "zuerst.",
    "There is too much writing here for a link. Shorten the longest text, "
    "please.": "Für einen Link steht hier zu viel Text. Kürze bitte den längsten.",
    "These dice cannot be thrown: their seed must be 16 bytes.": "Diese Würfel lassen sich nicht "
    "werfen: Ihr Zufallswert muss 16 Bytes lang sein.",
    "This Threefold does not know a ruling that is used here. Reload the "
    "page.": "Dieses Threefold kennt eine Regelung nicht, die hier gilt. Lade die Seite neu.",
    "This cannot be put into a link.": "Das lässt sich nicht in einen Link packen.",
    "This costs {costs}, and there is only so much to pay with: {have}.": "Das kostet {costs}, "
    "und zum Zahlen ist nur so viel da: {have}.",
    "This game has no such ruling.": "Dieses Spiel hat keine solche Regelung.",
    "This is damaged or was not made by Threefold.": "Das ist beschädigt oder stammt nicht von "
    "Threefold.",
    "This is damaged.": "Das ist beschädigt.",
    "This is for a game that this Threefold does not know. Reload the page to update "
    "it.": "Das ist für ein Spiel, das dieses Threefold nicht kennt. Lade die Seite neu, um es zu "
    "aktualisieren.",
    "This is too large to be opened.": "Das ist zu groß, um es zu öffnen.",
    "This is too much for a link.": "Das ist zu viel für einen Link.",
    "This link is damaged: part of it is missing or was changed on its way. Copy the whole link, "
    "or ask for it again.": "Dieser Link ist beschädigt: Ein Teil davon fehlt oder wurde "
    "unterwegs verändert. Kopiere den ganzen Link, oder lass ihn dir noch einmal schicken.",
    "This link was made by a newer Threefold than this page. Reload the page to update it, then "
    "open the link again.": "Dieser Link stammt von einem neueren Threefold als diese Seite. Lade "
    "die Seite neu, um sie zu aktualisieren, und öffne den Link dann noch einmal.",
    "This page cannot make sense of what is in this link. Reload the page to update it, or ask for "
    "the link again.": "Diese Seite wird aus dem Inhalt dieses Links nicht schlau. Lade sie neu, "
    "um sie zu aktualisieren, oder lass dir den Link noch einmal schicken.",
    "This text": "Dieser Text",
    "Threefold does not know this step.": "Diesen Schritt kennt Threefold nicht.",
    "Throw the dice, or type them in.": "Wirf die Würfel, oder tippe sie ein.",
    "Throws in a roll": "Einzelne Würfe",
    "What is attempted": "Was versucht wird",
    "no coins": "keine Münzen",
    "{count} coins": "{count} Münzen",
    "{what} is too long: at most {limit:,} characters, please.": "{what}: zu lang. Bitte "
    "höchstens {limit:,} Zeichen.",
    "{what} must be a whole number from {low} to {high}.": "{what}: Hier gehört eine ganze Zahl "
    "von {low} bis {high} hin.",
    "{what} must be a whole number of {low} or more.": "{what}: Hier gehört eine ganze Zahl ab "
    "{low} hin.",
    "{what} must be either yes or no.": "{what}: Hier gehört Ja oder Nein hin.",
    "{what} must be text.": "{what}: Hier gehört Text hin.",
    "{what}: at least {low} expected.": "{what}: Erwartet werden mindestens {low}.",
    "{what}: {low} expected.": "{what}: Erwartet werden {low}.",
    "{what}: {low} to {high} expected.": "{what}: Erwartet werden {low} bis {high}.",
}
