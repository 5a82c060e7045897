"""Texte des Protokolls als Geschichte."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "day.long": "{weekday}, {day}. {month} {year}",
    "day.unknown": "Irgendwann",
    "day.weekday.0": "Montag",
    "day.weekday.1": "Dienstag",
    "day.weekday.2": "Mittwoch",
    "day.weekday.3": "Donnerstag",
    "day.weekday.4": "Freitag",
    "day.weekday.5": "Samstag",
    "day.weekday.6": "Sonntag",
    "day.month.1": "Januar",
    "day.month.2": "Februar",
    "day.month.3": "März",
    "day.month.4": "April",
    "day.month.5": "Mai",
    "day.month.6": "Juni",
    "day.month.7": "Juli",
    "day.month.8": "August",
    "day.month.9": "September",
    "day.month.10": "Oktober",
    "day.month.11": "November",
    "day.month.12": "Dezember",
    "universalis.chapter": "Szene {number}",
    "universalis.chapter.before": "Vor der ersten Szene",
}
