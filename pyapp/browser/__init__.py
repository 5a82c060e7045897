"""The only rooms that touch the page: events in and trees out (`dom`), and effects.

`effects` leaves storage to `storage`, the share sheet to `sharing` and files to `download`.
"""
