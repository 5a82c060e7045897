"""Texts of the first minute: what each game is about, and its example."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "example.told": "This is an example, laid out in {count} steps. Change what you like; "
    "each undo takes back one step.",
    "ghosts.intro": "The city is full of ghosts, and you want out. Say what you try, gather safe "
    "dice from what you are good at and whom you hold on to, and after each throw decide: take it, "
    "or risk more.",
    "ghosts.example.name": "Example: The last tram",
    "ghosts.example.mara": "Mara",
    "ghosts.example.mara.tag1": "Find who sent the letter",
    "ghosts.example.mara.tag2": "Eyes like a customs officer",
    "ghosts.example.mara.tag3": "Songs from before the fog",
    "ghosts.example.mara.tag4": "Open anything with a lock",
    "ghosts.example.mara.anchor": "A tram token, worn smooth",
    "ghosts.example.mara.ilya": "He carried her out of the fire",
    "ghosts.example.mara.noor": "Shared a room all winter",
    "ghosts.example.ilya": "Ilya",
    "ghosts.example.ilya.tag1": "Never be owned again",
    "ghosts.example.ilya.tag2": "Too tall for every doorway",
    "ghosts.example.ilya.tag3": "Feeding the rooftop pigeons",
    "ghosts.example.ilya.tag4": "Take a punch and smile",
    "ghosts.example.ilya.anchor": "His sister’s pocket knife",
    "ghosts.example.ilya.noor": "She knows what he did",
    "ghosts.example.noor": "Noor",
    "ghosts.example.noor.tag1": "Prove that the river turns back",
    "ghosts.example.noor.tag2": "Ink up to the elbows",
    "ghosts.example.noor.tag3": "Maps that nobody asked for",
    "ghosts.example.noor.tag4": "Hear when somebody lies",
    "ghosts.example.noor.anchor": "A compass that never points north",
    "imposition.intro": "Something is always in the way, and the game master says how much: that "
    "is the imposition die. Roll your Level die and your Path die against it; Aptitude makes it "
    "smaller, and so does Stress, at a price.",
    "imposition.example.name": "Example: The brass vault",
    "imposition.example.level": "Nerve die",
    "imposition.example.rook": "Rook",
    "imposition.example.tricks": "Tricks",
    "imposition.example.hands": "Quick hands",
    "imposition.example.talk": "Talk too much",
    "imposition.example.roofs": "Rooftops",
    "imposition.example.leap": "Leap first",
    "imposition.example.juno": "Juno",
    "imposition.example.engines": "Engines",
    "imposition.example.locks": "Clockwork locks",
    "imposition.example.manners": "Manners",
    "imposition.example.titles": "Borrowed titles",
    "imposition.example.warden": "Warden of the brass vault",
    "imposition.example.difficulty.4": "A bored guard",
    "imposition.example.difficulty.8": "A lock with a temper",
    "imposition.example.difficulty.12": "The vault itself",
    "universalis.intro": "You make up a story together, and nobody is the game master: what is "
    "true in it, somebody has paid for in coins. Bid for scenes, buy people and facts, and roll "
    "when they clash; even the losers get coins.",
    "universalis.example.name": "Example: The lamp room",
    "universalis.example.first": "Robin",
    "universalis.example.second": "Sam",
    "universalis.example.third": "Toni",
    "universalis.example.where": "The lamp room of a lighthouse",
    "universalis.example.when": "The longest night of the year",
    "universalis.example.keeper": "The keeper",
    "universalis.example.keeper.trait": "Has never let the light go out",
    "universalis.example.storm": "The storm",
    "universalis.example.storm.trait": "Has a voice, and calls names",
    "universalis.example.fact": "The supply boat is a week late",
    "universalis.example.what": "Does the lamp stay lit?",
}
