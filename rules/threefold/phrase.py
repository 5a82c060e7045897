"""Sentences that remember how they were made, so that an app can say them in another language.

The wheel speaks English. A sentence without blanks is its own template; one with blanks is a
`Phrase`. A translation is looked up by the template, as with gettext, and is filled anew.
"""

from __future__ import annotations

from collections.abc import Mapping

_NONE: Mapping[str, object] = {}


class Phrase(str):
    """English text, filled in, that knows its template and what was filled in.

    Attributes:
        template: The English text with its blanks, as for ``str.format``.
        blanks: What they were filled with, by name. One that is a `Phrase` is the wheel's own words
            and is to be translated like the whole; any other text was written by somebody.
    """

    __slots__ = ("blanks", "template")

    template: str
    blanks: Mapping[str, object]

    def __new__(cls, template: str, **blanks: object) -> Phrase:
        """Fill a template; a phrase without further blanks stays what it is."""
        if isinstance(template, Phrase) and not blanks:
            return template
        made = super().__new__(cls, template.format_map(blanks) if blanks else template)
        made.template, made.blanks = str(template), blanks
        return made


def taken_apart(text: str) -> tuple[str, Mapping[str, object]]:
    """Return the template of any text, and what fills its blanks; plain text has none."""
    return (text.template, text.blanks) if isinstance(text, Phrase) else (text, _NONE)
