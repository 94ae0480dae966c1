"""Accounts, their tokens, and who is calling."""
