"""Components in words, for the catalogue."""
