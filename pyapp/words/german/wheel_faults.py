"""German of the app's own errors, looked up as the wheel's sentences are."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.words.faults import ENGLISH
from pyapp.words.german.faults import GERMAN as TEXTS

GERMAN: Mapping[str, str] = {english: TEXTS[key] for key, english in ENGLISH.items()}
