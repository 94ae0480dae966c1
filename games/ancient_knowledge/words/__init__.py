"""The cards in words of our own, built from the data."""
