"""The only rooms that touch the page: `dom` (events in, trees out) and `effects`."""
