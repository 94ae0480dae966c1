"""Turns of a bot account, shared out among its workers for a time."""
