"""QR codes, worked out by segno."""

from __future__ import annotations

from pyapp.browser import ondemand

MASK = 2
"""The pattern that is laid over the squares. A camera reads any of the eight, and over links, which
are as mixed as noise, this one comes nearest to the best. Trying all eight takes four times as
long, and the page stands still meanwhile.
"""


async def squares(text: str) -> tuple[str, ...]:
    """Return the squares of the smallest QR code that holds a text, without its margin.

    Returns:
        A text a row, from the top: "1" for a dark square, "0" for a light one. No rows for a text
        that is too long for any code.

    Raises:
        MissingError: What works it out could not be fetched.
    """
    await ondemand.need("segno")
    import segno

    try:
        # As much against smudges as there is room for at that size.
        made = segno.make_qr(text, error="l", boost_error=True, mask=MASK)
    except segno.DataOverflowError:
        return ()
    return tuple("".join(map(str, row)) for row in made.matrix)
