"""Line icons drawn in a 24 x 24 box; always decoration, the words stand beside or in a label."""

from __future__ import annotations

from pyapp.views.parts.tree import Tree

# Each icon is a few strokes; the pen (width, ends, colour) is set in icons.css.
STROKES: dict[str, tuple[str, ...]] = {
    "back": ("M15 5l-7 7 7 7",),
    "next": ("M9 5l7 7-7 7",),
    "undo": ("M8 5L4 9l4 4", "M4 9h9a6 6 0 0 1 0 12h-3"),
    "redo": ("M16 5l4 4-4 4", "M20 9h-9a6 6 0 0 0 0 12h3"),
    "more": (
        "M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
        "M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
        "M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    ),
    "share": ("M12 15V3", "M8 7l4-4 4 4", "M5 12v8h14v-8"),
    "picture": ("M4 5h16v14H4z", "M4 17l5-6 4 5 3-3 4 4", "M14.5 9v.01"),
    "copy": ("M9 8h11v12H9z", "M15 8V4H4v12h5"),
    "link": (
        "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1",
        "M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    ),
    "broken-link": (
        "M16 14l3-3a4 4 0 0 0-6-6l-1 1",
        "M8 10l-3 3a4 4 0 0 0 6 6l1-1",
        "M4 4l3 3",
        "M17 17l3 3",
    ),
    "code": (
        "M4 4h6v6H4z",
        "M14 4h6v6h-6z",
        "M4 14h6v6H4z",
        "M14 14h2.5v2.5",
        "M20 14v.01",
        "M14 20h.01",
        "M17 20h3v-2.5",
    ),
    "plus": ("M12 5v14", "M5 12h14"),
    "minus": ("M5 12h14",),
    "check": ("M5 13l5 5 9-11",),
    "wave": ("M3 12.5c3-6 6-6 9-1s6 5 9-1",),
    "close": ("M6 6l12 12", "M18 6L6 18"),
    "edit": ("M4 20l1-5L16 4l4 4L9 19z", "M14 6l4 4"),
    "erase": ("M9 5h12v14H9l-6-7z", "M12 9l6 6", "M18 9l-6 6"),
    "trash": ("M4 7h16", "M9 7V4h6v3", "M6 7l1 13h10l1-13"),
    "dice": (
        "M5 4h14l1 1v14l-1 1H5l-1-1V5z",
        "M7 8a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
        "M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
        "M15 16a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    ),
    "hand": (
        "M8 13V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v8a6 6 0 0 1-11 4",
        "M6 18l-2-4a1.6 1.6 0 0 1 3-2l1 2",
    ),
    "anchor": (
        "M12 8v13",
        "M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
        "M8 11h8",
        "M4 14a8 7 0 0 0 16 0",
    ),
    "word": ("M12 3l2 6 6 3-6 3-2 6-2-6-6-3 6-3z",),
    "lamp": (
        "M9 5a3 2.5 0 0 1 6 0",
        "M7 7h10",
        "M8 7l-1.5 11h11L16 7",
        "M5.5 21h13",
        "M12 10c2.4 2.2 2 4 0 5c-2-1-2.4-2.8 0-5z",
    ),
    "info": ("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M12 11v6", "M12 7.5h.01"),
    "warn": ("M12 4l9 16H3z", "M12 10v5", "M12 17.5h.01"),
    "coin": ("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M12 7.5l3 4.5-3 4.5-3-4.5z"),
    "bank": ("M3 9l9-5 9 5z", "M4 20h16", "M6 12v5", "M12 12v5", "M18 12v5"),
    "turn": ("M5 4v16", "M5 5h14l-4 4.5 4 4.5H5"),
    "frame": ("M4 9V4h5", "M15 4h5v5", "M20 15v5h-5", "M9 20H4v-5"),
    "character": ("M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "M4 21a8 7 0 0 1 16 0"),
    "place": ("M3 20l6-12 4 8", "M11 20l5-9 5 9z", "M3 20h9", "M16 4h.01"),
    "thing": ("M4 8l8-4 8 4v8l-8 4-8-4z", "M4 8l8 4 8-4", "M12 12v8"),
    "here": ("M12 21s-6-6-6-11a6 6 0 0 1 12 0c0 5-6 11-6 11z", "M9.5 10l2 2 3.5-4"),
    "away": ("M12 4H5v16h7", "M10 12h10", "M16 8l4 4-4 4"),
    "gone": ("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M5.5 5.5l13 13"),
    "scales": ("M12 4v16", "M8 20h8", "M4 7h16", "M4 7l-2 6h5z", "M20 7l-3 6h5z"),
    "ledger": ("M5 4h14v16H5z", "M9 4v16", "M12 9h4", "M12 13h4"),
    "phone": ("M7 3h10v18H7z", "M11 18h2"),
    "error": ("M8 3h8l5 5v8l-5 5H8l-5-5V8z", "M9 9l6 6", "M15 9l-6 6"),
}


def icon(name: str) -> Tree:
    """Draw an icon; one of `STROKES`, hidden from screen readers."""
    box = {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"}
    # All strokes in one path: a screen holds a hundred icons, and each element takes its time.
    return ["svg", box, ["path", {"d": " ".join(STROKES[name])}]]
