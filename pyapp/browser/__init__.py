"""The only rooms that touch the page: events in and trees out (`dom`), and effects.

`effects` leaves storage to `storage`, the share sheet to `sharing`, files to `download` and QR
codes to `codes`. Packages that a start does without come by `ondemand`, and what they need of the
standard library by `library`. `dom` leaves the moment after a tap to `rest`. At the start `waiting`
hands in what was tapped before Python was there; `memory` keeps home for the next start to show.
"""
