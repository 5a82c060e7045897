"""German of the settings of this device."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "device.theme": "Aussehen",
    "device.theme.auto": "System",
    "device.theme.light": "Hell",
    "device.theme.dark": "Dunkel",
    "device.language": "Sprache",
    "device.language.auto": "Wie der Browser",
    "device.playing": "Während du spielst",
    "device.buzzes": "Vibrieren, wenn die Würfel liegen",
    "device.buzzes.text": "Kurz bei einem Erfolg, länger, wenn es schiefgeht.",
    "device.buzzes.unable": "Dieser Browser kann das Gerät nicht vibrieren lassen.",
    "device.wakes": "Bildschirm wach halten",
    "device.wakes.text": "Solange ein Tisch offen ist. Das kostet etwas Akku.",
    "device.wakes.unable": "Dieser Browser lässt den Bildschirm schlafen, egal was hier steht.",
    "device.keyboard": "Tastatur",
    "device.keys": "Tasten als Kürzel",
    "device.keys.text": "Eine Taste, die du außerhalb eines Feldes drückst, tut sofort etwas. "
    "Schalte das aus, wenn du mit deinem Gerät sprichst oder Tasten aus Versehen gedrückt werden.",
    "device.keys.list": "Die Kürzel zeigen",
    "device.text": "Das alles gilt nur für dieses Gerät. Es kommt in keine Sicherung und in keinen "
    "Link.",
    "device.newer": "Ein neueres Threefold hat hier eigene Einstellungen gespeichert, und die "
    "bleiben. Was du jetzt einstellst, gilt, bis du die Seite verlässt.",
}
