"""The only rooms that touch the page: events in and trees out (`dom`), and effects.

`effects` leaves storage to `storage`, the share sheet to `sharing`, files to `download` and QR
codes to `codes`; packages that a start does without come by `ondemand`.
"""
