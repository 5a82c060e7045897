"""Texts of the settings of this device."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "device.theme": "Look",
    "device.theme.auto": "Auto",
    "device.theme.light": "Light",
    "device.theme.dark": "Dark",
    "device.language": "Language",
    "device.language.auto": "As the browser",
    "device.playing": "While you play",
    "device.buzzes": "Buzz when the dice land",
    "device.buzzes.text": "A short one for a success, a longer one when it goes wrong.",
    "device.buzzes.unable": "This browser cannot make the device buzz.",
    "device.wakes": "Keep the screen awake",
    "device.wakes.text": "As long as a table is open. It takes some battery.",
    "device.wakes.unable": "This browser lets the screen sleep, whatever is set here.",
    "device.keyboard": "Keyboard",
    "device.keys": "Keys are shortcuts",
    "device.keys.text": "A key pressed outside of a field does something at once. Switch it off if "
    "you talk to your device, or if keys get pressed by accident.",
    "device.keys.list": "Show the shortcuts",
    "device.text": "All of this holds for this device alone. It goes into no backup and no link.",
    "device.newer": "A newer Threefold has its own settings stored here, and they stay. What you "
    "set now holds until you leave the page.",
}
