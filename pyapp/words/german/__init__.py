"""The same texts in German, catalogue by catalogue."""
