"""Telling a bad event from everything else that can go wrong."""

import asyncpg

_EVENTS_FAULT = frozenset({"21", "22", "23", "44", "P0"})
"""Classes of SQLSTATE that speak of values: cardinality, data, constraints, raised by hand."""


def blames_event(trouble: Exception) -> bool:
    """Whether the event is at fault, rather than the database, the network or the schema."""
    if isinstance(trouble, asyncpg.PostgresError):
        return (trouble.sqlstate or "")[:2] in _EVENTS_FAULT
    if isinstance(trouble, asyncpg.InterfaceError) and isinstance(trouble, ValueError):
        return True  # a parameter that asyncpg cannot encode
    return not isinstance(
        trouble, OSError | MemoryError | asyncpg.InterfaceError | asyncpg.InternalClientError
    )
