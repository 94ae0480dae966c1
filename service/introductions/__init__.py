"""Titles taught step by step, on games that were prepared for it."""
