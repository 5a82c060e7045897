"""Die deutschen Texte, Modul für Modul wie die englischen."""
