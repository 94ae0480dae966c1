"""Fixtures of these tests: an empty log."""

from tests.events.conftest import dsn, log, pool

__all__ = ["dsn", "log", "pool"]
