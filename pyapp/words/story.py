"""Texts of the log as a story: its headings, the search, taking it along, pictures of results."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "day.long": "{weekday}, {day} {month} {year}",
    "day.unknown": "Some day or other",
    "day.weekday.0": "Monday",
    "day.weekday.1": "Tuesday",
    "day.weekday.2": "Wednesday",
    "day.weekday.3": "Thursday",
    "day.weekday.4": "Friday",
    "day.weekday.5": "Saturday",
    "day.weekday.6": "Sunday",
    "day.month.1": "January",
    "day.month.2": "February",
    "day.month.3": "March",
    "day.month.4": "April",
    "day.month.5": "May",
    "day.month.6": "June",
    "day.month.7": "July",
    "day.month.8": "August",
    "day.month.9": "September",
    "day.month.10": "October",
    "day.month.11": "November",
    "day.month.12": "December",
    "universalis.chapter": "Scene {number}",
    "universalis.chapter.before": "Before the first scene",
}
